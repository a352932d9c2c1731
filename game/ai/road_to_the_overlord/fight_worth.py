"""How a fight stands for one side: what life it has, and what the foes will still take of it.

The foes fall one after the other, first who hurts most for its life; until then each strikes
whoever acts. That is told in points of life; a hero who dies costs much more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.course import together
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.field import FRONT, HEROES, apart, row
from game.rules.road_to_the_overlord.fight.blows import attack_of, far
from game.rules.road_to_the_overlord.standing import occupied, spell_on, target
from game.rules.road_to_the_overlord.state import Fight, Fighter, Foe, Table

from .powers import Power, power_of

DEATH: Final = 14.0
"""What a death of the own hero costs, in points of life; that of a mate a part of it."""
MATE: Final = 0.8
WON: Final = 4.0
CLOSE: Final = 4.0
"""Who has no more life than this at the end was in danger."""
TOIL, LONG = 0.2, 20
"""What a turn of blows costs in itself, and after how many turns of a fight that doubles: who
heals as fast as it is hurt would stand there for ever."""
HELD: Final = (Verb.STUN, Verb.CHARM)
FRONTS: Final = tuple(cell for cell in HEROES if row(cell) == FRONT)


class Threat(NamedTuple):
    """What a foe takes in a turn on the average, and how many turns of blows it stands."""

    hurts: float
    stands: float
    held: float


def standing(table: Table, seat: Seat) -> float:
    """Return how a fight stands for the side of a hero; higher is better."""
    fight = table.fight
    if fight is None:
        return 0.0
    own = [each for each in fight.heroes if together(table, each.seat, seat)]
    powers = [power_of(table, each.seat) for each in own]
    if not own:
        return 0.0
    lives = [float(table.heroes[each.seat].life) for each in own]
    deals = _deals(table, fight, own)
    threats = [_threat(table, foe, powers, deals) for foe in fight.foes]
    coming = _coming(threats, _late(fight, own))
    toil = TOIL * sum(each.stands for each in threats) * (1 + fight.number / LONG)
    left = sum(lives) - coming - toil
    return left - _danger(lives, coming) + _helped(fight, own)


def _coming(threats: list[Threat], turns: float) -> float:
    """Return what the foes will still take of these heroes, who strike after so many turns."""
    sum_of = 0.0
    for each in sorted(threats, key=lambda each: -each.hurts / each.stands):
        turns += each.stands
        sum_of += each.hurts * max(0.0, turns - 0.9 - each.held)
    return sum_of


def _deals(table: Table, fight: Fight, own: list[Fighter]) -> float:
    """Return what a turn of this side deals on the average."""
    blows = sum(strength.attack(table, each.seat) for each in own)
    seats = {each.seat for each in own}
    helped = sum(each.attack for each in fight.companions if each.of in seats)
    return max(1.0, (blows + 0.7 * helped) / len(own))


def _threat(table: Table, foe: Foe, powers: list[Power], deals: float) -> Threat:
    value, afar = attack_of(table, foe.number), far(table, foe.number)
    hurts = sum(power.hurt(value, far=afar) for power in powers) / len(powers)
    poison = spell_on(foe, Verb.POISON)
    lost = poison.amount * poison.left if poison is not None else 0
    held = sum(spell.left for spell in foe.spells if spell.verb in HELD)
    silenced = spell_on(foe, Verb.SILENCE) is not None and afar
    stands = max(0.3, -(-(foe.life - lost) // deals))
    return Threat(hurts, stands, held + silenced + 0.5 * (spell_on(foe, Verb.BLIND) is not None))


def _late(fight: Fight, own: Iterable[Fighter]) -> float:
    """Return how many turns pass until a blow falls: who faces nobody has to step first."""
    taken = occupied(fight)
    found = [_steps(fight, each, taken) for each in own]
    return sum(max(0, steps - 1) for steps in found) / max(1, len(found))


def _steps(fight: Fight, own: Fighter, taken: frozenset[object]) -> int:
    if own.at is None or target(fight, own.at) is not None:
        return 0
    goals = (cell for cell in FRONTS if cell not in taken and target(fight, cell) is not None)
    return min((apart(own.at, cell) for cell in goals), default=3)


def _danger(lives: list[float], coming: float) -> float:
    """Return what it costs that heroes may die of what comes: it meets all alike."""
    share = coming / len(lives)
    found = 0.0
    for place, life in enumerate(lives):
        near = max(0.0, min(1.0, (CLOSE + share - life) / (2 * CLOSE)))
        found += DEATH * near * (1.0 if place == 0 else MATE)
    return found


def _helped(fight: Fight, own: list[Fighter]) -> float:
    seats = {each.seat for each in own}
    return sum(0.3 * each.life for each in fight.companions if each.of in seats)
