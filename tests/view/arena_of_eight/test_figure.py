"""The tin figure: its joints, its stances, and what it does one after the other."""

import math

import pytest

from game.rules.arena_of_eight.blows import Blow
from game.rules.arena_of_eight.events import BlowStruck, FighterFrozen, FighterHit, FighterSwept
from game.view.arena_of_eight.fighters import (
    BEHIND,
    BODY,
    acting,
    draw_fighters,
    kept_in,
    stance_of,
)
from game.view.arena_of_eight.figure import ARM, NECK, SOLE, THIGH, Stance, breadth, parts
from game.view.arena_of_eight.motions import DEALT
from game.view.arena_of_eight.stances import STANCES
from game.view.arena_of_eight.standing_pieces import COLUMNS, ROWS, WAITS, stands
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from tests.paper import Paper
from tests.showing import agreed
from tests.view.arena_of_eight.rounds import shown, table

FAR, NEAR = ["arm", "fist", "thigh", "shin", "key"], ["thigh", "shin", "torso", "badge", "head"]


def placed(stance):
    return [(name, round(x), round(y), round(turn)) for name, x, y, turn in parts(stance)]


def test_parts_are_drawn_from_the_farthest_to_the_nearest():
    assert [name for name, *_ in parts(STANCES["stand"])] == [*FAR, *NEAR, "arm", "fist"]


def test_who_stands_straight_has_a_sole_on_the_ground_and_the_head_over_the_hip():
    found = {name: (x, y) for name, x, y, _ in placed(Stance())}
    assert found["torso"] == (0, -THIGH - SOLE)
    assert found["head"] == (2, -THIGH - SOLE - NECK)
    assert found["shin"][1] == -SOLE
    assert found["fist"][1] - found["arm"][1] == ARM


def test_a_limb_swings_forwards_and_its_lower_part_hangs_on_it():
    arm, fist = placed(Stance(arm=90, fist=90))[-2:]
    assert (fist[1] - arm[1], fist[2] - arm[2]) == (ARM, 0)
    assert (arm[3], fist[3]) == (-90, -90)


def test_a_figure_that_is_rolled_turns_with_all_its_parts():
    straight, rolled = placed(Stance(arm=30)), placed(Stance(arm=30, turn=90))
    assert [b[3] - a[3] for a, b in zip(straight, rolled, strict=True)] == [90] * len(straight)


@pytest.mark.parametrize("name", STANCES)
def test_no_stance_sinks_into_the_planks_or_hangs_over_them(name):
    """The lowest of hips, shoulders, head, heels and toes lies on the ground, or `lift` over it."""
    stance, lowest = STANCES[name], []
    for part, _, y, turn in parts(stance):
        if part == "shin":
            for ahead in (-12, 24):
                angle = math.radians(turn)
                lowest.append(y + ahead * math.sin(angle) + SOLE * math.cos(angle))
    over = -max(lowest) - 64 * stance.lift
    assert over == pytest.approx(0, abs=0.01) if not stance.turn else over >= -0.01


def test_each_stance_puts_its_parts_where_was_agreed_to():
    lines = []
    for name, stance in STANCES.items():
        spots = (f"{part} {x:.0f},{y:.0f}/{turn:.0f}" for part, x, y, turn in parts(stance))
        lines.append(f"{name}: {' '.join(spots)}")
    agreed("arena_of_eight/stances", lines)


def test_lift_and_shift_are_cells():
    plain, moved = placed(Stance()), placed(Stance(lift=0.5, shift=0.25))
    assert {(b[1] - a[1], b[2] - a[2]) for a, b in zip(plain, moved, strict=True)} == {(16, -32)}


def test_between_two_stances_every_angle_is_on_its_way():
    half = Stance(lean=10, arm=-40, lift=1).towards(Stance(lean=20, arm=40), 0.5)
    assert half == Stance(lean=15, arm=0, lift=0.5)


