"""The contract between a game and everything that is not the game.

The table is what lies before the players; only events change it, and what one seat knows of
it is a table too. The state is the referee's: the table, the tasks still to be done, and the
seed. A game is a handful of plain functions over such values (`Rules`), and `apply` is the
only door: an action goes in, a new state and the events that made it come out.

Every event is told with the paragraph of the rules that made it and with the event it
follows from, so that "why?" can always be answered. Inside `apply` a rule tells events to a
`Telling`, and leaves to it, as tasks, what must wait: a task may ask a seat to choose, and
the match can be saved there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, Protocol, TypeVar

from game.core.chance import Dice, RollPlace

from .number_bounds import Long, Within

if TYPE_CHECKING:
    # Its many small values take a while to make, and a menu needs none of them.
    from game.core.spelling import Speller

Seat = Annotated[int, Within(-1, 63)]
"""A number from 0 in turn order, never a colour."""

NOBODY: Final[Seat] = -1
"""The seat of a bystander, who knows only what lies open."""

T = TypeVar("T")  # table
E = TypeVar("E")  # event
K = TypeVar("K")  # task
A = TypeVar("A", bound="Action")


class Action(Protocol):
    @property
    def seat(self) -> Seat: ...


class IllegalAction(Exception):
    """A player asked for what the rules do not allow; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended; several winners share it, none is a draw."""

    winners: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Told(Generic[E]):
    """An event with its number in the match, its paragraph, and the number of its cause.

    Only the first event of an action has no cause: the action itself made it.
    """

    number: Long
    event: E
    rule: str
    cause: Long | None


@dataclass(frozen=True, slots=True)
class Waiting(Generic[K]):
    """A task still to be done, and the number of the event that put it there."""

    task: K
    cause: Long | None


@dataclass(frozen=True, slots=True)
class State(Generic[T, K]):
    """All that the referee holds; `told` counts the events of the match so far."""

    table: T
    tasks: tuple[Waiting[K], ...]
    seed: int
    told: Long = 0


@dataclass(frozen=True, slots=True)
class Step(Generic[T, E, K]):
    """What one action led to, and the places of the dice it threw."""

    state: State[T, K]
    events: tuple[Told[E], ...]
    rolled: tuple[RollPlace, ...] = ()


class Telling(Generic[T, E, K]):
    """One action being worked out. What is said is true at once."""

    def __init__(self, state: State[T, K], evolve: Callable[[T, E], T]) -> None:
        self.table = state.table
        self.tasks = state.tasks
        self.events: list[Told[E]] = []
        self._seed = state.seed
        self._first = state.told
        self._evolve = evolve
        self._rolled: list[RollPlace] = []
        self._cause: int | None = None
        self._latest: int | None = None

    def say(self, event: E, rule: str, cause: int | None = None) -> int:
        """Make the event true and return its number.

        Without a cause of its own it follows from the event that put the running task there.
        """
        if cause is None:
            cause = self._cause
        if cause is None and self.events:
            cause = self._first
        number = self._first + len(self.events)
        self.table = self._evolve(self.table, event)
        self.events.append(Told(number, event, rule, cause))
        self._latest = number
        return number

    def then(self, *tasks: K, cause: int | None = None) -> None:
        """Do these before anything that already waits.

        Without a cause of their own they follow from the latest event of the running task.
        """
        if cause is None:
            cause = self._latest if self._latest is not None else self._cause
        self.tasks = (*(Waiting(task, cause) for task in tasks), *self.tasks)

    def next_task(self) -> K:
        waiting, *rest = self.tasks
        self.tasks = tuple(rest)
        self._cause = waiting.cause
        self._latest = None
        return waiting.task

    def dice(self, *place: str | int) -> Dice:
        """Return the dice of a place; a match throws each place once."""
        self._rolled.append(place)
        return Dice(self._seed, *place)

    def step(self) -> Step[T, E, K]:
        """Close the telling."""
        state = State(self.table, self.tasks, self._seed, self._first + len(self.events))
        return Step(state, tuple(self.events), tuple(self._rolled))


@dataclass(frozen=True, slots=True)
class Kinds:
    """The types of a game's values: classes, or unions of classes."""

    setup: Any
    state: Any
    action: Any
    event: Any


