"""Arena of Eight as the shared table sees it."""

from __future__ import annotations

from collections import Counter as Count

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Word
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.actions import HopTo, Reply, SaltoTo, StepTo, Strike
from game.rules.arena_of_eight.blows import TERMS
from game.rules.arena_of_eight.cards import HAND_SIZE, KINDS
from game.rules.arena_of_eight.choices import imagined
from game.rules.arena_of_eight.landings import end_of, reach
from game.rules.arena_of_eight.replies import loss
from game.rules.arena_of_eight.spelling import DRAW, FEINT, TAKE, card_part
from game.rules.arena_of_eight.state import Place, Stage, Table, other
from game.scenes.faces.table_face import Counter, Held, SeatPanel, TableFace, Tip
from game.scenes.frame.kit import Names, Words
from game.view.arena_of_eight.board import BOARD
from game.view.arena_of_eight.fighters import draw_fighters, looked_at
from game.view.arena_of_eight.marks import draw_ghost, draw_reach
from game.view.arena_of_eight.scoreboard import blow_cells
from game.view.arena_of_eight.seat_zone import draw_zone
from game.view.arena_of_eight.standing_pieces import (
    back_picture,
    card_picture,
    cell_of,
    colour,
    place_at,
)
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .at_stake import stake, stands
from .blow_words import comes_of, distance_words, does, pointed_blow
from .cell_words import foretell, tip, why_not
from .first_match_hints import HINTS
from .hand_groups import groups
from .naming import blow_name, named, place_of
from .result_and_options import options_of, result_of
from .sentences import retold
from .setup import handicaps_of
from .turning_moments import turned

PARAGRAPHS = {Stage.TURN: "M2.1", Stage.REPLY: "M4", Stage.OVER: "M5.1"}
AWAITED_MS = 1400
"""So long every reply of a computer player takes, whatever it holds (M6)."""


def _panel(view: Table, seat: Seat) -> SeatPanel:
    side = view.sides[seat]
    counters = (Counter("icon.cards", side.held, "tip.arena_of_eight.hand"),)
    given = handicaps_of(view.setup, seat)
    return SeatPanel(
        colour=colour(seat),
        ink=f"{colour(seat)}.light",
        score=side.wins,
        counters=counters,
        signs=("icon.hourglass",) * bool(side.skips),
        handicaps=tuple(f"handicap.arena_of_eight.{name}" for name in given),
    )


def _lies(view: Table, part: Part) -> Cell | None:
    return cell_of(place_of(part)) if isinstance(part, Cell) else None


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    hand = view.sides[seat].hand
    if hand is None:
        return ()
    count, fighter = Count(hand), view.setup.fighters[seat]
    return tuple(
        Held(
            card_part(card),
            card_picture(card, fighter),
            count[card],
            tip=f"arena.card.{card.value}.about",
            titled=True,
            why=view.stage is Stage.REPLY,
        )
        for card in KINDS
        if count[card]
    )


def _asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    incoming = view.incoming
    if view.stage is Stage.REPLY and incoming is not None:
        blow, count = blow_name(words, incoming.blow), loss(view, seat)
        return words("arena.asked.reply", name=names[incoming.by], blow=blow, count=count)
    if not view.struck and view.sides[seat].held:
        return words("arena.asked.first" if view.apart == 1 else "arena.asked.come")
    held = view.sides[seat].held
    key = {0: "empty", HAND_SIZE: "full"}.get(held, "turn")
    return words(f"arena.asked.{key}")


def _asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    """Say of a blow what it does and what could save from it, of a card what it may become."""
    blow = pointed_blow(picking)
    if blow is not None:
        return does(words, blow)
    if view.stage is Stage.REPLY:
        return ""
    if picking.picked == (FEINT,):
        return words("arena.asked.discard")
    if isinstance(picking.picked[0], Cell):
        return words(f"arena.asked.{_goes(picking)}")
    return _asked_of_card(words, picking) if FEINT in picking.next else ""


