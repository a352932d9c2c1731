"""A plain blow, from who strikes to what comes back (L3.5, L4.3, L4.4, L4.5)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.effects import Verb, When
from game.rules.road_to_the_overlord.events import BlowDodged, BlowStruck
from game.rules.road_to_the_overlord.standing import figure_of, life_of, spell_on
from game.rules.road_to_the_overlord.state import (
    BOSS,
    BOSS_ATTACK,
    FIRST_OTHER,
    Companion,
    Foe,
    Table,
)

from . import casting, lasting
from .chance import CHANCE, thrown
from .falling import fall, hurt


def strike(story: Story, by: FigureNumber, to: FigureNumber) -> None:
    """Strike a blow, and let all follow from it that follows."""
    if _dodged(story, by, to):
        story.say(BlowDodged(by, to), "L4.5")
        return
    damage, blocked = _damage(story.table, by, to)
    through = lasting.absorbed(story, to, damage)
    left = max(0, life_of(story.table, to) - through)
    story.say(BlowStruck(by, to, through, left, blocked=blocked), "L4.3")
    fell = fall(story, to, by)
    if to < FIRST_OTHER and figure_of(story.table, to) is not None:
        _return(story, by, to, through)
        if blocked:
            casting.work(story, to, by, When.BLOCK)
    if by < FIRST_OTHER and figure_of(story.table, by) is not None:
        casting.work(story, by, to, When.HIT)
        if fell:
            casting.work(story, by, to, When.KILL)


def attack_of(table: Table, figure: FigureNumber) -> int:
    """Return what a plain blow of a figure deals."""
    found = figure_of(table, figure)
    if isinstance(found, Companion):
        return found.attack
    if not isinstance(found, Foe):
        return strength.attack(table, figure)
    plain = BOSS_ATTACK if found.name == BOSS else table.setup.cards.monster(found.name).attack
    for spell in found.spells:
        if spell.verb is Verb.WEAKEN:
            plain -= spell.amount
        elif spell.verb is Verb.DEALT:
            plain = strength.changed(plain, spell.amount)
    return max(1, plain)


def far(table: Table, figure: FigureNumber) -> bool:
    """Whether a monster strikes from anywhere: a mage, or the boss (L4.4)."""
    found = figure_of(table, figure)
    if not isinstance(found, Foe):
        return False
    return found.name == BOSS or table.setup.cards.monster(found.name).mage


def _damage(table: Table, by: FigureNumber, to: FigureNumber) -> tuple[int, bool]:
    """Return what a blow comes to before magic takes of it, and whether defence blocked it."""
    value = attack_of(table, by)
    if by < FIRST_OTHER and spell_on(figure_of(table, to), Verb.STUN) is not None:
        value = strength.by_per_cents(table, by, Verb.FROZEN, value)
    if to >= FIRST_OTHER:
        return value, False
    from_afar = far(table, by)
    value = strength.by_per_cents(table, to, Verb.TAKEN, value)
    if from_afar:
        value = strength.by_per_cents(table, to, Verb.MAGIC, value)
    rest = max(1, value - strength.defence(table, to))
    rest_after = rest - strength.added(table, to, Verb.GUARD)
    if from_afar:
        rest_after -= strength.added(table, to, Verb.RESIST)
    return max(0, rest_after), rest == 1 and value > 1


def _dodged(story: Story, by: FigureNumber, to: FigureNumber) -> bool:
    """Throw for a hero who may dodge: over ten less the value (L4.5)."""
    table = story.table
    value = strength.dodge(table, to) if to < FIRST_OTHER else 0
    return value > 0 and thrown(story, to, "dodge", by, to) > CHANCE - value


def _return(story: Story, by: FigureNumber, to: Seat, through: int) -> None:
    """Give back a part of what got through (L6)."""
    own = story.table.heroes[to]
    for card in (*own.worn, *own.skills):
        for effect in story.table.setup.cards.treasure(card).effects:
            if effect.verb is Verb.RETURNS and through and figure_of(story.table, by) is not None:
                hurt(story, by, strength.changed(through, effect.amount - 100), card, "L6")
