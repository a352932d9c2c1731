"""What can happen, in the order in which it is told.

Dice that fall are the core's `Rolled`: "walk" and "trap" with six sides, "flee" with six, "chance"
with ten. Hidden is which card a rival has drawn or was given: None in what the others see. The list
is long because each thing that can be seen is a kind of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.core.number_bounds import Few, Long
from game.core.rolled_dice import Rolled
from game.core.rules import Seat

from .actions import FigureNumber, MarkNumber
from .cards import CardName
from .state import Companion, Foe, How, Skill, Spell, Stage


class Trap(Enum):
    """What a trap does (L2.3)."""

    SLOW = "slow"
    WEAK = "weak"
    NOTHING = "nothing"
    DISARMED = "disarmed"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


# On the road


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The turn of this number, of all from 1."""

    seat: Seat
    number: Long
    round: Long


@dataclass(frozen=True, slots=True)
class WayThrown:
    """What the die and all that helps or hinders allow (L2.1)."""

    seat: Seat
    marks: Few


@dataclass(frozen=True, slots=True)
class HeroWalked:
    seat: Seat
    to: MarkNumber


@dataclass(frozen=True, slots=True)
class HeroTeleported:
    seat: Seat
    card: CardName
    to: MarkNumber


@dataclass(frozen=True, slots=True)
class HeroRested:
    """On the road all life is regained by staying (L2.1)."""

    seat: Seat
    life: Long


@dataclass(frozen=True, slots=True)
class TreasureFound:
    """`seen` are those who see which."""

    seat: Seat
    card: CardName | None
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NothingFound:
    """Every treasure is in somebody's hands."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeckRenewed:
    """The deck was empty: what was played is shuffled into it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapSprung:
    seat: Seat
    trap: Trap


@dataclass(frozen=True, slots=True)
class RoadConditionEnded:
    """A trap or a potion does no more: "slow", "weak" or "quick"."""

    seat: Seat
    kind: str


# What heroes wear and know


@dataclass(frozen=True, slots=True)
class GearWorn:
    """`off` is what went back to the hand for it; `life` is what is left now."""

    seat: Seat
    card: CardName
    off: tuple[CardName, ...]
    life: Long


@dataclass(frozen=True, slots=True)
class GearTakenOff:
    seat: Seat
    card: CardName
    life: Long


@dataclass(frozen=True, slots=True)
class ClassTaken:
    """`off` is what this class may not wear or know."""

    seat: Seat
    card: CardName
    off: tuple[CardName, ...]
    life: Long


@dataclass(frozen=True, slots=True)
class SkillLearned:
    seat: Seat
    card: CardName
    forgot: CardName
    life: Long


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A potion, a scroll or a skill, at this enemy, if at any; a skill stays in the hand."""

    seat: Seat
    card: CardName
    at: FigureNumber
    kept: bool


@dataclass(frozen=True, slots=True)
class HeroQuickened:
    """On the road: so many marks more for so many turns."""

    seat: Seat
    marks: Few
    turns: Few


# Before and after blows


@dataclass(frozen=True, slots=True)
class FightBegan:
    """These wait on the mark, not yet in their places; `asked` may join (L4.7)."""

    seat: Seat
    mark: MarkNumber
    foes: tuple[Foe, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class JoinAnswered:
    """Who `comes` and is a rival must still be let in."""

    seat: Seat
    comes: bool


@dataclass(frozen=True, slots=True)
class RivalAnswered:
    """The hero whose fight it is lets a rival in, or not."""

    seat: Seat
    rival: Seat
    lets: bool


@dataclass(frozen=True, slots=True)
class StageBegan:
    """Now these seats are asked, in this order."""

    stage: Stage
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HeroPlaced:
    seat: Seat
    at: Cell


@dataclass(frozen=True, slots=True)
class MonstersPlaced:
    """The referee sets them: the front row first, from the middle (L4.2)."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class FightTurnBegan:
    seat: Seat
    number: Long


@dataclass(frozen=True, slots=True)
class HeroFled:
    seat: Seat
    to: MarkNumber


@dataclass(frozen=True, slots=True)
class FightBrokenOff:
    """Six turns went by without damage: all who stand there have fled (L4.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FightLost:
    """Nobody is left on the heroes' half; the monsters go back to the deck."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FightWon:
    """`loot` lies open; each who fought gains `experience` (L4.6)."""

    seats: tuple[Seat, ...]
    experience: Long
    loot: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class ExperienceGained:
    seat: Seat
    amount: Long


@dataclass(frozen=True, slots=True)
class LevelReached:
    """A full bar: attack and life are one more (L3.1)."""

    seat: Seat
    level: Long


@dataclass(frozen=True, slots=True)
class LootTaken:
    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class FightOver:
    """The field is cleared, and the road goes on."""

    mark: MarkNumber


# Blows


