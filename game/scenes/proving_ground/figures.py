"""The figures of the rules book of Proving Ground."""

from __future__ import annotations

from typing import assert_never

from game.rules.proving_ground import PROVING_GROUND, actions
from game.rules.proving_ground.events import TurnBegan
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.letters.scenarios import action_named, played
from game.rules.proving_ground.state import Table
from game.scenes.faces.figure_face import FigureView
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures, in_cells
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.proving_ground.board import BOARD
from game.view.proving_ground.marks import draw_reach
from game.view.proving_ground.seat_zone import draw_brief

from .naming import card_name, pair_name, pawn_name
from .sentences import tell

OfTank = actions.Place | actions.Drive | actions.Shoot | actions.ChangeTank
ORDER, WORD = "proving.order", "part.proving_ground.word"


def _over(canvas: Canvas, place: BoardPlace, shown: FigureView) -> None:
    """Draw where the pawn that acts can go, before it does."""
    table: Table = shown.reel.shown
    for number in table.own(table.turn.seat)[:1]:
        pawn = table.pawns[number]
        if (shown.fresh or shown.staged.notes.asked) and pawn.cell and pawn.tank:
            draw_reach(canvas, place, table, number, None)


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return which tank would do what; an order that no figure asks about as it is written."""
    action = action_named(table, line)
    match action:
        case actions.Hold():
            return words(f"{WORD}.hold")
        case actions.EndTurn():
            return words(f"{WORD}.end_turn")
        case actions.Stop():
            return words(f"{WORD}.stop")
        case actions.StepTo(_, cell):
            return words(f"{ORDER}.step", cell=cell_name(cell))
        case actions.TurnUp(_, cell):
            return words(f"{ORDER}.turn_up", cell=cell_name(cell))
        case actions.Place() | actions.Drive() | actions.Shoot() | actions.ChangeTank():
            return _of_tank(words, table, line, action)
        case actions.Attach(seat, pair, pawn):
            name, what = pawn_name(words, table, pawn), pair_name(words, table, seat, pair + 1)
            return words(f"{ORDER}.attach", name=name, pair=what)
        case _:
            return in_cells(line)


def _of_tank(words: Words, table: Table, line: str, action: OfTank) -> str:
    name = pawn_name(words, table, action.pawn)
    match action:
        case actions.Place(_, pawn, cell, card):
            name = pawn_name(words, table, pawn, card)
            return words(f"{ORDER}.to", name=name, cell=cell_name(cell))
        case actions.Drive():
            return words(f"{ORDER}.drive", name=name, way=in_cells(line))
        case actions.Shoot(_, _, cell, aim):
            return words(f"{ORDER}.{aim.value}", name=name, cell=cell_name(cell))
        case actions.ChangeTank(_, _, card):
            return words(f"{ORDER}.change", name=name, card=card_name(words, card))
        case _:
            assert_never(action)


FIGURES = Figures(
    PROVING_GROUND,
    BOARD,
    played,
    tell,
    why="proving.why",
    order=_order,
    rows=1,
    row=lambda canvas, box, table, row: draw_brief(canvas, box, table, table.turn.seat),
    silent=lambda event: isinstance(event, TurnBegan),
    over=_over,
)
