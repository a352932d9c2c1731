"""What to put on, become, learn and drink before the way (L3.2 to L3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.handfuls import without
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.cards import Sort
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.state import Table
from game.rules.road_to_the_overlord.wearing import forbidden

from .gear_worth import dressed, gain

LEAST: Final = 0.005
"""For less nobody changes clothes."""
SKILL: Final = 0.1
"""A skill in the hand speaks so much for its class."""


def geared(table: Table, legal: Sequence[Any]) -> Any:
    """Return what makes the hero on turn strongest, None where nothing makes it stronger."""
    best, most = None, LEAST
    for action in legal:
        if isinstance(action, actions.Wear | actions.Learn):
            found = _gain(table, action)
            if found > most:
                best, most = action, found
    return best or _called(table, legal)


def simply_geared(table: Table, legal: Sequence[Any]) -> Any:
    """Return the first that may be worn where nothing is in its way, a class, or a skill."""
    for action in legal:
        if isinstance(action, actions.Become) or (
            isinstance(action, actions.Wear | actions.Learn) and _gain(table, action) > 0
        ):
            return action
    return None


def quickened(table: Table, legal: Sequence[Any]) -> Any:
    """Return a potion that leads on faster, if there is one."""
    for action in legal:
        if isinstance(action, actions.Use):
            card = table.setup.cards.treasure(action.card)
            if any(effect.verb is Verb.WALK for effect in card.effects):
                return action
    return None


def _gain(table: Table, action: actions.Wear | actions.Learn) -> float:
    cards, hero = table.setup.cards, table.heroes[action.seat]
    afters = dressed(cards, hero, cards.treasure(action.card))
    if isinstance(action, actions.Learn) and action.forget:
        afters = (each for each in afters if action.forget not in each.skills)
    return max((gain(cards, hero, each) for each in afters), default=0.0)


def _called(table: Table, legal: Sequence[Any]) -> Any:
    """Return the class that suits best what is worn and held."""
    classes = [action for action in legal if isinstance(action, actions.Become)]
    return max(classes, key=lambda action: _suits(table, action), default=None)


def _suits(table: Table, action: actions.Become) -> tuple[float, str]:
    hero, cards = table.heroes[action.seat], table.setup.cards
    calling = cards.treasure(action.card).calling
    held = [cards.treasure(name) for name in hero.hand if name is not None]
    skills = sum(card.calling is calling and card.sort is not Sort.CLASS for card in held)
    worn = without(hero.worn, forbidden(cards, hero.worn, calling))
    return SKILL * skills + gain(
        cards, hero, replace(hero, calling=calling, worn=worn)
    ), action.card
