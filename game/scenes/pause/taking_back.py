"""Taking back at a table: what nobody has seen at once, a whole turn after all were asked."""

from __future__ import annotations

from collections.abc import Collection

from game.core.rules import NOBODY, Seat
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.stack import Change, Notice, Push
from game.scenes.play.sitting import Sitting

from .agreeing_page import AgreementScene
from .asking_beside_board import beside_board, decide


def take_back(sitting: Sitting, seat: Seat) -> Change:
    """Take the latest own choice back, which nobody has seen, or ask all for the turn."""
    match = sitting.match
    if seat != NOBODY and match.free_undo(seat) < match.count:
        sitting.live.undo(seat, match.count - 1)
        return None
    return ask_back(sitting, seat)


def ask_back(sitting: Sitting, asker: Seat = NOBODY) -> Change:
    """Take the latest turn back, if all agree; who asks by the own device has agreed."""
    kit, terms, start = sitting.kit, sitting.terms, back_to(sitting)
    if start is None:
        return Notice(kit.words("table.nothing_back"))
    if terms.quest is not None and terms.quest.firm and sitting.match.rolled_since(start):
        return Notice(kit.words("table.dice_stand"))
    key, people = terms.back_key(start), set(sitting.people)
    title, question = kit.words(key), kit.words(f"{key}.ask")
    if terms.quest is not None and terms.quest.toll(sitting.match):
        question = f"{question} {kit.words('road.toll_ask')}"
    if len(people) == 1 and terms.alone:
        return decide(sitting, "take back", title, question)
    if kit.seating.device_of(asker) is not None:
        people.discard(asker)
    if len(sitting.people) == 1 or not people:
        taken_back(sitting)
        return None
    return agree(sitting, "take back", title, question, people)


def agree(
    sitting: Sitting, asked: str, title: str, question: str, people: Collection[Seat]
) -> Change:
    """Ask these people, each by the own device; what they agree to is `asked`."""
    kit, names = sitting.kit, {seat: sitting.names[seat] for seat in people}
    sitting.asked = asked
    # What lies open for one seat only is not for those who are asked.
    if sitting.open_for is not None:
        sitting.shut_hands()
    marks = faces_of(kit)[sitting.match.rules.name].seats.marks
    return Push(AgreementScene(kit, title, question, names, marks, beside_board(sitting)))


def back_to(sitting: Sitting) -> int | None:
    """Return how many actions stand when the latest turn is taken back."""
    terms = sitting.terms
    start = terms.back_to(sitting.match, sitting.people) if sitting.people else None
    # What was played before a task begins is nobody's to take back.
    floor = terms.quest.begins if terms.quest is not None else 0
    return start if start is not None and start >= floor else None


def taken_back(sitting: Sitting) -> None:
    """Play the latest turn anew, because all have agreed."""
    if (start := back_to(sitting)) is not None:
        sitting.go_back(start)
