"""What the events of Tank Chess look like, without a picture."""

from dataclasses import replace

import pytest

from game.content.tank_chess.pieces import load_kinds
from game.core.chance import Dice
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.play import apply, legal, new, opened
from game.rules.tank_chess.state import Options
from game.view.show.clip import CUT
from game.view.tank_chess.clips import TURN, clip_for
from game.view.tank_chess.clips_losses import STAND
from game.view.tank_chess.standing_pieces import rest
from tests.setups.tank_chess import DUEL, ROUGH

KINDS = load_kinds()
ROUGH_LAND = """
8 . . . . . . . c
7 . . . . . . . .
6 . . . . . . . .
5 . . x . . * ~ .
4 . . . & . . . .
3 . . B B . L A .
2 . . . . . . . .
1 C . . . . . . .
"""
DUELLISTS = """
8 c . . . . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . m . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 C R . . . . . H
"""

CHECKED = """
8 . . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 C . . H . . . .
"""


def story(board, *orders):
    """Play orders on a board; return each event with the table it happens on."""
    lines = tuple(board.strip().splitlines())
    state, told = opened(read_table(lines, KINDS, Options()), 0), []
    for order in orders:
        step = apply(state, read_action(state.table, order))
        table = state.table
        for one in step.events:
            told.append((table, one.event))
            table = evolve(table, one.event)
        state = step.state
    return told


def named(told, name):
    return next((table, event) for table, event in told if type(event).__name__ == name)


def clip_of(told, name):
    return clip_for(*named(told, name))


def stands(pose):
    return replace(pose, angle=pose.angle % 360)


def random_story(setup, seed, turns=30):
    state, dice, told = new(setup, seed), Dice(seed, "clips"), []
    for _ in range(turns):
        listed = legal(state.table, state.table.turn)
        if not listed:
            break
        step, table = apply(state, dice.choice(listed)), state.table
        for one in step.events:
            told.append((table, one.event))
            table = evolve(table, one.event)
        state = step.state
    return told


SHOT = story(DUELLISTS, "H H1>H2/N xH8")
LOB = story(DUELLISTS, "R B1>B2/N xB5")
PUSH = story(ROUGH_LAND, "B C3>C5/N", "C H8/SW", "B D3>D4/N")
MINE = story(ROUGH_LAND, "L F3>F5/N")


def test_a_turn_ends_at_the_new_facing():
    table, event = named(story(DUELLISTS, "H H1/NE"), "TankTurned")
    assert clip_for(table, event).at(TURN)[f"piece {event.number}"].angle == 45


@pytest.mark.parametrize("setup, seed", [(DUEL, 1), (ROUGH, 2), (ROUGH, 3)])
def test_a_clip_ends_where_the_table_then_has_the_piece(setup, seed):
    for table, event in random_story(setup, seed):
        after = {piece.number: piece for piece in evolve(table, event).pieces}
        clip = clip_for(table, event)
        for name, pose in clip.at(clip.ms).items():
            what, number = name.split()
            if what == "piece" and int(number) in after:
                assert stands(pose) == stands(rest(after[int(number)])), event


def test_a_tracer_arrives_at_the_target_before_the_clip_is_over():
    clip, (_, event) = clip_of(SHOT, "ShotFired"), named(SHOT, "ShotFired")
    tracer = next(effect for effect in clip.effects if effect.kind == "tracer")
    assert (tracer.to_x, tracer.to_y) == (event.lands.x, event.lands.y)
    assert tracer.begins + tracer.ms <= clip.ms


def test_a_far_shot_flies_longer_than_a_near_one():
    near = story(DUELLISTS, "H H1>H4/N xH8")
    assert clip_of(near, "ShotFired").ms < clip_of(SHOT, "ShotFired").ms


def test_a_mortar_lobs_its_shell():
    kinds = {effect.kind for effect in clip_of(LOB, "ShotFired").effects}
    assert "lob" in kinds
    assert "tracer" not in kinds


def test_a_destroyed_piece_is_gone_when_its_wreck_appears():
    table, event = named(SHOT, "TankDestroyed")
    clip = clip_for(table, event)
    assert clip.at(clip.ms)[f"piece {event.number}"].alpha == 0


def test_a_pushed_wreck_ends_on_its_new_cell():
    table, event = named(PUSH, "WreckPushed")
    clip = clip_for(table, event)
    pose = clip.at(clip.ms)[f"wreck {event.number}"]
    assert (pose.x, pose.y) == (event.to.x, event.to.y)


@pytest.mark.parametrize(
    "told, name", [(PUSH, "TreesFelled"), (MINE, "MineWentOff"), (MINE, "TankDestroyed")]
)
def test_what_happens_on_rough_ground_is_seen_and_heard(told, name):
    clip = clip_of(told, name)
    assert clip.effects
    assert clip.sound


def test_a_mere_pass_takes_no_time():
    assert clip_of(SHOT, "TurnPassed") is CUT


def test_a_check_rings_round_the_commander_that_is_in_danger():
    told = story(CHECKED, "H D1>D2/N")
    table, event = named(told, "CheckGiven")
    ring = clip_for(table, event).effects[0]
    crown = next(p for p in table.pieces if p.seat == 1 and table.kind(p).commander)
    assert (ring.kind, ring.x, ring.y) == ("check", crown.cell.x, crown.cell.y)


LAST = """
8 . . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . H . . . .
1 C . . . . . . .
"""
DECIDES = story(LAST, "H D2>D3/N xD8")
OFF = """
8 C . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . H . . . .
"""
LEAVES = story(OFF, "C A8>off/N")


def test_the_shot_that_decides_is_held_and_slow():
    decides, usual = clip_of(DECIDES, "ShotFired"), clip_of(SHOT, "ShotFired")
    assert [effect.kind for effect in decides.effects].count("hush") == 1
    assert "hush" not in [effect.kind for effect in usual.effects]
    cells = [len(named(told, "ShotFired")[1].path) for told in (DECIDES, SHOT)]
    assert cells[0] < cells[1]
    assert decides.ms > usual.ms


def test_a_commander_stands_a_moment_before_it_blows_up():
    table, event = named(DECIDES, "TankDestroyed")
    clip, piece = clip_for(table, event), f"piece {event.number}"
    other = clip_of(SHOT, "TankDestroyed")
    assert clip.at(STAND)[piece].alpha == 255
    assert clip.at(clip.ms)[piece].alpha == 0
    assert clip.ms > other.ms + STAND / 2
    assert min(effect.begins for effect in clip.effects if effect.kind == "blast") == STAND


def test_an_escape_is_heard_and_ends_beyond_the_edge():
    table, event = named(LEAVES, "CommanderLeft")
    clip = clip_for(table, event)
    assert "escape" in clip.sounds(0, clip.ms)
    assert clip.at(clip.ms)[f"piece {event.number}"].y < -1


def test_the_winner_s_commander_drives_the_lap():
    table, event = named(DECIDES, "MatchWon")
    clip = clip_for(table, event)
    chief = next(p for p in table.pieces if p.seat == event.seat and table.kind(p).commander)
    assert set(clip.moves) == {f"piece {chief.number}"}


def test_after_an_escape_all_that_is_left_of_the_winner_is_cheered():
    table, event = named(LEAVES, "MatchWon")
    mine = {f"piece {piece.number}" for piece in table.pieces if piece.seat == event.seat}
    assert set(clip_for(table, event).moves) == mine
