"""What a phone, or a planner held up, says of the own side: whispers, the own plan, the others'."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import Whisper
from game.rules.lamps_till_dawn.events import Whispered
from game.rules.lamps_till_dawn.state import Table
from game.scenes.frame.kit import Names, Words

from .naming import action_name, room_name, side_name
from .sentences import JOINT, tell


def notes(words: Words, view: Table, seat: Seat, names: Names) -> tuple[str, ...]:
    """Return a line for each whisper, the latest first, then for each plan, the own one first."""
    side = view.side(seat)
    if side is None or view.ending is not None or view.characters[seat].room is None:
        return ()
    partners = (other for other in view.of_side(side) if other != seat)
    own = _plan(words, view, seat, words("lamps.note.own", side=side_name(words, side)))
    plans = (_plan(words, view, other, names[other]) for other in partners)
    whispers = (_whisper(words, view, each, names) for each in reversed(view.whispers))
    return (*whispers, own, *plans)


def _plan(words: Words, view: Table, seat: Seat, name: str) -> str:
    """Return who is where, what is planned, and whether that is all."""
    character = view.characters[seat]
    assert character.room is not None
    where = room_name(words, view.house, character.room)
    return JOINT.join((words("lamps.note.at", name=name, room=where), *_planned(words, view, seat)))


def _planned(words: Words, view: Table, seat: Seat) -> Iterator[str]:
    character = view.characters[seat]
    for action in character.plan or ():
        yield action_name(words, view, action)
    if character.committed:
        yield words("lamps.note.ready")


def _whisper(words: Words, view: Table, said: Whisper, names: Names) -> str:
    event = Whispered(said.seat, said.phrase, said.room, view.setup.sides)
    return tell(words, view, event, names)
