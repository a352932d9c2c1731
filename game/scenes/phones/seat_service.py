"""A match as its seats are shown it on phones: hands, boards, and what is picked there.

What a phone picks goes the way of every pick: a picking of the seat's own, spelled on its view,
and then the match. Who has just picked is shown the own hand at once. The others are looked at one
in each frame, since whatever one does changes a little of what everybody sees; each has its turn
whether the one before had anything new or not, so that nobody waits longer by a secret of others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, assert_never

from game.core.rules import Seat
from game.core.spelling import Part, Picking
from game.link.messages import Asked, Back, Go, Hand, Pick, Refused, Told, Turn, Why, Wonder
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.remark import Pictured
from game.scenes.faces.seat_names import called
from game.scenes.faces.table_face import TableFace
from game.scenes.frame.kit import Names, Words
from game.scenes.hand.picked_so_far import Choosing
from game.scenes.hand.tip_words import tip_words
from game.scenes.play.sitting import Sitting
from game.session.match.match import Match

from .board_picture import cell_at, sheet_of
from .guests import Guest
from .line_contract import Wire
from .phone_hand import ended, reason, sent_to, waits
from .picture_queue import Boards
from .seated import Seated

CHOOSE, WAIT, WATCH, PAUSE, OVER = "choose", "wait", "watch", "pause", "over"
TALK = "talk"
"""Who has chosen may still have something to say to partners: on a phone that is a choice."""
FromSeat = Pick | Back | Go | Turn | Why | Wonder
NOT_COVERED: Final = ("", "curtain", "recap", "phone", "phones")
"""What may lie over the table while people on phones go on."""


@dataclass
class _Shown:
    """What a seat was shown last; picks count that answer the hand `floor` or a later one.

    The picking is held, so that no other one can be mistaken for it."""

    n: int = 0
    floor: int = 0
    state: str = ""
    turn: Hashable = None
    hand: Hand | None = None
    mark: Hashable = None
    log: tuple[str, ...] = ()
    picking: Picking | None = None
    board: str = ""
    line: int = 0


class Service:
    """`words(language)` are the texts in a language; hands are numbered after the `first`."""

    def __init__(self, sitting: Sitting, words: Callable[[str], Words], first: int = 0) -> None:
        rules = sitting.match.rules
        game = faces_of(sitting.kit)[rules.name]
        face, self._closing = game.table, game.closing
        assert face is not None, "every game has a face for tables"
        assert rules.spell is not None, "every game spells its actions"
        self._sitting = sitting
        self._face: TableFace = face
        self._words = words
        self._first = first
        self._choosing = Choosing(sitting.live, rules.spell, talks=lambda seat: True)
        self._shown: dict[Seat, _Shown] = {}
        self._urgent: list[Seat] = []
        self._next = 0
        self._boards = Boards(sitting.kit, rules, face, words, first)

    def begin(self, seat: Seat) -> None:
        """Show a seat everything anew."""
        before = self._shown.get(seat, _Shown(self._first))
        self._shown[seat] = _Shown(
            before.n, before.floor, before.state, turn=before.turn, log=before.log
        )
        self._urgent.append(seat)

    def update(self, wire: Wire, seated: tuple[tuple[Guest, Seat], ...]) -> None:
        """Show what is new to those who sit by a phone, as much of it as a frame can bear."""
        urgent, self._urgent = self._urgent, []
        for guest, seat in seated:
            if seat in urgent:
                self._show(wire, guest, seat)
        if seated:
            self._next = (self._next + 1) % len(seated)
            self._show(wire, *seated[self._next])
        self._boards.work(wire)

    def hear(self, wire: Wire, guest: Guest, seat: Seat, said: FromSeat) -> None:
        """Do what a seat has picked, or say why it cannot be."""
        if isinstance(said, Why | Wonder):
            self._why(wire, guest, seat, said)
            return
        shown = self._shown.setdefault(seat, _Shown(self._first))
        self._urgent.append(seat)
        # Whoever picks is answered, also where the hand comes out as it was.
        shown.mark, shown.line = None, 0
        now = self._state(seat)
        if now not in (CHOOSE, TALK) or said.n < shown.floor or not self._do(seat, said):
            wire.say(guest.line, Refused(said.n, self._refusal(guest, seat, said)))
            return
        # What one lays in secret takes no time, and must not put the choice of another away.
        self._sitting.live.playback.advance(0)
        if not self._face.secret(self._sitting.match.table):
            # The room would hear how often somebody thinks again.
            self._sitting.kit.sounds.play("menu.choose")

    def _refusal(self, guest: Guest, seat: Seat, said: Pick | Back | Go | Turn) -> str:
        """Return why nothing was done: for the way its dials stand, or since it came too late."""
        words, picking = self._words(guest.language), self._choosing.picking(seat)
        if not isinstance(said, Go) or self._choosing.allowed(seat):
            return words("table.not_now")
        view, last = picking.offers.table, picking.picked[-1]
        tip = self._face.why_not(words, view, seat, picking, last)
        return words("table.not_now") if tip is None else tip_words(tip)

    def _do(self, seat: Seat, said: Pick | Back | Go | Turn) -> bool:
        match said:
            case Pick(_, part):
                return self._choosing.take(seat, part)
            case Go():
                return self._choosing.allowed(seat) and self._choosing.go(seat)
            case Turn(_, x, y):
                return self._turned(seat, (x, y))
            case Back():
                return self._choosing.back(seat) or self._undo(seat)
            case _:
                assert_never(said)

    def _turned(self, seat: Seat, spot: tuple[float, float]) -> bool:
        """Turn dials to a spot of the picture; False where it means none."""
        picking, face = self._choosing.picking(seat), self._face
        if not picking.dials:
            return False
        view = picking.offers.table
        place = sheet_of(self._sitting.kit, face, view).place
        found = face.turned_at(place, view, seat, picking, spot)
        for dial in found:
            self._choosing.take(seat, dial)
        return bool(found)

    def _undo(self, seat: Seat) -> bool:
        """Take the own latest action back, as long as nobody has seen what it was."""
        if self._face.takes_back is not None:
            return self._choosing.take(seat, self._face.takes_back)
        match = self._sitting.match
        if match.free_undo(seat) >= match.count:
            return False
        self._sitting.live.undo(seat, match.count - 1)
        return True

    def _why(self, wire: Wire, guest: Guest, seat: Seat, said: Why | Wonder) -> None:
        """Say why a part cannot be picked, or else what all wait for."""
        state, words, kit = self._state(seat), self._words(guest.language), self._sitting.kit
        if state in (WATCH, PAUSE):
            wire.say(guest.line, Told(words(f"phone.page.state.{state}")))
            return
        seated = self._seated(seat, words)
        if isinstance(said, Why):
            part: Part | None = said.part
        else:
            part = cell_at(kit, self._face, seated.picking.offers.table, said.x, said.y)
        if part is None:
            return
        told = reason(seated, part, pointed=not isinstance(said, Why))
        if not seated.picking.next and told == words("table.not_now"):
            told = waits(seated, self._sitting.match.rules)
            told = told or words("phone.page.state.over")
        wire.say(guest.line, Told(told, part))

    def _state(self, seat: Seat) -> str:
        sitting = self._sitting
        if sitting.match.outcome is not None and (sitting.caught_up or sitting.over):
            return OVER
        if sitting.asked not in NOT_COVERED or sitting.over:
            return PAUSE
        if not sitting.caught_up:
            return WATCH
        if seat in sitting.match.to_act:
            return CHOOSE if seat in sitting.live.humans else WAIT
        return TALK if self._choosing.picking(seat).offers.actions else WAIT

    def _show(self, wire: Wire, guest: Guest, seat: Seat) -> None:
        """Show a seat what is new to it."""
        shown, state = self._shown.setdefault(seat, _Shown(self._first)), self._state(seat)
        mark = self._mark(guest, seat, state)
        if mark == shown.mark:
            return
        turn = (self._face.revealed or self._face.turns)(self._sitting.match.table)
        fresh = state == CHOOSE and (shown.state, shown.turn) != (CHOOSE, turn)
        if fresh:
            shown.floor, shown.turn = shown.n + 1, turn
        before = shown.state, shown.hand, shown.board, shown.line
        if state in (CHOOSE, TALK, WAIT, OVER):
            shown.picking = self._choosing.picking(seat)
            shown.hand = self._hand(guest, seat, state, shown, fresh)
            shown.board = self._boards.wanted(guest, seat, shown.picking)
        shown.hand = shown.hand or Hand("", "", (0, 0))
        shown.state, shown.mark, shown.line = state, mark, guest.line
        if before != (state, shown.hand, shown.board, guest.line):
            shown.n += 1
            self._say(wire, guest, seat, shown)

    def _mark(self, guest: Guest, seat: Seat, state: str) -> Hashable:
        """Return what a hand depends on; a table is known by being the same one."""
        if state in (WATCH, PAUSE):
            return guest.line, guest.language, state
        picking = self._choosing.picking(seat)
        offers = id(picking.offers), picking.picked
        acts = self._sitting.match.count if self._face.takes_back is None else 0
        return guest.line, guest.language, state, offers, acts, self._sitting.names

    def _hand(self, guest: Guest, seat: Seat, state: str, shown: _Shown, fresh: bool) -> Hand:
        sitting, words = self._sitting, self._words(guest.language)
        seated, match = self._seated(seat, words), sitting.match
        if fresh:
            shown.log = self._since(seat, words, seated.names)
        undo = self._face.takes_back is None and match.free_undo(seat) < match.count
        hand = sent_to(seated, match.rules, shown.log, undo)
        if state != OVER or (outcome := match.outcome) is None:
            return hand
        result = self._face.result(words, match.table, seated.names)
        show = self._closing if sitting.terms.quest is None else None
        won = not outcome.winners or seat in outcome.winners
        return ended(words, hand, result, won, words(show.afar) if show is not None else "")

    def _seated(self, seat: Seat, words: Words) -> Seated:
        sitting, picking = self._sitting, self._choosing.picking(seat)
        names = called(words, sitting.match)
        return Seated(sitting.kit, words, self._face, seat, picking, names)

    def _since(self, seat: Seat, words: Words, names: Names) -> tuple[str, ...]:
        match, retold = self._sitting.match, self._face.retold
        last = _last(match, seat) if self._face.takes_back is None else self._before(seat)
        happened = (one for done in match.done[last:] for one in done.told)
        seen = match.seen(tuple(happened), seat)
        if retold is not None:
            before = match.rules.view(match.state_at(last).table, seat)
            return retold(words, seat, before, seen, names)
        told = self._face.since(words, seat, seen, names)
        said = (each.words if isinstance(each, Pictured) else each for each in told)
        return tuple(dict.fromkeys(said))

    def _before(self, seat: Seat) -> int:
        """Return how many actions there were before the seat was ready last: where all plan at
        once, whoever is ready last brings about what has happened. What it has planned anew since
        is no part of that."""
        match, turn = self._sitting.match, self._face.revealed or self._face.turns
        now = turn(match.table)
        own = (n for n in reversed(range(match.count)) if match.done[n].action.seat == seat)
        return next((n for n in own if turn(match.state_at(n).table) != now), 0)

    def _say(self, wire: Wire, guest: Guest, seat: Seat, shown: _Shown) -> None:
        assert shown.hand is not None
        self._boards.send_arts(wire, guest, shown.hand)
        clock = self._sitting.match.clock
        left = clock.left[seat] if clock is not None and shown.state != OVER else None
        runs = clock is not None and not clock.paused and seat in self._sitting.match.timed
        state = CHOOSE if shown.state == TALK else shown.state
        wire.say(guest.line, Asked(shown.n, state, shown.board, shown.hand, left, runs))


def _last(match: Match, seat: Seat) -> int:
    """Return how many actions there were with the seat's own latest one."""
    found = (n + 1 for n in reversed(range(match.count)) if match.done[n].action.seat == seat)
    return next(found, 0)
