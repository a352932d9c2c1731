"""The position that a story begins with, read from its parts.

Without `standard` the ground is open but for the banner at G13, which has no bricks round it.
`map` draws a window of it with its tanks, by the digits they are numbered with; `tanks` says what
each is, `1 guard`, `2 siege hit`, and of whom if it is not the first of its side, `3 guard seat
2`, and where if it is not drawn, `4 basic at 12,0`. `bullets` have a line `1 of 2 at 3,2 U`, with
`reach 24`, `piercing`, or the `side 2` of a tank that is gone; `seats` a line `1 level 4, helmet 9,
lives 2, had 3`. `mode`, `options`, `turn`, `lost` and `stopped` have what they are called; `spawns`
a line for each place where attackers come, such as `12,0`, if they are others than usual; `hands` a
line for each seat, `1 U4; U4 R2`, and then cards are played, the rest of the hundred being `rest`.
`throws` say what dice show, `turn 5 bonus 3`, `turn 3 kind 4`: the seed is one under which they
fall so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.chance import Dice
from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.hold_the_banner.board import (
    FAR,
    GROUND,
    NEAR,
    SPAWNS,
    Board,
    camp_of,
    duel,
    mirrored,
    standard,
)
from game.rules.hold_the_banner.coming import guards
from game.rules.hold_the_banner.quarters import quarters_of
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.routes import DECK, WAYS, Cards, route_named
from game.rules.hold_the_banner.setting_up import Mode, beginning
from game.rules.hold_the_banner.state import (
    FAR_REACH,
    NEAR_REACH,
    Bullet,
    Kind,
    Options,
    Pile,
    Setup,
    Table,
    Tank,
)

from .drawing import read_point, read_window

_SEEDS = 20_000
"""So many seeds are tried; any three throws fall under one of some two hundred."""
_FLAGS = ("steel_fence", "star_kept", "late_bonus", "easy_grass")


def read_position(sections: Sections) -> State:
    """Return the state that these parts draw."""
    drawn = read_window(sections["map"]) if "map" in sections else {}
    mode = Mode[_line(sections, "mode", "main").upper().replace(" ", "_")]
    cards = "hands" in sections
    setup = Setup(_board(sections, mode, drawn), mode.teams, _options(sections, cards))
    table = beginning(replace(setup, options=replace(setup.options, by_die=False)), 0)
    table = _with_tanks(replace(table, setup=setup), sections.get("tanks", ()), drawn)
    for line in sections.get("seats", ()):
        number, _, words = line.partition(" ")
        table = table.with_player(int(number) - 1, **_numbers(words))
    bullets = tuple(_bullet(table, line) for line in sections.get("bullets", ()))
    made = max((bullet.number for bullet in bullets), default=0)
    table = replace(table, bullets=bullets, bullets_made=made)
    table = _with_cards(table, sections) if cards else table
    turn, lost = int(_line(sections, "turn", "1")), int(_line(sections, "lost", "0"))
    near, far = map(int, _line(sections, "stopped", "0 0").split())
    table = replace(table, turn=turn, lost=lost, stopped=(near, far))
    return CoreState(table, (), _seed(sections.get("throws", ())))


def _line(sections: Sections, heading: str, usual: str) -> str:
    return sections.get(heading, (usual,))[0]


def _options(sections: Sections, cards: bool) -> Options:
    options = Options(tanks=10, free_drawing=not cards)
    for line in sections.get("options", ()):
        word, _, _ = line.partition(" ")
        if word in ("lives", "tanks"):
            options = replace(options, **_numbers(line))
        elif line.replace(" ", "_") in _FLAGS:
            flag: dict[str, Any] = {line.replace(" ", "_"): True}
            options = replace(options, **flag)
        else:
            raise Unreadable(f"{line!r} is no option: such as lives 4, or steel fence")
    return options


def _board(sections: Sections, mode: Mode, drawn: Mapping[str, Sequence[Cell]]) -> Board:
    if "standard" in sections:
        return duel() if mode.is_duel else standard()
    if "mirrored" in sections:
        return mirrored()
    camps = (camp_of(NEAR), camp_of(FAR)) if mode.is_duel else (camp_of(NEAR),)
    bricks, steel, water, ice, grass = (quarters_of(drawn.get(sign, ())) for sign in GROUND)
    spawns = tuple(map(read_point, sections.get("spawns", ()))) or SPAWNS
    return Board(bricks, steel, water, ice, grass, camps, () if mode.is_duel else spawns)


def _with_tanks(table: Table, lines: Sequence[str], drawn: Mapping[str, Sequence[Cell]]) -> Table:
    tanks = tuple(_tank(table, line, drawn) for line in lines)
    made = max((tank.number for tank in tanks), default=0)
    table = replace(table, tanks=tanks, tanks_made=made)
    for seat in table.seats:
        table = table.with_player(seat, had=len(table.tanks_of(seat)))
    return table


def _tank(table: Table, line: str, drawn: Mapping[str, Sequence[Cell]]) -> Tank:
    """Read a line such as `2 siege hit at 4,8 seat 3`."""
    number, kind_word, *words = line.split()
    kind = Kind(kind_word)
    hit = "hit" in words
    if "at" in words:
        place = read_point(words[words.index("at") + 1])
    elif number in drawn:
        place = min(drawn[number], key=lambda cell: (cell.y, cell.x))
    else:
        raise Unreadable(f"tank {number} is not on the map and has no place")
    able = [s for s in table.seats if guards(table, s) == (kind is Kind.GUARD)]
    seat = int(words[words.index("seat") + 1]) - 1 if "seat" in words else able[0]
    return Tank(int(number), seat, kind, place, hit)


def _bullet(table: Table, line: str) -> Bullet:
    """Read a line such as `1 of 2 at 3,2 U reach 24 piercing side 2`."""
    match line.split():
        case [number, "of", tank, "at", point, way, *words] if way in WAYS:
            owner = table.tank(int(tank))
            far = "reach" in words and words[words.index("reach") + 1] == str(FAR_REACH)
            side = int(words[words.index("side") + 1]) - 1 if "side" in words else 0
            return Bullet(
                number=int(number),
                tank=int(tank),
                team=table.teams[owner.seat] if owner else side,
                facing=WAYS[way],
                point=read_point(point),
                reach=FAR_REACH if far else NEAR_REACH,
                piercing="piercing" in words,
            )
        case _:
            raise Unreadable(f"{line!r} is no bullet: such as 1 of 2 at 3,2 U")


def _numbers(words: str) -> dict[str, Any]:
    """Read `level 4, helmet 9`."""
    pairs = (part.split() for part in words.split(","))
    return {name: int(count) for name, count in pairs}


def _with_cards(table: Table, sections: Sections) -> Table:
    """Deal what is given; the rest of the hundred is given, or the first that are left."""
    left = DECK
    for line in sections["hands"]:
        number, _, words = line.partition(" ")
        hand = read_cards(words)
        left = without(left, hand)
        table = table.with_player(int(number) - 1, hand=hand, held=len(hand))
    rest = read_cards(sections["rest"][0]) if "rest" in sections else left[:80]
    box = without(left, rest)
    if "box" in sections:
        box = read_cards(sections["box"][0]) if sections["box"][0] != "empty" else ()
    missing = len(left) - len(rest) - len(box)
    table = table.with_player(0, stack=missing)
    return replace(table, rest=Pile(rest, len(rest)), box=Pile(box, len(box)), hundreds=1)


def read_cards(written: str) -> Cards:
    """Read cards such as `U4; U4 R2`."""
    cards = []
    for words in written.split(";"):
        route = route_named(words.split())
        if route is None:
            raise Unreadable(f"{words.strip()!r} is no card: such as U4 R2")
        cards.append(route)
    return tuple(sorted(cards))


def _seed(lines: Sequence[str]) -> int:
    """Return the first seed under which these throws fall."""
    wanted = [_throw(line) for line in lines]
    for seed in range(1, _SEEDS):
        if all(Dice(seed, *place).below(6) + 1 == face for place, face in wanted):
            return seed
    raise Unreadable("no dice fall like the throws that are given")


def _throw(line: str) -> tuple[tuple[str | int, ...], int]:
    match line.split():
        case ["turn", turn, "kind", face]:
            return ("kind", int(turn)), int(face)
        case ["turn", turn, "bonus", face]:
            return ("bonus", int(turn), 0), int(face)
        case ["turn", turn, "far", "bonus", face]:
            return ("bonus", int(turn), 1), int(face)
        case _:
            raise Unreadable(f"{line!r} is no throw: such as turn 5 bonus 3")
