"""Hold the Banner as the shared table sees it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.core.spelling import Card, Count, Part, Picking, Piece
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.actions import Action, AddShot, Commit, DrawRoute, PlayCard
from game.rules.hold_the_banner.plans import Plan, cards_left
from game.rules.hold_the_banner.quarters import Place, each_quarter
from game.rules.hold_the_banner.routes import route_name
from game.rules.hold_the_banner.spelling import READY, REFILL, STAY, TAKE_BACK, cell_of
from game.rules.hold_the_banner.state import Rescuing, Returning, Spawning, Table
from game.rules.hold_the_banner.why_not.reasons import Why
from game.rules.hold_the_banner.why_not.refusing import refusal
from game.scenes.faces.table_face import Counter, Held, SeatPanel, Sign, TableFace
from game.scenes.frame.kit import Names, Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.hold_the_banner.board import BOARD
from game.view.hold_the_banner.plan_marks import draw_added, draw_plan
from game.view.hold_the_banner.route_cards import card_picture

from .at_stake import stake, stands
from .blind_planning import blind, notes
from .cell_words import about, because, cost, foretell, tip, why_not
from .first_match_hints import HINTS
from .naming import (
    GUARD,
    all_names,
    cells_under,
    given_keys,
    kind_name,
    named,
    side_name,
    tanks_on,
    team_of,
)
from .plan_on_board import between, falls_short, foreshows, steers, tank_of
from .plan_sheet import sheet
from .result_and_options import options_of, result_of
from .sentences import begins_turn, of_course, retold
from .turning_moments import turned

NORTH = Facing.NORTH
AWAITED_MS = 600
"""So long every plan of a computer player takes, whatever it has to think of."""


def _panel(view: Table, seat: Seat) -> SeatPanel:
    """Return what a seat has: a guard its lives and level, an attacker what is still to come."""
    player, tip_of = view.players[seat], "tip.hold_the_banner.count"
    if team_of(view, seat) == GUARD:
        counters: tuple[Counter, ...] = (
            Counter("tin.heart", player.lives, f"{tip_of}.lives"),
            Counter("icon.star", player.level, f"{tip_of}.level"),
        )
    else:
        left = view.to_stop - view.lost
        counters = (Counter("icon.tank", left, f"{tip_of}.tanks"),)
    if not view.options.free_drawing:
        counters = (*counters, Counter("icon.cards", player.held, f"{tip_of}.cards"))
    return SeatPanel(
        colour=f"seat.{seat}",
        ink=f"seat.{seat}.light",
        counters=counters,
        signs=tuple(_signs(view, seat)),
        gone=team_of(view, seat) == GUARD and not player.lives,
        handicaps=given_keys(view.setup, seat),
    )


def _signs(view: Table, seat: Seat) -> Iterator[Sign]:
    """Yield whether a seat is ready, and what lasts for it."""
    player = view.players[seat]
    if player.committed:
        yield "icon.tick"
    if view.turn <= player.helmet:
        yield "icon.helmet"
    if view.held(seat):
        yield "icon.hourglass"


def _lies(view: Table, part: Part) -> Cell | None:
    return next(iter(_covers(view, part)), part if isinstance(part, Cell) else None)


def _covers(view: Table, part: Part) -> tuple[Cell, ...]:
    """Return the cells that a tank stands on, of one between two both."""
    tank = view.tank(part.number) if isinstance(part, Piece) else None
    return () if tank is None else cells_under(tank.place)


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return the cards of the hand, those that are planned already ticked."""
    hand = view.players[seat].hand
    if not hand or not _planning(view):
        return ()
    left = cards_left(view, seat, Plan.of(view, seat))
    return tuple(
        Held(
            Card(route_name(card)),
            card_picture(card),
            hand.count(card),
            chosen=card not in left,
            why=True,
        )
        for card in dict.fromkeys(hand)
    )


def _planning(view: Table) -> bool:
    return view.ending is None and view.question is None


def _standing(view: Table, seat: Seat) -> tuple[Part, ...]:
    """Return the words of what is asked, whether they may be said now or not; between Ready and
    the board, where one drives and fires, lies nothing that takes back."""
    if isinstance(view.question, Rescuing):
        return (STAY,)
    if not _planning(view):
        return ()
    return (READY, TAKE_BACK) if view.options.free_drawing else (REFILL, TAKE_BACK, READY)


