"""Lamps Till Dawn as the shared table sees it."""

from __future__ import annotations

from collections.abc import Hashable

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Spot
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import PlanMove
from game.rules.lamps_till_dawn.spelling import CALL, NIGHTMARE, READY, ROOM, TAKE_BACK, WHISPER
from game.rules.lamps_till_dawn.state import SLOTS, Table
from game.scenes.faces.table_face import SeatPanel, TableFace
from game.scenes.frame.kit import Names, Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.board import BOARD
from game.view.lamps_till_dawn.pieces import draw_walkers
from game.view.lamps_till_dawn.plan_marks import draw_way
from game.view.lamps_till_dawn.side_signs import SIGNS
from game.view.lamps_till_dawn.standing_pieces import cells_of, room_at

from .at_stake import stake, stands
from .blind_planning import blind
from .cell_words import foretell, standing, tip, why_not
from .first_match_hints import HINTS
from .naming import given_keys, named, side_name
from .own_side import draw_own_side
from .partner_notes import notes
from .plan_list import plan_card, plan_card_high
from .result_and_options import options_of, result_of
from .sentences import retold
from .turning_moments import turned
from .where_aid import AID

AWAITED_MS = 600
"""So long every plan of a computer player takes, whatever it has to think of: three times what the
longest was measured to take."""


def _panel(view: Table, seat: Seat) -> SeatPanel:
    """Return the side of a seat, and whether it is ready."""
    side = SIGNS[view.setup.sides[seat]]
    ready = ("icon.tick",) * view.characters[seat].committed
    return SeatPanel(
        colour=f"seat.{seat}",
        ink=f"seat.{seat}.light",
        signs=(side, *ready),
        handicaps=given_keys(view.setup, seat),
    )


def _lies(view: Table, part: Part) -> Cell | None:
    """Return the north-western cell of a room."""
    return next(iter(_covers(view, part)), None)


def _covers(view: Table, part: Part) -> tuple[Cell, ...]:
    """Return the four quarters of a room."""
    room = part.number if isinstance(part, Spot) and part.name == ROOM else None
    return () if room is None else cells_of(view.house, room)


def _shares(view: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return all of a side: they know the same."""
    side = view.side(seat)
    return (seat,) if side is None else view.of_side(side)


def _party(words: Words, view: Table, seat: Seat) -> str:
    side = view.side(seat)
    return "" if side is None else side_name(words, side)


def _asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return the same whatever is planned already: no word moves for it."""
    return words("lamps.asked")


def _asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    if picking.picked[0] == WHISPER:
        return words("lamps.asked.word" if len(picking.picked) == 1 else "lamps.asked.word_of")
    if picking.picked[0] == CALL:
        return words("lamps.asked.lies" if len(picking.picked) == 1 else "lamps.asked.hint")
    if isinstance(picking.picked[0], Spot) and picking.picked[0].name != NIGHTMARE:
        return words("lamps.asked.way")
    return ""


def _first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return Ready once both actions are planned."""
    full = len(view.characters[seat].slots) == SLOTS
    return READY if full and not picking.picked else None


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: object) -> None:
    character = view.characters[seat]
    if isinstance(action, PlanMove) and character.led_to is not None:
        slot = len(character.slots) + 1
        draw_way(canvas, at, view, seat, character.led_to, action.path, slot)


def _draws(view: Table, picking: Picking) -> Hashable:
    """Return what a picture depends on: partners see the same until one points at something."""
    return view, picking.picked, picking.offers.seat if picking.picked else None


def _allies(words: Words, view: Table, seat: Seat, names: Names) -> str:
    side = view.setup.sides[seat]
    mates = ", ".join(names[each] for each in view.of_side(side))
    return words("lamps.allies", side=side_name(words, side), names=mates)


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event was told of the room on a cell."""
    room = room_at(view.house, cell)
    return room is not None and room in (getattr(event, "room", None), getattr(event, "hint", None))


def _of_course(event: events.Event) -> bool:
    course = events.Planning | events.SlotDone | events.TurnBegan | events.TurnCounted
    return isinstance(event, course)


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=_lies,
    covers=_covers,
    takes_back=TAKE_BACK,
    notes=notes,
    draws=_draws,
    shares=_shares,
    party=_party,
    blind=blind,
    named=named,
    result=result_of,
    stands=stands,
    stake=stake,
    turned=turned,
    standing=standing,
    asked=_asked,
    asked_next=_asked_next,
    first=_first,
    main=frozenset({READY.name}),
    ends=frozenset({READY.name}),
    head=lambda words, view: words("lamps.head", number=view.turn),
    secret=lambda table: table.ending is None,
    revealed=lambda table: table.turn,
    rests=True,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    lights=draw_own_side,
    pieces=lambda canvas, at, view: draw_walkers(canvas, at, view, {}),
    foretell=foretell,
    aid=AID,
    card=plan_card,
    card_high=plan_card_high,
    allies=_allies,
    touched=_touched,
    of_course=_of_course,
    retold=retold,
    heads=lambda event: isinstance(event, events.TurnBegan),
    paragraph=lambda view: "K3.1" if view.ending is None else "K6.1",
    logs_below=True,
    turns=lambda view: view.turn,
    options=options_of,
    awaited=lambda table: AWAITED_MS if table.ending is None else 0,
    hints=HINTS,
)
