"""How the sides of the shared table's page are shared out: hands, log, panels and the hint."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.scenes.faces.table_face import no_groups, no_hand
from game.scenes.frame.notices import notices_high
from game.scenes.hand.choosing_seat import Chooser
from game.scenes.hand.hand import tells, wanted
from game.scenes.hand.seat_panels import LEAST_ZONE, PANEL_GAP, TALLEST, seat_boxes
from game.scenes.hand.seat_panels import LOW as TWO_LINES
from game.scenes.play.blind_planner import HIGH
from game.scenes.play.planner_places import STRIP
from game.scenes.play.quest_on_page import wishes_high
from game.view.canvas.box import Box

from .desk import Desk
from .legend import keyed
from .page_places import LOG_SHARE, Layout

GAP, SPARE = 8.0, 48.0
HELD = 460.0
SAID = 280.0
"""How high a hand is where a game has cards, and where it has words only; the log has the rest."""

RIGHT = 3
LEFT = 252.0
"""So many hands have room on the right; one more lies below the panels, so high."""

TOLD, MOST = 138.0, 0.62
"""How high the log is at the least below the key of threats, and which share of the side both have
at the most."""

LOW = 0.18
"""The share of the log while each word of a hand says what it does, or where nothing is held: then
what is asked may be long."""

LEAST_LOG = 0.13
"""The same over a hand of cards that go together: it needs a row for each two groups."""

LOWEST = 64.0
"""A log is so high at the least: its heading and a line. Where there is less the hand has it."""

LEAST, KEPT = 36.0, 0.35
"""A hint leaves so much to every panel; where they need more to be whole, it leaves them this share
of their side: four have a second line."""

FREE = 96.0
"""In a room that is lower nothing of the table is left to be seen."""

BELOW, ZONE = 180.0, 66.0
"""How high a log below the panels is at the least, since its lines are short, and a turn has many;
and how high what lies before a seat is over it. Each panel keeps its second line."""


@dataclass(frozen=True, slots=True)
class Rooms:
    """`hand` is where all hands on the right lie, or who is waited for; `log`, over it the `key` of
    what threatens, and `next`, the strip of those who wait for a place, are empty where there is no
    room or no need; `zones` lie below
    the panels, where the game has any; `notice` is where short sentences stand; `wishes` are those
    of a task, at the foot of the side; in what is `spare` below the panels nothing is told."""

    hand: Box
    hands: tuple[Box, ...]
    next: Box | None
    key: Box | None
    log: Box | None
    panels: tuple[Box, ...]
    zones: tuple[Box, ...]
    hint: Box | None
    notice: Box | None
    wishes: Box | None
    spare: Box | None = None

    def pointed(self, page: Layout) -> dict[str, Box]:
        """Return what a hint may point at beside the buttons of the head."""
        seats = _around(self.panels) if self.panels else page.seats
        at = {"board": page.board, "seats": seats, "hand": self.hand, "bar": page.bar}
        return {**at, "log": self.log or seats}


def rooms(desk: Desk, choosers: tuple[Chooser, ...], waiting: tuple[Seat, ...]) -> Rooms:
    """Return the rooms of a table with these hands open."""
    page = desk.laid_out
    count, side, left = len(desk.places), page.side, page.seats
    wished = wishes_high(desk.sitting.terms.quest, side.width)
    wishes = side.foot(wished) if wished else None
    side = side.above(wished, GAP) if wished else side
    seats, crowd = len(desk.sitting.names), count > RIGHT
    below, left = (left.foot(LEFT), left.above(LEFT, GAP)) if crowd else (None, left)
    whole = TALLEST + PANEL_GAP + (LEAST_ZONE if desk.face.zone is not None else 0.0)
    kept = max(seats * LEAST, min(seats * whole, KEPT * left.height))
    hint = None if desk.covered else desk.guide.box(desk.page, left.below(kept, GAP))
    if hint is not None:
        left = left.above(hint.height, GAP + 4)
    log, left = (None, left) if crowd else _below_panels(desk, left)
    key: Box | None = None
    if log is None and count < RIGHT:
        told = desk.face.hand is no_hand or desk.face.groups is not no_groups
        told = told or any(tells(desk.kit, desk.face, each) for each in choosers)
        grouped = desk.face.groups is not no_groups and not desk.blind
        share = LEAST_LOG if grouped else LOW if told or desk.blind else LOG_SHARE
        least = page.side.height * share - wished
        # A log that a hint has sent here from below the panels has only what the hand leaves, and
        # in large letters a hand needs all.
        sent = hint is not None and desk.face.logs_below
        low = max(0.0 if sent else least, side.height - _need(desk, choosers))
        low = 0.0 if sent and desk.kit.type.percent > 100 else low
        high = _key_height(desk, side.width)
        low = max(low, min(high + GAP + TOLD, side.height * MOST)) if high else low
        if low >= LOWEST:
            log, side = side.foot(low), side.above(low, GAP)
        if log is not None and high:
            key = log.top(min(high, low - GAP - TOLD))
            log = log.below(key.height, GAP)
    notice, log = _noticed(desk, log) if desk.notices else (None, log)
    strip = side.foot(STRIP) if waiting else None
    hand = side.above(STRIP, GAP) if waiting else side
    hands = (*hand.rows(max(1, min(count, RIGHT)), GAP), *([below] if below else ()))
    if desk.notices and notice is None:
        notice = left.foot(
            min(notices_high(desk.page.measure, desk.notices, left.width), MOST * left.height)
        )
        left = left.above(notice.height, GAP)
    panels, zones = seat_boxes(left, seats, desk.face.zone is not None)
    spare = left.below((zones or panels)[-1].bottom - left.y, GAP)
    free = spare if spare.height >= SPARE else None
    return Rooms(hand, hands, strip, key, log, panels, zones, hint, notice, wishes, free)


def free_rooms(desk: Desk, boards: tuple[Box, ...]) -> tuple[Box, ...]:
    """Return the rooms that are free whatever happens: below the panels of the seats, above and
    below the board."""
    page, face = desk.laid_out, desk.face
    left = page.seats.below(len(desk.sitting.names) * (TALLEST + PANEL_GAP))
    used = face.logs_below or face.zone is not None or page.card is not None
    used = used or len(desk.sitting.people) > RIGHT
    upper = min((board.y for board in boards), default=page.board.y)
    lower = max((board.bottom for board in boards), default=page.board.bottom)
    above, below = page.board.top(upper - page.board.y), page.board.below(lower - page.board.y)
    return tuple(box for box in (*((left,) * (not used)), above, below) if box.height >= FREE)


def _below_panels(desk: Desk, left: Box) -> tuple[Box | None, Box]:
    """Return the log below the panels of the seats, where a game has it there and there is room,
    and what is left for all else; many panels make room for it."""
    seats = len(desk.sitting.names)
    if not desk.face.logs_below:
        return None, left
    zone, least = (0.0, 0.0) if desk.face.zone is None else (ZONE, LEAST_ZONE)
    high = max(BELOW, left.height - seats * (TALLEST + PANEL_GAP + zone))
    fits = left.height - high - GAP >= seats * (TWO_LINES + PANEL_GAP + least)
    return (left.foot(high), left.above(high, GAP)) if fits else (None, left)


def _noticed(desk: Desk, log: Box | None) -> tuple[Box | None, Box | None]:
    """Return where short sentences stand, and what is left of the log: its newest lines stay where
    they are."""
    if log is None:
        return None, None
    high = min(notices_high(desk.page.measure, desk.notices, log.width), log.height)
    rest = log.below(high, GAP)
    return log.top(high), rest if rest.height >= LOWEST else None


def _key_height(desk: Desk, width: float) -> float:
    """Return how high the key of the threats on the board is, 0 while none are shown."""
    threats = desk.shown_threats
    if threats is None:
        return 0.0
    signs = threats.signs(desk.kit.words, desk.sitting.table, desk.threatened)
    return keyed(desk.page, width, signs) if signs else 0.0


def _need(desk: Desk, choosers: tuple[Chooser, ...]) -> float:
    """Return how high the hands are: as high as ever, unless they need more."""
    if desk.blind and desk.places:
        return len(desk.places) * (HIGH + GAP)
    usual = SAID if desk.face.hand is no_hand else HELD + GAP
    wide = desk.laid_out.side.width
    each_wants = (wanted(desk.kit, desk.page, wide, desk.face, each) for each in choosers)
    return max(usual, sum(high + GAP for high in each_wants))


def _around(boxes: tuple[Box, ...]) -> Box:
    first, last = boxes[0], boxes[-1]
    return Box(first.x, first.y, first.width, last.bottom - first.y)
