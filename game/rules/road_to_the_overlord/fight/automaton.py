"""What companions and monsters do after a hero's turn; nobody decides it (L4.3, L4.4, L5)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.events import CompanionLeft, FigureStepped, TurnSkipped
from game.rules.road_to_the_overlord.field import (
    FRONT,
    FRONTS,
    REAR,
    apart,
    before,
    beside,
    opposite,
    row,
)
from game.rules.road_to_the_overlord.standing import (
    fighter,
    figure_of,
    occupied,
    spell_on,
    target,
)
from game.rules.road_to_the_overlord.state import BOSS, Companion, Fight, Foe

from . import blows, falling, lasting


def companions(story: Story, seat: Seat) -> None:
    """Let those of a hero strike who stands straight before them, or step to the front."""
    for each in story.table.ongoing.companions:
        if each.of == seat and story.table.ongoing.foes:
            _help(story, each.number)


def leave(story: Story, seat: Seat) -> None:
    """Let companions go whose time is over."""
    for each in story.table.ongoing.companions:
        if each.of == seat and each.left == 1:
            story.say(CompanionLeft(each.number), "L6")


def monsters(story: Story, seat: Seat) -> None:
    """Let all act against the hero who has just acted, in the order of their numbers."""
    for each in story.table.ongoing.foes:
        if figure_of(story.table, seat) is None:
            return
        if figure_of(story.table, each.number) is not None:
            _act(story, each.number, seat)


def _help(story: Story, number: FigureNumber) -> None:
    own = figure_of(story.table, number)
    if not isinstance(own, Companion):
        return
    found = target(story.table.ongoing, own.at)
    if found is not None:
        blows.strike(story, number, found.number)
        return
    _step(story, number, own.at, _posts(story.table.ongoing, own.at))


def _posts(fight: Fight, at: Cell) -> list[Cell]:
    """Return where a companion would stand: in front, before a monster, and as near as may be."""
    facing = {cell for cell in FRONTS if target(fight, cell) is not None}
    posts = facing if row(at) == FRONT else FRONTS
    return sorted(posts, key=lambda cell: (cell not in facing, apart(at, cell), cell.x))


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
    if who.name != BOSS:
        lasting.run(story, number)


def _strike_own(story: Story, who: Foe) -> None:
    """Strike the monster nearest, if there is another one."""
    others = [foe for foe in story.table.ongoing.foes if foe.number != who.number]
    if others:
        nearest = min(others, key=lambda foe: (_between(who.at, foe.at), foe.number))
        blows.strike(story, who.number, nearest.number)


def _strike_or_step(story: Story, who: Foe, seat: Seat) -> None:
    at = who.at
    assert at is not None
    far = blows.far(story.table, who.number)
    silence = spell_on(who, Verb.SILENCE)
    if far and silence is not None and who.name != BOSS:
        lasting.skip(story, who, silence)
    elif far or row(at) == FRONT:
        struck = _struck(story, who, seat, far=far)
        if struck is not None:
            blows.strike(story, who.number, struck)
    elif spell_on(who, Verb.ROOT) is None:
        hero = fighter(story.table.ongoing, seat)
        assert hero is not None
        assert hero.at is not None
        _step(story, who.number, at, opposite(hero.at))


def _struck(story: Story, who: Foe, seat: Seat, *, far: bool) -> FigureNumber | None:
    """Return whom a monster strikes: by lot where it is blind, a companion in the hero's place
    where one stands straight before it, the hero unless it is out of reach in the rear (L4.4)."""
    fight, at = story.table.ongoing, who.at
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


def _step(story: Story, number: FigureNumber, at: Cell, goals: Iterable[Cell]) -> None:
    """Step toward the first free one of the goals, if a step leads nearer."""
    taken = occupied(story.table.ongoing)
    goal = next((cell for cell in goals if cell not in taken), None)
    if goal is None or at == goal:
        return
    free = [
        cell for cell in beside(at) if cell not in taken and apart(cell, goal) < apart(at, goal)
    ]
    if free:
        to = min(free, key=lambda cell: (apart(cell, goal), cell.x))
        story.say(FigureStepped(number, to), "L4.4")


def _between(one: Cell | None, other: Cell | None) -> int:
    return apart(one, other) if one is not None and other is not None else 0
