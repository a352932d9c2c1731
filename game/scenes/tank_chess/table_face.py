"""Tank Chess as the shared table and phones see it; at the screen it has a table of its own."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Spot, Way
from game.rules.tank_chess.actions import LeaveBoard, OfferDraw, Resign, TakeTurn, Turn
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.threats import dangers_to_commander
from game.rules.tank_chess.why_not.reasons import rule_of
from game.rules.tank_chess.why_not.why import why_cell, why_shot
from game.scenes.faces.table_face import Counter, Saying, SeatPanel, TableFace, Tip
from game.scenes.frame.kit import Kit, Names, Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tank_chess.board import fitted
from game.view.tank_chess.ground import cell_pictures
from game.view.tank_chess.pieces import draw_ghost

from .at_stake import stake, stands
from .naming import facts_of, kind_name, named, point_name
from .reason_words import plain
from .result_and_options import options_of, result_of
from .since_your_turn import since

RULES = {Ground.OPEN: "C3.5", Ground.WALL: "C1.5"}
HOUSE = "C8"
"""The paragraph of all other ground."""


def _place(kit: Kit, view: Table, box: Box, scale: float) -> BoardPlace:
    return fitted(view, box, 0, scale, kit.settings.now.coordinates)


def _panel(view: Table, seat: Seat) -> SeatPanel:
    standing = sum(piece.seat == seat for piece in view.pieces)
    checked = view.check and view.turn == seat and view.end is None
    return SeatPanel(
        counters=(Counter(f"piece.medium.{seat}", standing, "tip.tank_chess.pieces"),),
        signs=("icon.warning",) * checked,
    )


def _lies(view: Table, part: Part) -> Cell | None:
    match part:
        case Cell():
            return part
        case Piece(number):
            return next((piece.cell for piece in view.pieces if piece.number == number), None)
        case _:
            return None


def _named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Piece(number):
            piece = view.piece(number)
            return f"{kind_name(words, piece.kind)} {cell_name(piece.cell, view.height)}"
        case Cell():
            return cell_name(part, view.height)
        case Way(facing):
            return point_name(words, facing)
        case Spot(name):
            return words(f"part.tank_chess.spot.{name}")
        case _:
            return ""


def _tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    return replace(_said(words, view, cell, names), pictures=cell_pictures(view, cell))


def _said(words: Words, view: Table, cell: Cell, names: Names) -> Tip:
    piece = view.piece_on(cell)
    if piece is not None:
        title = f"{kind_name(words, piece.kind)}, {names[piece.seat]}"
        return Tip(title, words("tip.tank_chess.piece", **facts_of(view.kind(piece))), "C2")
    if view.wreck_on(cell) is not None:
        return Tip(words("tip.tank_chess.wreck"), words("tip.tank_chess.wreck.about"), "C4.4")
    ground = view.ground_on(cell)
    what = f"tip.tank_chess.{ground.name.lower()}"
    return Tip(words(what), words(f"{what}.about"), RULES.get(ground, HOUSE))


def _foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return who could destroy the own commander once the turn is made that is meant."""
    action = picking.take(part).usual
    if not isinstance(action, TakeTurn):
        return None
    piece = view.piece_on(action.start)
    if piece is None:
        return None
    pose = piece.number, action.to, action.facing, action.target
    if not (found := dangers_to_commander(view, *pose)):
        return None
    names = ", ".join(named(words, view, danger.enemy) for danger in found)
    return Tip(words("chess.plan.exposed", names=names), rule="C5.4", warns=True)


def _why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why the chosen piece does not get to a cell, or does not destroy what stands there."""
    cell = _lies(view, part)
    if cell is None or not picking.picked:
        return None
    start = _lies(view, picking.picked[0])
    assert start is not None
    turn = picking.usual
    foe = view.piece_on(cell)
    if foe is not None and foe.seat != seat and isinstance(turn, TakeTurn):
        shot = why_shot(view, start, turn.to, turn.facing, cell)
        return Tip("", plain(words, view, shot), rule_of(shot))
    reason = why_cell(view, start, cell)
    return Tip("", plain(words, view, reason), rule_of(reason))


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: Turn) -> None:
    """Draw the piece where the turn leaves it, and a ring round what it would destroy."""
    piece = view.piece_on(action.start)
    if piece is None or isinstance(action, LeaveBoard):
        return
    draw_ghost(canvas, at, piece, action.to, action.facing)
    if action.target is not None:
        canvas.circle(at.middle(action.target), at.size * 0.46, "danger", 4)


TABLE = TableFace(
    place=_place,
    panel=_panel,
    lies=_lies,
    named=_named,
    result=result_of,
    stands=stands,
    stake=stake,
    asked=lambda words, view, seat, names: words("chess.check" if view.check else "table.choose"),
    head=lambda words, view: words("tip.tank_chess.turn", number=view.turns // 2 + 1),
    tip=_tip,
    why_not=_why_not,
    foretell=_foretell,
    retold=since,
    ghost=_ghost,
    paragraph=lambda view: "C5.3" if view.check else "C3.1",
    sayings=(
        Saying("chess.resign", Resign, ask="table.resign.ask"),
        Saying(
            "chess.offer_draw", OfferDraw, lambda view, seat: view.offered != seat, "table.draw.ask"
        ),
    ),
    options=options_of,
)
