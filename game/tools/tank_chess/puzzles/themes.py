"""What a puzzle is about, and how hard it is."""

from __future__ import annotations

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.ai.tank_chess.levels import LADDER
from game.ai.tank_chess.search.next_node import child, passed
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.strikes import hanging, leaves, strikes, vital, wins
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.lines_from_cell import ahead
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, turns
from game.rules.tank_chess.play import legal
from game.rules.tank_chess.starting_board import BLACK, WHITE

from .boards import node_of, table_of
from .puzzle import Puzzle, leaves_only

FAR = 6
LEVELS = tuple(LADDER)


def theme_of(puzzle: Puzzle) -> str:
    """Return the one word for what is to be seen in it."""
    node = node_of(puzzle.board)
    if puzzle.sort == "save":
        return _saving(node, puzzle.key)
    return _finish(node, puzzle.key) if puzzle.par == 1 else _first(puzzle, node)


def _finish(node: Node, key: Go) -> str:
    """Return how the win in one is done."""
    field = node.chart.field
    if key.pose < 0:
        return "escape"
    kind, start, facing = node.armies[WHITE][key.unit]
    foe = node.armies[BLACK][key.target]
    end = key.pose % field.cells
    one, two, aim = (field.places[cell] for cell in (start, end, foe.cell))
    far = max(abs(two.x - aim.x), abs(two.y - aim.y))
    if field.kinds[kind].lobbed:
        return "lob"
    if max(abs(one.x - aim.x), abs(one.y - aim.y)) == 1:
        return "gap"
    if ahead(field, start, (facing + 4) % 8) == end and key.pose // field.cells == facing:
        return "reverse"
    if start != end and _between(one, two, aim):
        return "through"
    if field.kinds[kind].gun <= field.kinds[foe.kind].armour[0]:
        return "flank"
    if start == end:
        return "turn"
    return "far" if far >= FAR else "line"


def _between(cell: Cell, one: Cell, other: Cell) -> bool:
    """Whether a cell lies on the line from one cell to another."""
    if (one.x - cell.x) * (other.y - cell.y) != (one.y - cell.y) * (other.x - cell.x):
        return False
    across = min(one.x, other.x) <= cell.x <= max(one.x, other.x)
    return across and min(one.y, other.y) <= cell.y <= max(one.y, other.y)


def _first(puzzle: Puzzle, node: Node) -> str:
    """Return what the first turn of a longer win is."""
    key = puzzle.key
    if puzzle.par == 2 and leaves_only(puzzle.board, key):
        return "escape"
    then = child(node, key)
    if key.target != NO_TARGET:
        return "capture"
    idle = passed(then)
    if not wins(idle, WHITE):
        return "quiet"
    if key.unit in hanging(then, WHITE):
        return "offer"
    chiefs = vital(idle, BLACK)
    who = {unit for unit, foe, _ in strikes(idle, WHITE) if foe in chiefs}
    if len(who) + leaves(idle, WHITE) > 1:
        return "fork"
    if who and key.unit not in who:
        return "discovery"
    if key.unit in node.chiefs[WHITE]:
        return "commander"
    return "net"


def _saving(node: Node, key: Go) -> str:
    if key.target != NO_TARGET:
        return "capture"
    return "flight" if key.unit in node.chiefs[WHITE] else "block"


def found_by(puzzle: Puzzle) -> int:
    """Return the place on the ladder of the lowest level that plays the key, by fixed dice.

    It is one more than there are if none does.
    """
    table = table_of(puzzle.board)
    choices = legal(table, WHITE)
    key = choices[list(turns(node_of(puzzle.board).position)).index(puzzle.key)]
    for place, name in enumerate(LEVELS):
        mind = MINDS["tank_chess"][name]
        asked = (decided(mind(table, WHITE, choices, Dice(n, "puzzle"))) for n in range(2))
        if all(answer == (key,) for answer in asked):
            return place
    return len(LEVELS)


def points_of(puzzle: Puzzle, theme: str, level: int) -> int:
    """Return how hard it is, from some 600 to 2000: how long, quiet and wide, and who sees it."""
    node = node_of(puzzle.board)
    wide = sum(1 for _ in turns(node.position))
    pieces = len(puzzle.board.pieces)
    base = {"one": 600, "save": 900}.get(puzzle.sort, 500 + 350 * puzzle.par)
    quiet = 0 if puzzle.par == 1 or puzzle.key.target != NO_TARGET else 80
    subtle = 120 if theme in ("quiet", "offer", "discovery") else 0
    seen = 0 if puzzle.sort == "one" else 60 * level
    return base + quiet + subtle + seen + min(200, wide // 2) + min(150, 15 * pieces)