@dataclass(frozen=True, slots=True)
class FigureStepped:
    """A hero, a companion or a monster goes to a cell; `forced` by the boss."""

    figure: FigureNumber
    to: Cell
    forced: bool = False


@dataclass(frozen=True, slots=True)
class BlowStruck:
    """`damage` is what got through to `to`, whose life is `left` now; `spell` is the card of a
    spell, "" for a plain blow. `blocked`: the defence left only 1 of it."""

    by: FigureNumber
    to: FigureNumber
    damage: Few
    left: Long
    spell: CardName = ""
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class BlowDodged:
    by: FigureNumber
    to: FigureNumber


@dataclass(frozen=True, slots=True)
class FigureHurt:
    """Poison, or a blow given back: not a blow of its own; `of` is the card."""

    figure: FigureNumber
    damage: Few
    left: Long
    of: CardName


@dataclass(frozen=True, slots=True)
class FigureHealed:
    figure: FigureNumber
    amount: Few
    life: Long
    of: CardName


@dataclass(frozen=True, slots=True)
class SpellBegan:
    figure: FigureNumber
    spell: Spell


@dataclass(frozen=True, slots=True)
class SpellsRun:
    """A turn of theirs is over for these figures' spells: what is left of all of each now."""

    figure: FigureNumber
    spells: tuple[Spell, ...]


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """Stunned, rooted where a step was due, or banned from its blow."""

    figure: FigureNumber
    of: CardName


@dataclass(frozen=True, slots=True)
class CompanionsCame:
    seat: Seat
    companions: tuple[Companion, ...]


@dataclass(frozen=True, slots=True)
class CompanionLeft:
    """Its time is over."""

    figure: FigureNumber


@dataclass(frozen=True, slots=True)
class BossActed:
    """The boss uses a skill against a hero; `next` is what it does after that (L5)."""

    skill: Skill
    target: Seat
    next: Skill


@dataclass(frozen=True, slots=True)
class MonsterCame:
    """Heresy calls one to the field."""

    foe: Foe


@dataclass(frozen=True, slots=True)
class FigureFell:
    """A monster or a companion has no life left; `by` is who struck last."""

    figure: FigureNumber
    by: FigureNumber


@dataclass(frozen=True, slots=True)
class HeroRevived:
    """In place of dying, once a fight; `of` is the card that kept it."""

    seat: Seat
    life: Long
    of: CardName


@dataclass(frozen=True, slots=True)
class HeroDied:
    """Back to the start in full health, with all it has (L2.4)."""

    seat: Seat
    life: Long


# Bargains, and the course


@dataclass(frozen=True, slots=True)
class OfferMade:
    """To all but those of both teams, who are `seen`, the cards are None."""

    seat: Seat
    to: Seat
    give: tuple[CardName | None, ...]
    get: tuple[CardName | None, ...]
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfferChanged:
    """As the one who changes it gives and gets."""

    seat: Seat
    to: Seat
    give: tuple[CardName | None, ...]
    get: tuple[CardName | None, ...]
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfferAgreed:
    """`seat` agrees; `of` gave and got these. `off` is what `of` wore of it, and `of_life` what is
    left of its life; `own_off` and `life` are those of `seat`."""

    seat: Seat
    of: Seat
    give: tuple[CardName | None, ...]
    get: tuple[CardName | None, ...]
    off: tuple[CardName, ...]
    own_off: tuple[CardName, ...]
    of_life: Long
    life: Long
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfferRefused:
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatResigned:
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    how: How
    winners: tuple[Seat, ...]


OnRoad = (
    TurnBegan
    | WayThrown
    | HeroWalked
    | HeroTeleported
    | HeroRested
    | TreasureFound
    | NothingFound
    | DeckRenewed
    | TrapSprung
    | RoadConditionEnded
    | HeroQuickened
)
Geared = GearWorn | GearTakenOff | ClassTaken | SkillLearned | CardPlayed
Around = (
    FightBegan
    | JoinAnswered
    | RivalAnswered
    | StageBegan
    | HeroPlaced
    | MonstersPlaced
    | FightTurnBegan
    | HeroFled
    | FightBrokenOff
    | FightLost
    | FightWon
    | ExperienceGained
    | LevelReached
    | LootTaken
    | FightOver
)
Blows = (
    FigureStepped
    | BlowStruck
    | BlowDodged
    | FigureHurt
    | FigureHealed
    | SpellBegan
    | SpellsRun
    | TurnSkipped
    | CompanionsCame
    | CompanionLeft
    | BossActed
    | MonsterCame
    | FigureFell
    | HeroRevived
    | HeroDied
)
Traded = OfferMade | OfferChanged | OfferAgreed | OfferRefused
Course = SeatResigned | MatchEnded
Event = OnRoad | Geared | Around | Blows | Traded | Course | Rolled
