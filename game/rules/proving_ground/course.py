"""How turns follow each other: a beginning, a main action, the end check (B3, B6, B12)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.actions import EndTurn, Place
from game.rules.proving_ground.choices import legal
from game.rules.proving_ground.driving import mined
from game.rules.proving_ground.events import (
    LastTurnsBegan,
    MatchEnded,
    PawnReturned,
    PawnWaited,
    ShellCleared,
    StageReached,
    TankBroughtIn,
    TokensTurnedDown,
    TurnBegan,
    TurnEnded,
)
from game.rules.proving_ground.family_game import open_steps
from game.rules.proving_ground.ground.bases import free_cells
from game.rules.proving_ground.one_shots_and_upgrades import extras
from game.rules.proving_ground.solo_artillery import bombard, pair_possible, solo_end
from game.rules.proving_ground.state import Mode, Reason, Stage, Table
from game.rules.proving_ground.tokens import LOCATIONS, SHELL

from .referee_tasks import AskReturn, BeginTurn, Bombard, FinishTurn, Story

LAST_TURNS = 3
"""So many turns each seat still plays when no token is left (B12.3)."""
TURN_LIMIT = 60
"""So many turns each seat plays at most (B12.4)."""


def begin_turn(story: Story, seat: Seat) -> None:
    story.say(TurnBegan(seat, story.table.turn.number + 1), "B3.1")
    if story.table.mode is Mode.FAMILY:
        open_steps(story, seat)
    else:
        story.then(AskReturn(0))


def ask_return(story: Story, number: int) -> None:
    """Ask for the next destroyed pawn from this number on, then open the main action."""
    table, seat = story.table, story.table.turn.seat
    for pawn in table.own(seat):
        if pawn < number or table.pawns[pawn].lost is None:
            continue
        if free_cells(table, pawn):
            story.say(StageReached(seat, Stage.RETURN, pawn), "B6.5")
            return
        story.say(PawnWaited(pawn), "B6.8")
    if table.turn.stage is not Stage.MAIN:
        story.say(StageReached(seat, Stage.MAIN), "B3.1")
    if legal(story.table, seat) == (EndTurn(seat),):
        story.then(FinishTurn())


def place(story: Story, action: Place) -> None:
    """Bring a pawn back, or in the solo game a new one in (B6.5, B15.7)."""
    table, number, cell = story.table, action.pawn, action.cell
    deadly = table.options.deadly_bases
    mine = table.on(cell) == SHELL
    if mine and not deadly:
        story.say(ShellCleared(cell), "B6.8")
    lost = table.pawns[number].lost
    if lost is None:
        story.say(TankBroughtIn(number, cell, action.card), "B15.7")
        return
    keeps = action.card == lost
    back = story.say(PawnReturned(number, cell, action.card, keeps), "B6.5")
    if mine and deadly:
        mined(story, number, cell, back)
    story.then(AskReturn(number + 1), cause=back)


def end_main(story: Story) -> None:
    """The turn rests while there is an extra to take; without any it is over."""
    seat = story.table.turn.seat
    rest = story.say(StageReached(seat, Stage.REST), "B3.3")
    if not extras(story.table, seat):
        story.then(FinishTurn(), cause=rest)


def finish_turn(story: Story) -> None:
    """End the turn, look whether the match is over, and pass it on."""
    seat, mode = story.table.turn.seat, story.table.mode
    if mode is Mode.FAMILY and over(story.table) is Reason.TARGET:
        finish(story, Reason.TARGET, None)
        return
    ended = story.say(TurnEnded(seat), "B12.2" if mode in _FOUGHT else "B14.6")
    before = story.table.flipped.before
    if before:
        tokens = "".join(story.table.on(cell) for cell in before)
        story.say(TokensTurnedDown(before, tokens), "B14.6", ended)
    if mode is Mode.SOLO:
        story.then(Bombard(), cause=ended)
    else:
        pass_on(story, ended)


_FOUGHT = {Mode.BATTLE, Mode.TEAM, Mode.SOLO}


def answer(story: Story) -> None:
    """Let the artillery answer, then pass the turn on."""
    bombard(story)
    pass_on(story, None)


def pass_on(story: Story, cause: int | None) -> None:
    """End the match if it is over, else begin the next turn."""
    table = story.table
    reason = over(table)
    if reason is not None:
        finish(story, reason, cause)
        return
    fought = table.mode in {Mode.BATTLE, Mode.TEAM}
    if fought and table.turn.left is None and not LOCATIONS.intersection(table.floor):
        story.say(LastTurnsBegan(LAST_TURNS * table.seats), "B12.3", cause)
    again = table.flipped.extra > 0
    seat = table.turn.seat if again else (table.turn.seat + 1) % table.seats
    story.then(BeginTurn(seat), cause=cause)


def finish(story: Story, reason: Reason, cause: int | None) -> None:
    winners = winners_of(story.table, reason)
    rule = TARGET_RULES[story.table.mode] if reason is Reason.TARGET else RULES[reason]
    story.say(MatchEnded(winners, reason), rule, cause)


TARGET_RULES = {Mode.BATTLE: "B12.2", Mode.TEAM: "B13.1", Mode.FAMILY: "B14.1"}
RULES = {
    Reason.LAST_TURNS: "B12.3",
    Reason.TURN_LIMIT: "B12.4",
    Reason.NO_PAIRS: "B14.7",
    Reason.ARTILLERY: "B15.10",
    Reason.NO_TANKS: "B15.10",
    Reason.RETIRED: "B15.10",
}
"""The paragraphs that end a match."""


def over(table: Table) -> Reason | None:
    """Return why the match is over at the end of this turn, None while it goes on."""
    turn = table.turn
    if table.mode is Mode.SOLO:
        found = solo_end(table)
        if found is not None:
            return found
    elif table.zone(turn.seat).points >= table.target:
        return Reason.TARGET
    if table.mode is Mode.FAMILY and not pair_possible(table):
        return Reason.NO_PAIRS
    if turn.left == 0:
        return Reason.LAST_TURNS
    return Reason.TURN_LIMIT if turn.number >= TURN_LIMIT * table.seats else None


def winners_of(table: Table, reason: Reason) -> tuple[Seat, ...]:
    """Return who wins: who reached the target on its own turn, else who has most points."""
    seats = range(table.seats)
    if table.mode is Mode.SOLO:
        return (0,) if table.zone(0).points >= table.target else ()
    if reason is Reason.TARGET:
        side = table.side(table.turn.seat)
        return tuple(seat for seat in seats if table.side(seat) == side)
    most = max(zone.points for zone in table.zones)
    return tuple(seat for seat in seats if table.zone(seat).points == most)
