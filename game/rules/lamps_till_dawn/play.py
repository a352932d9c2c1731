"""The one door: an action goes in, what comes of it is told.

All plan in secret; the last one who commits has both slots done and the turn settled.
"""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rules import IllegalAction, Seat, Step
from game.core.rules import State as CoreState
from game.rules.lamps_till_dawn.why_not.explain import explain
from game.rules.lamps_till_dawn.why_not.refusing import refusal

from .actions import Action, Commit, TakeBack, Whisper
from .choices import legal, outcome, talk, to_act
from .events import ActionPlanned, ActionTakenBack, Event, PlanCommitted, Whispered
from .evolve import evolve
from .full_marks import setup_of
from .slots import Story, do_slot
from .state import LEAST_SEATS, MOST_SEATS, Character, NoTask, Setup, Side, State, Table
from .turn_end import end_turn, thrown_start

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "talk", "to_act"]


def new(setup: Setup, seed: int) -> State:
    """Return the night's beginning: each has thrown for a start place in secret (K2.1)."""
    rooms = (thrown_start(setup, Dice(seed, "start", s)) for s in range(len(setup.sides)))
    return CoreState(Table(setup, tuple(map(Character, rooms))), (), seed)


def first(seats: int) -> Setup | None:
    """Return a night in our house with sides as equal as can be, one more of Dark if need be."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        return None
    lights = seats // 2
    return setup_of((Side.LIGHT,) * lights + (Side.DARK,) * (seats - lights))


def seats(table: Table) -> int:
    return len(table.characters)


def apply(state: State, action: Action) -> Step[Table, Event, NoTask]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    sides = state.table.setup.sides
    match action:
        case TakeBack(seat):
            story.say(ActionTakenBack(seat, sides), "K3.1")
        case Whisper(seat, phrase, room):
            story.say(Whispered(seat, phrase, room, sides), "K3.1")
        case Commit(seat):
            _commit(story, seat)
        case _:
            story.say(ActionPlanned(action.seat, action, sides), "K3.1")
    return story.step()


def _commit(story: Story, seat: Seat) -> None:
    said = story.say(PlanCommitted(seat), "K3.1")
    if to_act(story.table):
        return
    first_left = do_slot(story, 1)
    second_left = do_slot(story, 2)
    end_turn(story, (*first_left, *second_left), said)
