"""What stands below and beside a figure: attack and life as numbers, spells with the turns left."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.state import Spell
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.canvas.read_figures import read, write_read

from .way import Spot

TALL, WIDE, GAP = 0.44, 0.86, 0.06
"""How large the plate of a number is, and how far below the feet it lies, in cells."""
SIGN, LETTERS, EMBLEM = 0.38, 0.36, 0.34
SPELL, SPELL_AT, STEP = 0.44, (-0.7, -1.12), 0.46
"""How large the sign of a spell is, where the first lies beside the feet, and how far apart."""
MOST_SPELLS = 3
MOST = "00"
"""Of so many digits a number is at the most."""
SIGNS = {
    Verb.STUN: "stun",
    Verb.ROOT: "root",
    Verb.BLIND: "blind",
    Verb.CHARM: "charm",
    Verb.POISON: "poison",
    Verb.SILENCE: "silence",
    Verb.BAN: "ban",
    Verb.WEAKEN: "weaken",
    Verb.GUARD: "guard",
    Verb.RESIST: "guard",
    Verb.ABSORB: "guard",
}
"""The signs of spells; any other makes a number larger or smaller."""


def spell_picture(spell: Spell) -> str:
    """Return the sign of what lasts on a figure."""
    found = SIGNS.get(spell.verb) or ("weaken" if spell.amount < 0 else "stronger")
    return f"overlord.spell.{found}"


def draw_numbers(
    canvas: Canvas, feet: Spot, cell: float, attack: int, life: int, seat: Seat | None
) -> None:
    """Draw attack and life side by side below the feet, in the colour of whose figure it is."""
    x, y = feet[0], feet[1] + cell * GAP
    edge = "realm_bone_dark" if seat is None else f"seat.{seat}"
    whole = Box(x - cell * WIDE, y, 2 * cell * WIDE, cell * TALL)
    if not read(canvas, MOST, whole.left(cell * WIDE * 0.55)):
        return
    canvas.plate(whole, "night", cell * 0.14, edge, 2)
    for n, (sign, number) in enumerate((("attack", attack), ("life", life))):
        draw_number(canvas, whole.columns(2)[n], f"overlord.{sign}", number)
    if seat is not None:
        canvas.picture(f"emblem.{seat}", whole.x, whole.y, cell * EMBLEM)


def draw_number(canvas: Canvas, box: Box, sign: str, number: int, ink: str = "white") -> None:
    """Draw a sign with its number behind it."""
    size = box.height * SIGN / TALL
    style = Style(Family.BOLD, round(box.height * LETTERS / TALL))
    words = str(number)
    wide = canvas.measure(words, style)[0]
    left = box.middle[0] - (size + wide) / 2
    canvas.picture(sign, left + size * 0.5, box.middle[1], size)
    if not read(canvas, words, box.left(box.width * 0.6)):
        return
    room = Box(left + size, box.y, wide + 2, box.height)
    canvas.write(words, room, style, ink, "left", wrap=False)


def draw_spells(canvas: Canvas, feet: Spot, cell: float, spells: Sequence[Spell]) -> None:
    """Draw a column of signs beside the figure, each with the turns that are left of it."""
    x, y = feet[0] + cell * SPELL_AT[0], feet[1] + cell * SPELL_AT[1]
    for n, spell in enumerate(spells[:MOST_SPELLS]):
        spot = x, y + cell * STEP * n
        canvas.picture(spell_picture(spell), *spot, cell * SPELL)
        if spell.left:
            _write_left(canvas, spot, cell, spell.left)


def _write_left(canvas: Canvas, spot: Spot, cell: float, left: int) -> None:
    x, y, reach = spot[0] + cell * 0.18, spot[1] + cell * 0.14, cell * 0.18
    canvas.circle((x, y), reach, "night")
    box = Box(x, y, 0, 0).inset(-cell * 0.24)
    write_read(canvas, str(left), box, cell * 0.28, "white")
