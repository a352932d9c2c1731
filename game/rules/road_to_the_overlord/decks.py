"""What is left to draw: all that there is but for what somebody has, or what lies open.

No order is kept, since it would be a secret of nobody.
"""

from __future__ import annotations

from collections import Counter

from game.core.rules import Seat

from .cards import Calling, CardName, Cards, MonsterName, Sort
from .course import Story
from .events import DeckRenewed
from .state import Hero, Table


def monsters(table: Table) -> tuple[MonsterName, ...]:
    """Return the monsters that are not on the field."""
    cards = table.setup.cards.monsters
    met = Counter(foe.name for foe in table.fight.foes) if table.fight is not None else Counter()
    if table.fight is not None:
        met.update(table.fight.fallen)
    return tuple(each.name for each in cards for _ in range(each.copies - met[each.name]))


def treasures(table: Table) -> tuple[CardName, ...]:
    """Return the treasures of the deck."""
    gone = Counter(table.used)
    for hero in table.heroes:
        gone.update(held(table.setup.cards, hero))
    if table.fight is not None:
        gone.update(table.fight.loot)
    cards = table.setup.cards.treasures
    return tuple(each.name for each in cards for _ in range(each.copies - gone[each.name]))


def held(cards: Cards, hero: Hero) -> tuple[CardName, ...]:
    """Return all cards that a hero has, its class among them."""
    known = tuple(card for card in hero.hand if card is not None)
    return (*known, *hero.worn, *hero.skills, *_class(cards, hero.calling))


def draw(story: Story, seat: Seat, many: int, *place: str | int) -> tuple[CardName, ...]:
    """Draw so many treasures; of an empty deck what was played is shuffled anew (L1.1)."""
    drawn: tuple[CardName, ...] = ()
    for number in range(many):
        left = _left(story.table, drawn)
        if not left and story.table.used:
            story.say(DeckRenewed(seat), "L1.1")
            left = _left(story.table, drawn)
        if not left:
            break
        drawn = (*drawn, story.dice(*place, number).choice(left))
    return drawn


def _left(table: Table, drawn: tuple[CardName, ...]) -> tuple[CardName, ...]:
    left = list(treasures(table))
    for card in drawn:
        left.remove(card)
    return tuple(left)


def _class(cards: Cards, calling: Calling) -> tuple[CardName, ...]:
    """Return the card by which a hero has its class: each class has one name."""
    if calling is Calling.NONE:
        return ()
    found = (e.name for e in cards.treasures if e.sort is Sort.CLASS and e.calling is calling)
    return tuple(found)[:1]
