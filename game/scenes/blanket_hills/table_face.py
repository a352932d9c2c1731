"""Blanket Hills as the shared table sees it."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card
from game.rules.blanket_hills import events
from game.rules.blanket_hills.actions import Fire, Move, Resign
from game.rules.blanket_hills.driving import drive
from game.rules.blanket_hills.events import Scored, ShellFlew, ShellRolled
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.spelling import MOVE
from game.rules.blanket_hills.state import MOVES, Table, Team
from game.rules.blanket_hills.why_not.refusing import refusal
from game.scenes.faces.table_face import Counter, Held, Saying, SeatPanel, Sign, TableFace
from game.scenes.frame.kit import Names, Words
from game.view.blanket_hills.aim_marks import Aim, draw_aim, draw_drive
from game.view.blanket_hills.lie_of_land import seen_at
from game.view.blanket_hills.shell_rows import draw_row, toy_picture
from game.view.blanket_hills.side_view import draw_side_view
from game.view.board.team_stripes import stripes
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .aiming import dial, fan, meter, swings, turned_at, way_of
from .at_stake import stake
from .calm_toss import foreseen
from .cell_words import tip, why_not
from .first_match_hints import HINTS
from .laid_board import LAID, strip_of
from .naming import GAME, WORDS, given_keys, named
from .result_and_options import options_of, result_of
from .sentences import retold
from .shot_words import asked, asked_next, first, foretell, head, shells_told
from .turning_moments import turned

AIMED = "side view aimed"
"""What is aimed at lies over what is seen without it, each kept for itself."""


def _panel(view: Table, seat: Seat) -> SeatPanel:
    team = view.setup.teams[seat]
    tank = view.tanks[team]
    left = MOVES - tank.moves
    return SeatPanel(
        colour=f"seat.{team}",
        ink=f"seat.{team}.light",
        score=tank.points,
        counters=(
            Counter("icon.target", len(tank.shells), f"tip.{GAME}.shells"),
            Counter("icon.tank", left, f"tip.{GAME}.moves"),
        ),
        signs=tuple(_signs(view, team)),
        gone=tank.resigned,
        handicaps=given_keys(view.setup, seat),
    )


def _signs(view: Table, team: Team) -> Iterator[Sign]:
    """Yield that a tank is glued, and of teams which one a seat is of."""
    if view.tanks[team].glued:
        yield toy_picture(Shell.GLUE)
    if len(view.setup.members(team)) > 1:
        yield stripes(team + 1)


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return the toys in the barrel while shells are picked, then the own ones."""
    shells = view.barrel if view.turn is None else view.tanks[view.setup.teams[seat]].shells
    return tuple(
        Held(
            Card(shell.value),
            toy_picture(shell),
            shells.count(shell),
            tip=f"{WORDS}.shell.{shell.value}.about",
            titled=True,
            plated=True,
            why=True,
        )
        for shell in (Shell if view.turn is None else dict.fromkeys(shells))
    )


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: object) -> None:
    """Draw where a calm hand would bring it down, with what lies on its way seen from aside."""
    team = view.setup.teams[seat]
    match action:
        case Fire() as fire:
            told = foreseen(view, fire)
            flew = next(each for each in told if isinstance(each, ShellFlew))
            rolled = next((each.path for each in told if isinstance(each, ShellRolled)), ())
            scores = any(isinstance(each, Scored) and each.points > 0 for each in told)
            aim = Aim(fire.shell, flew.flights, rolled, fan(view, fire), scores)
            draw_aim(canvas, at, view, team, aim)
            way = way_of(view, team, flew)
            draw_side_view(canvas, strip_of(at), view, team, fire.azimuth, way, slot=AIMED)
        case Move() as move:
            driven = drive(view, team, move.azimuth, move.cm)
            draw_drive(canvas, at, view, team, driven, refusal(view, move) is not None)
            draw_side_view(canvas, strip_of(at), view, team, move.azimuth, slot=AIMED)
        case _:
            pass


def _allies(words: Words, view: Table, seat: Seat, names: Names) -> str:
    team = view.setup.teams[seat]
    members = view.setup.members(team)
    shells = ", ".join(shells_told(words, view.tanks[team].shells))
    held = words(f"tip.{GAME}.has", shells=shells) if shells else ""
    if len(members) == 1:
        return held
    mates = ", ".join(names[each] for each in members)
    return "\n".join(filter(None, (words(f"tip.{GAME}.allies", names=mates), held)))


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event made what lies on a cell of the board, within one beside it."""
    place = getattr(event, "at", None) or getattr(event, "to", None)
    if place is None:
        return False
    seen = seen_at(view.land, place)
    return dist((seen.x, seen.y), (cell.x, cell.y)) <= 1.5


def _paragraph(view: Table) -> str:
    if view.ending is not None:
        return "G7.1"
    return "G2.4" if view.turn is None else "G3.1"


TABLE = TableFace(
    place=lambda kit, view, box, scale: LAID.place(view, box, scale),
    panel=_panel,
    lies=lambda view, part: None,
    named=named,
    result=result_of,
    stake=stake,
    hand=_hand,
    standing=lambda view, seat: (MOVE,) if view.turn is not None else (),
    asked=asked,
    asked_next=asked_next,
    first=first,
    turned_at=turned_at,
    swings=swings,
    meter=meter,
    dial=dial,
    head=head,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    foretell=foretell,
    allies=_allies,
    zone=draw_row,
    logs_below=True,
    touched=_touched,
    of_course=lambda event: isinstance(event, events.TurnBegan),
    retold=retold,
    heads=lambda event: isinstance(event, events.TurnBegan),
    paragraph=_paragraph,
    turned=turned,
    turns=lambda table: table.shots,
    options=options_of,
    sayings=(Saying(f"{WORDS}.resign", Resign, ask="table.resign.ask"),),
    hints=HINTS,
)
