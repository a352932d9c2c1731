"""One Cut as the shared table sees it."""

from __future__ import annotations

from collections import Counter as Count

from game.core.grid import Cell
from game.core.hex import distance
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Spot, Word
from game.rules.one_cut import events
from game.rules.one_cut.actions import NameMark, PushTo, StepTo
from game.rules.one_cut.cards import KINDS, Card
from game.rules.one_cut.field import reached
from game.rules.one_cut.pair_outcome import REACH
from game.rules.one_cut.spelling import AGREE, READY, ROW, STAY, TAKE_BACK, card_part
from game.rules.one_cut.state import MOST_LAID, Stage, Table
from game.rules.one_cut.why_not.refusing import NOW
from game.scenes.faces.table_face import Counter, Held, SeatPanel, TableFace
from game.scenes.frame.kit import Names, Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.one_cut.board import BOARD, draw_blades
from game.view.one_cut.seat_zone import draw_zone
from game.view.one_cut.standing_pieces import LIVERY, blade, card_picture, colour, draw_blade, rest

from .at_stake import stake, stands
from .cell_words import foretell, tip, why_not
from .first_match_hints import HINTS
from .naming import named
from .result_and_options import options_of, result_of
from .sentences import since
from .turning_moments import turned

PARAGRAPHS = {**NOW, Stage.OVER: "U5.1"}


def _panel(view: Table, seat: Seat) -> SeatPanel:
    side = view.sides[seat]
    counters = (
        Counter("icon.cards", side.held, "tip.one_cut.hand"),
        Counter(f"card_back.{LIVERY[seat]}", side.deck_count, "tip.one_cut.deck"),
    )
    signs = ("icon.warning",) * bool(side.wounds) + ("icon.tick",) * side.committed
    return SeatPanel(
        colour=colour(seat),
        ink=f"{colour(seat)}.light",
        score=side.wins,
        counters=counters,
        signs=signs,
    )


def _lies(view: Table, part: Part) -> Cell | None:
    return part if isinstance(part, Cell) else None


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return the own row, place by place, and the kinds of cards in the hand."""
    side = view.sides[seat]
    if view.stage is not Stage.PLAN or side.hand is None:
        return ()
    row = (*side.row, *(None,) * (MOST_LAID - len(side.row)))
    places = tuple(
        Held(
            Spot(ROW, number),
            inside=(card_picture(card),) if card else (),
            tip="tip.one_cut.row",
        )
        for number, card in enumerate(row, 1)
    )
    count = Count(side.hand)
    return (*places, *(_held(card, count[card]) for card in KINDS))


def _held(card: Card, count: int) -> Held:
    tip_ = f"cut.card.{card.value}.about"
    return Held(card_part(card), card_picture(card), count, tip=tip_, titled=True)


def _standing(view: Table, seat: Seat) -> tuple[Word, ...]:
    return (TAKE_BACK, READY) if view.stage is Stage.PLAN else ()


def _asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    if view.stage is Stage.PLACE:
        return words(f"cut.asked.place.{len(view.placed or ())}")
    if view.stage is Stage.STEP:
        key = "dodge" if view.shown(seat) is Card.DODGE else "step"
        return words(f"cut.asked.{key}")
    if view.stage is Stage.PUSH:
        return words("cut.asked.push")
    return words("cut.asked.plan", count=len(view.sides[seat].row), most=MOST_LAID)


def _first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the step that leads nearest to the other one, or Ready once the row is full."""
    cells = [part for part in picking.next if isinstance(part, Cell)]
    if view.stage is Stage.STEP and cells:
        return min(cells, key=lambda cell: distance(cell, view.sides[1 - seat].cell))
    full = view.stage is Stage.PLAN and len(view.sides[seat].row) == MOST_LAID
    return READY if full and READY in picking.next else None


def _head(words: Words, view: Table) -> str:
    gaps = {"duel": view.duel, "most": view.setup.best_of, "round": view.round}
    return words("cut.head", **gaps, count=view.apart)


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw the marks that are named, or how far the knife of a blade reaches that is pointed at."""
    for mover, mark in enumerate(view.placed or ()):
        draw_blade(canvas, at, blade(view, mover, "stance"), rest(mark), 190)
    pointed = next((side for side in view.sides if side.cell == cell), None)
    if pointed is None or view.stage is not Stage.PLAN:
        return
    for each in reached(pointed.cell, REACH[Card.KNIFE].stop - 1):
        near = each in reached(pointed.cell, REACH[Card.STRIKE].stop - 1)
        alpha = 70 if near else 30
        canvas.polygon(at.corners(each, at.size * 0.08), (242, 122, 102, alpha))


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: object) -> None:
    if isinstance(action, NameMark | StepTo | PushTo):
        named = isinstance(action, NameMark) and view.placed
        mover = 1 - seat if named or isinstance(action, PushTo) else seat
        picture = blade(view, mover, "step")
        draw_blade(canvas, at, picture, rest(action.cell), 150)


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event has to do with a cell, or with the blade that stands there."""
    cells = (getattr(event, "cell", None), getattr(event, "pushed_to", None))
    seat = getattr(event, "seat", None)
    own = seat is not None and view.sides[seat].cell == cell
    return cell in cells or (own and isinstance(event, events.Fought | events.PointTaken))


def _secret(table: Table) -> bool:
    """Whether both choose: rows, and steps of two; who steps alone hides it from nobody (U4.6)."""
    return table.stage is Stage.PLAN or (table.stage is Stage.STEP and len(table.asked) > 1)


def _of_course(event: events.Event) -> bool:
    course = events.Planned | events.RoundEnded | events.RoundBegan | events.StepsAsked
    return isinstance(event, course)


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=_lies,
    named=named,
    result=result_of,
    stands=stands,
    stake=stake,
    hand=_hand,
    standing=_standing,
    asked=_asked,
    first=_first,
    main=frozenset({READY.name, AGREE.name}),
    ends=frozenset({READY.name, AGREE.name, STAY.name}),
    head=_head,
    secret=_secret,
    revealed=lambda table: (table.duel, table.round, table.slot),
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    lights=_lights,
    pieces=lambda canvas, at, view: draw_blades(canvas, at, view, {}),
    foretell=foretell,
    zone=draw_zone,
    touched=_touched,
    of_course=_of_course,
    since=since,
    heads=lambda event: isinstance(event, events.RoundBegan | events.DuelBegan),
    paragraph=lambda view: PARAGRAPHS[view.stage],
    turned=turned,
    options=options_of,
    hints=HINTS,
)
