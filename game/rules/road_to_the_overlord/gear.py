"""What a hero does with its cards on the road: gear, class, skills and potions (L3.2 to L3.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from . import actions, strength, wearing
from .cards import Sort, Treasure
from .course import Story
from .effects import Verb, When
from .events import (
    CardPlayed,
    ClassTaken,
    FigureHealed,
    GearTakenOff,
    GearWorn,
    HeroQuickened,
    SkillLearned,
)
from .evolve import evolve
from .state import Table

ROAD_VERBS = (Verb.HEAL, Verb.WALK)
"""What a potion may do on the road."""
Worn = GearWorn | GearTakenOff | ClassTaken | SkillLearned


def wear(story: Story, action: actions.Wear) -> None:
    cards, hero = story.table.setup.cards, story.table.heroes[action.seat]
    off = wearing.in_the_way(cards, hero, cards.treasure(action.card))
    event = GearWorn(action.seat, action.card, off, hero.life)
    story.say(kept_alive(story.table, event), "L3.3")


def take_off(story: Story, action: actions.TakeOff) -> None:
    hero = story.table.heroes[action.seat]
    event = GearTakenOff(action.seat, action.card, hero.life)
    story.say(kept_alive(story.table, event), "L3.3")


def become(story: Story, action: actions.Become) -> None:
    cards, hero = story.table.setup.cards, story.table.heroes[action.seat]
    off = wearing.forbidden(cards, hero.worn, cards.treasure(action.card).calling)
    event = ClassTaken(action.seat, action.card, off, hero.life)
    story.say(kept_alive(story.table, event), "L3.2")


def learn(story: Story, action: actions.Learn) -> None:
    hero = story.table.heroes[action.seat]
    event = SkillLearned(action.seat, action.card, action.forget, hero.life)
    story.say(kept_alive(story.table, event), "L3.4")


def drink(story: Story, action: actions.Use) -> None:
    """Drink a potion on the road."""
    seat, card = action.seat, action.card
    story.say(CardPlayed(seat, card, actions.NO_FIGURE, kept=False), "L6")
    for effect in story.table.setup.cards.treasure(card).effects:
        if effect.when is not When.PLAYED:
            continue
        if effect.verb is Verb.HEAL:
            _heal(story, action, effect.amount)
        elif effect.verb is Verb.WALK:
            story.say(HeroQuickened(seat, effect.amount, effect.turns), "L6")


def helps_on_road(table: Table, seat: int, card: Treasure) -> bool:
    """Whether a potion does anything now: who is in full health needs no healing."""
    verbs = {effect.verb for effect in card.effects if effect.when is When.PLAYED}
    hurt = table.heroes[seat].life < strength.most_life(table, seat)
    return Verb.WALK in verbs or (Verb.HEAL in verbs and hurt)


def drinkable(card: Treasure) -> bool:
    """Whether a card is a potion for the road."""
    return card.sort is Sort.POTION and any(
        effect.verb in ROAD_VERBS and effect.when is When.PLAYED for effect in card.effects
    )


def kept_alive(table: Table, event: Any) -> Any:
    """Return an event with the life that is left by it: never more than there may be then."""
    most = strength.most_life(evolve(table, event), event.seat)
    return replace(event, life=min(event.life, most))


def _heal(story: Story, action: actions.Use, amount: int) -> None:
    """Heal by so much, by 0 wholly."""
    table, seat = story.table, action.seat
    life, most = table.heroes[seat].life, strength.most_life(table, seat)
    healed = min(most - life, amount) if amount else most - life
    if healed > 0:
        story.say(FigureHealed(seat, healed, life + healed, action.card), "L6")
