"""What the boss does beside its blow: one skill a turn, in the same order round (L5)."""

from __future__ import annotations

from typing import Final

from game.core.rules import Seat
from game.rules.road_to_the_overlord import decks
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.effects import Effect, Verb
from game.rules.road_to_the_overlord.events import BossActed, FigureStepped, MonsterCame
from game.rules.road_to_the_overlord.field import FRONTS, MONSTERS, apart, row
from game.rules.road_to_the_overlord.standing import fighter, figure_of, occupied, spell_on
from game.rules.road_to_the_overlord.state import BOSS, Foe, Skill

from . import falling, lasting

ROUND: Final = tuple(Skill)
WARNED: Final = Effect(Verb.ATTACK, -2)
BANNED: Final = Effect(Verb.BAN, turns=1)


def act(story: Story, seat: Seat) -> None:
    """End the boss's turn: with a skill against that hero, if nothing keeps it from that."""
    found = next((foe for foe in story.table.ongoing.foes if foe.name == BOSS), None)
    if found is None:
        return
    silence = spell_on(found, Verb.SILENCE)
    if spell_on(found, Verb.STUN) is None and figure_of(story.table, seat) is not None:
        if silence is not None:
            lasting.skip(story, found, silence)
        elif found.skill is not None:
            following = ROUND[(ROUND.index(found.skill) + 1) % len(ROUND)]
            story.say(BossActed(found.skill, seat, following), "L5")
            _do(story, found.skill, seat)
    lasting.run(story, found.number)


def _do(story: Story, skill: Skill, seat: Seat) -> None:
    match skill:
        case Skill.WARNING:
            _warn(story, seat)
        case Skill.BAN:
            falling.begin(story, seat, BANNED, skill.value)
        case Skill.ALL_TO_ME:
            _draw_near(story)
        case Skill.HERESY:
            _call(story)


def _warn(story: Story, seat: Seat) -> None:
    """A hero is warned once a fight."""
    own = fighter(story.table.ongoing, seat)
    if own is not None and all(spell.of != Skill.WARNING.value for spell in own.spells):
        falling.begin(story, seat, WARNED, Skill.WARNING.value)


def _draw_near(story: Story) -> None:
    """Bring all heroes to the front row, as far as there is room."""
    for each in story.table.ongoing.heroes:
        at = each.at
        free = [cell for cell in FRONTS if cell not in occupied(story.table.ongoing)]
        if at is not None and row(at) > 1 and free:
            to = min(free, key=lambda cell: (apart(at, cell), cell.x))
            story.say(FigureStepped(each.seat, to, forced=True), "L5")


def _call(story: Story) -> None:
    """Let a monster of the deck come to a free cell of the other half."""
    fight, table = story.table.ongoing, story.table
    deck, taken = decks.monsters(table), occupied(fight)
    free = next((cell for cell in MONSTERS if cell not in taken), None)
    if free is not None and deck:
        name = story.dice("heresy", table.number, fight.number).choice(deck)
        life = table.setup.cards.monster(name).life
        story.say(MonsterCame(Foe(fight.next_number, name, life, free)), "L5")