def _asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return what is asked; while all plan, the same whatever is planned: no word moves for it."""
    match view.question:
        case Returning():
            return words("banner.asked.return")
        case Spawning(_, kind):
            return words("banner.asked.spawn", kind=kind_name(words, kind))
        case Rescuing():
            return words("banner.asked.rescue")
        case None:
            return words("banner.asked.free" if view.options.free_drawing else "banner.asked")


def _asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    if isinstance(last := picking.picked[-1], Count):
        return words("banner.asked.way" + ".short" * _short(view, seat, picking, last.count))
    if view.question is not None or not isinstance(picking.picked[0], Piece):
        return ""
    if picking.picked[0].number in Plan.of(view, seat).routes:
        return words("banner.asked.point")
    return words("banner.asked.drawn" if view.options.free_drawing else "banner.asked.card")


def _short(view: Table, seat: Seat, picking: Picking, point: int) -> bool:
    """Whether a tank would not come to the point that was picked, whichever way it fired there."""
    tank = tank_of(view, seat, picking)
    return tank is not None and falls_short(view, tank, AddShot(seat, tank.number, point, NORTH))


def _first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return Ready once every own tank has its route."""
    if not _planning(view) or picking.picked:
        return None
    plan = Plan.of(view, seat)
    return READY if plan.whole(view, seat) else None


def _given(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the only tank that still has no route: a card is meant for it."""
    if not _planning(view) or picking.picked:
        return None
    plan = Plan.of(view, seat)
    waiting = [t.number for t in view.tanks_of(seat) if t.number not in plan.routes]
    return Piece(waiting[0]) if len(waiting) == 1 and not plan.actions else None


def _stands_for(view: Table, picking: Picking, cell: Cell) -> Part | None:
    """Return the tank on a cell that may be picked."""
    parts = (Piece(tank.number) for tank in tanks_on(view, cell.x, cell.y))
    return next((part for part in parts if part in picking.next), None)


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw what a seat has planned so far."""
    if _planning(view) and view.players[seat].plan:
        draw_plan(canvas, at, view, seat)


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: Action) -> None:
    if isinstance(action, PlayCard | DrawRoute | AddShot):
        draw_added(canvas, at, view, seat, action)


def _head(words: Words, view: Table) -> str:
    """Return the turn, and how many attackers are left; when a bonus comes says the frame."""
    head = "banner.head.duel" if view.board.duel else "banner.head"
    return words(head, number=view.turn, count=view.to_stop - view.lost)


def _allies(words: Words, view: Table, seat: Seat, names: Names) -> str:
    team = view.teams[seat]
    mates = all_names(view.members(team), names)
    return words("banner.allies", side=side_name(words, view, team), names=mates)


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event was about a cell."""
    places = [getattr(event, "place", None), *getattr(event, "path", ())[-1:]]
    if isinstance(event, events.TanksStepped):
        places += [step.to for step in event.steps]
    quarters = [*each_quarter(getattr(event, "quarters", 0))]
    found = (*quarters, *(p for p in places if isinstance(p, Place)))
    return any(cell_of(spot) == cell for spot in found)


def _idle(words: Words, view: Table, seat: Seat) -> str:
    """Return why a seat does not plan this turn: without a tank, or held by a clock."""
    refused = refusal(view, Commit(seat)) if _planning(view) else None
    left_out = refused is not None and refused.why in (Why.NO_TANK, Why.HELD)
    return because(words, view, refused) if refused is not None and left_out else ""


def _paragraph(view: Table) -> str:
    if view.ending is not None:
        return "P7.1"
    match view.question:
        case Returning():
            return "P4.4"
        case Spawning():
            return "P5.2"
        case Rescuing():
            return "P5.7"
        case None:
            return "P5.3"


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=_lies,
    covers=_covers,
    stands_for=_stands_for,
    between=between,
    blind=blind,
    notes=notes,
    steers=steers,
    foreshows=foreshows,
    lights=_lights,
    ghost=_ghost,
    logs_below=True,
    hand=_hand,
    standing=_standing,
    takes_back=TAKE_BACK,
    named=named,
    result=result_of,
    stands=stands,
    stake=stake,
    turned=turned,
    asked=_asked,
    asked_next=_asked_next,
    first=_first,
    given=_given,
    main=frozenset({READY.name}),
    ends=frozenset({READY.name, STAY.name}),
    head=_head,
    secret=_planning,
    revealed=lambda table: (table.turn, table.question is None),
    tip=tip,
    about=about,
    why_not=why_not,
    foretell=foretell,
    cost=cost,
    allies=_allies,
    touched=_touched,
    of_course=of_course,
    retold=retold,
    heads=begins_turn,
    idle=_idle,
    card=sheet,
    paragraph=_paragraph,
    turns=lambda view: view.turn,
    options=options_of,
    awaited=lambda table: AWAITED_MS if _planning(table) else 0,
    hints=HINTS,
)
