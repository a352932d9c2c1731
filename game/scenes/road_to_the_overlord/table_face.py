"""Road to the Overlord as the shared table sees it."""

from __future__ import annotations

from collections.abc import Collection

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Spot, Word
from game.rules.road_to_the_overlord import actions, events
from game.rules.road_to_the_overlord.actions import Action, Resign
from game.rules.road_to_the_overlord.course import members
from game.rules.road_to_the_overlord.standing import figure_of
from game.rules.road_to_the_overlord.state import Table
from game.rules.road_to_the_overlord.walking import end_of_way
from game.scenes.faces.table_face import Saying, TableFace
from game.scenes.frame.kit import Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.road_to_the_overlord.board import BOARD
from game.view.road_to_the_overlord.figures import draw_figures
from game.view.road_to_the_overlord.lie_of_field import fight_cell
from game.view.road_to_the_overlord.marks import draw_step, draw_way

from .at_stake import stake
from .bargaining import bargain
from .cell_words import tip, why_not
from .first_match_hints import HINTS
from .foreseen import draw_ahead
from .hand_cards import first, hand, pictured, standing
from .naming import WORDS, named
from .part_tips import about, foretell, paragraph
from .places import between, covers, lies, mark_at
from .result_and_options import options_of, result_of
from .seat_panels import allies, panel
from .sentences import retold
from .so_far import so_far
from .turn_words import asked, asked_next, cost, head
from .turning_moments import turned


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: Action) -> None:
    match action:
        case actions.Walk(back=back) if view.thrown:
            draw_way(canvas, at, view, seat, end_of_way(view, back=back))
        case actions.Teleport(to=to):
            draw_way(canvas, at, view, seat, to)
        case actions.Place(_, cell) | actions.Step(_, cell):
            draw_step(canvas, at, view, seat, cell)
        case _:
            pass


def _foreshows(part: Part) -> bool:
    """Whether one sees where a part leads as it is pointed at."""
    return isinstance(part, Cell | Spot | Word)


def _stand(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    draw_figures(canvas, place, table, {})


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event was about a mark, a cell of the field, or who stands there."""
    if view.fight is None:
        mark = mark_at(view, cell)
        at = getattr(event, "to", None), getattr(event, "mark", None)
        return mark is not None and mark in at
    there = fight_cell(cell)
    if there is None:
        return False
    ends = getattr(event, "to", None), getattr(event, "at", None)
    figures = (getattr(event, name, None) for name in ("figure", "by", "to"))
    stands = (figure_of(view, each) for each in figures if isinstance(each, int))
    return there in ends or any(each is not None and each.at == there for each in stands)


def _shares(table: Table, seat: Seat) -> Collection[Seat]:
    """Return the seats that see each other's cards: a team."""
    return members(table, (table.setup.teams[seat],))


def _party(words: Words, table: Table, seat: Seat) -> str:
    if len(_shares(table, seat)) < 2:
        return ""
    return words(f"{WORDS}.party", number=table.setup.teams[seat] + 1)


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=panel,
    lies=lies,
    named=named,
    result=result_of,
    stake=stake,
    hand=hand,
    standing=standing,
    pictured=pictured,
    about=about,
    asked=asked,
    asked_next=asked_next,
    first=first,
    covers=covers,
    between=between,
    bargain=bargain,
    foreshows=_foreshows,
    main=frozenset({"throw", "challenge", "attack", "end_turn"}),
    ends=frozenset({"end_turn"}),
    head=head,
    shares=_shares,
    party=_party,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    pieces=_stand,
    strikes=draw_ahead,
    foretell=foretell,
    cost=cost,
    allies=allies,
    logs_below=True,
    touched=_touched,
    of_course=lambda event: isinstance(event, events.TurnBegan | events.FightTurnBegan),
    retold=retold,
    heads=lambda event: isinstance(event, events.TurnBegan),
    paragraph=paragraph,
    turned=turned,
    so_far=so_far,
    turns=lambda table: table.number,
    options=options_of,
    sayings=(Saying(f"{WORDS}.resign", Resign, ask="table.resign.ask"),),
    hints=HINTS,
)
