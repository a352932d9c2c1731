"""The position that a scenario begins with, read from its parts.

`parts` tells what is wrong with a tank: `C3 rear side; straight 2; moved 4; base 3`. `turn` is
whose it is, and its number: `white 5`; `throws` are given by turn, `5 4/3`: the seed is one under
which they fall so. Below the turns that were `quiet` stands the longest count on a base since
the last damage, if there was any. What is not given is as on the bare board of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.chance import Dice, RollPlace
from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.lasting_conditions import Clock, Lasting, begun
from game.core.rules import Sections
from game.rules.dice_and_armour.kinds import PARTS, Part
from game.rules.dice_and_armour.play import new
from game.rules.dice_and_armour.referee_tasks import State
from game.rules.dice_and_armour.shooting import CRIT, HIT
from game.rules.dice_and_armour.shooting import SIDES as FACES
from game.rules.dice_and_armour.starting_board import HEIGHT, WIDTH, Board, bare, cell_named
from game.rules.dice_and_armour.state import JAM, Mode, Options, Setup, Table, Tank

from .drawing import Cut, read_board
from .notation import SIDES

_SEEDS = 200_000
"""So many seeds are tried; any two throws of both dice fall under one of some thousand."""
_CLOCKS = {"straight": Clock.MOVES, JAM: Clock.TURNS}


@dataclass(frozen=True, slots=True)
class Position:
    state: State
    cut: Cut


def read_position(sections: Sections) -> Position:
    board, cut = _board(sections)
    options = Options(**dict.fromkeys(sections.get("options", ()), True))
    side, _, number = sections.get("turn", ("white 1",))[0].partition(" ")
    if side not in SIDES:
        raise Unreadable(f"{side!r} is no side: white or black")
    setup = Setup(board, Mode(_word(sections, "mode", "simple")), options, SIDES.index(side))
    state = new(setup, _seed(sections.get("throws", ())))
    quiet, longest = (*map(int, sections.get("quiet", ())), 0, 0)[:2]
    table = replace(state.table, number=int(number or 1), quiet=quiet, longest=longest)
    for line in sections.get("parts", ()):
        table = _harmed(table, line)
    return Position(replace(state, table=table), cut)


def _board(sections: Sections) -> tuple[Board, Cut]:
    """Return the board that is drawn, or the one of the rules, and how much of it is shown."""
    bare_board = bare()
    if "board" not in sections:
        return bare_board, Cut(range(WIDTH), range(HEIGHT))
    sheet = read_board(sections["board"], WIDTH, HEIGHT)
    return replace(bare_board, tanks=sheet.placed, blocks=sheet.blocks), sheet.cut


def _word(sections: Sections, heading: str, usual: str) -> str:
    return sections.get(heading, (usual,))[0]


def _harmed(table: Table, line: str) -> Table:
    """Return the table with what a line says of one tank."""
    words, *marks = (part.strip() for part in line.split(";"))
    place, *names = words.split()
    tank = table.tank_on(cell_named(place, table.board.height) or Cell(-1, -1))
    if tank is None:
        raise Unreadable(f"no tank stands on {place}")
    broken = tuple(part for part in PARTS if part.name.lower() in names)
    if len(broken) != len(names):
        raise Unreadable(f"{line!r} names no part: such as {', '.join(p.name for p in Part)}")
    tank = replace(tank, broken=broken)
    for mark in marks:
        tank = _marked(tank, mark)
    return table.with_tanks(tank if one.number == tank.number else one for one in table.tanks)


def _marked(tank: Tank, mark: str) -> Tank:
    word, _, count = mark.partition(" ")
    match word:
        case "moved":
            return replace(tank, moved=int(count))
        case "base":
            return replace(tank, held=int(count))
        case _ if word in _CLOCKS:
            lasting = Lasting(word, _CLOCKS[word], int(count))
            return replace(tank, lasting=begun(tank.lasting, lasting))
    raise Unreadable(f"{mark!r} is no mark of a tank: straight, jam, moved or base, and a number")


def _seed(lines: Sequence[str]) -> int:
    """Return the first seed under which these throws fall."""
    wanted = [throw for line in lines for throw in _throws(line)]
    for seed in range(1, _SEEDS):
        if all(Dice(seed, *place).below(FACES) + 1 == face for place, face in wanted):
            return seed
    raise Unreadable("no dice fall like the throws that are given")


def _throws(line: str) -> list[tuple[RollPlace, int]]:
    turn, _, faces = line.partition(" ")
    places = (HIT, CRIT)
    return [
        ((place, int(turn)), int(face))
        for place, face in zip(places, faces.split("/"), strict=False)
    ]
