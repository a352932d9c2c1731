"""What a hero looks like: the class, and over it whatever it wears; and who else walks the land."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import Calling, Slot, Treasure, Weight
from game.rules.road_to_the_overlord.state import BOSS, Companion, Foe, Table
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas

WORN = {Slot.LEGS: "legs", Slot.HEAD: "head", Slot.SHIELD: "shield"}
BODY = {Weight.CLOTH: "cloth", Weight.LIGHT: "light", Weight.HEAVY: "heavy"}
STRANGE_FOE, STRANGE_ALLY = "spiteful_spirit", "war_band"
"""How monsters and companions are drawn that have no picture of their own."""
FOE, ALLY, HERO, GEAR = "overlord.foe", "overlord.ally", "overlord.hero", "overlord.gear"


def hero_pictures(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the pictures that make a hero, from below to above."""
    own = table.heroes[seat]
    worn = [table.setup.cards.treasure(card) for card in own.worn]
    gear = tuple(dict.fromkeys(_gear(worn)))
    return f"{HERO}.{own.calling.value}.{seat}", *(f"{GEAR}.{each}.{seat}" for each in gear)


def plain_hero(seat: Seat, calling: Calling = Calling.NONE) -> str:
    """Return the picture of a hero that wears nothing."""
    return f"{HERO}.{calling.value}.{seat}"


def voice_of(calling: Calling) -> str:
    """Return the sound of a class; a hero without one is only called."""
    return "trek.turn" if calling is Calling.NONE else f"trek.{calling.value}"


def draw_hero(
    canvas: Canvas, spot: tuple[float, float], cell: float, pictures: tuple[str, ...], alpha: int
) -> None:
    """Draw a hero with its feet here."""
    for picture in pictures:
        canvas.piece(picture, *spot, cell, 0, alpha)


def foe_picture(brushes: Brushes, foe: str) -> str:
    return _known(brushes, FOE, foe, STRANGE_FOE)


def ally_picture(brushes: Brushes, ally: str) -> str:
    return _known(brushes, ALLY, ally, STRANGE_ALLY)


def other_picture(brushes: Brushes, figure: Foe | Companion) -> str:
    """Return the picture of a monster or a companion."""
    if isinstance(figure, Foe):
        return foe_picture(brushes, figure.name)
    return ally_picture(brushes, figure.name)


def is_boss(figure: object) -> bool:
    return isinstance(figure, Foe) and figure.name == BOSS


def _known(brushes: Brushes, sort: str, name: str, strange: str) -> str:
    picture = f"{sort}.{name}"
    return picture if picture in brushes.pictures else f"{sort}.{strange}"


def _gear(worn: list[Treasure]) -> Iterator[str]:
    """Yield what is seen of gear, from below to above: the body first, weapons last."""
    yield from (BODY[each.weight] for each in worn if each.slot is Slot.BODY)
    yield from (found for slot, found in WORN.items() if any(e.slot is slot for e in worn))
    weapons = [each for each in worn if each.slot is Slot.WEAPON]
    for each, hand in zip(weapons, ("right", "left"), strict=False):
        yield f"{'two' if each.hands > 1 else 'one'}_{hand}"
