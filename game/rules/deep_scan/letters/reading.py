"""Words of stories read: ships and seats, points and places, cards, wares and bargains."""

from __future__ import annotations

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.course import acting
from game.rules.deep_scan.sky import POINTS, Kind, Offset
from game.rules.deep_scan.state import Setup, Table
from game.rules.deep_scan.wares import EventCard, Terms, Ware

from .notation import SHIPS, ware_name

_WARES = {ware_name(ware, count): ware for ware in Ware for count in (1, 2)}


def read_ship(written: str) -> ShipNumber:
    ship = SHIPS.find(written) if len(written) == 1 else -1
    if ship < 0:
        raise Unreadable(f"{written!r} is no ship: A to D")
    return ship


def read_seat(setup: Setup, written: str) -> Seat:
    """Read a seat such as `B`, or `B2` where several lead it; the first if none is named."""
    crew = setup.crew(read_ship(written[:1]))
    number = int(written[1:]) if written[1:].isdecimal() else 1
    if not 1 <= number <= len(crew):
        raise Unreadable(f"nobody sits at {written!r}")
    return crew[number - 1]


def acting_seat(table: Table, written: str) -> Seat:
    """Read a seat; a ship alone is who of it is to act."""
    seat, setup = acting(table), table.setup
    if len(written) == 1 and seat is not None and setup.ships[seat] == read_ship(written):
        return seat
    return read_seat(setup, written)


def read_point(written: str) -> Cell:
    found = Cell(*_pair(written.strip("()"), written))
    if found not in POINTS:
        raise Unreadable(f"{written!r} is no point of the map: such as (3,2)")
    return found


def read_place(written: str) -> Offset:
    return Offset(*_pair(written, written))


def read_kind(written: str) -> Kind:
    if written not in {kind.value for kind in Kind}:
        raise Unreadable(f"{written!r} is no object: such as gas")
    return Kind(written)


def read_card(written: str) -> EventCard:
    """Read a card such as `6/P3`: its resources and its task."""
    resources, _, task = written.partition("/")
    number = task.removeprefix("P")
    if not resources.isdecimal() or not (number == "-" or number.isdecimal()):
        raise Unreadable(f"{written!r} is no event: such as 6/P3")
    needed = 0 if number == "-" else int(number)
    return EventCard(int(resources), needed, task.startswith("P"))


def read_ware(written: str) -> Ware:
    if written not in _WARES:
        raise Unreadable(f"{written!r} is no ware: such as probe")
    return _WARES[written]


def read_counts(written: str) -> dict[str, int]:
    """Read what somebody has, gets or gives: `5 probes, 1 money`, `+1 launcher, -2 money`."""
    found: dict[str, int] = {}
    for part in written.split(","):
        count, word = part.split()
        found[read_ware(word).value] = int(count)
    return found


def read_terms(written: str) -> Terms:
    return Terms(**read_counts(written))


def _pair(inside: str, written: str) -> tuple[int, int]:
    one, _, two = inside.partition(",")
    try:
        return int(one), int(two)
    except ValueError:
        raise Unreadable(f"{written!r} is no point and no place: such as (3,2)") from None
