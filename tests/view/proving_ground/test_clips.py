"""How events of Proving Ground look, by the milliseconds; what happens is told by its figures."""

from dataclasses import replace

import pytest

from game.content.rule_figures import load_figures
from game.core.grid import Cell
from game.core.rules import Told
from game.rules.proving_ground import PROVING_GROUND, events
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.letters.scenario_position import read_position
from game.rules.proving_ground.letters.scenarios import played
from game.view.proving_ground.clips import clip_for, flowing
from game.view.show.playback import Playback
from game.view.show.tank_clips import DRIVE, TURN

BOARD = ("3 .. .. .. ..", "2 .. .. k. ..", "1 .G .. .. .R", "  A  B  C  D")
SECTIONS = {"board": BOARD, "tanks": ("G bt_7, m4", "R t_34, maus"), "turn": ("G",)}
FIGURES = {each.name: each for there in load_figures("proving_ground").values() for each in there}


def table(**given):
    return read_position({**SECTIONS, **given}).state.table


def shown(*told):
    def clip(now, each):
        return clip_for(now, each.event)

    def flow(clip, before, each, after):
        return flowing(clip, before and before.event, each.event, after and after.event)

    def evolve(now, each):
        return PROVING_GROUND.evolve(now, each.event)

    reel = Playback(table(), evolve, clip, flow=flow)
    reel.add([Told(number, event, "B4.1", None) for number, event in enumerate(told)])
    return reel


def test_a_pawn_turns_to_its_way_and_looks_up_again():
    reel = shown(events.TankDrove(0, Cell(1, 7)))
    reel.advance(TURN)
    assert reel.poses()["pawn 0"].angle == 90
    reel.advance(DRIVE)
    assert (reel.poses()["pawn 0"].x, reel.poses()["pawn 0"].angle) == (1, 90)
    reel.advance(TURN - 1)
    assert reel.poses()["pawn 0"].angle < 5


def test_a_drive_of_two_cells_does_not_stop_on_the_first():
    reel = shown(events.TankDrove(0, Cell(1, 7)), events.TankDrove(0, Cell(2, 7)))
    reel.advance(TURN + DRIVE)
    before = reel.poses()["pawn 0"]
    reel.advance(40)
    after = reel.poses()["pawn 0"]
    assert before.angle == after.angle == 90
    assert after.x - before.x > 0.05


def test_a_shot_flies_longer_the_farther_it_goes():
    near = clip_for(table(), events.ShotFired(0, Cell(1, 7), Aim.TOKEN))
    far = clip_for(table(), events.ShotFired(0, Cell(7, 7), Aim.TOKEN))
    flights = [next(e for e in clip.effects if e.kind == "tracer") for clip in (near, far)]
    assert flights[0].ms < flights[1].ms
    assert flights[1].begins + flights[1].ms <= far.ms


def test_a_shell_is_laid_without_a_shot_being_heard():
    clip = clip_for(table(), events.ShotFired(0, Cell(1, 7), Aim.LAY))
    assert clip.sounds(-1, clip.ms) == ()


def test_a_token_flies_to_the_pawn_that_won_it():
    acting = replace(table().turn, pawn=0)
    clip = clip_for(replace(table(), turn=acting), events.TokenTaken(0, Cell(2, 6), "k"))
    (fly,) = clip.effects
    assert (fly.kind, fly.x, fly.y, fly.to_x, fly.to_y) == ("fly location.k", 2, 6, 0, 7)


def test_a_pair_is_held_up_with_its_points():
    (gain,) = clip_for(table(), events.PairMade(0, "kK")).effects
    assert (gain.kind, gain.to_x) == ("gain location.k special.k", 2)


def test_a_destroyed_pawn_is_gone_when_its_clip_ends():
    reel = shown(events.TankDestroyed(0, Cell(0, 7), "m4"))
    reel.advance(clip_for(table(), events.TankDestroyed(0, Cell(0, 7), "m4")).ms - 1)
    assert reel.poses()["pawn 0"].alpha == 0


@pytest.mark.parametrize("name", FIGURES)
def test_every_event_of_a_figure_ends_in_time_with_what_it_moves(name):
    sections = FIGURES[name].scenario.sections
    now = read_position(sections).state.table
    for told in played(sections).told:
        clip = clip_for(now, told.event)
        for moves in clip.moves.values():
            for move in moves if isinstance(moves, tuple) else (moves,):
                assert 0 <= move.begins <= (clip.ms if move.ends is None else move.ends) <= clip.ms
        now = PROVING_GROUND.evolve(now, told.event)
