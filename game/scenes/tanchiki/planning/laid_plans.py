"""The plans that lie in the planners, changed card by card.

Each change is submitted at once, or it is said why it cannot be. All ways to change a plan are
here together, since they share which stack is chosen and where cards lie face down.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.actions import Commit, SwitchOff, SwitchOn
from game.rules.tanchiki.cards import Card, Cards
from game.rules.tanchiki.state import Hand
from game.scenes.frame.stack import Change, Notice
from game.scenes.play.hands_face_down import FaceDown
from game.scenes.play.sitting import Sitting

from .hand_backs import Backs, dealt
from .plan_changes import Stacks, laid, lifted, manoeuvre_for, rearranged, refusal, stacks_of


class Plans:
    """`face_down` are the hands that lie so."""

    def __init__(self, sitting: Sitting) -> None:
        self.face_down = FaceDown()
        self._kit = sitting.kit
        self._live = sitting.live
        self._chosen: dict[Seat, int] = {}
        self._backs: dict[Seat, tuple[int, Backs]] = {}

    def hand(self, seat: Seat) -> Hand:
        hand: Hand = self._live.match.table.hands[seat]
        return hand

    def held_by(self, seat: Seat) -> Cards:
        return self.hand(seat).hand or ()

    def stacks(self, seat: Seat) -> Stacks:
        return stacks_of(self.hand(seat))

    def chosen(self, seat: Seat) -> int:
        """Return the stack to which cards go that are only clicked."""
        return self._chosen.get(seat, 0)

    def choose(self, seat: Seat, manoeuvre: int) -> None:
        self._chosen[seat] = manoeuvre

    def places(self, seat: Seat) -> Backs:
        """Return where the cards of a hand lie that is face down; they are dealt anew when they
        lie otherwise."""
        turn: int = self._live.match.table.turn.number
        hand, found = self.hand(seat), self._backs.get(seat)
        if found is None or found[0] != turn or not found[1].agrees(hand):
            found = self._backs[seat] = turn, dealt(hand, self._kit.seed())
        return found[1]

    def switch(self, action: SwitchOff | SwitchOn) -> None:
        self._live.submit(action)

    def commit(self, seat: Seat) -> None:
        self._chosen[seat] = 0
        self._live.submit(Commit(seat))
        self._kit.sounds.play("menu.choose")

    def lay(self, seat: Seat, card: Card) -> Change:
        """Lay a card where the seat chose; a second move card goes to the other stack."""
        stacks = self.stacks(seat)
        manoeuvre = manoeuvre_for(stacks, card, self.chosen(seat))
        change = self.arrange(seat, laid(stacks, manoeuvre, card), card)
        if change is None:
            self._chosen[seat] = manoeuvre
        return change

    def lay_back(self, seat: Seat, place: int) -> Change:
        """Lay what lies there where the seat chose, or say no more than that it cannot be."""
        backs, chosen = self.places(seat), self.chosen(seat)
        if not backs.holds(place):
            return None
        wanted = laid(self.stacks(seat), chosen, backs.cards[place])
        if refusal(self.hand(seat), wanted):
            return self._refused("tanchiki.why_not.face_down")
        self.arrange(seat, wanted)
        self._move(seat, backs.with_laid(chosen, place))
        return None

    def take_out(self, seat: Seat, manoeuvre: int, place: int) -> Change:
        backs = self.places(seat) if seat in self.face_down.seats else None
        change = self.arrange(seat, lifted(self.stacks(seat), manoeuvre, place))
        if backs is not None:
            self._move(seat, backs.with_lifted(manoeuvre, place))
        return change

    def take_last(self, seat: Seat) -> bool:
        """Take back the last card of the chosen stack, or of the other one; False if none lies."""
        stacks, chosen = self.stacks(seat), self.chosen(seat)
        for manoeuvre in (chosen, 1 - chosen):
            if stacks[manoeuvre]:
                self.take_out(seat, manoeuvre, len(stacks[manoeuvre]) - 1)
                self._chosen[seat] = manoeuvre
                return True
        return False

    def undo(self, seat: Seat) -> Change | bool:
        match_now = self._live.match
        if seat in self.face_down.seats or match_now.free_undo(seat) >= match_now.count:
            return self.take_last(seat) or Notice(self._kit.words("tanchiki.why_not.undo"))
        self._live.undo(seat, match_now.count - 1)
        return True

    def redo(self) -> None:
        self._live.redo()

    def arrange(self, seat: Seat, wanted: Stacks, card: Card | None = None) -> Change:
        """Bring the plan into this form, or say why it cannot be."""
        hand = self.hand(seat)
        key = refusal(hand, wanted)
        if not key and card is not None and card not in self.held_by(seat):
            key = "tanchiki.why_not.none_left"
        if key:
            return self._refused(key)
        if actions := rearranged(stacks_of(hand), wanted, seat):
            self._live.submit(*actions)
        return None

    def _move(self, seat: Seat, backs: Backs) -> None:
        """Keep where the cards lie now, in the turn for which they were dealt."""
        self._backs[seat] = self._backs[seat][0], backs

    def _refused(self, key: str) -> Notice:
        self._kit.sounds.play("menu.error")
        return Notice(self._kit.words(key))
