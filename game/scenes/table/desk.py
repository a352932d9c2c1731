"""All that the shared table holds besides its match: what is laid open, pointed at, and held."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat, Told
from game.core.spelling import Dial, Part
from game.scenes.faces.aid import Aid
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.board_face import BoardFace
from game.scenes.faces.hint import Moment
from game.scenes.faces.swing import Swinging
from game.scenes.faces.table_face import TableFace, Threats
from game.scenes.frame.kit import Kit
from game.scenes.hand.dragging import Drag
from game.scenes.hand.picked_so_far import Choosing
from game.scenes.hand.points_won import PointsWon
from game.scenes.match.live_match import Live
from game.scenes.pages.key_signs import LATE_MS
from game.scenes.pages.widget_scene import Page
from game.scenes.play.blind_planner import BlindHands
from game.scenes.play.focus_in_hands import LeftHands
from game.scenes.play.hands_face_down import FaceDown
from game.scenes.play.log import Log
from game.scenes.play.partners import hear_afar
from game.scenes.play.planner_places import MOST
from game.scenes.play.sitting import Sitting
from game.scenes.seats.table_talk import TableTalk
from game.scenes.widgets.form import Form
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour

from .board_cursor import Cursor, Hover
from .guide_hints import Guide
from .known_to_all import KnownToAll
from .page_places import Layout, laid_out

CROWD = 3
"""More seats than this with something before each need their whole column."""


@dataclass
class Desk:
    """`marks` are the pictures of the seats; `open` are those whose choices lie open now, as far as
    there is room; `lead` is for whom a device that is nobody's picked last;
    `threats` whether somebody wants to see them, `asked_of` the control beside the board that was
    asked about last by a key, `left` where hands were put away, `hidden` which lie face down,
    `unseen` how far those have come who choose so, `closed` how long nobody here may choose, and
    `notices` are told for a short while. `leads` is whose dials the pointer turns on the board,
    `turns_held` for how long a key has turned one, and `swinging` whose dials swing."""

    sitting: Sitting
    marks: tuple[str, ...]
    board: BoardFace
    face: TableFace
    choosing: Choosing
    guide: Guide
    log: Log
    page: Page
    form: Form = field(default_factory=lambda: Form("", shared=False))
    open: tuple[Seat, ...] = ()
    lead: Seat = NOBODY
    cursor: Cursor | None = None
    drag: Drag[Part] | None = None
    hover: Hover = field(default_factory=Hover)
    clock: int = 0
    threats: bool = False
    hidden: FaceDown = field(default_factory=FaceDown)
    unseen: BlindHands = field(default_factory=BlindHands)
    asked_of: str = ""
    closed: int = LATE_MS
    notices: tuple[str, ...] = ()
    leads: Seat | None = None
    turns_held: int = 0
    swinging: Swinging | None = None

    def __post_init__(self) -> None:
        quest = self.sitting.terms.quest
        self.known = KnownToAll(None if quest is not None and quest.drawn else self.face.aid)
        self.left, self.points = LeftHands(self.form), PointsWon()
        match = self.sitting.match
        self.talk = TableTalk(self.kit, match, faces_of(self.kit)[match.rules.name])

    @property
    def kit(self) -> Kit:
        return self.sitting.kit

    @property
    def live(self) -> Live:
        return self.sitting.live

    @property
    def shown_threats(self) -> Threats | None:
        """What is shown of who can harm whom, None while nobody wants it or nothing is known."""
        return self.known_threats if self.threats and self.sitting.caught_up else None

    @property
    def known_threats(self) -> Threats | None:
        threats = self.face.threats
        return threats if threats is not None and threats.known(self.sitting.table) else None

    @property
    def shown_aid(self) -> Aid | None:
        """What is shown of what all could know, None while nobody wants it or more is to come."""
        sitting = self.sitting
        shown = self.kit.settings.now.aid and sitting.caught_up and not sitting.match.outcome
        return self.known.aid if shown else None

    @property
    def threatened(self) -> Seat:
        """Whom it is shown for: who chooses at the screen, or whose turn it is."""
        return (self.open or self.sitting.match.to_act or (0,))[0]

    @property
    def comes_next(self) -> str:
        """To whom the screen goes when the end of a turn has rested, "" while none rests."""
        seat = self.sitting.comes_next if self.sitting.curtained and not self.open else None
        if seat is None:
            return ""
        party = self.face.party(self.kit.words, self.sitting.table, seat)
        return party or self.sitting.names[seat]

    @property
    def face_down(self) -> bool:
        """Whether hands lie face down now; where only the choice is secret, none do while one
        chooses openly."""
        sitting, face = self.sitting, self.face
        hides = face.blind is None or face.secret(sitting.match.table)
        return sitting.face_down and hides

    @property
    def blind(self) -> bool:
        """Whether all choose unseen: no choice is laid out, and each is made on a planner."""
        return self.face.blind is not None and self.face_down

    @property
    def laid(self) -> tuple[Seat, ...]:
        """The seats whose choices are laid out at the table."""
        return () if self.blind else self.open

    @property
    def places(self) -> tuple[Seat, ...]:
        """The seats that have a place for their hands: where all have a planner nobody's moves when
        another is ready."""
        here = tuple(sorted(self.sitting.people - self.kit.seating.afar))
        kept = self.blind and bool(self.open) and len(here) <= MOST
        return here if kept else self.open

    @property
    def covered(self) -> bool:
        """Whether a pause, a curtain or the result lies over the table."""
        return bool(self.sitting.asked) or self.sitting.over

    @property
    def laid_out(self) -> Layout:
        """Where everything lies; many seats with much before them have their column alone."""
        page, crowd = self.page, self.face.zone is not None and len(self.sitting.names) > CROWD
        percent, shape = self.kit.type.demand, board_shape(self.kit, self.face, self.sitting.table)
        return laid_out(page.width, page.height, percent=percent, crowded=crowd, shape=shape)

    @property
    def place(self) -> BoardPlace:
        """Where the board lies on the page."""
        box = self.laid_out.board
        return self.face.place(self.kit, self.sitting.table, box, self.page.scale)

    @property
    def looks(self) -> Seat:
        """Who looks at the board: whoever chooses there among partners only, or sits alone."""
        if not self.open:
            return self.live.eyes
        alone = not self.blind and self.sitting.share(self.open)
        return self.open[0] if alone else NOBODY

    @property
    def moment(self) -> Moment:
        """What hints go by: of a hand only what lies open now, else what all see."""
        sitting, choosing, face = self.sitting, self.choosing, self.face
        lies, current = self.laid[:1], self.live.playback.current
        view = choosing.view(lies[0]) if lies else sitting.table
        return Moment(
            view,
            choosing.picking(lies[0]) if lies else None,
            face.paragraph(view) if self.open else None,
            self.blind,
            sitting.all_afar,
            face.turns(view),
            current.event if current is not None else None,
        )

    def swung(self, seat: Seat) -> Dial | None:
        """Return the dial of a seat that swings, where it is now."""
        now = self.swinging
        if now is None or now.seat != seat:
            return None
        off = now.off(self.clock)
        aim = next(dial for dial in now.aimed if dial.name == off.name)
        knob = self.choosing.picking(seat).knob(aim)
        return Dial(off.name, knob.turned(aim.value, off.value))

    def mark(self, seat: Seat) -> str:
        """Return the picture of a seat: its own, or what it has chosen."""
        return self.face.panel(self.sitting.table, seat).mark or self.marks[seat]

    def explain(self, told: Told[Any]) -> str:
        """Return an event in one line, as it was told when it happened."""
        words, names = self.kit.words, self.sitting.names
        if self.face.explain is not None:
            return self.face.explain(words, told.event, names)
        return self.board.tell(words, self.live.table_before(told.number), told.event, names)

    def recall(self, chain: Sequence[Told[Any]]) -> None:
        """A board has nothing to show of the past but its pieces."""

    def cell_at(self, x: float, y: float) -> Cell | None:
        """Return the cell below a spot of the page, None off the board."""
        cell = self.place.cell(x, y)
        return cell if self.place.on(cell) else None


def board_shape(kit: Kit, face: TableFace, table: Any) -> float:
    """Return how wide the board of a table is for its height."""
    at = face.place(kit, table, Box(0, 0, 1000, 1000), 1)
    return at.width / at.height


def desk_of(sitting: Sitting, marks: tuple[str, ...], board: BoardFace, face: TableFace) -> Desk:
    """Return the desk of a match as it stands."""
    spell, kit = sitting.match.rules.spell, sitting.kit
    assert spell is not None, "a game on the shared table spells its actions"

    def colour(seat: Seat) -> Colour:
        return face.panel(sitting.table, seat).colour

    def whispers(seat: Seat) -> bool:
        return hear_afar(sitting.terms, sitting.table, kit.seating, sitting.people, seat)

    log = Log(kit, sitting.names, board.tell, face.heads, board.whose, colour)
    log.recall(sitting.match, sitting.live.eyes)
    hidden = FaceDown()
    desk = Desk(
        sitting,
        marks,
        board,
        face,
        Choosing(sitting.live, spell, face.given, face.imagined, hidden.lies, whispers),
        Guide(kit, sitting.match.rules.name, face.hints, sitting.terms.quest is None),
        log,
        Page(1280, 720, 1, kit.type),
        hidden=hidden,
    )
    desk.form.ink = colour
    return desk
