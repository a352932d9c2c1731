"""The fast room agrees with its slow twin and with the rules, and the numbers of C7 hold."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.lines_from_cell import members
from game.rules.tank_chess.actions import Action
from game.rules.tank_chess.fast_room.after_a_turn import after, checks, count, doomed, escapes
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import choices, turns
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.notation import cell_name, read_action
from game.rules.tank_chess.play import apply, go_of, legal, new, opened
from game.rules.tank_chess.state import PRINTED_RULES, ChessState, Setup, Table
from tests.rules.tank_chess import twin
from tests.setups.tank_chess import KINDS, SETUPS, board

PRINTED = new(Setup(board("printed_16"), KINDS), 0).table
FIRST = "H1 66, H3 46, F1 37, J1 31, C3 94, F3 83, J3 72, M3 82, C1 21, M1 17"


@cache
def scattered(setup: Setup, seed: int) -> Table:
    """Return the board with its pieces, some as wrecks, thrown anywhere."""
    table, dice = new(setup, 0).table, Dice(seed, "scattered")
    free = [cell for cell in _cells(table) if table.ground_on(cell).value in ".hm"]
    cells = dice.sample(free, len(table.pieces))
    thrown = [
        replace(piece, cell=cell, facing=piece.facing.turned(dice.below(8)))
        for piece, cell in zip(table.pieces, cells, strict=True)
    ]
    wrecks = {p.number for p in thrown if not dice.below(4) and not table.kind(p).commander}
    return replace(
        table,
        pieces=tuple(p for p in thrown if p.number not in wrecks),
        wrecks=tuple(p for p in thrown if p.number in wrecks),
        mines=(table.mines or frozenset()) - {p.cell for p in thrown},
        turn=dice.below(2),
    )


@cache
def listed(setup: Setup, seed: int) -> tuple[Action, ...]:
    table = scattered(setup, seed)
    return legal(table, table.turn)


@cache
def walked(setup: Setup, seed: int) -> tuple[tuple[ChessState, ChessState, Action], ...]:
    """Play at random, fond of shots; return each state with the next and the turn between."""
    state, way = new(setup, seed), []
    while state.table.end is None:
        dice = Dice(seed, "walk", state.table.turns)
        offered = legal(state.table, state.table.turn)
        fired = [turn for turn in offered if getattr(turn, "target", None)]
        turn = dice.choice(fired if fired and dice.below(3) else offered)
        after = apply(state, turn).state
        way.append((state, after, turn))
        state = after
    return tuple(way)


SCENES = (*SETUPS, *((name, Setup(board(name), KINDS)) for name in ("hedgerows", "groves")))
CASES = [(name, setup, seed) for name, setup in SCENES for seed in range(8)]
IDS = [f"{name} {seed}" for name, _, seed in CASES]


@pytest.mark.parametrize("_name, setup, seed", CASES, ids=IDS)
def test_the_fast_room_lists_the_same_turns_as_its_slow_twin(_name, setup, seed):
    table = scattered(setup, seed)
    assert set(listed(setup, seed)) == twin.legal(table, table.turn)


@pytest.mark.parametrize("_name, setup, seed", CASES, ids=IDS)
def test_counting_and_listing_agree(_name, setup, seed):
    assert choices(numbers(scattered(setup, seed))) == len(listed(setup, seed))


@pytest.mark.parametrize("_name, setup, seed", CASES, ids=IDS)
def test_what_is_listed_is_what_is_allowed(_name, setup, seed):
    position = numbers(scattered(setup, seed))
    assert [go_of(position, turn) for turn in listed(setup, seed)] == list(turns(position))


@pytest.mark.parametrize("name, setup", SETUPS[:2])
@pytest.mark.parametrize("seed", range(4))
def test_a_turn_in_numbers_is_the_turn_by_the_rules(name, setup, seed):
    for before, then, turn in walked(setup, seed):
        position = numbers(before.table)
        made = after(position, go_of(position, turn))
        assert outline(made) == outline(numbers(then.table)), turn


PUSHES = {
    "onto land": ("5 . # c", "4 . # #", "3 x . .", "2 B # #", "1 . # C"),
    "into water": ("5 . # c", "4 ~ # #", "3 x . .", "2 B # #", "1 . # C"),
    "onto a mine": ("5 . # c", "4 * # #", "3 x . .", "2 B # #", "1 . # C"),
    "not at all": ("5 . # c", "4 . # #", "3 & . .", "2 B # #", "1 . # C"),
}


@pytest.mark.parametrize("where", PUSHES)
def test_a_push_in_numbers_is_the_push_by_the_rules(where):
    state = opened(read_table(PUSHES[where], KINDS, PRINTED_RULES), 0)
    turn = read_action(state.table, "B A2>A3/N")
    position = numbers(state.table)
    made = after(position, go_of(position, turn))
    assert outline(made) == outline(numbers(apply(state, turn).state.table))


@pytest.mark.parametrize("seed", range(4))
def test_check_is_what_the_slow_twin_could_shoot(seed):
    for before, _, _ in walked(SETUPS[1][1], seed)[:40]:
        table = before.table
        mover = replace(table, turn=1 - table.turn)
        crowns = {p.cell for p in table.pieces if table.kind(p).commander}
        shot = {getattr(turn, "target", None) for turn in twin.legal(mover, mover.turn)}
        assert checks(numbers(table), mover.turn) == bool(crowns & shot)


def test_the_printed_start_has_549_turns():
    assert choices(numbers(PRINTED)) == 549


def test_each_piece_of_the_printed_start_has_its_number_of_turns():
    starts = [turn.start for turn in legal(PRINTED, 0)]
    said = [f"{cell_name(p.cell, 16)} {starts.count(p.cell)}" for p in PRINTED.pieces]
    assert set(said) & set(FIRST.split(", ")) == set(FIRST.split(", "))


def test_the_printed_start_has_301878_sequences_of_two_turns():
    assert count(numbers(PRINTED), 2) == 301_878


def test_a_match_that_is_over_has_no_turns():
    won = replace(numbers(PRINTED), winner=0)
    assert (choices(won), list(turns(won)), count(won, 2), doomed(won)) == (0, [], 0, False)


def test_nobody_can_leave_or_check_at_the_start():
    start = numbers(PRINTED)
    assert not any(ask(start, seat) for ask in (checks, escapes) for seat in (0, 1))
    assert not PRINTED.check
    assert not PRINTED.escape


def test_the_members_of_a_set_come_in_order():
    assert list(members(1 << 300 | 0b1011)) == [0, 1, 3, 300]


def outline(position: Position) -> tuple[object, ...]:
    """Return what two positions must share; draws are not for the fast room."""
    armies = tuple(frozenset(army) for army in position.armies)
    over = position.winner
    turn = position.turn if over is None else None
    return (armies, position.stood, position.wrecks, position.trees, position.mines, turn, over)


def _cells(table: Table) -> list[Cell]:
    return [Cell(x, y) for y in range(table.height) for x in range(table.width)]
