"""The boards of the day of the small games: the same on every machine, fair, over for nobody at
once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import load_challenges, of_the_day, setup_of, tally
from game.content.texts import LANGUAGES, load_texts
from game.core.grid import Facing
from game.core.hex import distance
from game.core.setup_fingerprint import board_mark
from game.rules import GAMES
from game.rules.dice_and_armour.actions import Move, Shoot
from game.rules.dice_and_armour.letters.task_start import read_start as read_armour
from game.rules.dice_and_armour.starting_board import BLACK, WHITE
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import from_middle
from game.rules.one_cut.letters.task_start import read_start as read_cut
from game.tools.one_cut import prove_kills

EACH = pytest.mark.parametrize("game", ["one_cut", "dice_and_armour", "arena_of_eight"])
SOME = pytest.mark.parametrize("number", range(0, 10_000, 700))
KNIFE = 5
"""How far the longest attack reaches."""
PINNED = {
    ("one_cut", "2026-11-22"): ("2009", (), 1276340842, "14c7050b654b"),
    ("one_cut", "2026-11-23"): ("4554", (), 3687535551, "86630f1865f2"),
    ("one_cut", "2027-01-01"): ("7752", (), 617677445, "cccb588bed20"),
    ("dice_and_armour", "2026-11-22"): ("6060", (), 3518862881, "305c05783e09"),
    ("dice_and_armour", "2026-11-23"): ("5763", (), 3857014535, "469f39fe76fe"),
    ("dice_and_armour", "2027-01-01"): ("1221", (), 685299658, "f5ab9d1f9a8f"),
    ("arena_of_eight", "2026-11-22"): ("285", (), 1194040120, "ba60fbd984ba"),
    ("arena_of_eight", "2026-11-23"): ("9414", (), 1059740072, "ebf0242bf9f0"),
    ("arena_of_eight", "2027-01-01"): ("4817", (), 2367242291, "33b633225a6c"),
}


def day(game, date="2026-11-22"):
    (found,) = of_the_day(game, date)
    return found


def setup(game, number):
    return setup_of(replace(day(game), place=str(number)))


def across(cell, width, height):
    return (width - 1 - cell.x, height - 1 - cell.y)


@EACH
@pytest.mark.parametrize("date", ["2026-11-22", "2026-11-23", "2027-01-01"])
def test_a_day_has_the_same_board_for_ever(game, date):
    found = day(game, date)
    mark = board_mark(GAMES[game], setup_of(found))
    assert found.name == f"daily-1-{date}"
    assert (found.place, found.options, found.seed, mark) == PINNED[game, date]


@EACH
def test_days_differ(game):
    days = [day(game, f"2026-12-{n:02}") for n in range(1, 32)]
    assert len({(each.place, each.seed) for each in days}) == 31
    marks = {board_mark(GAMES[game], setup_of(each)) for each in days}
    assert len(marks) >= 29


def test_about_half_of_the_days_of_dice_and_armour_have_an_optional_rule():
    days = [day("dice_and_armour", f"2026-12-{n:02}") for n in range(1, 32)]
    assert 8 <= sum(bool(each.options) for each in days) <= 23
    for each in days:
        options = setup_of(each).options
        assert {name for name in ("patient", "short") if getattr(options, name)} == {*each.options}


@EACH
def test_nothing_is_lost_at_the_start_and_a_win_is_worth_more_the_sooner(game):
    found = day(game)
    table = GAMES[game].new(setup_of(found), found.seed).table
    assert (found.against, tally(found, table, ()).lost) == ("", False)
    stars = found.stars
    assert [stars.worth(turn) for turn in (1, stars.three, stars.two, stars.one)] == [3, 3, 2, 1]
    assert stars.three < stars.two < stars.one


@pytest.mark.parametrize("game", challenged())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_the_day_is_told_in_words(game, language):
    texts = load_texts(language)
    texts(f"challenge.{game}.daily_about")
    assert dict(texts.missing) == {}


@SOME
def test_two_blades_stand_across_with_the_same_cards(number):
    found = setup("one_cut", number)
    one, two = found.marks
    assert (two.x, two.y) == across(one, 10, 10)
    assert from_middle(one) == from_middle(two)
    assert found.begun[0] == found.begun[1]
    hand = Counter(found.begun[0].hand)
    assert hand[Card.MOVE] == 2
    assert hand[Card.STRIKE] >= 2
    assert 6 <= hand.total() <= 8


@SOME
def test_no_blade_reaches_the_other_before_a_step(number):
    assert distance(*setup("one_cut", number).marks) > KNIFE


@SOME
def test_two_armies_are_alike_after_half_a_turn(number):
    board = setup("dice_and_armour", number).board
    last = (board.width, board.height)
    white = {(t.kind, (t.cell.x, t.cell.y)) for t in board.tanks if t.seat == WHITE}
    black = {(t.kind, across(t.cell, *last)) for t in board.tanks if t.seat == BLACK}
    assert white == black
    assert len(white) == 3
    assert {t.facing for t in board.tanks if t.seat == WHITE} == {Facing.NORTH}
    assert {t.facing for t in board.tanks if t.seat == BLACK} == {Facing.SOUTH}
    assert {(c.x, c.y) for c in board.blocks} == {across(c, *last) for c in board.blocks}
    assert 4 <= len(board.blocks) < board.width


@SOME
def test_all_can_move_and_nobody_is_shot_at_in_the_first_turn(number):
    rules = GAMES["dice_and_armour"]
    state = rules.new(setup("dice_and_armour", number), 0)
    legal = rules.legal(state.table, WHITE)
    moves = [each for each in legal if isinstance(each, Move)]
    assert len(moves) > 10
    assert not any(isinstance(each, Shoot) for each in legal)
    for move in moves:
        after = rules.apply(state, move).state.table
        assert not any(isinstance(each, Shoot) for each in rules.legal(after, WHITE))


def test_no_row_kills_for_sure_in_the_first_round():
    assert prove_kills.proven(ONE_CUT.new(setup_of(day("one_cut")), 1)) == ()


@pytest.mark.parametrize("each", load_challenges("one_cut"), ids=lambda each: each.name)
def test_a_line_of_one_cut_is_read_as_it_stands(each):
    assert setup_of(each) == read_cut(each.place)


@pytest.mark.parametrize("each", load_challenges("dice_and_armour"), ids=lambda each: each.name)
def test_a_line_of_dice_and_armour_is_read_as_it_stands(each):
    assert setup_of(each) == read_armour(each.place, each.options)
