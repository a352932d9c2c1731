"""Where heroes are on the road and what they have, and what stands on the field of a fight.

Hidden are the hands of rivals; who go together see each other's cards (L7).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any, Final

from game.core.codec import LATER
from game.core.grid import Cell
from game.core.lasting_conditions import Conditions
from game.core.number_bounds import Few, Long, Within
from game.core.rules import Seat
from game.core.rules import State as CoreState

from .actions import FigureNumber, MarkNumber
from .cards import Calling, CardName, Cards, Mark, MonsterName
from .effects import Verb

MOST_SEATS: Final = 4
ATTACK, LIFE, BAR = 5, 10, 10
"""A hero at the start, and how much experience makes a level (L3.1)."""
BOSS_ATTACK, BOSS_LIFE = 10, 90
PASSIVES: Final = 2
NEAR: Final = 2
"""From so many marks away one may join a fight, and trade (L4.7)."""
QUIET: Final = 6
"""After so many turns of heroes without any damage a fight is broken off (L4.7)."""
OFFERS: Final = 2
"""Offers in a turn, as among the stars (L4.6)."""
FIRST_OTHER: Final[FigureNumber] = 4
"""Monsters and companions are numbered from here on."""
BOSS: Final[MonsterName] = "overlord"

TeamNumber = Annotated[int, Within(0, 3)]
Percent = Annotated[int, Within(-100, 1_000)]


class Skill(Enum):
    """What the boss does beside its blow, in this order round (L5)."""

    WARNING = "warning"
    BAN = "ban"
    ALL_TO_ME = "all_to_me"
    HERESY = "heresy"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class Stage(Enum):
    """How far a fight has come: who joins, who is let in, who stands where, blows, loot."""

    JOINING = "joining"
    ADMITTING = "admitting"
    PLACING = "placing"
    FIGHTING = "fighting"
    LOOT = "loot"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Hero:
    """`life` is what is left; the most of it comes of level, class and gear. `worn` is gear,
    `skills` are passive ones that lie open. `lasting` are conditions of the road: "slow", "weak"
    and "quick", counted by own turns; `quick` is how many marks more the last one gives.

    In a view a rival's hand is `closed`: each card of it is None.
    """

    mark: MarkNumber = 0
    level: Long = 1
    experience: Long = 0
    life: Long = LIFE
    calling: Calling = Calling.NONE
    worn: tuple[CardName, ...] = ()
    skills: tuple[CardName, ...] = ()
    hand: tuple[CardName | None, ...] = ()
    lasting: Conditions = ()
    deaths: Few = 0
    kills: Few = 0
    quick: Few = 0
    resigned: bool = False
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Spell:
    """What lasts on a figure in a fight: a verb with its amount, for so many turns of the bearer;
    0 for the rest of the fight. `of` is the card, or the skill of the boss, that it came from."""

    verb: Verb
    amount: Annotated[int, Within(-1_000, 1_000)]
    left: Few = 0
    of: CardName = ""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A hero on the field; `at` is None until it is placed. `used` are the active skills that it
    has played in this fight, and the card that has kept it from dying."""

    seat: Seat
    at: Cell | None = None
    spells: tuple[Spell, ...] = ()
    used: tuple[CardName, ...] = ()


