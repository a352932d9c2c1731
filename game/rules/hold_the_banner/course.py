"""How turns follow each other: opening, plans, drive, volley, rescue, cards, and the end (P5)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.hold_the_banner.moving.drive import drive
from game.rules.hold_the_banner.moving.rescue import fast_tanks
from game.rules.hold_the_banner.moving.volley import fire_volley

from .actions import AddShot, DrawRoute, PlayCard, Refill
from .bonuses import throw_for_bonuses
from .coming import ask_return, ask_spawn, off_field
from .ending import decided, ending_rule
from .events import (
    Asked,
    DrawnShot,
    DrivePlan,
    MatchEnded,
    PlansRevealed,
    SeatPlan,
    TurnBegan,
)
from .hands import deal
from .referee_tasks import (
    AskPlans,
    AskRescue,
    AskReturn,
    AskSpawn,
    EndTurn,
    OpenTurn,
    Story,
    Task,
)
from .state import Rescuing, Table


def go_on(story: Story) -> None:
    """Do what waits, up to the next question."""
    while story.tasks and story.table.question is None:
        _do(story, story.next_task())


def _do(story: Story, task: Task) -> None:
    match task:
        case OpenTurn():
            throw_for_bonuses(story)
            returning = (AskReturn(seat) for seat in off_field(story.table))
            story.then(*returning, AskSpawn(), AskPlans())
        case AskReturn(seat):
            ask_return(story, seat)
        case AskSpawn():
            ask_spawn(story)
        case AskPlans():
            if not planning(story.table):
                play_turn(story)
        case AskRescue(number):
            tank = story.table.tank(number)
            assert tank is not None
            story.say(Asked(Rescuing(tank.seat, number)), "P5.7")
        case EndTurn(refilled):
            _end_turn(story, refilled)


def planning(table: Table) -> tuple[Seat, ...]:
    """Return the seats with a tank that no clock holds."""
    return tuple(seat for seat in table.seats if table.tanks_of(seat) and not table.held(seat))


def play_turn(story: Story) -> None:
    """Show all plans and let everything happen together."""
    plans = tuple(seat_plan(story.table, seat) for seat in planning(story.table))
    said = story.say(PlansRevealed(plans), "P5.4")
    drives = tuple(drive for plan in plans for drive in plan.drives)
    driven = drive(story, drives, said)
    fire_volley(story, drives, driven, said)
    table = story.table
    rescues = () if decided(table) else fast_tanks(table, plans)
    refilled = tuple(plan.seat for plan in plans if plan.refill)
    story.then(*(AskRescue(tank.number) for tank in rescues), EndTurn(refilled), cause=said)


def seat_plan(table: Table, seat: Seat) -> SeatPlan:
    """Return what a seat has planned, as it is revealed."""
    plan = table.players[seat].plan or ()
    shots = [action for action in plan if isinstance(action, AddShot)]
    drives = tuple(
        DrivePlan(
            action.tank,
            action.route,
            tuple(DrawnShot(s.point, s.facing) for s in shots if s.tank == action.tank),
        )
        for action in plan
        if isinstance(action, PlayCard | DrawRoute)
    )
    refill = any(isinstance(action, Refill) for action in plan)
    return SeatPlan(seat, tuple(sorted(drives, key=lambda each: each.tank)), refill)


def _end_turn(story: Story, refilled: tuple[Seat, ...]) -> None:
    if end := decided(story.table):
        story.say(MatchEnded(end.winners, end.why), ending_rule(story.table))
        return
    if not story.table.options.free_drawing:
        deal(story, refilled)
    story.say(TurnBegan(story.table.turn + 1), "P5.1")
    story.then(OpenTurn())
