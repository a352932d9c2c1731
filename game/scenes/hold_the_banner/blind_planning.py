"""Planning unseen: the hand in its order over the points of the route, ways as a rose.

A card keeps its place while it is in the hand, so what was seen when the planner was held up is
pressed without a look.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.rules import Seat
from game.core.spelling import Card, Count, Part, Picking, Piece, Way
from game.rules.hold_the_banner.course import seat_plan
from game.rules.hold_the_banner.routes import Route, route_name
from game.rules.hold_the_banner.spelling import REFILL, STAY
from game.rules.hold_the_banner.state import Table
from game.scenes.faces.blind_grid import BlindGrid, BlindPlace, Spot
from game.scenes.frame.kit import Names, Words

from .naming import named, place_name
from .route_words import ARROWS, plan_words, route_arrows

COLUMNS, ROWS = 5, 4
"""Two rows of cards, and two with the points of a route, the own tanks and new cards."""
HOME: Spot = (2, 1)
POINTS = 10
"""After so many places begin the points of a route."""
TANKS: tuple[Spot, ...] = ((2, 3), (3, 3))
NEW_CARDS: Spot = (4, 3)
AIMS = "icon.target"
"""The sign of the points from which one may fire."""
ROSE, MIDDLE, CORNER = 3, (1, 1), (0, 0)


def blind(words: Words, view: Table, seat: Seat, picking: Picking, names: Names) -> BlindGrid:
    """Return where on its grid a seat finds what it may plan next."""

    def place(spot: Spot, part: Part, short: str = "") -> BlindPlace:
        aims = AIMS if isinstance(part, Count) else ""
        return BlindPlace(spot, part, named(words, view, part, names), short, aims)

    if any(isinstance(part, Way) for part in picking.next):
        return _rose(words, picking, [place(*each) for each in _round(picking)])
    if picking.picked and isinstance(picking.picked[0], Card):
        return _row([place(*each) for each in _in_order(view, picking)])
    hand = {route_name(card): card for card in view.players[seat].hand or ()}
    tanks = [tank.number for tank in view.tanks_of(seat)]
    lies = [place(*each) for each in _planned(view, picking, hand, tanks)]
    return BlindGrid(COLUMNS, ROWS, HOME, tuple(lies))


def notes(words: Words, view: Table, seat: Seat, names: Names) -> tuple[str, ...]:
    """Return the own plan in a line, once there is one."""
    if view.question is not None or not view.players[seat].plan:
        return ()
    return (plan_words(words, seat_plan(view, seat)),)


Lies = tuple[Spot, Part, str]


def _round(picking: Picking) -> Iterator[Lies]:
    """Yield ways round the middle, and in a corner that a tank stays."""
    for part in picking.next:
        if isinstance(part, Way):
            spot = MIDDLE[0] + part.facing.dx, MIDDLE[1] + part.facing.dy
            yield spot, part, ARROWS[part.facing]
        elif part == STAY:
            yield CORNER, part, ""


def _rose(words: Words, picking: Picking, ways: list[BlindPlace]) -> BlindGrid:
    """Return the ways with Go in their middle, where the line may end."""
    if picking.usual is not None:
        ways.append(BlindPlace(MIDDLE, None, words("table.go"), picture="icon.tick"))
    return BlindGrid(ROSE, ROSE, MIDDLE, tuple(ways))


def _in_order(view: Table, picking: Picking) -> Iterator[Lies]:
    """Yield the tanks that a card may be for, as they lie."""
    for number, part in enumerate(picking.next):
        yield (number, 0), part, _where(view, part)


def _row(places: list[BlindPlace]) -> BlindGrid:
    return BlindGrid(max(1, len(places)), 1, (0, 0), tuple(places))


def _planned(
    view: Table, picking: Picking, hand: Mapping[str, Route], tanks: list[int]
) -> Iterator[Lies]:
    for part in picking.next:
        match part:
            case Card(name):
                number = [*hand].index(name)
                yield (number % COLUMNS, number // COLUMNS), part, route_arrows(hand[name])
            case Count(number):
                place = POINTS + number
                yield (place % COLUMNS, place // COLUMNS), part, str(number)
            case Piece(number):
                yield TANKS[tanks.index(number)], part, _where(view, part)
            case _ if part == REFILL:
                yield NEW_CARDS, part, "+"
            case _:
                pass


def _where(view: Table, part: Part) -> str:
    """Return in a few letters where a tank is."""
    tank = view.tank(part.number) if isinstance(part, Piece) else None
    return "" if tank is None else place_name(tank.place)