@dataclass(frozen=True, slots=True)
class Foe:
    """A monster on the field; of the boss `skill` is what it does next."""

    number: FigureNumber
    name: MonsterName
    life: Long
    at: Cell | None = None
    spells: tuple[Spell, ...] = ()
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class Companion:
    """Who fights at a hero's side; after `left` turns of the hero it goes, 0 for after the
    fight."""

    number: FigureNumber
    of: Seat
    name: CardName
    attack: Few
    life: Long
    at: Cell
    left: Few = 0


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight of the hero on turn; `heroes` fight in this order. `asked` are the seats still to be
    asked at this stage, and to pick loot, in their order.

    `turn` is who of the heroes is on turn, `number` counts their turns from 1, `quiet` those in a
    row without damage (`hurt` says that this one had some); `stepped` and `acted` are of this turn.
    """

    mark: MarkNumber
    stage: Stage
    heroes: tuple[Fighter, ...]
    foes: tuple[Foe, ...]
    companions: tuple[Companion, ...] = ()
    asked: tuple[Seat, ...] = ()
    turn: Seat = 0
    number: Long = 0
    quiet: Few = 0
    hurt: bool = False
    stepped: bool = False
    acted: bool = False
    fallen: tuple[MonsterName, ...] = ()
    loot: tuple[CardName, ...] = ()
    next_number: FigureNumber = FIRST_OTHER

    @property
    def with_boss(self) -> bool:
        return any(foe.name == BOSS for foe in self.foes) or BOSS in self.fallen


@dataclass(frozen=True, slots=True)
class Bargain:
    """What lies between two heroes: `of` would give and get these cards, and `to` answers. What has
    been `changed` once is not changed once more. Those of neither team see only how many."""

    of: Seat
    to: Seat
    give: tuple[CardName | None, ...]
    get: tuple[CardName | None, ...]
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment as a task has it: it begins in the turn of seat 0, perhaps amid a fight."""

    heroes: tuple[Hero, ...]
    fight: Fight | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """`teams` is the team of each seat: one for all who go together, one each for rivals. `track`
    are the marks from 1 on, the last one the boss's. After `rounds` of turns night falls, 0 for
    never. `given` are handicaps by seats: so many levels more, empty for none."""

    cards: Cards
    track: tuple[Mark, ...]
    teams: tuple[TeamNumber, ...] = (0, 0)
    boss_life: Long = BOSS_LIFE
    rounds: Few = 0
    trade: bool = True
    given: tuple[Few, ...] = ()
    moment: Moment | None = field(default=None, metadata=LATER)

    @property
    def last(self) -> MarkNumber:
        """Return the mark of the boss."""
        return len(self.track)


class How(Enum):
    """How the match ended: the boss is beaten; night fell; nobody is left to play against."""

    BEATEN = "beaten"
    NIGHT = "night"
    LEFT = "left"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over; these seats have won it, none where all have lost."""

    how: How
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """`turn` is whose turn it is on the road, `number` counts turns of all from 1, `round` counts
    rounds. `thrown` is how many marks the die allows, 0 before it is thrown. `arrived` says that
    the way is done and the mark is still being dealt with. `used` are treasures that were played
    and lie aside; what is in nobody's hand and not there is in the deck. `offers` were made in
    this turn."""

    setup: Setup
    heroes: tuple[Hero, ...]
    turn: Seat = 0
    number: Long = 1
    round: Long = 1
    thrown: Few = 0
    arrived: bool = False
    offers: Few = 0
    fight: Fight | None = None
    bargain: Bargain | None = None
    used: tuple[CardName, ...] = ()
    ending: Ending | None = None

    @property
    def seats(self) -> range:
        return range(len(self.heroes))

    @property
    def own(self) -> Hero:
        """Return the hero whose turn it is on the road."""
        return self.heroes[self.turn]

    @property
    def ongoing(self) -> Fight:
        """Return the fight that goes on, where there is one."""
        assert self.fight is not None
        return self.fight

    def with_hero(self, seat: Seat, **changes: Any) -> Table:
        """Return the table with something changed at one hero."""
        heroes = list(self.heroes)
        heroes[seat] = replace(heroes[seat], **changes)
        return replace(self, heroes=tuple(heroes))

    def in_fight(self, **changes: Any) -> Table:
        """Return the table with something changed in the fight."""
        return replace(self, fight=replace(self.ongoing, **changes))


@dataclass(frozen=True, slots=True)
class NoTask:
    """Nothing waits behind a question: what is asked stands on the table."""


State = CoreState[Table, NoTask]
