"""The position that a story begins with, read from its parts.

`ships` have a line each, `B (3,2)`, perhaps followed by `knows (4,2)` for full accuracy, `damaged`,
`resigned` and `turns 3`; `objects`: `gas (3,2)`, `gas (3,2) reserved 6/P3`, `wormhole (4,2) spent`.
Where there are neither ships nor objects all begins as a match does, with so many objects as
`length` says, `short`, `middle` or `whole`. Ships stand on the base where only objects are given.

`crews` is the ship of each seat, `A B A B`, a seat for each ship where it is absent; `A` alone is a
match for one, and what stands beside it then only stands there. `own`: `A 3 probes, 0 money`, what
differs from the start. `piles`: `gas 6/2 7/3`, what is left of a kind, all of it where absent.
`turn`: `B`, A where absent. `counts`, one a line: `begun`, `arrived`, `positioned`, `1 offers`,
`3 idle`, `number 7`. `hands` by seat: `A meter`, dice where absent. `given`: `B 2`, probes more at
the start. `turns`: so many and all is over.

`positioning`: `(4,2) after 1 toss` and perhaps `, 1 card`, then a line for each probe that lies:
`1 at 230,30`, `2 at 260,0 strengthened`. `event`: `6/P3`, which the ship on turn has opened.
`offer`: `A to B: +1 probe, -1 money`, and `changed` in front of what has come back so.

`dice` names what falls (`throws` says how): the seed is the first one under which it does, from
`seed` on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.deep_scan.setting_up import lasting, new
from game.rules.deep_scan.state import (
    MIDDLE,
    SHORT,
    WHOLE,
    HandKind,
    Pile,
    Setup,
    Ship,
    State,
    Table,
)
from game.rules.deep_scan.wares import PILES

from .position_lines import (
    read_bargain,
    read_object,
    read_positioning,
    read_ship_line,
    read_turn,
)
from .reading import read_card, read_counts, read_kind, read_seat, read_ship
from .throws import seed_of

LENGTHS = {"short": SHORT, "middle": MIDDLE, "whole": WHOLE}


def read_position(sections: Sections) -> State:
    """Return the state that these parts draw."""
    setup = read_setup(sections)
    turn = read_turn(sections.get("counts", ()))
    begin = int(sections.get("seed", ("1",))[0])
    seed = seed_of(turn.get("number", 1), sections.get("dice", ()), begin)
    if "ships" not in sections and "objects" not in sections:
        return new(lasting(setup, setup.objects), seed)
    ships = read_ships(sections)
    table = Table(
        setup,
        tuple(map(read_object, sections.get("objects", ()))),
        ships,
        read_piles(sections.get("piles", ())),
        turn=read_ship(sections.get("turn", ("A",))[0]),
        **turn,
    )
    return CoreState(_asked(table, sections), (), seed)


def read_setup(sections: Sections) -> Setup:
    count = len(sections["ships"]) if "ships" in sections else 2
    written = sections.get("crews", (" ".join("ABCD"[:count]),))[0]
    crews = tuple(map(read_ship, written.split()))
    length = sections.get("length", ("whole",))[0]
    if length not in LENGTHS:
        raise Unreadable(f"{length!r} is no length: {', '.join(LENGTHS)}")
    setup = Setup(
        crews,
        LENGTHS[length],
        (HandKind.DICE,) * len(crews),
        turns=int(sections.get("turns", ("0",))[0]),
    )
    hands, given = list(setup.hands), [0] * len(crews)
    for line in sections.get("hands", ()):
        seat, kind = line.split()
        hands[read_seat(setup, seat)] = HandKind(kind)
    for line in sections.get("given", ()):
        seat, more = line.split()
        given[read_seat(setup, seat)] = int(more)
    return replace(setup, hands=tuple(hands), given=tuple(given) if any(given) else ())


def read_ships(sections: Sections) -> tuple[Ship, ...]:
    """Return the ships with what they own."""
    crews = read_setup(sections).ships
    lines = sections.get("ships", tuple(f"{ship} (2,2)" for ship in "ABCD"[: max(crews) + 1]))
    ships = list(map(read_ship_line, lines))
    for line in sections.get("own", ()):
        name, _, counts = line.partition(" ")
        number = read_ship(name)
        ships[number] = replace(
            ships[number], has=replace(ships[number].has, **read_counts(counts))
        )
    return tuple(ships)


def read_piles(lines: Sequence[str]) -> tuple[Pile, ...]:
    piles = dict(PILES)
    for line in lines:
        kind, *cards = line.split()
        piles[read_kind(kind)] = tuple(map(read_card, cards))
    return tuple(Pile(kind, cards) for kind, cards in piles.items())


def _asked(table: Table, sections: Sections) -> Table:
    """Return the table with what the story begins in the middle of."""
    if "positioning" in sections:
        table = replace(table, positioning=read_positioning(table, sections["positioning"]))
    if "event" in sections:
        table = replace(table, scanning=read_card(sections["event"][0]))
    if "offer" in sections:
        table = replace(table, bargain=read_bargain(sections["offer"][0]))
    return table
