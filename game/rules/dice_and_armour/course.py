"""How rams, turns and matches end (D2.2, D7.4, D8)."""

from __future__ import annotations

from game.core.lasting_conditions import Clock, due
from game.core.rules import Seat
from game.rules.dice_and_armour.choices import can_act
from game.rules.dice_and_armour.damage import destroy_broken
from game.rules.dice_and_armour.driving import count_move, step
from game.rules.dice_and_armour.events import (
    BaseCounted,
    ConditionRan,
    DrawDeclined,
    DrawOffered,
    MatchEnded,
    MoveEnded,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from game.rules.dice_and_armour.kinds import HOLD, QUIET
from game.rules.dice_and_armour.reach import pushes_to
from game.rules.dice_and_armour.starting_board import SEATS
from game.rules.dice_and_armour.state import How, Table, other

from .referee_tasks import BeginTurn, FinishRam, FinishTurn, Story


def finish_ram(story: Story, task: FinishRam) -> None:
    """See who is destroyed, both at once, and where the rammer stops (D7.3, D7.4)."""
    for number in (task.target, task.number):
        if story.table.find(number) is not None:
            destroy_broken(story, number)
    rammer = story.table.find(task.number)
    if rammer is not None:
        cell = rammer.cell.step(task.way)
        if story.table.find(task.target) is None and pushes_to(story.table, rammer, cell):
            step(story, task.number, cell, "D7.4")
        ended = story.say(MoveEnded(task.number), "D7.1")
        count_move(story, task.number, ended)
    story.then(FinishTurn())


def finish_turn(story: Story) -> None:
    """Count what a turn counts, and let the other side begin, unless the match is over."""
    seat = story.table.turn
    if _destroyed(story):
        return
    if _held(story, seat):
        return
    _run_jams(story, seat)
    quiet = 0 if story.table.stirred else story.table.quiet + 1
    ended = story.say(TurnEnded(seat, quiet), "D2.2")
    if story.table.offered == other(seat):
        story.say(DrawDeclined(seat), "D11", ended)
    if quiet >= QUIET:
        story.say(MatchEnded(How.QUIET, stronger(story.table)), "D8.3", ended)
        return
    story.then(BeginTurn(), cause=ended)


def begin_turn(story: Story) -> None:
    seat = other(story.table.turn)
    began = story.say(TurnBegan(seat, story.table.number + 1), "D2.2")
    play_or_pass(story, began)


def play_or_pass(story: Story, cause: int | None = None) -> None:
    """Pass the turn of a side that can do nothing."""
    seat = story.table.turn
    if not can_act(story.table, seat):
        passed = story.say(TurnPassed(seat), "D2.2", cause)
        story.then(FinishTurn(), cause=passed)


def offer_draw(story: Story, seat: Seat) -> None:
    """Offer a draw, or agree to the other seat's offer."""
    agreed = story.table.offered is not None
    offered = story.say(DrawOffered(seat), "D11")
    if agreed:
        story.say(MatchEnded(How.AGREED, None), "D11", offered)


def stronger(table: Table) -> Seat | None:
    """Return who has more tanks, then fewer broken parts on them, None for nobody (D8.3)."""
    living = [len(table.own(seat)) for seat in SEATS]
    broken = [sum(len(tank.broken) for tank in table.own(seat)) for seat in SEATS]
    one, two = ((living[seat], -broken[seat]) for seat in SEATS)
    return None if one == two else 0 if one > two else 1


def _destroyed(story: Story) -> bool:
    """End the match when a side has no tank left (D8.1)."""
    left = [seat for seat in SEATS if story.table.own(seat)]
    if len(left) == len(SEATS):
        return False
    how = How.DESTROYED if left else How.BOTH_LOST
    story.say(MatchEnded(how, left[0] if left else None), "D8.1")
    return True


def _held(story: Story, seat: Seat) -> bool:
    """Count a turn on the enemy's base; return whether the match is won by it (D8.2)."""
    if not story.table.captures:
        return False
    tank = story.table.tank_on(story.table.board.bases[other(seat)])
    if tank is None or tank.seat != seat:
        return False
    counted = story.say(BaseCounted(tank.number, tank.held + 1), "D8.2")
    if tank.held + 1 < HOLD:
        return False
    story.say(MatchEnded(How.CAPTURED, seat), "D8.2", counted)
    return True


def _run_jams(story: Story, seat: Seat) -> None:
    """Let the clocks of jammed turrets run; the turn they began in does not count (D6.4)."""
    for tank in story.table.own(seat):
        for one in due(tank.lasting, Clock.TURNS, story.table.number):
            story.say(ConditionRan(tank.number, one.kind, one.left), "D6.4")
