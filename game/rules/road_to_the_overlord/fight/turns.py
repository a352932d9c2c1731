"""A hero's turn in a fight: a step, a blow or a card, then what answers it (L4.3, L4.4, L4.7).

What lasts for turns counts them from the turn in which it was played, each with the monsters'
answer; what the boss does comes after that, so a ban meets the whole next turn.
"""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.events import FightTurnBegan, FigureStepped
from game.rules.road_to_the_overlord.standing import fighter, figure_of, target
from game.rules.road_to_the_overlord.state import BOSS, QUIET

from . import automaton, blows, boss, casting, ending, lasting


def attack(story: Story, seat: Seat) -> None:
    fight = story.table.ongoing
    own = fighter(fight, seat)
    found = target(fight, own.at) if own is not None else None
    assert found is not None
    blows.strike(story, seat, found.number)
    _decided(story)


def step(story: Story, seat: Seat, to: Cell) -> None:
    story.say(FigureStepped(seat, to), "L4.3")


def use(story: Story, action: actions.Use) -> None:
    casting.play(story, action)
    _decided(story)


def flee(story: Story, seat: Seat) -> None:
    ending.flee_back(story, seat)
    if story.table.ongoing.heroes:
        next_turn(story)
    else:
        ending.lost(story)


def end_turn(story: Story, seat: Seat) -> None:
    """Let companions strike, then monsters, then the boss, and go on."""
    automaton.companions(story, seat)
    automaton.leave(story, seat)
    if _decided(story):
        return
    automaton.monsters(story, seat)
    lasting.run(story, seat)
    if _decided(story):
        return
    boss.act(story, seat)
    next_turn(story)


def next_turn(story: Story) -> None:
    """Let the next hero act, or break off what hurts nobody (L4.7)."""
    fight = story.table.ongoing
    quiet = 0 if fight.hurt else fight.quiet + 1
    if quiet >= QUIET:
        ending.broken_off(story)
        return
    count = len(story.table.heroes)
    order = ((fight.turn + more) % count for more in range(1, count + 1))
    following = next(seat for seat in order if figure_of(story.table, seat) is not None)
    story.say(FightTurnBegan(following, fight.number + 1), "L4.3")


def _decided(story: Story) -> bool:
    """End the fight if nobody is left on one half, or the overlord has fallen (L1.2), and return
    whether it was so."""
    fight = story.table.ongoing
    if not fight.heroes:
        ending.lost(story)
    elif not fight.foes or BOSS in fight.fallen:
        ending.won(story)
    else:
        return False
    return True
