"""The moments that turned a match, as small pictures with a sentence each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.grid import Cell
from game.core.rules import Seat, Told
from game.rules.tanchiki.events import EagleTaken, TankDrowned, TankExploded, TokenTaken
from game.rules.tanchiki.foresight.turning_points import TurningPoint, turning_points
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.match.live_match import Motion
from game.scenes.match.mid_event import half_way
from game.scenes.play.moment_tiles import Moment
from game.scenes.tanchiki.sentences import explain
from game.session.match.match import Match
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Playback
from game.view.tanchiki.board import draw_shown, place_of
from game.view.tanchiki.clips import clip_for

CELLS = 5
"""So many cells across a picture shows."""


def moments_of(kit: Kit, match: Match, names: Names) -> tuple[Moment, ...]:
    return tuple(
        Moment(
            place=point.place,
            head=kit.words("event.tanchiki.turn", number=point.turn),
            words=sentence(kit.words, point, names),
            draw=picture_of(match, point.place),
            mark=f"emblem.{point.event.seat}",
        )
        for point in turning_points(len(names), match.events())
    )


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the same as lines one jumps by."""
    return tuple(
        ReplayChapter(point.place, sentence(words, point, names), seat=point.event.seat)
        for point in turning_points(len(names), match.events())
    )


def sentence(words: Words, point: TurningPoint, names: Names) -> str:
    name, how = names[point.event.seat], _how(point)
    match point.event:
        case EagleTaken(number=number):
            return words(f"tanchiki.moment.eagle{how}", name=name, number=number)
        case TokenTaken():
            return words(f"tanchiki.moment.bot{how}", name=name)
        case TankExploded() | TankDrowned() if len(names) == 1:
            return explain(words, point.event, names)
        case TankExploded():
            return words("tanchiki.moment.exploded", name=name)
        case TankDrowned():
            return words("tanchiki.moment.drowned", name=name)


def _how(point: TurningPoint) -> str:
    return "_last" if point.last else "_lead" if point.leads else ""


@dataclass(frozen=True, slots=True, eq=False)
class _Scene:
    """A table in the middle of an event; as a key it is equal to itself alone."""

    shown: Playback[Any, Told[Any]]
    cell: Cell | None


def picture_of(match: Match, place: int, seat: Seat | None = None) -> Callable[[Canvas, Box], None]:
    """Return what draws the board about the event at this place, painted once for each size.

    With a seat it is drawn about its tank.
    """
    taken: list[_Scene] = []

    def draw(canvas: Canvas, box: Box) -> None:
        if not taken:
            taken.append(_scene(match, place, seat))
        scene = taken[0]

        def paint(paper: Canvas) -> None:
            paper.fill("page")
            draw_shown(paper, _near(paper, scene), scene.shown, 0, calm=False)

        canvas.layer(("tanchiki moment", scene), box, paint, solid=True)

    return draw


def _scene(match: Match, place: int, seat: Seat | None) -> _Scene:
    """Return the table half-way through the event at this place."""
    shown = half_way(match, place, Motion(clip_for, lambda event: 100))
    table, told = shown.before(0), shown.story(0)[1]
    tank = None if seat is None else table.field.tanks[seat].cell
    return _Scene(shown, tank or place_of(table, told.event))


def _near(canvas: Canvas, scene: _Scene) -> BoardPlace:
    """Return the board so large that the moment's cell and some about it fill the picture."""
    board = scene.shown.shown.board
    size = canvas.width / CELLS
    cell = scene.cell or Cell(board.width // 2, board.height // 2)
    across = min(max(cell.x + 0.5 - CELLS / 2, 0), board.width - CELLS)
    high = canvas.height / size
    down = min(max(cell.y + 0.5 - high / 2, 0), board.height - high)
    return BoardPlace(-across * size, -down * size, size, board.width, board.height)
