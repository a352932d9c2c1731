"""All that the table holds besides its match: planners, choices, what is thought of, the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat, Told
from game.rules.tanchiki.events import Event, TurnBegan
from game.rules.tanchiki.state import Phase, Placing, Table
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.table_face import TableFace, Tip
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Curtain
from game.scenes.hand.tip_words import tip_words
from game.scenes.match.live_match import Live
from game.scenes.pages.key_signs import LATE_MS
from game.scenes.pages.widget_scene import Page
from game.scenes.play.focus_in_hands import LeftHands
from game.scenes.play.log import Log
from game.scenes.play.quest_on_page import QuestPanel
from game.scenes.play.sitting import Sitting
from game.scenes.seats.table_talk import TableTalk
from game.scenes.table.board_cursor import Cursor, Hover
from game.scenes.table.guide_hints import Guide
from game.scenes.table.page_places import Layout
from game.scenes.tanchiki.choosing.choice_cursor import Aimer
from game.scenes.tanchiki.overlay.overlay import Overlay
from game.scenes.tanchiki.planning.open_planners import Planners
from game.scenes.tanchiki.planning.plan_changes import stacks_of
from game.scenes.widgets.form import Form
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.tanchiki.board import fitted

from .events_that_explain import shots_of
from .first_turn_hints import ALONE, HINTS, Moment
from .page_places import CROWD, laid_out
from .sentences import explain, tell, whose
from .table_face import TABLE

BELOW_THE_SEAT = Box(10, 164, 262, 190)
BELOW_SEATS = Box(10, 566, 262, 144)
"""Where a task stands below one seat, and at the foot of the column below several."""


@dataclass
class Desk:
    """`cursor` asks why, by keys and pads; `clock` is how long the table has stood, `closed` for
    how long nobody here may plan.

    While `reading` the log lies over the hand. `spared` is the turn and action in which the bots
    may move in any order. `told` remembers what a card said, of which table, and of what else it
    depends on."""

    sitting: Sitting
    planners: Planners
    aimer: Aimer
    overlay: Overlay
    log: Log
    guide: Guide
    page: Page
    task: QuestPanel | None = None
    form: Form = field(default_factory=lambda: Form("", shared=False))
    cursor: Cursor | None = None
    spared: tuple[int, int] = (0, 0)
    reading: bool = False
    hover: Hover = field(default_factory=Hover)
    clock: int = 0
    closed: int = LATE_MS
    told: tuple[Table, Hashable, Tip | None] | None = None
    notices: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.left = LeftHands(self.form)
        match = self.sitting.match
        self.talk = TableTalk(self.kit, match, faces_of(self.kit)[match.rules.name])

    @property
    def kit(self) -> Kit:
        return self.sitting.kit

    @property
    def live(self) -> Live:
        return self.sitting.live

    @property
    def names(self) -> tuple[str, ...]:
        return self.sitting.names

    @property
    def table(self) -> Table:
        """The table as it is shown now."""
        table: Table = self.sitting.table
        return table

    @property
    def face(self) -> TableFace:
        return TABLE

    @property
    def place(self) -> BoardPlace:
        """Where the board lies on the page."""
        return fitted(self.table, self.layout.board, self.page.scale)

    @property
    def layout(self) -> Layout:
        """Where everything lies on the page."""
        page, crowd = self.page, len(self.sitting.people) >= CROWD
        openly = crowd and (self.kit.settings.now.curtain is Curtain.OPEN or self.sitting.face_down)
        return laid_out(page.width, page.height, self.table.board, page.type.percent, openly)

    @property
    def looked_at(self) -> Cell | None:
        """The cell below the cursor, or below the pointer that rests."""
        if self.cursor:
            return self.cursor.cell
        return self.hover.cell if self.hover.rests and not self.planners.moving else None

    @property
    def tip(self) -> str:
        """What is said of the cell that is looked at."""
        cell = self.looked_at
        if cell is None or self.sitting.asked or self.sitting.over:
            return ""
        tip = TABLE.tip(self.kit.words, self.table, cell, self.names)
        return tip_words(tip) if tip else ""

    def point_at(self, x: float, y: float) -> None:
        """Follow the pointer; a control that lies over the board is not the board."""
        cell = self.place.cell(x, y)
        self.hover.at(cell if self.place.on(cell) else None)

    def explain(self, told: Told[Event]) -> str:
        """Return an event in words, with the table it happened on."""
        before = self.live.table_before(told.number)
        return explain(self.kit.words, told.event, self.names, before)

    def recall(self, chain: Sequence[Told[Any]]) -> None:
        """Show the shots of what was asked about on the board again."""
        self.overlay.traced = shots_of(chain)

    def first_cell(self, seat: Seat) -> Cell:
        """Return the cell of the own tank, or of the first that stands on the board."""
        tanks, board = self.table.field.tanks, self.table.board
        mine = (seat, *self.planners.seats)
        first = [tanks[each] for each in mine if 0 <= each < len(tanks)]
        standing = (tank.cell for tank in (*first, *tanks) if tank.cell is not None)
        return next(standing, Cell(board.width // 2, board.height // 2))

    def active(self) -> tuple[Seat, ...]:
        """Return the seats that are lit: who acts, or whose tank moves."""
        if self.planners.seats or self.sitting.caught_up:
            return self.planners.seats or self.live.match.to_act
        turn = self.table.turn
        return (turn.mover,) if turn.mover is not None and turn.phase is Phase.MOVING else ()

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats whose rows have the frame of who acts: of many who are to choose the
        one that all wait for, on phones each."""
        thinking = self.live.thinking
        if self.sitting.caught_up and thinking is not None:
            return (thinking,)
        return self.sitting.choosers_afar or self.active()

    def moment(self) -> Moment:
        """Return what the hints go by."""
        aim, seats = self.aimer.aim, self.planners.seats
        stacks = stacks_of(self.planners.hand(seats[0])) if seats else ()
        return Moment(
            places=aim is not None and isinstance(aim.question, Placing),
            plans=bool(seats),
            laid=sum(bool(stack) for stack in stacks),
            phase=self.table.turn.phase,
            caught_up=self.sitting.caught_up,
            afar=self.sitting.all_afar,
            turn=self.table.turn.number,
            first=max(1, self.guide.began.turn) if self.guide.began else 1,
        )

    def lose_sight(self) -> None:
        """Put every planner away."""
        self.reading = False
        if self.planners.seats:
            self.left.put_away(self.planners.seats, self.live.match.state)
            for seat in (NOBODY, *self.planners.seats):
                self.form.focus("", seat)
        self.planners.open(())
        self.overlay.haunt(())

    def haunt(self) -> None:
        """Keep the ghosts to the plans that lie open now; one that is only looked at is quiet."""
        self.overlay.haunt(self.planners.seen, self.planners.face_down)


def desk_of(sitting: Sitting) -> Desk:
    """Return the desk of a match as it stands."""
    kit, live, quest = sitting.kit, sitting.live, sitting.terms.quest
    log = Log(kit, sitting.names, tell, lambda event: isinstance(event, TurnBegan), whose)
    log.recall(sitting.match, live.eyes)
    return Desk(
        sitting,
        Planners(sitting),
        Aimer(kit, live),
        Overlay(live),
        log,
        Guide(kit, "tanchiki", HINTS if len(sitting.names) > 1 else ALONE, quest is None),
        Page(1280, 720, 1, kit.type),
        QuestPanel(quest, BELOW_SEATS if len(sitting.names) > 1 else BELOW_THE_SEAT)
        if quest
        else None,
    )
