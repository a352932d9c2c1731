"""What cards do when they are played, or when a blow calls on them (L4.3, L6)."""

from __future__ import annotations

from game.rules.road_to_the_overlord import actions, strength
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.cards import CardName, Sort
from game.rules.road_to_the_overlord.course import Story, together
from game.rules.road_to_the_overlord.effects import Effect, Verb, When, Whom
from game.rules.road_to_the_overlord.events import BlowStruck, CardPlayed, CompanionsCame
from game.rules.road_to_the_overlord.field import HEROES, apart
from game.rules.road_to_the_overlord.standing import (
    before_and_beside,
    fighter,
    figure_of,
    life_of,
    occupied,
)
from game.rules.road_to_the_overlord.state import FIRST_OTHER, Companion, Fight, Foe, Table

from . import falling
from .chance import CHANCE, thrown

AREA = 2
"""So many more are met beside the one that is chosen."""


def play(story: Story, action: actions.Use) -> None:
    """Play a card of the hand in a fight; a skill stays there, and is used for this fight."""
    treasure = story.table.setup.cards.treasure(action.card)
    kept = treasure.sort is Sort.ACTIVE
    story.say(CardPlayed(action.seat, action.card, action.at, kept), "L3.4" if kept else "L6")
    for effect in treasure.effects:
        if effect.when is When.PLAYED:
            _do(story, action.seat, effect, action.card, action.at)


def work(story: Story, seat: FigureNumber, other: FigureNumber, when: When) -> None:
    """Let gear and skills do what they do at such a moment; each has a die of its own (L4.5)."""
    own = story.table.heroes[seat]
    for place, card in enumerate((*own.worn, *own.skills)):
        for number, effect in enumerate(story.table.setup.cards.treasure(card).effects):
            if effect.when is not when:
                continue
            where = ("chance", seat, other, place, number)
            if effect.chance and not _works(story, seat, effect, *where):
                continue
            _do(story, seat, effect, card, other)


def _works(story: Story, seat: FigureNumber, effect: Effect, *place: str | int) -> bool:
    return thrown(story, seat, *map(str, place[:1]), *place[1:]) > CHANCE - effect.chance


def _do(story: Story, seat: int, effect: Effect, card: CardName, at: FigureNumber) -> None:
    if effect.verb is Verb.CALL:
        _call(story, seat, effect, card)
        return
    for figure in _met(story.table, seat, effect.whom, at):
        if figure_of(story.table, figure) is None:
            continue
        if effect.verb is Verb.STRIKE:
            _strike(story, seat, figure, effect, card)
        elif effect.verb is Verb.HEAL:
            falling.heal(story, figure, effect.amount, card)
        else:
            falling.begin(story, figure, effect, card)


def _strike(story: Story, seat: int, to: FigureNumber, effect: Effect, card: CardName) -> None:
    damage = strength.by_per_cents(story.table, seat, Verb.SPELLS, effect.amount)
    left = max(0, life_of(story.table, to) - damage)
    story.say(BlowStruck(seat, to, damage, left, card), "L4.3")
    falling.fall(story, to, seat)


def _met(table: Table, seat: int, whom: Whom, at: FigureNumber) -> tuple[FigureNumber, ...]:
    """Return whom an effect meets, in the order of their numbers but for the chosen one."""
    fight = table.ongoing
    match whom:
        case Whom.SELF:
            return (seat,)
        case Whom.ENEMY:
            return (at,)
        case Whom.THREE:
            return (at, *_beside(fight, at))
        case Whom.BEFORE:
            return before_and_beside(fight, seat)
        case Whom.ENEMIES:
            return tuple(foe.number for foe in fight.foes)
        case Whom.ALLIES:
            return tuple(each.seat for each in fight.heroes if together(table, each.seat, seat))


def _beside(fight: Fight, at: FigureNumber) -> tuple[FigureNumber, ...]:
    """Return the two nearest to the chosen one."""
    chosen = next((foe for foe in fight.foes if foe.number == at), None)
    if chosen is None:
        return ()
    others = [foe for foe in fight.foes if foe.number != at]
    others.sort(key=lambda foe: (_between(chosen, foe), foe.number))
    return tuple(foe.number for foe in others[:AREA])


def _between(one: Foe, other: Foe) -> int:
    return apart(one.at, other.at) if one.at is not None and other.at is not None else 0


def _call(story: Story, seat: int, effect: Effect, card: CardName) -> None:
    """Let companions come to the free cells nearest to the hero, the front first (L4.3)."""
    fight = story.table.ongoing
    own, taken = fighter(fight, seat), occupied(fight)
    at = own.at if own is not None and own.at is not None else HEROES[0]
    free = sorted((c for c in HEROES if c not in taken), key=lambda c: (c.y, apart(at, c), c.x))
    came = tuple(
        Companion(number, seat, card, effect.amount, max(1, effect.life), cell, effect.turns)
        for number, cell in enumerate(free[: effect.count], max(FIRST_OTHER, fight.next_number))
    )
    if came:
        story.say(CompanionsCame(seat, came), "L6")
