"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.rules.road_to_the_overlord.fight.faults import of_fight

from . import decks
from .cards import Calling, CardName, Cards, Sort, Treasure
from .course import playing
from .setting_up import new
from .state import (
    BOSS,
    MOST_SEATS,
    OFFERS,
    PASSIVES,
    Bargain,
    Hero,
    Setup,
    Table,
)

MOST_GIVEN = 5


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_beginning(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_beginning(setup: Setup) -> Iterator[str]:
    """A task is as sound as the table it begins with."""
    yield from _of_setup(setup)
    if setup.moment is not None:
        yield from _of_table(new(setup, 0).table)


def _of_setup(setup: Setup) -> Iterator[str]:
    seats = len(setup.teams)
    if not 1 <= seats <= MOST_SEATS:
        yield f"{seats} seats"
        return
    if not setup.track:
        yield "no road"
    if setup.boss_life < 1:
        yield "a boss without life"
    if setup.given and (len(setup.given) != seats or max(setup.given) > MOST_GIVEN):
        yield f"{setup.given} given to {seats} seats"
    yield from _of_cards(setup.cards)


def _of_cards(cards: Cards) -> Iterator[str]:
    monsters = [each.name for each in cards.monsters]
    if len({*monsters, BOSS}) <= len(monsters):
        yield "a monster twice, or called as the boss"
    if len({each.name for each in cards.treasures}) < len(cards.treasures):
        yield "a treasure twice"
    callings = [each.calling for each in cards.treasures if each.sort is Sort.CLASS]
    if len({*callings, Calling.NONE}) <= len(callings):
        yield "a class twice, or none"
    for each in cards.treasures:
        if each.sort is Sort.GEAR and each.slot is None:
            yield f"{each.name} is worn nowhere"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    seats = len(table.setup.teams)
    if len(table.heroes) != seats:
        yield f"{len(table.heroes)} heroes for {seats} seats"
        return
    for seat, hero in enumerate(table.heroes):
        yield from _of_hero(table, seat, hero)
    found = Counter(table.used)
    yield from _unknown(table, table.used)
    for hero in table.heroes:
        found.update(decks.held(table.setup.cards, hero))
    if table.fight is not None:
        found.update(table.fight.loot)
        yield from _unknown(table, table.fight.loot)
    for card in table.setup.cards.treasures:
        if found[card.name] > card.copies:
            yield f"{found[card.name]} of {card.name}"
    yield from _of_course(table)


def _of_hero(table: Table, seat: int, hero: Hero) -> Iterator[str]:
    if hero.mark > table.setup.last:
        yield f"hero {seat} beyond the road"
    if hero.level < 1 or hero.life < 1:
        yield f"hero {seat} without life or level"
    known = [card for card in hero.hand if card is not None]
    if not hero.closed and len(known) < len(hero.hand):
        yield f"an unknown card of hero {seat}"
    yield from _unknown(table, (*known, *hero.worn, *hero.skills))
    for name in hero.worn:
        card = _treasure(table, name)
        if card is not None and card.slot is None:
            yield f"hero {seat} wears {name}"
    if len(hero.skills) > PASSIVES:
        yield f"{len(hero.skills)} skills of hero {seat}"


def _unknown(table: Table, names: Iterable[CardName]) -> Iterator[str]:
    yield from (f"no card {name}" for name in names if _treasure(table, name) is None)


def _treasure(table: Table, name: CardName) -> Treasure | None:
    return next((each for each in table.setup.cards.treasures if each.name == name), None)


def _of_course(table: Table) -> Iterator[str]:
    if table.turn not in table.seats:
        yield f"seat {table.turn} on turn"
        return
    if table.ending is not None:
        if not {*table.ending.winners} <= {*table.seats}:
            yield "a winner who does not sit there"
        return
    if (table.own.resigned and table.fight is None) or not playing(table):
        yield "nobody to play"
    if table.offers > OFFERS:
        yield f"{table.offers} offers"
    if table.bargain is not None:
        yield from _of_bargain(table, table.bargain)
    if table.fight is not None:
        yield from of_fight(table, table.fight)
    elif table.arrived:
        yield "arrived, and nothing to do there"


def _of_bargain(table: Table, bargain: Bargain) -> Iterator[str]:
    pair = {bargain.of, bargain.to}
    if table.turn not in pair or len(pair) < 2 or not pair <= {*playing(table)}:
        yield "a bargain between others"
        return
    if table.fight is not None or table.thrown:
        yield "a bargain at another time"
    for seat, cards in ((bargain.of, bargain.give), (bargain.to, bargain.get)):
        hero = table.heroes[seat]
        if not hero.closed and Counter(cards) - Counter((*hero.hand, *hero.worn)):
            yield "a bargain that cannot be kept"
