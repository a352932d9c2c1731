"""The language of effects: a card does what its effects say, and a new card needs no code.

An effect has a verb, an amount, whom it meets, when, and for how long. What is worn or learned is
so all the while (`WORN`) or when a blow of its own does something; what is played works at once
(`PLAYED`), and with `turns` it lasts.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from game.core.number_bounds import Few, Within


class Verb(Enum):
    """What an effect does with its amount.

    Numbers that stand for a figure while they last: ATTACK, LIFE, DEFENCE, DODGE and DISARM add;
    DEALT, TAKEN, ARMOUR and SPELLS change by so many per cent the damage dealt and taken, the
    defence, and what own spells deal; MAGIC the damage taken from afar; FROZEN the damage dealt to
    who skips turns; WALK adds marks on the track; RETURNS gives back so many per cent of a blow
    taken; GUARD takes so much off each blow taken, RESIST off each from afar; ABSORB takes so much
    in all, 0 for everything.

    Deeds: STRIKE, HEAL (0 for fully), STUN (skips turns), ROOT (takes no step), BLIND (strikes
    whom it meets by lot), CHARM (strikes its own), POISON (loses so much each turn), SILENCE (loses
    its next blow from afar, or skill), BAN (strikes no plain blow), WEAKEN (attack less by so much
    for the fight), CALL, TELEPORT (to any mark but the last two), REVIVE (in place of dying: so
    many per cent of its life).
    """

    ATTACK = "attack"
    LIFE = "life"
    DEFENCE = "defence"
    DODGE = "dodge"
    DISARM = "disarm"
    DEALT = "dealt"
    TAKEN = "taken"
    ARMOUR = "armour"
    SPELLS = "spells"
    MAGIC = "magic"
    FROZEN = "frozen"
    WALK = "walk"
    RETURNS = "returns"
    GUARD = "guard"
    RESIST = "resist"
    ABSORB = "absorb"
    STRIKE = "strike"
    HEAL = "heal"
    STUN = "stun"
    ROOT = "root"
    BLIND = "blind"
    CHARM = "charm"
    POISON = "poison"
    SILENCE = "silence"
    BAN = "ban"
    WEAKEN = "weaken"
    CALL = "call"
    TELEPORT = "teleport"
    REVIVE = "revive"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class Whom(Enum):
    """Whom an effect meets: who has the card, an enemy that is chosen, the chosen one and up to two
    nearest it, those straight before one and beside that, all enemies, or all heroes of the own
    side who fight, the own one among them."""

    SELF = "self"
    ENEMY = "enemy"
    THREE = "three"
    BEFORE = "before"
    ENEMIES = "enemies"
    ALLIES = "allies"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class When(Enum):
    """When an effect works: as long as the card is worn or learned; as it is played; when the own
    plain blow struck somebody, killed somebody; when a blow was blocked, that is, when the own
    defence left only 1 of it; when one would die, once a fight."""

    WORN = "worn"
    PLAYED = "played"
    HIT = "hit"
    KILL = "kill"
    BLOCK = "block"
    DYING = "dying"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class Need(Enum):
    """What must be so for a worn effect to count: three enemies or more, two one-handed weapons; or
    it counts once for each enemy, or for each other hero of the own side while one's own ABSORB
    lasts."""

    NOTHING = "nothing"
    THREE_ENEMIES = "three_enemies"
    TWO_WEAPONS = "two_weapons"
    EACH_ENEMY = "each_enemy"
    EACH_ALLY_ABSORBING = "each_ally_absorbing"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Effect:
    """`turns` says how many turns it lasts that its bearer has had since, 0 for at once, or for the
    rest of the fight. `chance` is the value of a ten-sided die, 0 for always: it works over 10 less
    the value (L4.5). CALL brings `count` companions of attack `amount` and life `life`."""

    verb: Verb
    amount: Annotated[int, Within(-1_000, 1_000)] = 0
    whom: Whom = Whom.SELF
    when: When = When.WORN
    turns: Few = 0
    need: Need = Need.NOTHING
    chance: Few = 0
    life: Few = 0
    count: Few = 1
