from dataclasses import replace

import pytest

from game.content.maps.setups import standard
from game.rules import GAMES
from game.tools.play import new, play
from tests.demo.rules import DEMO
from tests.demo.rules.state import Order
from tests.setups.demo import DUEL


def session(match, *answers):
    said: list[str] = []
    left = list(answers)
    play(match, said.append, lambda question: left.pop(0) if left else "quit")
    return "\n".join(said)


def dealt(*hand):
    """Return the demonstration game in which seat 0 holds these cards."""
    match = new(DEMO, DUEL, 7)
    table = match.table.with_tank(replace(match.table.tanks[0], hand=hand))
    given = replace(DEMO, new=lambda setup, seed: replace(match.state, table=table))
    return new(given, DUEL, 7)


def test_what_may_be_pointed_at_is_listed_with_where_it_leads():
    said = session(dealt(Order.LEFT, Order.DRIVE_2, Order.LEFT, Order.LEFT), "pick")
    assert "  card drive 2    lay drive 2" in said
    assert "  card left       lay left" in said


def test_what_goes_at_once_is_done_when_it_is_picked():
    match = dealt(Order.LEFT, Order.DRIVE_2, Order.LEFT, Order.LEFT)
    session(match, "pick card drive 2")
    assert match.table.tanks[0].laid == (Order.DRIVE_2,)


def test_what_wants_go_waits_for_it():
    match = dealt(Order.LEFT, Order.LEFT, Order.LEFT, Order.LEFT)
    laid = ("pick card left", "pick Card Left", "pick ready")
    assert "  go              ready" in session(match, *laid)
    assert not match.table.tanks[0].committed
    session(match, "pick ready; go")
    assert match.table.tanks[0].committed


def test_several_parts_are_picked_in_one_line():
    match = new(GAMES["tank_chess"], standard("tank_chess", 2), 1)
    piece = match.table.piece_on(match.rules.legal(match.table, 0)[0].start)
    session(match, f"pick piece {piece.number}; {piece.cell.x},{piece.cell.y - 1}; go")
    assert match.table.piece(piece.number).cell == replace(piece.cell, y=piece.cell.y - 1)


@pytest.mark.parametrize("typed", ["card joker", "go", "card left; card left"])
def test_what_cannot_be_pointed_at_is_said_and_nothing_is_done(typed):
    match = dealt(Order.DRIVE_1, Order.DRIVE_1, Order.DRIVE_1, Order.DRIVE_1)
    said = session(match, f"pick {typed}")
    assert f"'{typed.split(';')[0]}' cannot be pointed at here." in said
    assert match.count == 0


def test_a_game_that_spells_nothing_says_so():
    said = session(new(replace(DEMO, spell=None), DUEL, 7), "pick")
    assert "This game cannot be played by pointing" in said
