"""The fast room plays a turn to the very table that the rules play it to."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from itertools import islice

import pytest

from game.core.chance import Dice
from game.core.grid import STRAIGHT
from game.rules.tanchiki.actions import (
    MoveBot,
    PlaceTank,
    PlayOn,
    ShareWin,
    ThrowGrenade,
    UseShovel,
)
from game.rules.tanchiki.events import PlanCommitted
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.fast_room.answers import play_answer
from game.rules.tanchiki.fast_room.turn import end_turn, play_plans, play_turn
from game.rules.tanchiki.fast_room.world import BOTS, Over
from game.rules.tanchiki.fast_room.world_of_table import world_of
from game.rules.tanchiki.foresight.guessed_state import imagine
from game.rules.tanchiki.play import apply, legal, to_act
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import Ordering, Phase, Placing, Reason, Shovelling, Throwing
from tests.rules.tanchiki.many import WAYS, decided, setup_of, steps

TURNS = 120
ANSWERED = (97, 103)
CALLED = (32, 64)
MATCHES = (3, 37, 67, 103, 127, 140, 170, 230, 481, 4198)
CROWDED = 190
"""Its second turn ends with a tank and a bot to come back, where there is little room."""

NIGHT = int(os.environ.get("TANCHIKI_TURNS", "10000"))


def roll(*place, sides):
    """Return an answer both rooms can work out: it belongs to the question alone."""
    return Dice(5, *place).below(sides)


class Rolled:
    """Answers by dice, for the fast room."""

    def bot(self, world, waiting):
        return min(waiting, key=lambda bot: order(world.serials[bot - BOTS], world.number))

    def brick(self, world, seat, spots):
        return spots[roll("brick", world.number, seat, len(spots), sides=len(spots))]

    def throw(self, world, seat):
        every = world.land.every
        return every[roll("throw", world.number, seat, sides=len(every))]

    def place(self, world, seat, spots):
        number = roll("place", world.number, seat, sides=4 * len(spots))
        return spots[number // 4], number % 4


def order(serial, turn):
    return roll("bot", turn, serial, sides=1 << 30)


def answer(table):
    """Return the same answers, as actions of the rules."""
    question, number = table.question, table.turn.number
    match question:
        case Ordering(seat, bots):
            return MoveBot(seat, min(bots, key=lambda bot: order(bot, number)))
        case Shovelling(seat, cells):
            return UseShovel(seat, cells[roll("brick", number, seat, len(cells), sides=len(cells))])
        case Throwing(seat, _):
            actions = legal(table, seat)
            return ThrowGrenade(seat, actions[roll("throw", number, seat, sides=len(actions))].cell)
        case Placing(seat, cells):
            way = roll("place", number, seat, sides=4 * len(cells))
            return PlaceTank(seat, cells[way // 4], STRAIGHT[way % 4])
    return (PlayOn if number % 2 else ShareWin)(to_act(table)[0])


def of_world(world):
    """Return all that a world holds, in words of the rules."""
    lay, cells = world.land, world.cells
    over = world.winners is not None
    return {
        "tanks": [
            (
                lay.cell(cells[s]) if cells[s] else None,
                world.ways[s],
                world.off[s],
                world.helmets[s],
            )
            for s in range(world.seats)
        ],
        "bots": [
            (world.serials[b - BOTS], lay.cell(cells[b]), world.ways[b], world.backs[b - BOTS])
            for b in world.bots
        ],
        "standing": {spot: piece - 1 for spot, piece in enumerate(world.standing) if piece}
        == {spot: piece for piece, spot in enumerate(cells) if spot},
        "whole": {lay.cell(spot) for spot in lay.every if world.bricks[spot] == 2},
        "half": {lay.cell(spot) for spot in lay.every if world.bricks[spot] == 1},
        "walls": all(
            bool(world.walls[s]) == (lay.walls[s] or world.bricks[s] > 0) for s in lay.every
        ),
        "bonuses": {
            (number, lay.cell(spot), face) for spot, (face, number) in world.bonuses.items()
        },
        "eagle": (lay.cell(world.eagle), world.quarter, world.taken),
        "scores": list(zip(world.eagles, world.scored, world.points, strict=True)),
        "supply": (
            world.tokens,
            world.seen_tokens,
            world.kinds,
            world.seen_kinds,
            world.spare,
            world.next_bot,
            world.next_bonus,
        ),
        "hands": list(
            zip(world.hands, world.decks, world.discards, world.held, world.played, strict=True)
        ),
        "turn": None if over else (world.number, world.first),
        "sudden": world.sudden,
        "last": world.last,
        "end": (world.winners, world.reason) if over else None,
    }


def of_table(table):
    """Return the same of a table."""
    field, supply = table.field, table.supply
    tied = table.question.seats if table.question else ()
    ending = table.ending
    over = ending is not None or bool(tied)
    return {
        "tanks": [(t.cell, t.facing.eighth // 2, t.off, t.helmets) for t in field.tanks],
        "bots": [(b.number, b.cell, b.facing.eighth // 2, b.back) for b in field.bots],
        "standing": True,
        "whole": set(field.whole),
        "half": set(field.half),
        "walls": True,
        "bonuses": {(b.number, b.cell, b.face) for b in field.bonuses},
        "eagle": (field.eagle.cell, field.eagle.quarter, field.eagle.taken),
        "scores": [(s.eagles, s.bots, s.points) for s in table.scores],
        "supply": (
            supply.tokens,
            supply.seen_tokens,
            supply.bonuses,
            supply.seen_bonuses,
            supply.bricks,
            supply.next_bot,
            supply.next_bonus,
        ),
        "hands": [(h.hand, h.deck, h.discard, h.held, h.played) for h in table.hands],
        "turn": None if over else (table.turn.number, table.turn.first),
        "sudden": table.turn.sudden_death,
        "last": table.turn.last,
        "end": ((ending.winners, ending.reason) if ending else (tied, None)) if over else None,
    }


def turns(number, state=None):
    """Yield each turn of a match: the table with all plans laid, the seed, the table after it."""
    state = state or new(setup_of(number), number)
    dice, way = Dice(number, "many"), WAYS[number % len(WAYS)]
    while seats := to_act(state.table):
        table = state.table
        if table.question is not None:
            state = apply(state, answer(table)).state
            continue
        action = decided(legal(table, dice.choice(seats)), way, dice)
        step = apply(state, action)
        laid = evolve(table, step.events[0].event)
        state = step.state
        if isinstance(step.events[0].event, PlanCommitted) and all(
            hand.committed for hand in laid.hands
        ):
            while state.table.question and not tied(state.table):
                state = apply(state, answer(state.table)).state
            yield laid, state.seed, state.table


def questions(number):
    """Yield each table of a match on which somebody is asked in the middle of a turn."""
    for step in steps(number, checked=False):
        table = step.state.table
        if table.question and table.turn.phase in (Phase.MOVING, Phase.BOTS) and not tied(table):
            yield table


def tied(table):
    return hasattr(table.question, "seats")


def without_bots(number):
    """Return the beginning of a match of last calls in which no bot is left."""
    state = new(setup_of(number), number)
    table = state.table
    table = replace(
        table,
        options=replace(table.options, last_call=True),
        field=replace(table.field, bots=()),
        supply=replace(table.supply, tokens=(), seen_tokens=()),
    )
    return replace(state, table=table)


def hold_together(matches, begun=lambda number: None):
    held = 0
    for number in matches:
        for laid, seed, after in turns(number, begun(number)):
            world = world_of(laid, seed, Rolled())
            play_turn(world)
            found = of_world(world)
            for part, expected in of_table(after).items():
                assert found[part] == expected, f"{part} after turn {held} of match {number}"
            held += 1
            yield held


def test_an_answer_in_the_fast_room_leads_where_the_rules_lead():
    answers = set()
    for number in ANSWERED:
        for table in questions(number):
            state = imagine(table, Dice(number, "imagined"))
            world, action = world_of(table, state.seed, Rolled()), answer(table)
            with suppress(Over):
                play_answer(world, table, action)
                end_turn(world)
            state = apply(state, action).state
            while state.table.question and not tied(state.table):
                state = apply(state, answer(state.table)).state
            assert of_world(world) == of_table(state.table), f"{action} of match {number}"
            answers.add(type(action))
    assert answers == {MoveBot, UseShovel, ThrowGrenade}


def test_a_turn_in_the_fast_room_ends_as_by_the_rules():
    held = 0
    for held in hold_together(MATCHES):
        if held >= TURNS:
            break
    assert held == TURNS


@pytest.mark.nightly
def test_ten_thousand_turns_in_the_fast_room_end_as_by_the_rules():
    """Minutes: the rules play each of them beside it."""
    held = 0
    for held in hold_together(range(1 << 20)):
        if held >= NIGHT:
            break
    assert held == NIGHT


def test_bots_are_refilled_before_the_dead_return_in_the_fast_room_too():
    """By the other order the tank that comes back would stand where the new bot belongs."""
    laid, seed, after = list(islice(turns(CROWDED), 2))[-1]
    world = world_of(laid, seed, Rolled())
    play_plans(world)
    bots = world.next_bot
    assert not all(world.cells[: world.seats])
    end_turn(world)
    assert world.next_bot > bots
    assert of_world(world) == of_table(after)


def test_a_last_call_in_the_fast_room_is_that_of_the_rules():
    calls = set()
    for number in CALLED:
        for laid, _, after in turns(number, without_bots(number)):
            calls.add((laid.turn.last, after.ending and after.ending.reason))
    assert {(0, None), (5, None), (5, Reason.LAST_CALL)} <= calls
    assert sum(1 for _ in hold_together(CALLED, without_bots)) == sum(
        1 for number in CALLED for _ in turns(number, without_bots(number))
    )
