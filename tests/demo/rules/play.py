"""The rules of the demonstration game; their paragraphs are in demo.en.yaml beside this package."""

from __future__ import annotations

from typing import assert_never

from game.core import rules
from game.core.chance import Dice
from game.core.grid import STRAIGHT
from game.core.rules import IllegalAction, Outcome, Seat, Step, Telling
from tests.demo.rules.actions import Action, Aim, Commit, Flagged, PlaceCard, TakeBack
from tests.demo.rules.events import (
    CardPlaced,
    CardTakenBack,
    ColumnMoved,
    Committed,
    CrateOpened,
    Event,
    FacingChosen,
    FlagFell,
    HandDealt,
    ProgramsRevealed,
    RoundEnded,
    TankBlocked,
    TankTurned,
)
from tests.demo.rules.evolve import evolve
from tests.demo.rules.state import DECK, ENOUGH, HAND, REGISTERS, Order, Setup, State, Table, Tank
from tests.demo.rules.tasks import Drive, EndRound, OpenCrate, PlayCard, Task

Story = Telling[Table, Event, Task]


def new(setup: Setup, seed: int) -> State:
    tanks = tuple(
        Tank(seat, start.cell, start.facing, Dice(seed, "deal", 1, seat).sample(DECK, HAND))
        for seat, start in enumerate(setup.starts)
    )
    table = Table(setup.width, setup.height, tanks, setup.crates, setup.rounds, setup.clocked)
    return rules.State(table, (), seed)


def seats(table: Table) -> int:
    return len(table.tanks)


def to_act(table: Table) -> tuple[Seat, ...]:
    if outcome(table):
        return ()
    if table.aiming is not None:
        return (table.aiming,)
    return tuple(tank.seat for tank in table.tanks if not tank.committed)


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(table):
        return ()
    if table.aiming == seat:
        return tuple(Aim(seat, facing) for facing in STRAIGHT)
    tank = table.tanks[seat]
    free = len(tank.laid) < REGISTERS
    return (
        *(PlaceCard(seat, order) for order in Order if free and order in tank.hand),
        *(() if free else (Commit(seat),)),
        *((TakeBack(seat),) if tank.laid else ()),
    )


def outcome(table: Table) -> Outcome | None:
    standing = tuple(tank for tank in table.tanks if not tank.flagged)
    if len(standing) < len(table.tanks):
        return Outcome(frozenset(tank.seat for tank in standing))
    best = max(tank.loot for tank in table.tanks)
    if table.round <= table.rounds and best < ENOUGH:
        return None
    return Outcome(frozenset(tank.seat for tank in table.tanks if tank.loot == best > 0))


def apply(state: State, action: Action) -> Step[Table, Event, Task]:
    if action not in legal(state.table, action.seat) and not _talk(state.table, action):
        raise IllegalAction(f"{action} is not legal in round {state.table.round}")
    story = Story(state, evolve)
    match action:
        case PlaceCard(seat, order):
            story.say(CardPlaced(seat, order), "D2")
        case TakeBack(seat):
            story.say(CardTakenBack(seat, state.table.tanks[seat].laid[-1]), "D2")
        case Commit(seat):
            _commit(story, seat)
        case Aim(seat, facing):
            story.say(FacingChosen(seat, facing), "D6")
        case Flagged(seat):
            story.say(FlagFell(seat), "D7.2")
        case _:
            assert_never(action)
    return _run(story)


def _talk(table: Table, action: Action) -> bool:
    """Return whether this may be said at any moment, though nobody would list it."""
    seat = isinstance(action, Flagged) and 0 <= action.seat < seats(table)
    return seat and table.clocked and outcome(table) is None


def _commit(story: Story, seat: Seat) -> None:
    ready = story.say(Committed(seat), "D2")
    tanks = story.table.tanks
    if not all(tank.committed for tank in tanks):
        return
    programs = tuple(tuple(card for card in tank.laid if card) for tank in tanks)
    story.say(ProgramsRevealed(programs), "D2", ready)
    turns = (PlayCard(t.seat, register) for register in range(REGISTERS) for t in tanks)
    story.then(*turns, EndRound())


def _run(story: Story) -> Step[Table, Event, Task]:
    """Do what waits, until a seat has to choose or the match is over."""
    while story.tasks and not outcome(story.table) and story.table.aiming is None:
        _do(story, story.next_task())
    return story.step()


def _do(story: Story, task: Task) -> None:
    match task:
        case PlayCard(seat, register):
            _play_card(story, seat, story.table.tanks[seat].laid[register])
        case Drive(seat, cells):
            _drive(story, seat, cells)
        case OpenCrate(seat):
            _open_crate(story, seat)
        case EndRound():
            _end_round(story)
        case _:
            assert_never(task)


def _play_card(story: Story, seat: Seat, order: Order | None) -> None:
    match order:
        case Order.DRIVE_1 | Order.DRIVE_2:
            story.then(Drive(seat, 1 if order is Order.DRIVE_1 else 2))
        case Order.LEFT | Order.RIGHT:
            facing = story.table.tanks[seat].facing.turned(-2 if order is Order.LEFT else 2)
            story.say(TankTurned(seat, facing), "D3.1")


def _drive(story: Story, seat: Seat, cells: int) -> None:
    """Drive one cell, pushing what stands in the way; the rest of the card waits its turn."""
    facing = story.table.tanks[seat].facing
    column = [story.table.tanks[seat]]
    while other := story.table.tank_on(column[0].cell.step(facing)):
        column.insert(0, other)
    ahead = column[0].cell.step(facing)
    if not story.table.on(ahead):
        story.say(TankBlocked(seat, ahead), "D5")
        return
    pushed = len(column) > 1
    moved = tuple(tank.seat for tank in column)
    story.say(ColumnMoved(moved, facing), "D4" if pushed else "D3.2")
    rest = (Drive(seat, cells - 1),) if cells > 1 else ()
    found = (s for s in moved if story.table.tanks[s].cell in story.table.crates)
    story.then(*(OpenCrate(finder) for finder in found), *rest)


def _open_crate(story: Story, seat: Seat) -> None:
    cell = story.table.tanks[seat].cell
    loot = story.dice("crate", cell.x, cell.y).below(3) + 1
    story.say(CrateOpened(seat, cell, loot), "D6")


def _end_round(story: Story) -> None:
    ended = story.say(RoundEnded(story.table.round), "D7.1")
    if outcome(story.table):
        return
    for tank in story.table.tanks:
        dice = story.dice("deal", story.table.round, tank.seat)
        story.say(HandDealt(tank.seat, dice.sample(DECK, HAND)), "D1", ended)
