"""Tasks of Tanchiki: that every plan is tried, and each as the rules play it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from game.content.goals import Goal
from game.content.tasks.challenges import load_challenges, setup_of
from game.content.tasks.packs import load_pack, packs
from game.core.chance import Dice
from game.core.handfuls import without
from game.rules.tanchiki.actions import Commit, PlaceCard
from game.rules.tanchiki.cards import REACH, TURN, Card, Cards, handful
from game.rules.tanchiki.events import TankDrowned, TankExploded
from game.rules.tanchiki.play import apply, legal
from game.rules.tanchiki.setting_up import new
from game.tools import generate, ship
from game.tools.pack_files import shipped
from game.tools.tanchiki.ship import task_of
from game.tools.tanchiki.tasks.action_texts import played
from game.tools.tanchiki.tasks.boards import Ground
from game.tools.tanchiki.tasks.every_plan import Deed, ways
from game.tools.tanchiki.tasks.search import Line, Turn, ended, endings, roots
from game.tools.tanchiki.tasks.turn_stages import SEAT, Stage

SMALL: Cards = handful(tuple(Card(sign) for sign in "12RRLU"))
BOARDS = {each.name: each for each in load_challenges("tanchiki") if each.drawn is None}
QUICK = ("cold_bath",)
SHIPPED = ((1, "bots"), (1, "eagles"), (2, "bricks"), (9, "options"), (11, "ice"), (1004, "push"))
"""Of each pack a task, by the seed that it was made from."""

NEVER = Goal("eagles", 99)


def one_turn(name: str) -> Iterator[tuple[Line, Turn, Stage]]:
    """Yield what a first turn can bring that begins in the first way and exchanges nothing."""
    line = roots(setup_of(BOARDS[name]), BOARDS[name].seed)[0]
    for turn, stage in endings(line, None):
        yield line, turn, stage


def deed_of(cards: Cards) -> Deed:
    """Return what a stack does, card by card."""
    before = after = reach = 0
    for card in cards:
        if card in REACH:
            reach = REACH[card]
        elif reach:
            after += TURN[card] // 2
        else:
            before += TURN[card] // 2
    return Deed(before & 3, reach, after & 3)


def test_the_stacks_of_a_hand_are_all_that_can_be_laid() -> None:
    every = {
        (deed_of(laid), handful(laid))
        for count in range(1, len(SMALL) + 1)
        for laid in permutations(SMALL, count)
        if sum(card in REACH for card in laid) <= 1
    }
    assert {(way.deed, handful(way.cards)) for way in ways(SMALL)} == every
    assert all(deed_of(way.cards) == way.deed for way in ways(SMALL))


def random_turn(state: Any, dice: Dice) -> tuple[Any, bool]:
    """Return a state after a turn planned and answered by dice, and whether the tank was lost.

    One that explodes would have been saved by more cards, and then it is another turn.
    """
    number = state.table.turn.number
    hand = state.table.hands[SEAT].hand
    first = dice.choice(tuple(way for way in ways(hand) if len(way.cards) < len(hand)))
    second = dice.choice(ways(without(hand, first.cards)))
    laid = [
        PlaceCard(SEAT, at, card) for at, way in enumerate((first, second)) for card in way.cards
    ]
    for action in (*laid, Commit(SEAT)):
        step = apply(state, action)
        state = step.state
    lost = False
    while state.table.turn.number == number:
        lost |= any(isinstance(each.event, TankExploded | TankDrowned) for each in step.events)
        if state.table.turn.number == number:
            step = apply(state, dice.choice(legal(state.table, SEAT)))
            state = step.state
    lost |= any(isinstance(each.event, TankExploded | TankDrowned) for each in step.events)
    return state, lost


def reached(table: Any) -> tuple[Any, ...]:
    field, tank = table.field, table.field.tanks[SEAT]
    score = table.scores[SEAT]
    bots = tuple(sorted((bot.number, bot.cell) for bot in field.bots))
    return tank.cell, score.eagles, score.points, bots, field.whole, field.half


def reached_by(line: Line) -> tuple[Any, ...]:
    world, lay = line.world, line.world.land
    bots = sorted((world.serials[bot - 8], lay.cell(world.cells[bot])) for bot in world.bots)
    whole = frozenset(lay.cell(spot) for spot in lay.every if world.bricks[spot] == 2)
    half = frozenset(lay.cell(spot) for spot in lay.every if world.bricks[spot] == 1)
    tank = lay.cell(world.cells[SEAT])
    return tank, world.eagles[SEAT], world.points[SEAT], tuple(bots), whole, half


def plans_by_dice(name: str, count: int) -> None:
    challenge = BOARDS[name]
    known = {reached_by(line) for each in one_turn(name) if (line := ended(*each))}
    place, found = roots(setup_of(challenge), challenge.seed)[0].place, 0
    for number in range(count):
        state = apply(new(setup_of(challenge), challenge.seed), place).state
        state, lost = random_turn(state, Dice(number, "plan"))
        if not lost:
            found += 1
            assert reached(state.table) in known, number
    assert found > count // 2


@pytest.mark.parametrize("name", QUICK)
def test_no_plan_by_dice_leads_where_the_search_has_not_been(name: str) -> None:
    plans_by_dice(name, 12)


@pytest.mark.nightly
@pytest.mark.parametrize("name", BOARDS)
def test_no_plan_of_many_leads_where_the_search_has_not_been(name: str) -> None:
    """A minute: the rules play a thousand plans."""
    plans_by_dice(name, 80)


@pytest.mark.parametrize("name", QUICK)
def test_a_line_of_the_search_is_the_same_by_the_rules(name: str) -> None:
    challenge, turns = BOARDS[name], tuple(one_turn(name))
    for each in turns[:: len(turns) // 8]:
        after = ended(*each)
        if after is not None:
            found = played(setup_of(challenge), challenge.seed, NEVER, after)
            assert reached(found.state.table) == reached_by(after)


@pytest.mark.nightly
@pytest.mark.parametrize(("seed", "sort"), SHIPPED)
def test_a_seed_gives_the_task_again_that_it_gave_for_the_pack(
    seed: int, sort: str, tmp_path: Path, capsys: Any
) -> None:
    """Half a minute: every plan of their first turns, and a few more turns."""
    out = tmp_path / "found.jsonl"
    wanted = ["tanchiki", "--seed", str(seed), "--seeds", "1", "--sorts", sort, "--jobs", "1"]
    assert generate.main([*wanted, "--out", str(out)]) == 0
    assert f"kept 1 (1 {sort})" in capsys.readouterr().out
    assert ship.main(["tanchiki", str(out), "--out", str(tmp_path)]) == 0
    (path,) = (tmp_path / "challenges" / "tanchiki").glob("*.yaml")
    (block,) = shipped(path)
    pack = next(pack for pack in packs("tanchiki") if pack.name == sort)
    own = [each.split("\n", 2)[2] for each in shipped(pack.path)]
    assert block.split("\n", 2)[2] in own


@pytest.mark.parametrize("name", ["ice_08", "eagles_10"])
def test_care_is_asked_for_where_the_solution_takes_it(name: str) -> None:
    pack = next(pack for pack in packs("tanchiki") if pack.name == name.split("_")[0])
    each = next(each for each in load_pack(pack) if each.name == name)
    goal = {"aim": each.goal.aim, "count": each.goal.count, "points": 2000, "par": each.par}
    line = {**goal, "seed": each.seed, "solution": each.lot.solution}
    place = Ground(setup_of(each).board, each.options, each.seed)
    assert task_of(line, place).goal.careful == each.goal.careful