Sections = Mapping[str, tuple[str, ...]]
"""The parts of a scenario file by heading: the lines below each."""


@dataclass(frozen=True, slots=True)
class Text:
    """A game in plain letters, for the terminal, the scenarios and the tests. Always English.

    `draw(table)`          the table as it stands, in lines
    `tell(table, event)`   one line of a story, about to happen on this table
    `name(table, action)`  one action as it is listed and typed at this table
    `play(sections)`       a scenario's given parts played: all the parts that come of it
    `given(sections)`      optional: the state that a scenario's given parts lead to
    `seat(seat)`           what a seat is called in all of these
    `legend`               what the letters of a drawn table mean, in lines

    A view is enough of a table for all of them.
    """

    draw: Callable[[Any], str]
    tell: Callable[[Any, Any], str]
    name: Callable[[Any, Any], str]
    play: Callable[[Sections], Sections]
    seat: Callable[[Seat], str] = "seat {}".format
    legend: str = ""
    given: Callable[[Sections], State[Any, Any]] | None = None


@dataclass(frozen=True, slots=True)
class Rules:
    """One game, as the rest of the program sees it.

    `new(setup, seed)`      the state after setup; the setup is a value of the game's own
    `seats(table)`          how many seats there are
    `to_act(table)`         who may decide now; several when they decide in secret at once;
                            nobody when the match is over
    `legal(table, seat)`    every move the seat may make, in a fixed order; a view is
                            enough to know it. Where numbers are turned these are too many: a few
                            that stand for all
    `whole(table, seat)`    optional: all that may be asked for there, as a list that is worked
                            out; some of it `apply` may refuse
    `apply(state, action)`  the one door; IllegalAction and nothing changed if it is neither
                            legal nor talk: what a seat may say beside its moves (resign, offer
                            a draw, call the clock), never listed, the type `Talk` of `actions`
    `evolve(table, event)`  makes one event true; decides nothing, asks no rule
    `view(table, seat)`     what this seat (or NOBODY) knows; None for what lies face down
    `redact(event, seat)`   what this seat saw of it
    `outcome(table)`        who won, or None while the match goes on
    `imagine(view, dice)`   optional: a full state that would look like this view
    `first(seats)`          optional: a set-up to begin with, of a game that has no maps (yet); None
                            for a number that it is not played by
    `spell(table, seat, action)`  optional: by which parts of the table an action is pointed out
    `check(value)`          optional: what is wrong with a set-up or a table that was read, "" for
                            nothing; asked before anything else is asked about it
    `talk(table, seat)`     optional: what a seat may say to its partners now, spelled like its
                            moves; a view is enough to know it
    `plans(table)`          optional: which plan all think of now who plan in secret at once, None
                            while nobody plans; a clock for each plan runs only then
    `kinds`                 the types a save is made of, for the codec
    `text`                  the game in plain letters
    `number`                goes up whenever the same actions would give another match
    """

    name: str
    number: int
    new: Callable[[Any, int], State[Any, Any]]
    seats: Callable[[Any], int]
    to_act: Callable[[Any], tuple[Seat, ...]]
    legal: Callable[[Any, Seat], tuple[Any, ...]]
    apply: Callable[[State[Any, Any], Any], Step[Any, Any, Any]]
    evolve: Callable[[Any, Any], Any]
    view: Callable[[Any, Seat], Any]
    redact: Callable[[Any, Seat], Any]
    outcome: Callable[[Any], Outcome | None]
    kinds: Kinds
    text: Text
    imagine: Callable[[Any, Dice], State[Any, Any]] | None = None
    first: Callable[[int], Any] | None = None
    spell: Speller | None = None
    check: Callable[[Any], str] | None = None
    talk: Callable[[Any, Seat], tuple[Any, ...]] | None = None
    plans: Callable[[Any], Hashable] | None = None
    whole: Callable[[Any, Seat], Sequence[Any]] | None = None

    def moves(self, table: Any, seat: Seat) -> Sequence[Any]:
        """Return every move the seat may ask for, in a fixed order, however many there are."""
        return (self.whole or self.legal)(table, seat)
