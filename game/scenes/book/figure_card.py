"""A figure as it lies in the book: the board, what lies beside it, the story, and its buttons."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.faces.figure_face import FigureView
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

from .figure import Stage
from .figure_layout import BUTTON, FigureLayout, lines_of


def card_widgets(kit: Kit, stage: Stage, made: FigureLayout) -> tuple[Widget, ...]:
    """Return the figure; its buttons answer Chosen("bar.play") and the like."""
    boards: tuple[Widget, ...] = (Drawing(made.board, _board(kit, stage, stage.shown)),)
    if made.other is not None:
        boards = (
            Drawing(made.board, _board(kit, stage, stage.before)),
            Drawing(_between(made.board, made.other), _draw_then),
            Drawing(made.other, _board(kit, stage, stage.after)),
        )
    notes = tuple(Drawing(box, _note(stage, number)) for number, box in enumerate(made.rows))
    lines = lines_of(kit, stage)
    said = "\n".join(lines) if stage.still else stage.sentence(kit.words)
    return (
        Panel(made.whole, "night", "line", 12),
        *boards,
        *notes,
        Label(made.words, said, SMALL, "words", stand="top"),
        *_buttons(kit, stage, made.buttons),
    )


def _buttons(kit: Kit, stage: Stage, box: Box) -> tuple[Widget, ...]:
    if stage.still:
        return ()
    play = "icon.pause" if stage.playing else "icon.rotate" if stage.reel.idle else "icon.play"
    names = (("bar.back", "icon.step_back"), ("bar.play", play), ("bar.step", "icon.step"))
    return tuple(
        Button(
            name,
            Box(box.x + place * (BUTTON + 6), box.y, BUTTON, BUTTON),
            "",
            picture,
            look=Look.MAIN if name == "bar.play" else Look.PLAIN,
            tip=kit.words(name),
        )
        for place, (name, picture) in enumerate(names)
    )


def _board(
    kit: Kit, stage: Stage, shown: Callable[[], FigureView]
) -> Callable[[Canvas, Box], None]:
    """Return the painter of a board; a picture at rest is kept."""

    def paint(canvas: Canvas, box: Box) -> None:
        now, face = shown(), stage.face
        if not stage.at_rest and not stage.still:
            face.draw(canvas, box, now)
            return
        key = (
            "figure",
            face.game,
            stage.name,
            now.reel.place,
            kit.settings.now.coordinates,
            stage.still,
        )
        canvas.layer(key, box, lambda paper: face.draw(paper, paper.box, now))

    return paint


def _note(stage: Stage, number: int) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        shown = stage.after() if stage.still else stage.shown()
        stage.face.row(canvas, box, shown, number)

    return paint


def _between(board: Box, other: Box) -> Box:
    """Return the gap between the board before and the board after."""
    if other.x > board.x:
        return Box(board.right, board.y, other.x - board.right, board.height)
    return Box(board.x, board.bottom, board.width, other.y - board.bottom)


def _draw_then(canvas: Canvas, box: Box) -> None:
    """Draw the arrow from before to after."""
    x, y = box.middle
    points = [(x - 8, y - 13), (x + 9, y), (x - 8, y + 13)]
    if box.width > box.height:
        points = [(x - 13, y - 8), (x, y + 9), (x + 13, y - 8)]
    canvas.polygon(points, "accent")
