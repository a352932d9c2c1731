"""What lies and stands on the board: bricks, bonuses, the eagle, tanks and bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.state import FIRST_BOT, Bot, Piece, Table, Tank
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Pose

from .standing_pieces import name_of, rest

GHOST = 130
BONUS = 0.86
FAINT = 128
"""A bot that is fainter than this comes or goes, and has no number."""

Poses = Mapping[str, Pose]


def draw_bricks(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    whole, half = table.field.whole, table.field.half
    kinds = (("whole", whole), ("half", half), ("rubble", table.board.bricks - whole - half))
    for kind, cells in kinds:
        canvas.pieces(_bricks(place, kind, cells), place.size, ("bricks", kind, place, cells))


def _bricks(
    place: BoardPlace, kind: str, cells: frozenset[Cell]
) -> Iterator[tuple[str, float, float]]:
    for cell in sorted(cells):
        yield (f"brick.{kind}", *place.middle(cell))


def draw_tokens(canvas: Canvas, place: BoardPlace, table: Table, poses: Poses, ms: int) -> None:
    """Draw bonuses and the eagle, where they lie or on their way."""
    for bonus in table.field.bonuses:
        pose = poses.get(f"bonus {bonus.number}", Pose(bonus.cell.x, bonus.cell.y))
        _put(canvas, place, f"bonus.{bonus.face.value}", pose, BONUS)
    for name, pose in poses.items():
        if name.startswith("bonus ") and not _known_bonus(table, name):
            _put(canvas, place, "bonus.star", pose, BONUS)
    eagle = table.field.eagle
    if "eagle" not in poses and not eagle.taken:
        canvas.piece("eagle_base", *place.middle(eagle.cell), place.size)
        # Below a tank only its wing tips would be seen: the sign beside it says that it is there.
        if table.field.piece_on(eagle.cell) is None:
            _put(canvas, place, "eagle", Pose(eagle.cell.x, eagle.cell.y))


def draw_flying(canvas: Canvas, place: BoardPlace, poses: Poses) -> None:
    """Draw the eagle as it rises or comes down, over everything."""
    if "eagle" in poses:
        _put(canvas, place, "eagle", poses["eagle"])


def draw_eagle_sign(canvas: Canvas, place: BoardPlace, table: Table, poses: Poses) -> None:
    """Show the eagle over leaves, or beside what stands on it: all plans depend on it."""
    eagle, board = table.field.eagle, table.board
    if eagle.taken or "eagle" in poses:
        return
    if table.field.piece_on(eagle.cell) is not None:
        x, y = place.spot(eagle.cell.x + 0.27, eagle.cell.y - 0.27)
        canvas.circle((x, y), place.size * 0.24, "night")
        canvas.circle((x, y), place.size * 0.24, "gold", 2)
        canvas.piece("eagle", x, y, place.size * 0.42)
    elif board.ground(eagle.cell) is Terrain.FOREST:
        canvas.piece("eagle_base", *place.middle(eagle.cell), place.size)
        _put(canvas, place, "eagle", Pose(eagle.cell.x, eagle.cell.y))


def bot_number(bot: Piece) -> int:
    """Return the number that a bot bears on the board."""
    return bot - FIRST_BOT + 1


def draw_bot_numbers(canvas: Canvas, place: BoardPlace, table: Table, poses: Poses) -> None:
    """Number the bots as the story names them, on their turrets, wherever they drive."""
    style = Style(Family.BOLD, max(15, round(place.size * 0.32)))
    radius = max(place.size * 0.2, 9)
    box = Box(0, 0, 0, 0).inset(-radius - 2)
    if not canvas.readable(("1",), box):
        return
    for bot in table.field.bots:
        pose = poses.get(name_of(bot.number)) or rest(table, bot.number)
        if pose.alpha < FAINT:
            continue
        x, y = place.spot(pose.x, pose.y)
        canvas.circle((x, y), radius, "night")
        canvas.circle((x, y), radius, "lamp", 2)
        words = str(bot_number(bot.number))
        canvas.write(words, box.moved(x, y), style, "words", "centre", wrap=False)


def draw_tanks(canvas: Canvas, place: BoardPlace, table: Table, poses: Poses) -> None:
    """Draw tanks and bots; those that move are drawn last, over the others."""
    tanks = [(tank.seat, tank) for tank in table.field.tanks if tank.cell is not None]
    standing: list[tuple[Piece, Tank | Bot]] = [*tanks, *((b.number, b) for b in table.field.bots)]
    for piece, each in standing:
        if name_of(piece) not in poses:
            draw_one(canvas, place, table, each, rest(table, piece))
    for piece, each in standing:
        if name_of(piece) in poses:
            draw_one(canvas, place, table, each, poses[name_of(piece)])
    for name, pose in poses.items():
        if name.startswith("piece ") and table.field.placed(int(name[6:])) is None:
            _put(canvas, place, picture_of(int(name[6:])), pose)


def draw_one(canvas: Canvas, place: BoardPlace, table: Table, each: Tank | Bot, pose: Pose) -> None:
    """Draw a tank or bot with what lies on it: helmet, switch, frost."""
    if isinstance(each, Bot):
        _put(canvas, place, "bot", pose)
        if table.turn.clock:
            _put(canvas, place, "frozen", Pose(pose.x, pose.y, 0, pose.size, pose.alpha))
        return
    _put(canvas, place, picture_of(each.seat), pose)
    level = Pose(pose.x, pose.y, 0, pose.size, pose.alpha)
    if each.off:
        _put(canvas, place, "off", pose)
    if each.helmets:
        _put(canvas, place, "shield", level)


def draw_ghost(
    canvas: Canvas, place: BoardPlace, piece: Piece, pose: Pose, alpha: int = GHOST
) -> None:
    """Draw a piece where it is thought of."""
    faded = Pose(pose.x, pose.y, pose.angle, pose.size, min(alpha, pose.alpha))
    _put(canvas, place, picture_of(piece), faded)


def picture_of(piece: Piece) -> str:
    return "bot" if piece >= FIRST_BOT else f"tank.{piece}"


def covered(table: Table, poses: Poses) -> frozenset[Cell]:
    """Return the cells on which something has to be seen through the tree tops."""
    field = table.field
    found = {tank.cell for tank in field.tanks if tank.cell is not None}
    found |= {bot.cell for bot in field.bots} | {bonus.cell for bonus in field.bonuses}
    if not field.eagle.taken:
        found.add(field.eagle.cell)
    for name, pose in poses.items():
        if name.startswith("piece "):
            found.add(Cell(round(pose.x), round(pose.y)))
    return frozenset(found)


def _known_bonus(table: Table, name: str) -> bool:
    return any(f"bonus {bonus.number}" == name for bonus in table.field.bonuses)


def _put(canvas: Canvas, place: BoardPlace, picture: str, pose: Pose, size: float = 1) -> None:
    x, y = place.spot(pose.x, pose.y)
    canvas.piece(picture, x, y, place.size * size * stepped(pose.size), pose.angle, pose.alpha)