def test_a_fighter_comes_to_each_stance_in_turn_and_stays_in_the_last():
    now = table()
    act = acting(0, ("coil", 96), ("hand", 64), begins=30)
    assert (act.ms, act.begins) == (160, 30)
    at = {ms: stance_of(now, 0, ((act, ms),)) for ms in (0, 64, 96, 160, 400)}
    assert at[0] == STANCES["stand"]
    assert STANCES["stand"].lean > at[64].lean > STANCES["coil"].lean
    assert (at[96], at[160], at[400]) == (STANCES["coil"], STANCES["hand"], STANCES["hand"])


def test_tin_moves_in_beats():
    act, now = acting(0, ("coil", 96)), table()
    beats = {stance_of(now, 0, ((act, ms),)) for ms in range(96)}
    assert len(beats) == 3


def test_what_one_fighter_does_leaves_the_other_as_it_stands():
    assert stance_of(table(), 1, ((acting(0, ("hand", 10)), 10),)) == STANCES["stand"]


def test_every_stance_that_something_comes_to_is_there():
    named = {*WAITS.values(), *(name for each in DEALT.values() for name, _ in each.steps)}
    assert named <= STANCES.keys()
    assert WAITS.keys() == DEALT.keys() == set(Blow)


def after(*told, now=None):
    reel = shown(*told, now=now)
    reel.advance(60_000)
    return [stands(reel.shown, seat) for seat in (0, 1)]


def test_a_blow_is_held_and_met_with_a_guard_while_a_reply_is_awaited():
    struck = BlowStruck(0, Blow.KICK, (), 4)
    assert after(struck) == ["cock", "guard"]
    assert after(struck, FighterHit(1, Blow.KICK, 2, 6)) == ["stand", "stand"]


def test_who_holds_a_kick_has_a_foot_before_both_fists():
    lies = [(name, x) for name, x, *_ in parts(STANCES[WAITS[Blow.KICK]])]
    foot = max(x for name, x in lies if name == "shin")
    assert all(x < foot for name, x in lies if name == "fist")


def test_who_skips_is_dizzy_who_is_frozen_is_still_and_who_has_no_health_lies():
    assert after(FighterSwept(1, 1)) == ["stand", "dizzy"]
    assert after(FighterFrozen(1, 2)) == ["stand", "frozen"]
    assert after(FighterHit(1, Blow.HAND, 8, 0)) == ["stand", "fallen"]


def seen(stance, ahead=1, cell=64.0, x=0.0):
    """Return from where to where a figure is seen whose feet are at x."""
    ends = sorted(ahead * each * BODY * cell / 64 for each in breadth(stance))
    return x + ends[0], x + ends[1]


def test_the_gloves_of_two_who_stand_two_cells_apart_do_not_meet():
    _, most = seen(STANCES["stand"])
    assert 2 * (most / 64 - BEHIND) < 2 - 0.4
    assert 2 * (most / 64 - BEHIND) > 1


@pytest.mark.parametrize("ahead", [1, -1])
@pytest.mark.parametrize("name", STANCES)
def test_no_side_of_a_box_cuts_a_figure(name, ahead):
    stance, box = STANCES[name], Box(0, 0, 300, 200)
    for x in (0, 40, 150, 290):
        left, right = seen(stance, ahead, 64, kept_in(box, x, 64, ahead, stance))
        assert left >= box.x - 1e-6
        assert right <= box.right + 1e-6


def test_who_stands_clear_of_the_sides_is_not_moved():
    assert kept_in(Box(0, 0, 900, 200), 450, 64, 1, STANCES["stand"]) == 450


@pytest.mark.parametrize("board", ["A.B.....", ".....A.B", "AB......", "......AB"])
def test_nobody_is_cut_by_the_edge_of_the_ring(brushes, board):
    now, place = table(board), BoardPlace(30, 30, 80, COLUMNS, ROWS)
    paper = Paper(brushes)
    draw_fighters(paper, place, now, {}, ())
    for key in paper.pictures("tin.key."):
        assert place.box.x - 24 + 30 <= key.middle[0] <= place.box.right + 24 - 30
