"""Tanchiki as the shared table sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Outcome, Seat
from game.core.spelling import Card, Count, Part, Picking, Piece, Spot, Way
from game.rules.tanchiki import cards, events
from game.rules.tanchiki.actions import Action, MoveBot, PlaceTank, ThrowGrenade, UseShovel
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.setting_up import first_player
from game.rules.tanchiki.spelling import DONE, card_part
from game.rules.tanchiki.state import FIRST_BOT, Phase, Setup, Table
from game.scenes.faces.table_face import Held, TableFace, Tip
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.table.part_names import named_by_keys
from game.scenes.tanchiki.choosing.board_choice import lies
from game.scenes.tanchiki.end.ending import result_of
from game.scenes.tanchiki.end.recap import since
from game.scenes.tanchiki.overlay.foreseen_plan import foreseen
from game.scenes.tanchiki.overlay.ground_marks import mark_tip
from game.scenes.tanchiki.planning.plan_changes import laid, refusal, stacks_of
from game.scenes.tanchiki.sides.seat_panels import panel_of
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.board import fitted
from game.view.tanchiki.cards import card_picture
from game.view.tanchiki.cell_pictures import cell_pictures
from game.view.tanchiki.plan_marks import draw_ends, draw_results, draw_ways

from .at_stake import stake
from .events_that_explain import of_course, touches
from .naming import bonus_name, cell_name, options_of, piece_name, way_name
from .question_words import paragraph, question_words
from .sentences import explain
from .show_speed import pace_of
from .sitting import in_secret
from .turn_to_play_anew import turn_start

TERRAIN = {
    Terrain.GROUND: "T5.1",
    Terrain.CONCRETE: "T2.1",
    Terrain.FOREST: "T2.3",
    Terrain.WATER: "T2.4",
    Terrain.ICE: "T2.5",
}


_by_keys = named_by_keys("tanchiki", cell_name, "tanchiki.card")


def _place(kit: Kit, view: Table, box: Box, scale: float) -> BoardPlace:
    return fitted(view, box, scale)


def _named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Way(facing):
            return way_name(words, facing)
        case Piece(number):
            return piece_name(words, names, number)
        case Count(count):
            return str(count)
        case _:
            return _by_keys(words, view, part, names)


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return both stacks, and the cards in hand by their kinds."""
    hand = view.hands[seat]
    if view.turn.phase is not Phase.PLANNING or hand.hand is None:
        return ()
    stacks = tuple(
        Held(Spot("pile", number), inside=tuple(card_picture(card) for card in stack))
        for number, stack in enumerate(stacks_of(hand), 1)
    )
    held = Counter(hand.hand)
    kinds = (Held(card_part(kind), card_picture(kind), held[kind]) for kind in cards.KINDS)
    return (*stacks, *kinds)


def _asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    if view.question is not None:
        return question_words(words, view.question)
    return words("tanchiki.ask.plan")


def _head(words: Words, view: Table) -> str:
    turn = view.turn
    number = words("tanchiki.head.turn", number=max(1, turn.number))
    return f"{number} · {words(f'tanchiki.phase.{turn.phase.value}')}"


def _tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what is told of a cell, with its picture."""
    return replace(_said(words, view, cell, names), pictures=cell_pictures(view, cell))


def _said(words: Words, view: Table, cell: Cell, names: Names) -> Tip:
    """Return what stands on a cell, else what lies or is printed there, else the ground."""
    field = view.field
    piece = field.piece_on(cell)
    if piece is not None:
        what, rule = _standing(view, piece, cell)
        return Tip(piece_name(words, names, piece), words(f"tip.tanchiki.{what}"), rule)
    bonus = field.bonus_on(cell)
    if bonus is not None:
        about = words(f"tip.tanchiki.bonus.{bonus.face.value}")
        return Tip(bonus_name(words, bonus.face), about, "T8.2")
    if field.eagle.cell == cell and not field.eagle.taken:
        return _told(words, "eagle", "T2.6")
    if field.brick_on(cell):
        return _told(words, "brick" if cell in field.whole else "half_brick", "T2.2")
    if mark := mark_tip(words, view.board, cell):
        return mark
    ground = view.board.ground(cell)
    return _told(words, ground.name.lower(), TERRAIN[ground])


def _standing(view: Table, piece: int, cell: Cell) -> tuple[str, str]:
    """Return what is said of a piece, and the paragraph that says so."""
    eagle = view.field.eagle
    if piece < FIRST_BOT:
        return ("tank_off", "T4.1") if view.field.tanks[piece].off else ("tank", "T7.5")
    if eagle.cell == cell and not eagle.taken:
        return "bot_on_eagle", "T2.6"
    return ("bot_stopped", "T8.2") if view.turn.clock else ("bot", "T6.1")


def _told(words: Words, what: str, rule: str) -> Tip:
    return Tip(words(f"tip.tanchiki.{what}"), words(f"tip.tanchiki.{what}.about"), rule)


def _why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a card cannot be laid; of anything else the rules say nothing more."""
    if not isinstance(part, Card) or view.turn.phase is not Phase.PLANNING:
        return Tip("", words("tanchiki.why_not.cell")) if isinstance(part, Cell) else None
    hand, card = view.hands[seat], cards.Card[part.name.upper()]
    stacks = stacks_of(hand)
    keys = [refusal(hand, laid(stacks, manoeuvre, card)) for manoeuvre in (0, 1)]
    return Tip("", words(keys[0])) if all(keys) else None


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: Action) -> None:
    """Draw a tank where it would be placed, and a ring where something else would happen."""
    match action:
        case PlaceTank(_, cell, facing):
            canvas.piece(f"tank.{seat}", *at.middle(cell), at.size, facing.eighth * 45, 150)
        case UseShovel(_, cell) | ThrowGrenade(_, cell):
            canvas.plate(at.square(cell).inset(2), (0, 0, 0, 0), 8, f"seat.{seat}", 4)
        case MoveBot(_, bot) if (standing := view.field.bot(bot)) is not None:
            canvas.plate(at.square(standing.cell).inset(2), (0, 0, 0, 0), 8, f"seat.{seat}", 4)
        case _:
            pass


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw what the laid cards would do if nobody else moved."""
    if view.turn.phase is Phase.PLANNING:
        marks = foreseen(view, seat)
        draw_ways(canvas, at, marks)
        draw_ends(canvas, at, seat, marks)
        draw_results(canvas, at, marks)


def _draws(view: Table, picking: Picking) -> Hashable:
    """While all plan, what others lay down does not show on the board."""
    if view.turn.phase is not Phase.PLANNING:
        return view, picking.picked
    seat = picking.offers.seat
    return view.board, view.field, view.turn, view.ending, seat, view.hands[seat], picking.picked


def _rematch(setup: Setup, seed: int, before: Outcome | None) -> Setup:
    return replace(setup, first=first_player(setup.seats, seed, before))


TABLE = TableFace(
    place=_place,
    panel=panel_of,
    lies=lies,
    named=_named,
    result=result_of,
    stake=stake,
    hand=_hand,
    asked=_asked,
    main=frozenset({DONE.name}),
    ends=frozenset({DONE.name}),
    head=_head,
    secret=in_secret,
    tip=_tip,
    why_not=_why_not,
    ghost=_ghost,
    lights=_lights,
    explain=explain,
    touched=touches,
    of_course=of_course,
    since=since,
    heads=lambda event: isinstance(event, events.TurnBegan),
    paragraph=paragraph,
    turns=lambda view: int(view.turn.number),
    back_to=turn_start,
    rematch=_rematch,
    options=options_of,
    pace=pace_of,
    draws=_draws,
)
