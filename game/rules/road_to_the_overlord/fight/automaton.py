"""What companions and monsters do after a hero's turn; nobody decides it (L4.3, L4.4, L5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord import decks
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.effects import Effect, Verb
from game.rules.road_to_the_overlord.events import (
    BossActed,
    CompanionLeft,
    FigureStepped,
    MonsterCame,
    SpellsRun,
    TurnSkipped,
)
from game.rules.road_to_the_overlord.field import (
    FRONT,
    HEROES,
    MONSTERS,
    REAR,
    apart,
    before,
    beside,
    row,
)
from game.rules.road_to_the_overlord.standing import (
    Figure,
    fighter,
    figure_of,
    occupied,
    spell_on,
    target,
)
from game.rules.road_to_the_overlord.state import BOSS, Companion, Fight, Fighter, Foe, Skill, Spell

from . import blows, falling

ROUND = tuple(Skill)
WARNED = Effect(Verb.ATTACK, -2)
BANNED = Effect(Verb.BAN, 0, turns=1)


def companions(story: Story, seat: Seat) -> None:
    """Let those of a hero strike who stands straight before them, or step to the front."""
    for each in fight_of(story).companions:
        if each.of == seat and fight_of(story).foes:
            _help(story, each.number)


def leave(story: Story, seat: Seat) -> None:
    """Let companions go whose time is over."""
    for each in fight_of(story).companions:
        if each.of == seat and each.left == 1:
            story.say(CompanionLeft(each.number), "L6")


def monsters(story: Story, seat: Seat) -> None:
    """Let all act against the hero who has just acted, in the order of their numbers."""
    for each in fight_of(story).foes:
        if figure_of(story.table, seat) is None:
            return
        if figure_of(story.table, each.number) is not None:
            _act(story, each.number, seat)


def boss(story: Story, seat: Seat) -> None:
    """Let the boss use its skill against that hero, if nothing has silenced it (L5)."""
    found = next((foe for foe in fight_of(story).foes if foe.name == BOSS), None)
    if found is None or found.skill is None or figure_of(story.table, seat) is None:
        return
    silence = spell_on(found, Verb.SILENCE)
    if silence is not None:
        _skip(story, found, silence)
        return
    following = ROUND[(ROUND.index(found.skill) + 1) % len(ROUND)]
    story.say(BossActed(found.skill, seat, following), "L5")
    _skill(story, found.skill, seat)


def run(story: Story, figure: FigureNumber) -> None:
    """Count a turn for all that lasts on a figure; what is over is gone."""
    who = figure_of(story.table, figure)
    if who is None or isinstance(who, Companion) or not any(each.left for each in who.spells):
        return
    counted = (replace(each, left=each.left - 1) if each.left else each for each in who.spells)
    pairs = zip(who.spells, counted, strict=True)
    left = tuple(new for old, new in pairs if new.left or not old.left)
    story.say(SpellsRun(figure, left), "L6")


def fight_of(story: Story) -> Fight:
    assert story.table.fight is not None
    return story.table.fight


def _help(story: Story, number: FigureNumber) -> None:
    own = figure_of(story.table, number)
    if not isinstance(own, Companion):
        return
    found = target(fight_of(story), own.at)
    if found is not None:
        blows.strike(story, number, found.number)
        return
    facing = [cell for cell in HEROES if row(cell) == FRONT and target(fight_of(story), cell)]
    _step(story, number, own.at, facing or [cell for cell in HEROES if row(cell) == FRONT])


def _act(story: Story, number: FigureNumber, seat: Seat) -> None:
    who = figure_of(story.table, number)
    poison = spell_on(who, Verb.POISON)
    if poison is not None:
        falling.hurt(story, number, poison.amount, poison.of, "L6")
        who = figure_of(story.table, number)
    if not isinstance(who, Foe):
        return
    stun = spell_on(who, Verb.STUN)
    if stun is not None:
        story.say(TurnSkipped(number, stun.of), "L6")
    elif spell_on(who, Verb.CHARM) is not None:
        _strike_own(story, who)
    else:
        _strike_or_step(story, who, seat)
    run(story, number)


def _strike_own(story: Story, who: Foe) -> None:
    """Strike the monster nearest, if there is another one."""
    others = [foe for foe in fight_of(story).foes if foe.number != who.number]
    if others:
        nearest = min(others, key=lambda foe: (_between(who.at, foe.at), foe.number))
        blows.strike(story, who.number, nearest.number)


def _strike_or_step(story: Story, who: Foe, seat: Seat) -> None:
    at = who.at
    assert at is not None
    far = blows.far(story.table, who.number)
    silence = spell_on(who, Verb.SILENCE)
    if far and silence is not None and who.name != BOSS:
        _skip(story, who, silence)
    elif far or row(at) == FRONT:
        struck = _struck(story, who, seat, far=far)
        if struck is not None:
            blows.strike(story, who.number, struck)
    elif spell_on(who, Verb.ROOT) is None:
        hero = fighter(fight_of(story), seat)
        assert hero is not None
        assert hero.at is not None
        column = hero.at.x
        fronts = [cell for cell in MONSTERS if row(cell) == FRONT]
        fronts.sort(key=lambda cell: (abs(cell.x - column), cell.x))
        _step(story, who.number, at, fronts)


def _struck(story: Story, who: Foe, seat: Seat, *, far: bool) -> FigureNumber | None:
    """Return whom a monster strikes: by lot where it is blind, a companion in the hero's place
    where one stands straight before it, the hero unless it is out of reach in the rear (L4.4)."""
    fight, at = fight_of(story), who.at
    if spell_on(who, Verb.BLIND) is not None:
        among = _others(fight, who.number)
        dice = story.dice("blind", story.table.number, fight.number, who.number)
        return dice.choice(among)
    facing = None if at is None or far else before(at)
    for each in fight.companions:
        if each.at == facing:
            return each.number
    hero = fighter(fight, seat)
    if hero is None or hero.at is None:
        return None
    return seat if far or row(hero.at) < REAR else None


def _others(fight: Fight, number: FigureNumber) -> tuple[FigureNumber, ...]:
    seats = tuple(each.seat for each in fight.heroes)
    rest: tuple[Foe | Companion, ...] = (*fight.foes, *fight.companions)
    return (*seats, *(each.number for each in rest if each.number != number))


def _skip(story: Story, who: Foe, silence: Spell) -> None:
    story.say(TurnSkipped(who.number, silence.of), "L6")
    left = tuple(each for each in who.spells if each is not silence)
    story.say(SpellsRun(who.number, left), "L6")


def _step(story: Story, number: FigureNumber, at: Cell, goals: Iterable[Cell]) -> None:
    """Step toward the first free one of the goals, if a step leads nearer."""
    taken = occupied(fight_of(story))
    goal = next((cell for cell in goals if cell not in taken), None)
    if goal is None or at == goal:
        return
    free = [
        cell for cell in beside(at) if cell not in taken and apart(cell, goal) < apart(at, goal)
    ]
    if free:
        to = min(free, key=lambda cell: (apart(cell, goal), cell.x))
        story.say(FigureStepped(number, to), "L4.4")


def _skill(story: Story, skill: Skill, seat: Seat) -> None:
    match skill:
        case Skill.WARNING:
            falling.begin(story, seat, WARNED, skill.value)
        case Skill.BAN:
            falling.begin(story, seat, BANNED, skill.value)
        case Skill.ALL_TO_ME:
            _draw_near(story)
        case Skill.HERESY:
            _call(story)


def _draw_near(story: Story) -> None:
    """Bring all heroes to the front row, as far as there is room."""
    fronts = [cell for cell in HEROES if row(cell) == FRONT]
    for each in fight_of(story).heroes:
        at = each.at
        free = [cell for cell in fronts if cell not in occupied(fight_of(story))]
        if at is not None and row(at) != FRONT and free:
            to = min(free, key=lambda cell: (apart(at, cell), cell.x))
            story.say(FigureStepped(each.seat, to, forced=True), "L5")


def _call(story: Story) -> None:
    """Let a monster of the deck come to a free cell of the other half."""
    fight, table = fight_of(story), story.table
    deck, taken = decks.monsters(table), occupied(fight)
    free = next((cell for cell in MONSTERS if cell not in taken), None)
    if free is not None and deck:
        name = story.dice("heresy", table.number, fight.number).choice(deck)
        life = table.setup.cards.monster(name).life
        story.say(MonsterCame(Foe(fight.next_number, name, life, free)), "L5")


def _between(one: Cell | None, other: Cell | None) -> int:
    return apart(one, other) if one is not None and other is not None else 0


__all__ = ["Fighter", "Figure", "boss", "companions", "fight_of", "leave", "monsters", "run"]
