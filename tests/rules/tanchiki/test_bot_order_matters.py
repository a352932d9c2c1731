"""Whether the order of bots matters, against every order played out (T6.2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.core.chance import Dice
from game.core.grid import STRAIGHT, Cell
from game.rules.tanchiki.foresight.bot_order_matters import order_matters
from game.rules.tanchiki.foresight.rehearsal import rehearse
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.referee_tasks import RunBot
from game.rules.tanchiki.state import FIRST_BOT

GROUNDS = (*[Terrain.GROUND.value] * 12, "#", "b", "f", "w", "i", "i", "i", ".*")


def crowded(number):
    """Return a small board thrown together, with three or four bots and two tanks on it."""
    dice = Dice(number, "crowded")
    width, height = 5 + dice.below(4), 4 + dice.below(3)
    words = [dice.choice(GROUNDS) for _ in range(width * height)]
    free = [at for at, word in enumerate(words) if word[0] not in "#bw"]
    letters = ["A", "B", *"abcd"[: 3 + dice.below(2)]]
    for letter, at in zip(letters, dice.sample(free, len(letters)), strict=True):
        words[at] += letter + dice.choice("^>v<")
    rows = tuple(" ".join(words[row * width : (row + 1) * width]) for row in range(height))
    options = ("island",) if dice.below(5) == 0 else ("uneven",) if dice.below(5) == 0 else ()
    return state_of({"board": rows, "options": options}).table, 1 + dice.below(3)


def matters(table, strength):
    """Play every order out in full; dice and choices count as mattering."""
    bots = [bot.number for bot in table.field.bots]
    ends = [
        rehearse(table, *(RunBot(bot, strength) for bot in order)) for order in permutations(bots)
    ]
    return any(end.open_ends for end in ends) or len({end.table.field for end in ends}) > 1


def compared(numbers):
    found = {True: 0, False: 0}
    for number in numbers:
        table, strength = crowded(number)
        bots = [bot.number for bot in table.field.bots]
        said, true = order_matters(table, bots, strength), matters(table, strength)
        assert said == true, f"board {number}"
        found[true] += 1
    return found


def test_the_answer_is_exact_on_crowded_boards():
    assert min(compared(range(60)).values()) > 10


@pytest.mark.nightly
def test_the_answer_is_exact_on_very_many_crowded_boards():
    assert min(compared(range(60, 5000)).values()) > 500


def test_more_bots_than_can_be_tried_in_all_orders_are_asked_for():
    row = " ".join(f".{letter}>" for letter in "abcde")
    table = state_of({"board": (row + " . . . .",), "seats": ("A",)}).table
    assert order_matters(table, range(FIRST_BOT, FIRST_BOT + 5), 1)


def test_bots_far_from_each_other_are_not_asked_for():
    row = " # ".join(f".{letter}>  ." for letter in "abcdefgh")
    table = state_of({"board": (row,), "seats": ("A",)}).table
    assert not order_matters(table, range(FIRST_BOT, FIRST_BOT + 8), 3)


def test_every_facing_of_the_drawing_is_known():
    table = state_of({"board": (".A^ .B> .Cv .D<",)}).table
    assert [tank.facing for tank in table.field.tanks] == list(STRAIGHT)
    assert table.field.tanks[3].cell == Cell(3, 0)


def test_five_that_touch_are_asked_for_even_where_their_order_is_free():
    rows = [f".{letter}> . ." for letter in "abcde"]
    four = state_of({"board": tuple(rows[:4]), "seats": ("A",)}).table
    five = state_of({"board": tuple(rows), "seats": ("A",)}).table
    asked = [
        order_matters(table, [bot.number for bot in table.field.bots], 1) for table in (four, five)
    ]
    assert asked == [False, True]


def test_a_bot_that_others_have_drowned_before_its_turn_does_nothing():
    rows = (
        ".   .c< .   .a> iB^ .   .",
        "i   #   .   .   .   b   .",
        "ib^ .   .Av i   .   .   b",
        "id^ .   .   .   .   .   .",
    )
    table = state_of({"board": rows, "options": ("island",)}).table
    assert order_matters(table, [bot.number for bot in table.field.bots], 3)
