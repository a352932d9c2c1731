"""Styles of play: each commander's weights, and levels that stay as they are without one."""

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS, offered, styled, styles
from game.ai.tanchiki.distance_to_eagle import Ways
from game.ai.tanchiki.guessed_worlds import opened
from game.ai.tanchiki.styles import STYLES as WEIGHTS
from game.ai.tanchiki.world_value import USUAL, worth
from game.ai.tank_chess.levels import MANNERS
from game.ai.tank_chess.search.carried_score import full_score
from game.ai.tank_chess.search.chart import chart, distances
from game.ai.tank_chess.search.next_node import child
from game.ai.tank_chess.search.next_node import opened as begun
from game.ai.tank_chess.styles import PLAIN
from game.ai.tank_chess.styles import STYLES as TASTES
from game.ai.tank_chess.thinking import Thinking
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.content.tank_chess.pieces import load_kinds
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import turns
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import legal

PROBES = (home() / "tests" / "ai" / "probes.txt").read_text("utf-8").splitlines()
TABLE = read_start(PROBES[4], load_kinds())
FIRST, *OTHERS = TASTES
NIGHT = pytest.mark.nightly


def world():
    rules = GAMES["tanchiki"]
    state = rules.new(standard("tanchiki", 2), 3)
    while rules.to_act(state.table) and state.table.turn.number == 0:
        seat = rules.to_act(state.table)[0]
        state = rules.apply(state, rules.legal(state.table, seat)[0]).state
    return opened(rules.view(state.table, 0))


def gained(change, weights):
    """Return what a change of the world is worth to seat 0."""
    before, after = world(), world()
    change(after)
    return worth(after, 0, Ways(after), weights) - worth(before, 0, Ways(before), weights)


def takes_bot(world):
    world.points[0] += 1


def takes_eagle(world):
    world.points[0] += 3
    world.eagles[0] += 1


def loses_tank(world):
    world.cells[0] = 0


def kills_tank(world):
    world.cells[1] = 0


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_every_level_can_be_played_in_every_style(game):
    names = {styled(level, style) for level in offered(game) for style in ("", *styles(game))}
    assert names <= set(MINDS[game])


def test_a_style_of_before_still_plays_but_is_not_offered():
    assert "trader" not in styles("tank_chess")
    assert {f"{level}.trader" for level in offered("tank_chess")} <= set(MINDS["tank_chess"])


def test_no_style_is_offered_by_itself():
    assert not [name for game in GAMES for name in offered(game) if "." in name]


@pytest.mark.parametrize(
    "change, style",
    [
        (takes_bot, "hunter"),
        (takes_eagle, "runner"),
        (kills_tank, "brawler"),
    ],
)
def test_each_style_has_what_it_likes_best(change, style):
    worths = {name: gained(change, weights) for name, weights in WEIGHTS.items()}
    assert max(worths, key=worths.__getitem__) == style
    assert worths[style] > gained(change, USUAL)


def test_a_turtle_minds_losing_its_tank_most_and_a_gambler_least():
    worths = {
        name: gained(loses_tank, replace(USUAL, dead=weights.dead))
        for name, weights in WEIGHTS.items()
    }
    assert min(worths, key=worths.__getitem__) == "turtle"
    assert max(worths, key=worths.__getitem__) == "gambler"


def test_a_taste_weighs_the_own_side_only():
    position = numbers(TABLE)
    me = position.turn
    usual, plain = chart(position), chart(position, PLAIN)
    assert (usual.prices, usual.near, usual.runs, usual.spots) == (
        plain.prices,
        plain.near,
        plain.runs,
        plain.spots,
    )
    for taste in TASTES.values():
        found = chart(position, taste)
        assert found.spots[1 - me] == plain.spots[1 - me]
        assert found.prices[1 - me] == plain.prices[1 - me]
        assert (found.near[me], found.runs[me]) == (taste.near, taste.run)


def test_a_carried_worth_is_what_a_new_look_would_find_in_every_taste():
    for taste in TASTES.values():
        node = begun(numbers(TABLE), 0, taste)
        for go in list(turns(node.position))[::25]:
            then = child(node, go)
            assert then.score == full_score(node.chart, then.armies, then.ways)


@pytest.mark.nightly  # a hundred thoughts take half a minute
def test_tastes_show_in_the_turns_that_are_taken():
    """An attacker goes nearest to the enemy commander and a wall stays furthest from it, and a
    runner drives its commander most."""
    found = {name: _taken(taste) for name, taste in {"": PLAIN, **TASTES}.items()}
    nearer, chiefs = ({n: each[k] for n, each in found.items()} for k in range(2))
    assert nearer["wall"] < nearer[""] < nearer["attacker"]
    assert chiefs["runner"] > chiefs[""]


def _taken(taste):
    """Return how much nearer turns lead to the enemy commander, and commanders' turns."""
    nearer = chiefs = 0
    for code in PROBES:
        manner = replace(MANNERS["sergeant"], luck=0, kills=4, taste=taste)
        thinking = Thinking(read_start(code, load_kinds()), manner, 1)
        go, node = decided(thinking.chosen()), thinking.node
        if go.pose < 0:
            continue
        me, cells = node.turn, node.chart.field.cells
        kind, here, _ = node.armies[me][go.unit]
        for chief in node.chiefs[1 - me]:
            away = distances(node.chart.field, node.armies[1 - me][chief].cell)
            nearer += away[here] - away[go.pose % cells]
        chiefs += node.chart.chiefs[kind]
    return nearer, chiefs


@pytest.mark.parametrize("style", [FIRST, *(pytest.param(s, marks=NIGHT) for s in OTHERS)])
def test_equal_dice_give_equal_turns_in_a_style(style):
    mind, choices = MINDS["tank_chess"][f"sergeant.{style}"], legal(TABLE, TABLE.turn)
    found = {decided(mind(TABLE, TABLE.turn, choices, Dice(5)))[0] for _ in range(2)}
    assert len(found) == 1
    assert found <= set(choices)
