"""What things of Hold the Banner are called: places on the lattice, tanks, sides."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.grid import Cell, column_name
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.core.spelling import Card, Count, Part, Piece, Way
from game.rules.hold_the_banner.quarters import WIDTH, Place, Point, overlap
from game.rules.hold_the_banner.routes import BLANK, route_named
from game.rules.hold_the_banner.state import GUARDS, Kind, Setup, Table, Tank, Team
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys

from .route_words import route_arrows, way_name

GAME = "hold_the_banner"
GIVEN = {"one": 1, "two": 2}
"""The handicaps, and how much of each seat's own is given by them."""
GUARD, ATTACK = "guard", "attack"

_usual = named_by_keys(GAME, lambda cell: f"{column_name(cell.x)}{cell.y + 1}", "")


def cells_under(place: Place) -> tuple[Cell, ...]:
    """Return the cells that a tank stands on, row by row: between cells two or four."""
    columns, rows = (dict.fromkeys((at // 2, (at + 1) // 2)) for at in (place.x, place.y))
    return tuple(Cell(column, row) for row in rows for column in columns)


def place_name(place: Place) -> str:
    """Return the cell of a place, or the two or four that it lies between: C4, C/D4, C/D4/5."""
    under = cells_under(place)
    columns = dict.fromkeys(column_name(cell.x) for cell in under)
    return "/".join(columns) + "/".join(dict.fromkeys(str(cell.y + 1) for cell in under))


def point_name(point: Point) -> str:
    """Return where a bullet is, as the place of a tank round it, or next to it at the edge."""
    x, y = (max(0, min(at - 1, WIDTH - 2)) for at in (point.x, point.y))
    return place_name(Place(x, y))


def kind_name(words: Words, kind: Kind) -> str:
    return words(f"banner.kind.{kind.value}")


def tank_name(words: Words, view: Table, number: Long, names: Names) -> str:
    """Return a tank by its kind and whose it is."""
    tank = view.tank(number)
    if tank is None:
        return words("banner.gone")
    return words("banner.tank", kind=kind_name(words, tank.kind), name=names[tank.seat])


def team_of(view: Table, seat: Seat) -> str:
    """Return the side of a seat by its word; in a duel both guard."""
    return GUARD if view.teams[seat] == GUARDS or view.board.duel else ATTACK


def side_name(words: Words, view: Table, team: Team) -> str:
    """Return what a side is called: in a duel by where its banner stands."""
    if view.board.duel:
        return words(f"banner.camp.{'far' if team else 'near'}")
    return words(f"banner.side.{ATTACK if team else GUARD}")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Piece(number):
            return _own_tank(words, view, number)
        case Card(name):
            return route_arrows(route_named(name.split()) or BLANK)
        case Count(0):
            return words("banner.point.first")
        case Count(number):
            return words("banner.point", number=number)
        case Way(way):
            return way_name(words, way)
        case _:
            return _usual(words, view, part, names)


def _own_tank(words: Words, view: Table, number: Long) -> str:
    """Return a tank by its kind and where it stands, to whose it is."""
    tank = view.tank(number)
    if tank is None:
        return words("banner.gone")
    kind = kind_name(words, tank.kind)
    return words("banner.tank_at", kind=kind, place=place_name(tank.place))


def tanks_on(view: Table, x: int, y: int) -> tuple[Tank, ...]:
    """Return the tanks of which a part stands on a cell."""
    return tuple(tank for tank in view.tanks if overlap(tank.place, Place(2 * x, 2 * y)))


def all_names(seats: Sequence[Seat], names: Names) -> str:
    return ", ".join(names[seat] for seat in seats)


def given_keys(setup: Setup, seat: Seat) -> tuple[str, ...]:
    """Return what a seat was given before the match, by the keys of its names."""
    given = setup.given_to(seat)
    return tuple(f"handicap.{GAME}.{name}" for name, worth in GIVEN.items() if given & worth)
