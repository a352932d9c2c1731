"""What comes of a blow to who is struck: life lost, a last stand, a fall (L2.4, L3.5)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.cards import CardName
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.effects import Effect, Verb, When
from game.rules.road_to_the_overlord.events import (
    FigureFell,
    FigureHealed,
    FigureHurt,
    HeroDied,
    HeroRevived,
    SpellBegan,
)
from game.rules.road_to_the_overlord.standing import figure_of, life_of
from game.rules.road_to_the_overlord.state import FIRST_OTHER, Fighter, Foe, Spell, Table


def hurt(story: Story, figure: FigureNumber, damage: int, of: CardName, rule: str) -> None:
    """Take life off without a blow: poison, or a blow given back."""
    left = max(0, life_of(story.table, figure) - damage)
    story.say(FigureHurt(figure, damage, left, of), rule)
    fall(story, figure, -1)


def heal(story: Story, figure: FigureNumber, amount: int, of: CardName) -> None:
    """Give life back, no more than there was; 0 for all of it."""
    table = story.table
    now, most = life_of(table, figure), most_of(table, figure)
    life = most if not amount else min(most, now + amount)
    if life > now:
        story.say(FigureHealed(figure, life - now, life, of), "L6")


def most_of(table: Table, figure: FigureNumber) -> int:
    if figure < FIRST_OTHER:
        return strength.most_life(table, figure)
    found = figure_of(table, figure)
    if not isinstance(found, Foe):
        return life_of(table, figure)
    monsters = {each.name: each.life for each in table.setup.cards.monsters}
    return monsters.get(found.name, table.setup.boss_life)


def begin(story: Story, figure: FigureNumber, effect: Effect, of: CardName) -> None:
    """Let an effect last on a figure that still stands."""
    if figure_of(story.table, figure) is not None:
        spell = Spell(effect.verb, effect.amount, effect.turns, of)
        story.say(SpellBegan(figure, spell), "L6")


def fall(story: Story, figure: FigureNumber, by: FigureNumber) -> bool:
    """Let a figure without life fall, and return whether it did."""
    if figure_of(story.table, figure) is None or life_of(story.table, figure):
        return False
    if figure >= FIRST_OTHER:
        story.say(FigureFell(figure, by), "L4.6")
        return True
    return not _revived(story, figure)


def _revived(story: Story, seat: Seat) -> bool:
    """Keep a hero from dying by a skill that may, once a fight; or let it die (L2.4)."""
    table = story.table
    most, own = strength.most_life(table, seat), figure_of(table, seat)
    assert isinstance(own, Fighter)
    for card in table.heroes[seat].skills:
        effects = table.setup.cards.treasure(card).effects
        dying = [each for each in effects if each.when is When.DYING]
        back = next((each for each in dying if each.verb is Verb.REVIVE), None)
        if back is not None and card not in own.used:
            life = strength.changed(most, back.amount - 100)
            story.say(HeroRevived(seat, life, card), "L6")
            for effect in dying:
                if effect is not back:
                    begin(story, seat, effect, card)
            return True
    story.say(HeroDied(seat, most), "L2.4")
    return False
