"""The bonuses that the guards throw for before some turns (P6)."""

from __future__ import annotations

from enum import Enum

from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat

from .events import (
    BombFell,
    ClockStopped,
    FenceSteeled,
    HelmetGained,
    LifeGained,
    StarGained,
    TankDestroyed,
)
from .quarters import covered
from .referee_tasks import Story
from .state import TOP_LEVEL, Options, Table, Team, rivals

CLOCK_TURNS, HELMET_TURNS = 6, 7
"""How long these last, the turn of the throw counted in (P6.1, P6.2)."""


class Bonus(Enum):
    """The six bonuses by what the die shows (P6.1)."""

    BOMB = 1
    CLOCK = 2
    TANK = 3
    STAR = 4
    SHOVEL = 5
    HELMET = 6


def bonus_turns(options: Options) -> tuple[int, ...]:
    """Return the turns before which a bonus is thrown for (P6.1)."""
    return 5, 15, 25, 35, 45, 55 if options.late_bonus else 50


def throw_for_bonuses(story: Story) -> None:
    """Let each side with a banner throw, if it is time."""
    turn = story.table.turn
    if turn not in bonus_turns(story.table.options):
        return
    for team in range(len(story.table.board.camps)):
        face = story.dice("bonus", turn, team).below(len(Bonus)) + 1
        throw = Throw(story.table.members(team)[0], (face,))
        said = story.say(Rolled("bonus", (throw,)), "P6.1")
        _gain(story, team, Bonus(face), said)


def _gain(story: Story, team: Team, bonus: Bonus, said: int) -> None:
    table = story.table
    match bonus:
        case Bonus.BOMB:
            _bomb(story, rivals(team), said)
        case Bonus.CLOCK:
            story.say(ClockStopped(rivals(team), table.turn + CLOCK_TURNS - 1), "P6.1", said)
        case Bonus.SHOVEL:
            _shovel(story, team, said)
        case _:
            _personal(story, _next_seat(table, team), bonus, said)


def _next_seat(table: Table, team: Team) -> Seat:
    """Return whose turn a personal bonus is, past those without lives (P9.7)."""
    members, first = table.members(team), table.next_bonus[team]
    in_turn = (*members[first:], *members[:first])
    return next((seat for seat in in_turn if table.players[seat].lives), in_turn[0])


def _bomb(story: Story, team: Team, said: int) -> None:
    table = story.table
    fell = story.say(BombFell(team), "P6.1", said)
    for tank in table.tanks:
        if table.teams[tank.seat] == team:
            story.say(TankDestroyed(tank.number), "P6.1", fell)


def _shovel(story: Story, team: Team, said: int) -> None:
    """Make the fence steel, whole again save where a tank stands (P6.2)."""
    table = story.table
    quarters = table.board.camps[team].fence
    for tank in table.tanks:
        quarters &= ~covered(tank.place)
    story.say(FenceSteeled(team, quarters), "P6.1", said)


def _personal(story: Story, seat: Seat, bonus: Bonus, said: int) -> None:
    player = story.table.players[seat]
    if bonus is Bonus.TANK:
        story.say(LifeGained(seat, player.lives + 1), "P6.1", said)
    elif bonus is Bonus.STAR:
        story.say(StarGained(seat, min(player.level + 1, TOP_LEVEL)), "P6.1", said)
    else:
        until = story.table.turn + HELMET_TURNS - 1
        story.say(HelmetGained(seat, until), "P6.1", said)
