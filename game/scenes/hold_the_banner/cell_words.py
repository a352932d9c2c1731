"""What is said of a cell or a choice: what stands and hangs there, and why something cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import STRAIGHT, Cell
from game.core.rules import Seat
from game.core.spelling import Card, Count, Part, Picking, Piece, Way, Word
from game.rules.hold_the_banner import spelling
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    PlayCard,
    Refill,
    Rescue,
    Return,
    Spawn,
    Stay,
    TakeBack,
)
from game.rules.hold_the_banner.quarters import Place, Quarters, covered
from game.rules.hold_the_banner.routes import BLANK, route_named
from game.rules.hold_the_banner.state import Kind, Rescuing, Returning, Spawning, Table, Tank
from game.rules.hold_the_banner.why_not.reasons import Refusal
from game.rules.hold_the_banner.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words
from game.scenes.pages.rule_sign import cited

from .naming import kind_name, place_name, tank_name, tanks_on
from .plan_on_board import in_rim
from .route_words import route_words, way_name

TIP = "tip.hold_the_banner"
_ALONE = {
    spelling.READY: "P5.3",
    spelling.TAKE_BACK: "P5.3",
    spelling.REFILL: "P5.8",
    spelling.STAY: "P5.7",
}
"""What each word does, by the paragraph that says so."""
_IN_RIM = {"hidden": "P8.3", "beyond": "P5.4"}


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what stands on a cell, hangs over it, and what its ground is."""
    tanks = tanks_on(view, cell.x, cell.y)
    here = [tank for tank in tanks if not view.board.hides(tank.place)]
    ground = " ".join(_ground(words, view, cell))
    above = " ".join(_bullets(words, view, cell, names))
    if here:
        told = " ".join(tank_words(words, view, tank) for tank in here)
        title = ", ".join(dict.fromkeys(names[tank.seat] for tank in here))
        rule = "P3.1" if here[0].kind is Kind.GUARD else "P3.2"
        return Tip(title, " ".join(filter(None, (told, above, ground))), rule)
    title = place_name(Place(2 * cell.x, 2 * cell.y))
    return Tip(title, " ".join(filter(None, (above, ground))), "P5.6" if above else "P2.1")


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    action = _meant(view, seat, picking, part)
    refused = refusal(view, action) if action is not None else None
    return Tip("", because(words, view, refused), refused.rule) if refused is not None else None


def because(words: Words, view: Table, refused: Refusal) -> str:
    """Return a reason as a sentence."""
    tank = view.tank(refused.tank) if refused.tank is not None else None
    place = refused.place or (tank.place if tank is not None else None)
    where = place_name(place) if place is not None else ""
    return words(f"banner.why.{refused.why.value}", place=where)


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what a word does, and why a point lies in the rim; of routes and shots the board shows
    it."""
    if isinstance(part, Word) and part in _ALONE and not picking.picked:
        return Tip("", words(f"{TIP}.word.{part.name}"), _ALONE[part])
    if isinstance(part, Count) and (why := in_rim(view, seat, picking, part.count)):
        return Tip("", words(f"{TIP}.rim.{why}"), _IN_RIM[why])
    return None


def about(words: Words, view: Table, part: Part) -> str:
    """Return what a card says by its drawing and its arrows, in words."""
    if not isinstance(part, Card):
        return ""
    route = route_named(part.name.split()) or BLANK
    return cited(words("banner.card", route=route_words(words, route)), "P1.4")


def cost(words: Words, view: Table, seat: Seat, action: object) -> Tip:
    """Return what new cards cost before they must be drawn."""
    return Tip("", words("banner.cost.refill"), "P5.8", warns=True)


def tank_words(words: Words, view: Table, tank: Tank) -> str:
    """Return the kind of a tank and what it can do, with all that lasts."""
    player = view.players[tank.seat]
    if tank.kind is not Kind.GUARD:
        told = words(f"{TIP}.kind.{tank.kind.value}", kind=kind_name(words, tank.kind))
        told += f" {words(f'{TIP}.hit')}" * tank.hit
    else:
        told = words(f"{TIP}.guard.{player.level}", lives=player.lives)
    if view.helmeted(tank):
        told += f" {words(f'{TIP}.helmet', until=player.helmet)}"
    if view.held(tank.seat):
        told += f" {words(f'{TIP}.held', until=view.stopped[view.teams[tank.seat]])}"
    return told


def _bullets(words: Words, view: Table, cell: Cell, names: Names) -> Iterator[str]:
    """Yield each bullet that hangs over a cell or at its edge, and where it flies."""
    for bullet in view.bullets:
        behind = bullet.point.step(bullet.facing.opposite)
        if spelling.cell_of(behind) == cell:
            whose = tank_name(words, view, bullet.tank, names)
            yield words(f"{TIP}.bullet", tank=whose, way=way_name(words, bullet.facing))


def _ground(words: Words, view: Table, cell: Cell) -> Iterator[str]:
    board, here = view.board, covered(Place(2 * cell.x, 2 * cell.y))
    for team, camp in enumerate(board.camps):
        if here & covered(camp.banner):
            yield words(f"{TIP}.fallen" if view.fallen[team] else f"{TIP}.banner")
        elif here & camp.fence:
            yield words(f"{TIP}.fence")
        elif any(here & covered(place) for place in camp.returns):
            yield words(f"{TIP}.return")
    if any(here & covered(place) for place in board.spawns):
        yield words(f"{TIP}.spawn")
    kinds: dict[str, Quarters] = {
        "brick": view.bricks,
        "steel": view.steel,
        "water": board.water,
        "ice": board.ice,
        "grass": board.grass,
    }
    yield from (words(f"{TIP}.{kind}") for kind, quarters in kinds.items() if here & quarters)


def _meant(view: Table, seat: Seat, picking: Picking, part: Part) -> Action | None:
    """Return what a part would mean here, were it to be picked."""
    tanks = view.tanks_of(seat)
    own = tanks[0].number if tanks else 0
    tank = next((p.number for p in picking.picked if isinstance(p, Piece)), own)
    match part:
        case Cell(x, y):
            return _at(view, seat, Place(2 * x, 2 * y), tanks_on(view, x, y))
        case Piece(number):
            return PlayCard(seat, number, BLANK)
        case Card(name):
            return PlayCard(seat, tank, route_named(name.split()) or BLANK)
        case Count(number):
            return AddShot(seat, tank, number, STRAIGHT[0])
        case Way():
            return None
        case Word():
            return _said(seat, part)
        case _:
            return None


def _at(view: Table, seat: Seat, place: Place, tanks: tuple[Tank, ...]) -> Action | None:
    match view.question:
        case Returning():
            return Return(seat, place)
        case Spawning():
            return Spawn(seat, place)
        case Rescuing():
            return Rescue(seat, place)
        case None:
            return PlayCard(seat, tanks[0].number, BLANK) if tanks else None


def _said(seat: Seat, word: Word) -> Action | None:
    actions: dict[Word, Action] = {
        spelling.STAY: Stay(seat),
        spelling.REFILL: Refill(seat),
        spelling.TAKE_BACK: TakeBack(seat),
        spelling.READY: Commit(seat),
    }
    return actions.get(word)
