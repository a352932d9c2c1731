"""What things of Deep Scan are called: places, objects, wares, terms of a bargain, and ships."""

from __future__ import annotations

from game.core.grid import Cell, column_name
from game.core.rules import Seat
from game.core.spelling import Count, Dial, Part, Spot, Word
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.foresight.tosses import hope_of
from game.rules.deep_scan.handfuls import worst
from game.rules.deep_scan.sky import BASE
from game.rules.deep_scan.state import LyingProbe, Setup, Table
from game.rules.deep_scan.wares import EventCard, Terms, Ware
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys

GAME = "deep_scan"
WORDS = "scan"
GIVEN = {"two_probes": 2, "three_probes": 3}
"""The handicaps: so many probes more at the start."""
FEW = 2
"""So many seats of a ship are named."""
NOTE = 10
"""What a note is told as."""


def place_of(cell: Cell) -> str:
    return f"{column_name(cell.x)}{cell.y + 1}"


_usual = named_by_keys(GAME, place_of, f"{WORDS}.card")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    """Return what a part is called; to wait is to end a turn in which something was done."""
    match part:
        case Dial(name):
            return words(f"{WORDS}.ware.{name}") if name in _WARES else words(f"{WORDS}.{name}")
        case Count(count):
            return _handful(words, view, count)
        case Word("wait") if view.begun or view.arrived:
            return words(f"{WORDS}.done")
        case Spot("probe", number) if (lies := lying(view, number)) is not None:
            return words(f"{WORDS}.lying", number=number, accuracy=lies.accuracy)
        case Cell():
            return object_name(words, view, part)
        case _:
            return _usual(words, view, part, names)


def _handful(words: Words, view: Table, count: int) -> str:
    """Return so many probes, with the chance of full accuracy if they are tossed now."""
    doing = view.positioning
    if doing is None or count > view.ships[view.turn].has.probe:
        return words(f"{WORDS}.toss", count=count)
    probes = worst(doing, count) if doing.tosses else tuple(range(1, count + 1))
    chance = per_cent(hope_of(view, doing, probes))
    return words(f"{WORDS}.toss_chance", count=count, chance=chance)


def per_cent(chance: float) -> int:
    """Return a chance in a hundred: not a hundred while it may fail, not 0 while it may not."""
    return min(max(round(100 * chance), chance > 0), 99 if chance < 1 else 100)


_WARES = frozenset(ware.value for ware in Ware)


def lying(view: Table, number: int) -> LyingProbe | None:
    """Return a probe that lies on the map, by its number."""
    lies = view.positioning.probes if view.positioning is not None else ()
    return next((probe for probe in lies if probe.number == number), None)


def object_name(words: Words, table: Table | None, at: Cell, form: str = "") -> str:
    """Return an object with its place, the base, or only the place; `form` is that of a verb."""
    if at == BASE:
        return words(f"{WORDS}.base{form}")
    found = table.object_at(at) if table is not None else None
    if found is None:
        return place_of(at)
    kind = words(f"{WORDS}.kind.{found.kind.value}{form}")
    return words(f"{WORDS}.object", kind=kind, place=place_of(at))


def ware_name(words: Words, ware: Ware) -> str:
    return words(f"{WORDS}.ware.{ware.value}")


def counted(words: Words, ware: Ware, count: int) -> str:
    """Return so much of a ware; money is told in notes of ten."""
    return words(
        f"{WORDS}.counted.{ware.value}", count=NOTE * count if ware is Ware.MONEY else count
    )


def side_of(words: Words, terms: Terms, gets: bool) -> str:
    """Return what one gets by a bargain, or what one gives, "" for nothing."""
    sign = 1 if gets else -1
    parts = (
        counted(words, ware, sign * terms.of(ware)) for ware in Ware if sign * terms.of(ware) > 0
    )
    return ", ".join(parts)


def card_words(words: Words, card: EventCard) -> str:
    """Return what an event gives, and what it asks."""
    gives = counted(words, Ware.RESOURCES, card.resources)
    if not card.task:
        return words(f"{WORDS}.event.free", gives=gives)
    key = "pirates" if card.pirates else "task"
    return words(f"{WORDS}.event.{key}", gives=gives, task=card.task)


def ship_name(words: Words, setup: Setup | None, ship: ShipNumber, names: Names) -> str:
    """Return who leads a ship; of more than two, or where nobody knows, its number."""
    seats = setup.crew(ship) if setup is not None else ()
    if not seats or len(seats) > FEW:
        return words(f"{WORDS}.ship", number=ship + 1)
    return ", ".join(names[seat] for seat in seats)


def won_key(setup: Setup | None, winners: tuple[ShipNumber, ...]) -> str:
    """Return the key of who has won: one, two who lead a ship, or several ships."""
    if len(winners) != 1:
        return f"{WORDS}.result.{'shared' if winners else 'nobody'}"
    two = setup is not None and len(setup.crew(winners[0])) == FEW
    return f"{WORDS}.result.{'won_two' if two else 'won'}"


def given_keys(setup: Setup, seat: Seat) -> tuple[str, ...]:
    """Return what a seat was given before the match, by the keys of its names."""
    more = setup.given[seat] if setup.given else 0
    fitting = {sum(chosen.values()): tuple(chosen) for chosen in _choices()}
    return tuple(f"handicap.{GAME}.{name}" for name in fitting.get(more, ()))


def _choices() -> tuple[dict[str, int], ...]:
    return {}, *({name: more} for name, more in GIVEN.items()), GIVEN
