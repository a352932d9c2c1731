"""The threat map says what the rules would then do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import TakeTurn
from game.rules.tank_chess.events import CheckGiven, EscapeThreatened
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.printed_pieces import printed
from game.rules.tank_chess.play import apply, opened
from game.rules.tank_chess.state import PRINTED_RULES, Side
from game.rules.tank_chess.threats import (
    Announced,
    announced,
    dangers,
    dangers_at,
    dangers_to_commander,
    threat_map,
)
from tests.rules.tank_chess import twin
from tests.rules.tank_chess.test_fast_room import scattered
from tests.setups.tank_chess import SETUPS

ALOUD = {Announced.CHECK: CheckGiven, Announced.ESCAPE: EscapeThreatened}


def corridor(arrow):
    """A light tank looks down a corridor at a medium tank."""
    lines = ("6 l # c", "5 . # #", "4 . # .", "3 . # .", f"2 M{arrow} # #", "1 . # C")
    return read_table(lines, printed(), PRINTED_RULES)


def answered(table, cell):
    """Return who could destroy what stands on a cell, and from where, by the slow twin."""
    return {
        (turn.start, turn.to, turn.facing)
        for turn in twin.legal(table, table.turn)
        if isinstance(turn, TakeTurn) and turn.target == cell
    }


def shots_of(table, found):
    return {
        (table.piece(danger.enemy).cell, shot.cell, shot.facing)
        for danger in found
        for shot in danger.shots
    }


@pytest.mark.parametrize("name, setup", SETUPS[:2])
@pytest.mark.parametrize("seed", range(3))
def test_dangers_are_the_shots_of_the_slow_twin(name, setup, seed):
    table = scattered(setup, seed)
    for piece in table.pieces:
        asked = replace(table, turn=1 - piece.seat)
        assert shots_of(table, dangers(table, piece.number)) == answered(asked, piece.cell)


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_the_threat_map_is_what_the_enemy_could_then_do(seed):
    table = scattered(SETUPS[0][1], seed)
    piece = next(p for p in table.pieces if p.seat == table.turn)
    stands = twin.stands(table, piece)
    feared = {}
    for cell, facing in stands:
        turn = TakeTurn(table.turn, piece.cell, cell, facing, None)
        then = apply(opened(table, 0), turn).state.table
        if shooters := {start for start, _, _ in answered(then, cell)}:
            feared[cell, facing] = shooters
    mapped = {
        (threat.cell, threat.facing): {table.piece(n).cell for n in threat.enemies}
        for threat in threat_map(table, piece.number)
    }
    assert mapped == feared
    assert 0 < len(feared) < len(stands)


@pytest.mark.parametrize("seed", range(3))
def test_one_place_of_the_map_can_be_asked_alone(seed):
    table = scattered(SETUPS[0][1], seed)
    piece = next(p for p in table.pieces if p.seat == table.turn)
    threats = threat_map(table, piece.number)[:20]
    assert threats
    for threat in threats:
        found = dangers_at(table, piece.number, threat.cell, threat.facing)
        assert tuple(danger.enemy for danger in found) == threat.enemies


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_announces_what_the_rules_say_aloud_once_it_is_played(seed):
    table = scattered(SETUPS[0][1], seed)
    found = {}
    for turn in TANK_CHESS.legal(table, table.turn):
        if isinstance(turn, TakeTurn):
            number = table.piece_on(turn.start).number
            said = announced(table, number, turn.to, turn.facing, turn.target)
            events = {type(told.event) for told in apply(opened(table, 0), turn).events}
            aloud = [word for word, event in ALOUD.items() if event in events]
            found.setdefault(said, 0)
            assert list(said) == aloud
    assert len(found) > 1


def test_the_struck_side_is_told_with_the_shot():
    found = dangers_at(corridor("↓"), 2, Cell(0, 3), Facing.SOUTH)
    assert {shot.side for danger in found for shot in danger.shots} == {Side.REAR}


def test_a_place_out_of_reach_holds_no_danger():
    assert dangers_at(corridor("↓"), 2, Cell(0, 1), Facing.SOUTH) == ()


def test_a_gun_that_does_not_pierce_is_no_danger():
    assert dangers(corridor("↑"), 2) == ()


BEHIND = ("6 . # c", "5 h↑ # #", "4 . # .", "3 . # .", "2 M↑ # #", "1 . # C")


def test_an_enemy_that_the_turn_destroys_is_no_danger_any_more():
    table = read_table(BEHIND, printed(), PRINTED_RULES)
    cell, foe = Cell(0, 3), Cell(0, 1)
    spared = dangers_at(table, 2, cell, Facing.NORTH)
    assert [danger.enemy for danger in spared] == [1]
    assert dangers_at(table, 2, cell, Facing.NORTH, foe) == ()


def test_the_map_is_worked_out_after_the_shot_of_each_pose():
    table = read_table(BEHIND, printed(), PRINTED_RULES)
    pose = Cell(0, 3), Facing.NORTH
    plain = threat_map(table, 2)
    shot = threat_map(table, 2, lambda cell, facing: Cell(0, 1) if (cell, facing) == pose else None)
    assert {(each.cell, each.facing) for each in plain} - {
        (each.cell, each.facing) for each in shot
    } == {pose}


SHIELD = ("6 h # c", "5 . # #", "4 L . #", "3 . # .", "2 . # #", "1 C # .")


def test_a_piece_that_leaves_its_commander_bare_is_a_danger_to_it():
    table = read_table(SHIELD, printed(), PRINTED_RULES)
    assert dangers_to_commander(table, 2, Cell(0, 3), Facing.NORTH) == ()
    bare = dangers_to_commander(table, 2, Cell(1, 2), Facing.EAST)
    assert [danger.enemy for danger in bare] == [0]


def test_nothing_endangers_a_commander_whose_enemy_is_destroyed():
    table = read_table(
        ("4 . . . c", "3 . . . .", "2 . . . .", "1 C . H .")[:4], printed(), PRINTED_RULES
    )
    turn = (Cell(3, 2), Facing.NORTH, Cell(3, 0))
    assert dangers_to_commander(table, 2, *turn[:2]) != ()
    assert dangers_to_commander(table, 2, *turn) == ()


def test_a_side_without_a_commander_has_none_to_fear_for():
    lines = ("4 . . l .", "3 . . . .", "2 . . . .", "1 M . . .")
    table = read_table(lines, printed(), PRINTED_RULES)
    medium = table.piece_on(Cell(0, 3))
    assert dangers_to_commander(table, medium.number, Cell(0, 2), Facing.NORTH) == ()
