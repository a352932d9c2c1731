"""The position that a scenario begins with, read from its parts.

What is not given is as a round of a quick match begins, but that its first blow has been struck
and both have each card once and two blocks. With a `deck` all cards that are neither in it nor in
a hand lie in the discard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.handfuls import without
from game.core.rules import Seat, Sections
from game.core.rules import State as CoreState
from game.rules.arena_of_eight.blows import Fighter
from game.rules.arena_of_eight.cards import DECK, KINDS, Card, Cards, handful
from game.rules.arena_of_eight.evolve import beginning
from game.rules.arena_of_eight.referee_tasks import State
from game.rules.arena_of_eight.state import SEATS, Options, Setup, Table

from .drawing import read_line
from .names import FIGURES

USUAL: Cards = handful(KINDS, (Card.BLOCK,))
_FIGHTERS = (Fighter.CYCLONE, Fighter.THUNDER)
_FLAGS = {
    "frost at 1 to 3": "far_frost",
    "shuffled in again": "reshuffle",
    "any super blow": "any_super",
}


def read_position(sections: Sections) -> State:
    cells = read_line(sections["board"][0])
    options = _options(sections.get("options", ()))
    fighters = _by_seat(sections.get("fighters", ()))
    one, two = (Fighter(fighters.get(seat, _FIGHTERS[seat].value).lower()) for seat in SEATS)
    cards = _by_seat(sections.get("hands", ()))
    hands = tuple(handful(read_cards(cards[s])) if s in cards else USUAL for s in SEATS)
    setup = Setup(options, (one, two))
    table = beginning(setup, _seat(sections.get("turn", ("A",))[0]), (hands[0], hands[1]))
    for seat in SEATS:
        table = _with_side(table, seat, cells[seat], len(hands[seat]), sections)
    table = replace(
        table,
        struck="first blow" not in sections,
        round=int(sections.get("round", ("1",))[0]),
        discard=_discard(sections.get("deck"), hands),
    )
    return CoreState(table, (), int(sections.get("seed", ("1",))[0]))


def read_cards(written: str) -> Cards:
    """Read cards such as `2 kick, jump`; `nothing` is none."""
    found: list[Card] = []
    for part in (one.strip() for one in written.split(",")):
        count, _, name = part.rpartition(" ")
        try:
            found += [] if name == "nothing" else [Card(name)] * int(count or 1)
        except ValueError:
            raise Unreadable(f"{part!r} is no card: such as kick, or 2 block") from None
    return tuple(found)


def _with_side(table: Table, seat: Seat, cell: int, held: int, sections: Sections) -> Table:
    def count(heading: str, usual: int = 0) -> int:
        return int(_by_seat(sections.get(heading, ())).get(seat, usual))

    return table.with_side(
        seat,
        cell=cell,
        held=held,
        health=count("health", table.options.health),
        wins=count("wins"),
        taken=count("taken"),
        skips=count("skips") + count("frozen"),
        frozen=count("frozen") > 0,
    )


def _options(lines: Sequence[str]) -> Options:
    options = Options()
    for line in lines:
        match line.split():
            case ["health", count]:
                options = replace(options, health=int(count))
            case ["best", "of", count]:
                options = replace(options, best_of=int(count))
            case _ if line in _FLAGS:
                options = replace(options, **{_FLAGS[line]: True})
            case _:
                raise Unreadable(f"{line!r} is no option")
    return options


def _discard(deck: Sequence[str] | None, hands: tuple[Cards, ...]) -> Cards:
    if deck is None:
        return ()
    try:
        return without(DECK, handful(read_cards(deck[0]), *hands))
    except ValueError:
        raise Unreadable("there are more cards than the deck has") from None


def _by_seat(lines: Sequence[str]) -> Mapping[Seat, str]:
    """Return what lines such as `A kick, jump` say of each seat."""
    return {_seat(line[0]): line[1:].strip() for line in lines}


def _seat(letter: str) -> Seat:
    if letter not in FIGURES:
        raise Unreadable(f"{letter!r} is neither A nor B")
    return FIGURES.index(letter)
