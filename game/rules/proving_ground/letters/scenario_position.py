"""The position that a scenario begins with, read from its parts."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.proving_ground.cards import CARDS, DECK
from game.rules.proving_ground.ground.board import CELLS, COLOURS, cell_named, place_of
from game.rules.proving_ground.referee_tasks import State
from game.rules.proving_ground.setting_up import GUNS, SHELLS, STACK
from game.rules.proving_ground.state import (
    Artillery,
    Fate,
    Flipped,
    Mode,
    Options,
    Pair,
    Pawn,
    Stage,
    Table,
    Tank,
    Turn,
    Zone,
)
from game.rules.proving_ground.tokens import BARE, HIDDEN, LOCATIONS, TOKENS

from .drawing import COLOUR_OF, Sheet, read_board

_MARKS = {"": Fate.READY, "*": Fate.USED, "+": Fate.ATTACHED}
_LONG = 99
"""So many turns are left on a board drawn without any token."""
_PAIR = re.compile(r"([A-Pa-p]{2})([*+]?)")


@dataclass(frozen=True, slots=True)
class Position:
    state: State
    shown: tuple[Cell, ...]


def read_position(sections: Sections) -> Position:
    """Read board, tanks, zones and turn; what is not given is as a match begins."""
    sheet = read_board(sections["board"])
    mode = Mode(_word(sections, "mode", "battle"))
    seats = 1 if mode is Mode.SOLO else int(_word(sections, "seats", "4"))
    options = Options(**{word.replace(" ", "_"): True for word in sections.get("options", ())})
    table = _bare(mode, seats, options, sheet)
    table = replace(table, pawns=_pawns(table, sections, sheet))
    table = replace(table, zones=_zones(table, sections))
    table = _cards(replace(table, turn=_turn(table, sections)), sections)
    if mode is Mode.FAMILY:
        table = _family(table, sections, sheet)
    if mode is Mode.SOLO:
        table = replace(table, artillery=_artillery(sections, sheet))
    return Position(CoreState(table, (), 1), sheet.shown)


def written_zone(zone: Zone) -> str:
    """Return a zone as it is read."""
    marks = {fate: mark for mark, fate in _MARKS.items()} | {Fate.PLAIN: ""}
    pairs = (pair.tokens + marks[pair.fate] for pair in zone.pairs)
    return " ".join((*pairs, *zone.singles, *map(str, zone.spoils)))


def _word(sections: Sections, heading: str, usual: str) -> str:
    return sections.get(heading, (usual,))[0]


def _bare(mode: Mode, seats: int, options: Options, sheet: Sheet) -> Table:
    shells = SHELLS - sheet.floor.count("x")
    battle = mode in {Mode.BATTLE, Mode.TEAM} and not options.no_shells
    return Table(
        mode=mode,
        options=options,
        seats=seats,
        first=0,
        floor=sheet.floor,
        seen=None,
        unseen=None,
        pawns=(),
        zones=(Zone(),) * (2 if mode is Mode.TEAM else seats),
        hands=((),) * seats,
        deck=(),
        offer=(),
        shells=shells if battle else 0,
        turn=Turn(0, 1, Stage.MAIN),
    )


def _pawns(table: Table, sections: Sections, sheet: Sheet) -> tuple[Pawn, ...]:
    two = table.seats == 2 and table.mode is Mode.BATTLE
    count = 4 if two or table.mode is Mode.SOLO else table.seats
    stacks = {line[0]: tuple(map(int, line[1:].strip())) for line in sections.get("stacks", ())}
    usual = STACK if table.mode in {Mode.BATTLE, Mode.TEAM} else ()
    tanks = {line[0]: line[1:].strip() for line in sections.get("tanks", ())}
    pawns = []
    for number, colour in enumerate(COLOURS[:count]):
        letter = colour.value[0].upper()
        seat = 0 if table.mode is Mode.SOLO else number % 2 if two else number
        pawn = Pawn(seat, colour, sheet.pawns.get(colour), points=stacks.get(letter, usual))
        pawns.append(_armed(pawn, tanks.get(letter, ""), table.mode))
    return tuple(pawns)


def _armed(pawn: Pawn, written: str, mode: Mode) -> Pawn:
    names = [one.strip() for one in written.split(",") if one.strip()]
    tanks = [_tank(one.lstrip("!")) for one in names]
    lost = next((_tank(one[1:]).card for one in names if one.startswith("!")), None)
    if mode is Mode.FAMILY or not tanks:
        return pawn
    if lost is not None and tanks[0].card == lost:
        return replace(pawn, reserve=tuple(tanks), lost=lost)
    return replace(pawn, tank=tanks[0], reserve=tuple(tanks[1:]), lost=lost)


def _tank(written: str) -> Tank:
    """Read a card by its name or its parameters, with the pairs on it counted from 1."""
    word, *pairs = written.split()
    found = [card.name for card in CARDS if word in {card.name, card.written}]
    if not found:
        raise Unreadable(f"no tank card is called {word!r}")
    return Tank(found[0], tuple(int(pair.lstrip("+")) - 1 for pair in pairs))


def _zones(table: Table, sections: Sections) -> tuple[Zone, ...]:
    zones = list(table.zones)
    for line in sections.get("zones", ()):
        letter, *words = line.split()
        seat = next(p.seat for p in table.pawns if p.colour is COLOUR_OF[letter])
        zones[table.side(seat)] = _zone(words)
    return tuple(zones)


def _zone(words: list[str]) -> Zone:
    zone = Zone()
    for word in words:
        match = _PAIR.fullmatch(word)
        if match:
            fate = Fate.PLAIN if match[1].islower() else _MARKS[match[2]]
            zone = replace(zone, pairs=(*zone.pairs, Pair(match[1], fate)))
        elif word.isdecimal():
            zone = replace(zone, spoils=(*zone.spoils, int(word)))
        else:
            zone = replace(zone, singles=zone.singles + word)
    return zone


def _turn(table: Table, sections: Sections) -> Turn:
    """Read whose turn it is: `G`, `G shot`, with `number 60` and `left 3` on lines of their own."""
    usual = next((p.colour for p in table.pawns if p.cell is not None), COLOURS[0])
    lines = sections.get("turn", ((usual or COLOURS[0]).value[0].upper(),))
    letter, _, stage = lines[0].partition(" ")
    number = next(n for n, p in enumerate(table.pawns) if p.colour is COLOUR_OF[letter])
    counts = {key: int(count) for key, count in (line.split() for line in lines[1:])}
    family = Stage.STEP if table.mode is Mode.FAMILY else Stage.MAIN
    asked = Stage(stage.replace(" ", "_")) if stage else family
    runs = asked in {Stage.SHOT, Stage.DRIVE, Stage.RETURN, Stage.TURN_UP}
    pawn = number if runs else None
    seat = table.pawns[number].seat
    bare = not LOCATIONS.intersection(table.floor)
    left = counts.get("left", _LONG if bare else None)
    return Turn(seat, counts.get("number", 1), asked, pawn, left=left)


def _cards(table: Table, sections: Sections) -> Table:
    """Read the cards that are left: all that nobody has, or those of `deck`; and spare ones."""
    spare = tuple(map(_tank, sections.get("spare", ())))
    held = {tank.card for pawn in table.pawns for tank in (pawn.tank, *pawn.reserve) if tank}
    held |= {tank.card for tank in spare}
    free = tuple(card for card in DECK if card not in held)
    named = sections.get("deck")
    deck = tuple(c for c in DECK if c in named) if named is not None else free
    return replace(table, deck=deck, spare=spare)


def _family(table: Table, sections: Sections, sheet: Sheet) -> Table:
    """Read what lies face down: `under` is a board of it; open tokens are of the turn before."""
    under = read_board(sections["under"]).floor if "under" in sections else BARE * len(CELLS)
    seen = "".join(
        token if floor == HIDDEN and token in TOKENS else BARE
        for floor, token in zip(sheet.floor, under, strict=True)
    )
    hidden = sum(
        floor == HIDDEN and token == BARE for floor, token in zip(sheet.floor, seen, strict=True)
    )
    unseen = sections.get("unseen", (TOKENS[:hidden],))[0]
    open_ = tuple(c for c in CELLS if sheet.floor[place_of(c)] in LOCATIONS - {HIDDEN})
    named = sections.get("open")
    if named is not None:
        open_ = tuple(cell for word in named[0].split() if (cell := cell_named(word)))
    return replace(table, seen=seen, unseen=unseen, flipped=Flipped(before=open_), deck=())


def _artillery(sections: Sections, sheet: Sheet) -> Artillery:
    """Read the shells that lie `opened`, letters and digits, and the artillery's tokens."""
    opened = sections.get("opened", ("- -",))[0].split()
    letters, digits = opened[0], opened[-1]
    columns = tuple("ABCDEFGH".index(one) for one in letters if one != "-")
    rows = tuple(8 - int(one) for one in digits if one != "-")
    tokens = _word(sections, "artillery", "")
    return Artillery(tokens, GUNS - sheet.floor.count("@"), columns, rows)
