"""The line over the table: turn, phases, eagles, and the buttons that are always there."""

from __future__ import annotations

from functools import partial

from game.rules.tanchiki.state import Phase, Table
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit, Words
from game.scenes.table.head_buttons import HeadButton, head_buttons
from game.scenes.widgets.form import Widgets
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, Family, Style
from game.view.tanchiki.eagle_sign import draw_eagle

EAGLES = 3
STEPS_WIDE = 3 * 32 + 10
LEAST = 13
"""The smallest size of the words, for large letters in a narrow window."""

LARGE = 125
"""From so many percent on the letters are too large for the words of all phases."""

_STEPS: tuple[tuple[Phase, str], ...] = (
    (Phase.MOVING, "icon.tank"),
    (Phase.BOTS, "bot"),
    (Phase.VOLLEY, "icon.target"),
)


def head_widgets(kit: Kit, box: Box, danger: bool, forecast: bool) -> Widgets:
    """Return the buttons at the right end."""

    def button(name: str, picture: str, key: Key, on: bool = False) -> HeadButton:
        return HeadButton(name, picture, kit.words(f"tanchiki.head.{name}"), key, on)

    return head_buttons(
        kit,
        box,
        button("forecast", "icon.eye", Key.FORECAST, forecast),
        button("danger", "icon.warning", Key.SHOW, danger),
        button("rules", "icon.book", Key.HELP),
        button("pause", "icon.pause", Key.MENU),
    )


def draw_head(canvas: Canvas, kit: Kit, box: Box, table: Table, late: bool) -> None:
    """Draw how far the match is; it may be `late`, as a slot is."""
    turn = table.turn
    taken = tuple(score.eagles for score in table.scores)
    key = turn.number, turn.phase, turn.action, taken, turn.strength
    more = turn.sudden_death, turn.last, turn.clock, table.options.solo, kit.words.language
    paint = partial(_paint, kit=kit, table=table)
    canvas.slot("tanchiki head", (*key, *more), box, paint, late)


def _paint(canvas: Canvas, kit: Kit, table: Table) -> None:
    box = canvas.box
    canvas.rect(box, "panel")
    canvas.rect(box.foot(2), "line")
    room = box.inset(16, 6).left(box.width - 240)
    style = _even(canvas, kit, table, room.width)
    turn = kit.words("tanchiki.head.turn", number=max(1, table.turn.number))
    wide = canvas.measure(turn, Style(Family.BOLD, style.size))[0]
    canvas.write(turn, room.left(wide + 4), Style(Family.BOLD, style.size), "accent", wrap=False)
    _paint_phases(canvas, kit, room.beside(wide + 22), table, style)


def _even(canvas: Canvas, kit: Kit, table: Table, width: float) -> Style:
    """Return the one style in which all words of the head have room."""
    style = SMALL
    while style.size > LEAST and _wide(canvas, kit, table, style) > width:
        style = Style(style.family, style.size - 1)
    return style


def _wide(canvas: Canvas, kit: Kit, table: Table, style: Style) -> float:
    turn = kit.words("tanchiki.head.turn", number=max(1, table.turn.number))
    words = [turn, _goal(kit, table), *(words for words, _ in _chips(kit, table))]
    steps = STEPS_WIDE * any(here for _, here in _chips(kit, table)[1:3])
    pictures = 0 if table.turn.sudden_death else EAGLES * 34 + 8
    told = sum(canvas.measure(each, style)[0] for each in words)
    return told + 4 * 30 + 22 + 6 + steps + pictures + 12


def _chips(kit: Kit, table: Table) -> tuple[tuple[str, bool], ...]:
    """Return the words of the phases, and whether each is on.

    Beside larger letters only the phase that is on has room for all its words.
    """
    words, turn, brief = kit.words, table.turn, kit.type.percent >= LARGE
    first = Phase.PLACING if turn.phase is Phase.PLACING else Phase.PLANNING
    acting = turn.phase in (Phase.MOVING, Phase.BOTS, Phase.VOLLEY)
    actions = (
        (words("tanchiki.phase.action", number=action + 1), str(action + 1), turn.action == action)
        for action in (0, 1)
    )
    told = (
        (*_named(words, first), turn.phase is first),
        *((long, short, acting and on) for long, short, on in actions),
        (*_named(words, Phase.END), turn.phase is Phase.END),
    )
    return tuple((short if brief and not on else long, on) for long, short, on in told)


def _named(words: Words, phase: Phase) -> tuple[str, str]:
    """Return what a phase is called, and the same in brief."""
    return words(f"tanchiki.phase.{phase.value}"), words(f"tanchiki.phase.{phase.value}.short")


def _goal(kit: Kit, table: Table) -> str:
    """Return what else ends the match."""
    if table.turn.sudden_death:
        return kit.words("tanchiki.head.sudden_death")
    if table.turn.last:
        return kit.words("tanchiki.head.last_call", number=table.turn.last)
    alone = table.options.solo or table.seats == 1
    return "" if alone else kit.words("tanchiki.head.lead")


def _paint_phases(canvas: Canvas, kit: Kit, box: Box, table: Table, style: Style) -> None:
    x = box.x
    for number, (words, here) in enumerate(_chips(kit, table)):
        acts = here and number in (1, 2)
        x = _chip(canvas, box, x, words, here, style, STEPS_WIDE if acts else 0)
        if acts:
            _paint_steps(canvas, box, x - STEPS_WIDE - 2, table)
    _paint_goal(canvas, kit, Box(x + 6, box.y, box.right - x - 6, box.height), table, style)


def _chip(
    canvas: Canvas, box: Box, x: float, words: str, lit: bool, style: Style, more: float
) -> float:
    """Paint one phase; return where the next begins."""
    wide = canvas.measure(words, style)[0] + 24 + more
    cell = Box(x, box.y, wide, box.height)
    canvas.plate(cell, "panel_light" if lit else "night", 10, "accent" if lit else "panel_light")
    inside = cell.inset(12, 0).left(wide - 24 - more + 4)
    canvas.write(words, inside, style, "words" if lit else "quiet", wrap=False)
    return x + wide + 6


def _paint_steps(canvas: Canvas, box: Box, x: float, table: Table) -> None:
    """Paint tanks, bots and volley as three small pictures, the one that is on lit."""
    for number, (phase, picture) in enumerate(_STEPS):
        lit = table.turn.phase is phase
        middle = x + number * 32 + 14, box.middle[1]
        if lit:
            canvas.circle(middle, 17, "accent_dark")
        canvas.picture(picture, *middle, 26, 0, 255 if lit else canvas.dim(90))


def _paint_goal(canvas: Canvas, kit: Kit, box: Box, table: Table, style: Style) -> None:
    """Paint whose the taken eagles are, and what else ends the match."""
    takers = [seat for seat, score in enumerate(table.scores) for _ in range(score.eagles)]
    y = box.middle[1]
    if table.turn.sudden_death:
        canvas.write(_goal(kit, table), box, style, "danger", wrap=False)
        return
    # Large words in a narrow window leave no room beside the buttons.
    if box.width < EAGLES * 34:
        return
    for number in range(EAGLES):
        middle = box.x + 16 + number * 34, y
        fill = f"seat.{takers[number]}" if number < len(takers) else "line"
        draw_eagle(canvas, middle, 29, fill, "words" if number < len(takers) else "quiet")
    canvas.write(_goal(kit, table), box.beside(EAGLES * 34 + 8), style, "quiet", wrap=False)
