"""How what lasts on a figure is counted by its turns, and used up (L5, L6)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.events import SpellsRun, TurnSkipped
from game.rules.road_to_the_overlord.standing import figure_of, spell_on
from game.rules.road_to_the_overlord.state import Companion, Foe, Spell


def run(story: Story, figure: FigureNumber) -> None:
    """Count a turn for all that lasts on a figure; what is over is gone."""
    who = figure_of(story.table, figure)
    if who is None or isinstance(who, Companion) or not any(each.left for each in who.spells):
        return
    counted = (replace(each, left=each.left - 1) if each.left else each for each in who.spells)
    pairs = zip(who.spells, counted, strict=True)
    left = tuple(new for old, new in pairs if new.left or not old.left)
    story.say(SpellsRun(figure, left), "L6")


def skip(story: Story, who: Foe, silence: Spell) -> None:
    """Let a monster do nothing for once, since it was silenced."""
    story.say(TurnSkipped(who.number, silence.of), "L6")
    left = tuple(each for each in who.spells if each is not silence)
    story.say(SpellsRun(who.number, left), "L6")


def absorbed(story: Story, to: FigureNumber, damage: int) -> int:
    """Return what gets through to who has magic that takes damage away, and use that up."""
    who = figure_of(story.table, to)
    spell = spell_on(who, Verb.ABSORB)
    if spell is None or not damage or isinstance(who, Companion | None):
        return damage
    if not spell.amount:
        return 0
    taken = min(damage, spell.amount)
    rest = replace(spell, amount=spell.amount - taken)
    story.say(SpellsRun(to, _with(who.spells, spell, rest if rest.amount else None)), "L6")
    return damage - taken


def _with(spells: tuple[Spell, ...], old: Spell, new: Spell | None) -> tuple[Spell, ...]:
    at = spells.index(old)
    return (*spells[:at], *((new,) if new is not None else ()), *spells[at + 1 :])
