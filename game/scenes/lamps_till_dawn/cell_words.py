"""What is said of a room, a counter or a choice: what is known, and why it cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Spot, Word
from game.rules.lamps_till_dawn import spelling
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Action,
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    TakeBack,
    Wake,
)
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table
from game.rules.lamps_till_dawn.why_not.reasons import Refusal
from game.rules.lamps_till_dawn.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words
from game.view.lamps_till_dawn.standing_pieces import counter_at, room_at

from .naming import room_name
from .result_and_options import counter_of

TIP = "tip.lamps_till_dawn"
_ALONE = {
    spelling.LIGHT: "K4.2",
    spelling.PUT_OUT: "K5.2",
    spelling.BANISH: "K4.3",
    spelling.REPEL: "K4.4",
    spelling.SCARE: "K5.4",
    spelling.CALL: "K5.3",
    spelling.WAKE_CALLED: "K5.3",
    spelling.WAIT: "K3.1",
    spelling.READY: "K3.1",
    spelling.WHISPER: "K7",
}
"""What each word does, by the paragraph that says so."""


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what everybody who sees this table knows of a room, or of a counter in the sky."""
    room = room_at(view.house, cell)
    if room is not None:
        told = " ".join(_known(words, view, room, names))
        return Tip(room_name(words, view.house, room), told, _paragraph(view, room))
    side = counter_at(view.house, cell)
    if side is None:
        return None
    counter = counter_of(words, view, side)
    return Tip(counter[:1].upper() + counter[1:], words(f"{TIP}.counter.{side.value}"), "K6.1")


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what would come of a part: what a word does, or waking; of a room nothing is said."""
    match part:
        case Word():
            rule = _ALONE.get(part)
            return Tip("", words(f"{TIP}.word.{part.name}"), rule) if rule else None
        case Spot(name, _) if name == spelling.NIGHTMARE:
            return Tip("", words(f"{TIP}.word.wake"), "K5.3")
        case _:
            return None


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    action = _meant(view, seat, picking, part)
    refused = refusal(view, action) if action is not None else None
    return Tip("", because(words, refused), refused.rule) if refused is not None else None


def because(words: Words, refused: Refusal) -> str:
    """Return a reason as a sentence."""
    return words(f"lamps.why.{refused.why.value}")


def _known(words: Words, view: Table, room: RoomNumber, names: Names) -> Iterator[str]:
    """Yield a sentence for each thing that is known of a room."""
    yield words(f"{TIP}.{'lit' if room in view.lamps else 'off'}")
    if room in view.house.starts:
        yield words(f"{TIP}.start")
    here = [names[s] for s in view.seats if view.characters[s].room == room]
    if here:
        yield words(f"{TIP}.here", names=", ".join(here))
    if any(each.hint == room for each in view.nightmares):
        yield words(f"{TIP}.whisper", count=sum(each.hint == room for each in view.nightmares))
    if any(each.room == room for each in view.nightmares):
        yield words(f"{TIP}.asleep", count=sum(each.room == room for each in view.nightmares))


def _paragraph(view: Table, room: RoomNumber) -> str:
    """Return the paragraph of what is rarest in a room."""
    if any(room in (each.room, each.hint) for each in view.nightmares):
        return "K5.3"
    return "K1.3" if room in view.house.starts else "K4.2"


def _meant(view: Table, seat: Seat, picking: Picking, part: Part) -> Action | None:
    """Return what a part would mean here, were it to be picked."""
    room = room_at(view.house, part) if isinstance(part, Cell) else None
    if isinstance(part, Spot) and part.name == spelling.ROOM:
        room = part.number
    if room is not None:
        return _to_room(seat, picking, room)
    match part:
        case Spot(spelling.NIGHTMARE, number):
            return Wake(seat, number)
        case Word():
            return _said(view, seat, part)
        case _:
            return None


def _to_room(seat: Seat, picking: Picking, room: RoomNumber) -> Action:
    """Return the way that leads on to a room; a call turns to every room that is meant."""
    rooms = tuple(each.number for each in picking.picked if isinstance(each, Spot))
    return PlanMove(seat, (*rooms, room))


def _said(view: Table, seat: Seat, word: Word) -> Action | None:
    first = next(iter(view.house.numbers))
    actions: dict[Word, Action] = {
        spelling.LIGHT: PlanLamp(seat),
        spelling.PUT_OUT: PlanLamp(seat),
        spelling.BANISH: PlanRitual(seat, Ritual.BANISH),
        spelling.REPEL: PlanRitual(seat, Ritual.REPEL),
        spelling.SCARE: PlanScare(seat),
        spelling.CALL: PlanCall(seat, first, first),
        spelling.WAKE_CALLED: Wake(seat, JUST_CALLED),
        spelling.WAIT: PlanWait(seat),
        spelling.TAKE_BACK: TakeBack(seat),
        spelling.READY: Commit(seat),
    }
    return actions.get(word)


def standing(view: Table, seat: Seat) -> tuple[Part, ...]:
    """Return what a side may say in its order, whether it may be said now or not: Dark also what
    it may wake."""
    if view.ending is not None:
        return ()
    light = spelling.LIGHT, spelling.BANISH, spelling.REPEL
    dark = spelling.PUT_OUT, spelling.SCARE, spelling.CALL
    ends = spelling.WAIT, spelling.TAKE_BACK, spelling.READY
    if view.side(seat) is Side.LIGHT:
        return (*light, *ends)
    asleep = (Spot(spelling.NIGHTMARE, each.number) for each in view.dormant(seat))
    return (*dark, *ends, spelling.WAKE_CALLED, *asleep)