def _asked_of_card(words: Words, picking: Picking) -> str:
    """Say what may come next of a card: a step with it, and others it goes together with."""
    goes = any(isinstance(each, StepTo | HopTo) for each in picking.left)
    joins = any(isinstance(part, Card) for part in picking.next)
    if not joins:
        return words("arena.asked.card_to") if goes else ""
    return words("arena.asked.card" if goes else "arena.asked.card_with")


def _goes(picking: Picking) -> str:
    """Return in which way one comes to the cell that is picked."""
    if any(isinstance(each, StepTo) for each in picking.left):
        return "discard"
    return "hop" if any(isinstance(each, HopTo) for each in picking.left) else "leap"


def _first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the hardest blow that can be struck, else the step that leads nearest to the other;
    of replies the first that stands in the list, where the others stand beside it."""
    if view.stage is Stage.REPLY:
        listed = (part for part in picking.next if not isinstance(part, Cell))
        return next((part for part in listed if part != TAKE), None)
    strikes = [each for each in picking.left if isinstance(each, Strike)]
    if strikes and not picking.picked:
        return Word(max(strikes, key=lambda each: TERMS[each.blow].damage).blow.value)
    cells = [part for part in picking.next if isinstance(part, Cell)]
    rival = view.sides[other(seat)].cell
    if view.apart > 1 and cells:
        return min(cells, key=lambda cell: abs(place_of(cell) - rival))
    return DRAW if DRAW in picking.next else None


def _head(words: Words, view: Table) -> str:
    gaps = {"round": view.round, "deck": view.deck_count}
    return words("arena.head", **gaps, where=distance_words(words, view.apart))


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw how far the blow works that is picked."""
    blow = pointed_blow(picking)
    if blow is not None:
        draw_reach(canvas, at, view, seat, reach(view.options, blow))


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: object) -> None:
    to = _lands(view, seat, action)
    if to is not None:
        draw_ghost(canvas, at, view, seat, to)


def _lands(view: Table, seat: Seat, action: object) -> Place | None:
    """Return where an action brings its own fighter, None where it stays."""
    match action:
        case StepTo(to=to) | HopTo(to=to) | SaltoTo(to=to) | Reply(to=to):
            return to
        case Strike(_, blow):
            end = end_of(view, seat, blow)
            return end if end != view.sides[seat].cell else None
        case _:
            return None


def _revealed(table: Table) -> tuple[int, int, bool]:
    """Return the turn, and in it whether the striker replies in its turn to a counter blow."""
    countered = table.incoming is not None and table.incoming.counter
    return table.round, table.number, countered


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event has to do with the fighter on a cell, or with the cell."""
    place, seat = place_at(cell), getattr(event, "seat", None)
    if getattr(event, "to", None) == place:
        return True
    return seat is not None and view.sides[seat].cell == place and not _of_course(event)


def _of_course(event: events.Event) -> bool:
    course = events.TurnBegan | events.RoundBegan | events.CardsDrawn | events.ReplyAsked
    return isinstance(event, course)


def _cost(words: Words, view: Table, seat: Seat, action: object) -> Tip:
    return comes_of(words, view, seat, action) or Tip("")


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=_lies,
    named=named,
    result=result_of,
    stands=stands,
    stake=stake,
    hand=_hand,
    groups=groups,
    imagined=imagined,
    backs=lambda view, seat: (back_picture(seat),) * view.sides[seat].held,
    asked=_asked,
    asked_next=_asked_next,
    first=_first,
    head=_head,
    secret=lambda table: table.stage is not Stage.OVER,
    revealed=_revealed,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    lights=_lights,
    pieces=lambda canvas, at, view: draw_fighters(canvas, at, view, {}, ()),
    seen=lambda view, seat, picking, cell: looked_at(view) | blow_cells(view),
    foretell=foretell,
    zone=draw_zone,
    cost=_cost,
    touched=_touched,
    of_course=_of_course,
    retold=retold,
    heads=lambda event: isinstance(event, events.RoundBegan),
    paragraph=lambda view: PARAGRAPHS[view.stage],
    turned=turned,
    options=options_of,
    awaited=lambda table: AWAITED_MS if table.stage is Stage.REPLY else 0,
    hints=HINTS,
)
