"""How events of Hold the Banner look: ways, signs, lengths, and that all is shown to the end."""

import math
from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import NOBODY
from game.rules.hold_the_banner import RULES, events
from game.rules.hold_the_banner.actions import DrawRoute
from game.rules.hold_the_banner.board import duel, standard
from game.rules.hold_the_banner.routes import NUMBERS
from game.rules.hold_the_banner.state import Kind, Rescuing, Returning, Spawning, Why
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.hold_the_banner.clips import ALMOST, REVEAL, clip_for, flowing
from game.view.hold_the_banner.drawn_effects import CALM, EFFECTS
from game.view.hold_the_banner.drive_clips import STEP
from game.view.hold_the_banner.hurt_clips import BLAST
from game.view.hold_the_banner.looks import looks_after
from game.view.hold_the_banner.near_misses import nearly_hit
from game.view.hold_the_banner.volley_clips import AIM, FLY
from tests.paper import Paper
from tests.setups.hold_the_banner import SETUPS

from .fields import (
    GRASSY,
    E,
    N,
    S,
    W,
    attacker,
    bullet,
    frame,
    played,
    shown,
    table,
    tank,
    told,
    turn,
)

MATCHES = range(len(SETUPS))
READ = frozenset({"look", "aim", "nudge", "echo"})
"""Effects that are no drawings, but say how tanks are drawn."""
LONGEST, LONGEST_OF_TWO = 9000, 6000


def kinds(clip):
    return [effect.kind for effect in clip.effects]


def only(clip, kind):
    """Return the one effect of this kind."""
    (found,) = (each for each in clip.effects if each.kind.split(" ")[0] == kind)
    return found


def step(*steps, sliding=False):
    return events.TanksStepped(tuple(events.TankStep(n, Cell(x, y)) for n, x, y in steps), sliding)


def refused(number, facing, by=events.Obstacle.BRICK):
    return events.TanksStopped((events.Refused(number, facing, by),))


def revealed(*drives):
    """Return the event that shows these routes of seat 0."""
    plans = tuple(events.DrivePlan(number, NUMBERS[way], shots) for number, way, shots in drives)
    return events.PlansRevealed((events.SeatPlan(0, plans),))


def everything(number):
    """Yield each event of a match with the table before it, and as seat 0 and nobody hear it."""
    whole = played(number).first.table
    views = {seat: RULES.view(whole, seat) for seat in (0, NOBODY)}
    for done in played(number).turns:
        for each in done.step.events:
            heard = {seat: RULES.redact(each.event, seat) for seat in views}
            yield whole, each.event, [(views[seat], heard[seat]) for seat in views]
            whole = RULES.evolve(whole, each.event)
            views = {seat: RULES.evolve(views[seat], heard[seat]) for seat in views}


@pytest.mark.parametrize("number", MATCHES)
def test_how_long_a_clip_takes_and_how_it_sounds_tells_nothing_hidden(number):
    for whole, event, heard in everything(number):
        full = clip_for(whole, event)
        for view, redacted in heard:
            assert clip_for(view, redacted) == full, event


@pytest.mark.parametrize("number", MATCHES)
def test_every_match_is_shown_to_where_it_has_come(number):
    found = played(number)
    happened = [each.event for done in found.turns for each in done.step.events]
    reel = shown(found.first.table, *happened)
    reel.advance(100_000_000)
    assert (reel.idle, reel.shown) == (True, found.last.table)


def test_every_effect_has_a_drawing_and_every_picture_is_there(brushes):
    found = {}
    for number in MATCHES:
        for whole, event, _ in everything(number):
            found.update({effect.kind: effect for effect in clip_for(whole, event).effects})
    for seed in range(30):
        start, happened = turn(seed)
        for each in happened:
            found.update({effect.kind: effect for effect in clip_for(start, each.event).effects})
            start = RULES.evolve(start, each.event)
    first = {kind.split(" ")[0] for kind in found}
    assert first <= EFFECTS.kinds.keys() | READ
    named = [k.split(" ")[1:] for k in found if k.split(" ")[0] in ("sign", "gain", "topples")]
    assert named
    assert all(picture in brushes.pictures for pictures in named for picture in pictures)
    assert {"route", "look", "refused", "echo", "missed", "clash", "crumbs", "rests"} <= first


@pytest.mark.parametrize("seed", range(60))
def test_the_fullest_turn_of_four_tanks_is_over_in_nine_seconds(seed):
    start, happened = turn(seed)
    heads = (events.Asked, events.MatchEnded, events.TurnBegan)
    bare = [each.event for each in happened if not isinstance(each.event, heads)]
    reel = shown(start, *bare)
    reel.advance(LONGEST)
    assert reel.idle


@pytest.mark.parametrize("number", MATCHES)
def test_turns_of_matches_are_over_in_six_seconds(number):
    lengths, at = [0], played(number).first.table
    happened = [each.event for done in played(number).turns for each in done.step.events]
    for before, event, after in zip(
        [None, *happened], happened, [*happened[1:], None], strict=False
    ):
        clip = flowing(clip_for(at, event), before, event, after)
        lengths[-1] += 0 if isinstance(event, events.MatchEnded) else clip.ms
        if isinstance(event, events.TurnBegan):
            lengths.append(0)
        at = RULES.evolve(at, event)
    assert len(lengths) > 10
    # What decides the match is held for a moment.
    assert max(lengths[:-1]) < LONGEST_OF_TWO


def test_all_tanks_make_their_half_step_in_the_same_time():
    at = table(tank(1, 4, 4), attacker(2, 8, 8))
    clip = clip_for(at, step((1, 5, 4), (2, 8, 7)))
    assert clip.ms == STEP
    half = clip.at(clip.ms // 2)
    assert (half["tank 1"].x, half["tank 1"].y) == (2.25, 2)
    assert (half["tank 2"].x, half["tank 2"].y) == (4, 3.75)
    looks = {effect.kind: effect.angle for effect in clip.effects if "look" in effect.kind}
    assert looks == {"look 1": 90, "look 2": 0}


def test_a_slide_is_quicker_leaves_shavings_and_turns_nobody():
    clip = clip_for(table(tank(1, 4, 4)), step((1, 5, 4), sliding=True))
    assert kinds(clip) == ["shavings"]
    assert clip.ms < STEP


def test_a_drive_runs_on_from_step_to_step():
    at, first, second = table(tank(1, 4, 4)), step((1, 5, 4)), step((1, 6, 4))
    alone = flowing(clip_for(at, first), None, first, None).at(20)["tank 1"].x
    begins = flowing(clip_for(at, first), None, first, second).at(20)["tank 1"].x
    runs = flowing(clip_for(at, first), second, first, second).at(20)["tank 1"].x
    assert runs > begins > 2
    assert runs > alone
    assert flowing(clip_for(at, first), second, first, second).sound == ""
    assert flowing(clip_for(at, first), None, first, second).sound == "field.drive"


@pytest.mark.parametrize("by", list(events.Obstacle))
def test_who_is_refused_bumps_that_way_and_a_sign_says_why(by):
    clip = clip_for(table(tank(1, 4, 4)), refused(1, E, by))
    sign = only(clip, "refused")
    assert sign.kind == f"refused {by.value}"
    assert (sign.x, sign.y) == (2.5, 2)
    assert only(clip, "nudge").angle == 90
    assert clip.ms > 0


def test_a_bump_holds_up_nobody_else():
    at, bump, on = table(tank(1, 4, 4), attacker(2, 8, 8)), refused(1, E), step((2, 8, 9))
    assert flowing(clip_for(at, bump), None, bump, on).ms == 0
    assert flowing(clip_for(at, bump), on, bump, None).ms > 0


def test_a_tank_goes_on_looking_where_it_drove_and_its_gun_where_it_fired():
    seen = [
        revealed((1, (E, E, S), ()), (2, (W,), ())),
        step((1, 5, 4), (2, 7, 8)),
        step((1, 6, 4)),
        step((1, 6, 5)),
        step((1, 6, 6), sliding=True),
        events.VolleyFired((bullet(1, 7, 6, N), bullet(2, 7, 8, S, of=2))),
        events.TurnBegan(2),
    ]
    looks = looks_after(seen)
    assert looks.hulls == {1: 180, 2: 270}
    assert looks.guns == {1: 0, 2: 180}
    bumped = looks_after([*seen, revealed((1, (W, W), ())), refused(1, W)])
    assert (bumped.hulls[1], bumped.guns) == (270, {2: 180})


def test_a_tank_turns_by_the_shorter_way(brushes):
    seen = looks_after([revealed((1, (W,), ())), step((1, 3, 4))])
    (look,) = (
        e for e in clip_for(table(tank(1, 3, 4)), step((1, 3, 3))).effects if "look" in e.kind
    )
    angles = [seen.hull(1, 0, ((look, ms),)) for ms in (0, 30, 60, 150)]
    assert angles == [270, 292.5, 315, 0]


def test_routes_are_revealed_with_their_shots_from_where_the_tanks_stand():
    shots = (events.DrawnShot(2, W), events.DrawnShot(0, N))
    clip = clip_for(table(tank(1, 4, 6)), revealed((1, (N, N, E), shots)))
    route = only(clip, "route")
    assert route.kind == f"route 0 {NUMBERS[N, N, E]} 2:270,0:0"
    assert (route.x, route.y) == (2, 3)
    assert clip.ms == REVEAL < route.ms


def test_who_spends_the_turn_on_cards_shows_a_sign():
    plans = (events.SeatPlan(0, (), refill=True),)
    assert kinds(clip_for(table(tank(1, 4, 6)), events.PlansRevealed(plans))) == ["sign icon.cards"]


def test_plans_change_in_no_time_and_in_silence():
    at = table(tank(1, 4, 6))
    own = clip_for(at, events.ActionPlanned(0, DrawRoute(0, 1, 3)))
    assert own == clip_for(at, events.PlanChanged(0)) == clip_for(at, events.ActionTakenBack(0))
    assert (own.ms, own.sound, own.effects) == (0, "", ())


@pytest.mark.parametrize("at_point, echo", [((5, 7), False), ((5, 9), True)])
def test_a_gun_fires_where_it_stands_and_an_echo_where_it_was(at_point, echo):
    at = table(tank(1, 4, 7))
    clip = clip_for(at, events.VolleyFired((bullet(1, *at_point, N),)))
    fire = only(clip, "muzzle")
    assert (fire.x, fire.y) == (2, (at_point[1]) / 2)
    assert ("echo 1" in kinds(clip)) is echo
    assert ("aim 1" in kinds(clip)) is not echo
    assert ("thread" in kinds(clip)) is echo
    assert clip.ms == AIM


def test_the_tank_is_seen_faintly_where_it_fired(brushes):
    reel = shown(table(tank(1, 4, 7)), events.VolleyFired((bullet(1, 5, 9, N),)))
    reel.advance(100)
    hulls = frame(brushes, reel).pictures("fort.hull")
    assert sorted(mark.alpha for mark in hulls) == [120, 255]


def test_nothing_is_watched_where_only_resting_bullets_fly_on():
    assert clip_for(table(bullets=(bullet(1, 4, 4, N),)), events.VolleyFired(())).ms == 0


def test_all_that_fly_go_so_many_half_steps_together_and_the_others_hang():
    flying = bullet(1, 4, 20, N, left=9), bullet(2, 9, 9, E, left=9), bullet(3, 2, 2, S)
    clip = clip_for(table(bullets=flying), events.BulletsFlew(6))
    assert clip.ms == 6 * FLY
    assert clip.moves.keys() == {"bullet 1", "bullet 2"}
    ends = clip.at(clip.ms)
    assert (ends["bullet 1"].x, ends["bullet 1"].y) == (1.5, 6.5)
    assert (ends["bullet 2"].x, ends["bullet 2"].y) == (7, 4)


@pytest.mark.parametrize(
    "facing, point, steps, missed",
    [
        (N, (5, 12), 8, False),  # through the tank at 4,6: it would have been hit
        (N, (3, 12), 8, True),
        (N, (7, 12), 8, True),
        (N, (2, 12), 8, False),
        (N, (8, 12), 8, False),
        (N, (3, 12), 5, False),
        (N, (3, 12), 6, True),
        (S, (3, 2), 5, False),
        (S, (3, 2), 6, True),
        (S, (7, 8), 6, False),
        (E, (0, 5), 6, True),
        (E, (0, 9), 6, True),
        (E, (0, 5), 5, False),
        (E, (0, 4), 6, False),
        (W, (10, 5), 6, True),
        (W, (10, 5), 5, False),
    ],
)
def test_a_miss_by_a_quarter_is_told_when_the_bullet_is_past(facing, point, steps, missed):
    at = table(attacker(1, 4, 6))
    flies = bullet(1, *point, facing, of=2, left=18)
    assert bool(nearly_hit(at, flies, steps)) is missed
    own = replace(flies, team=1)
    assert not nearly_hit(at, own, steps)


def heard(clip):
    return {clip.sound, *(cue.sound for cue in clip.cues)} - {""}


def test_one_gun_is_heard_otherwise_than_several():
    at = table(tank(1, 4, 7), attacker(2, 8, 8))
    alone, second = bullet(1, 5, 7, N), bullet(2, 9, 8, N, of=2)
    assert heard(clip_for(at, events.VolleyFired((alone,)))) == {"tank.shot"}
    assert heard(clip_for(at, events.VolleyFired((alone, second)))) == {"field.volley"}


@pytest.mark.parametrize("struck, sounds", [(Cell(4, 0), set()), (Cell(0, 8), {"steel.ping"})])
def test_steel_rings_and_brick_is_heard_only_as_it_crumbles(struck, sounds):
    at = table(board=standard(), bullets=(bullet(1, struck.x + 1, struck.y + 1, N, left=3),))
    strikes = (events.Strike(1, events.Struck.WALL),)
    assert heard(clip_for(at, events.BulletsStruck(strikes))) == sounds
    quarter = 1 << struck.y * 26 + struck.x
    falls = "field.steel" if sounds else "field.brick"
    assert heard(clip_for(at, events.WallsBroken(quarter))) == {falls}


def test_a_bullet_is_heard_in_the_air_and_as_it_goes_past():
    at = table(attacker(1, 4, 6), bullets=(bullet(1, 3, 20, N, of=2, left=18),))
    clip = clip_for(at, events.BulletsFlew(18))
    assert heard(clip) == {"field.fly", "field.past"}
    passes = next(cue.at for cue in clip.cues if cue.sound == "field.past")
    assert passes == only(clip, "missed").begins
    assert heard(clip_for(at, events.BulletsFlew(2))) == set()


def test_a_miss_is_marked_on_its_side_when_the_bullet_passes():
    at = table(attacker(1, 4, 6), bullets=(bullet(1, 3, 20, N, of=2, left=18),))
    mark = only(clip_for(at, events.BulletsFlew(18)), "missed")
    assert (mark.x, mark.y, mark.angle) == (2, 3, 0)
    assert mark.to_x < mark.x
    assert 11 * FLY < mark.begins < 15 * FLY


@pytest.mark.parametrize(("share", "cried"), [(0.0, True), (0.5, True), (0.9, False)])
def test_a_near_miss_is_cried_over_the_tank_and_fades(brushes, share, cried):
    at = table(attacker(1, 4, 6), bullets=(bullet(1, 3, 20, N, of=2, left=18),))
    mark = only(clip_for(at, events.BulletsFlew(18)), "missed")
    paper = Paper(brushes)
    place = placed(Box(0, 0, 700, 700), 13, 13, 1, 20)
    EFFECTS.kinds["missed"](paper, place, mark, share)
    assert ("!" in {each.what for each in paper.marks}) is cried


@pytest.mark.parametrize(
    "struck, kind", list(zip(events.Struck, ["hit", "clank", "spark", "hit"], strict=True))
)
def test_a_bullet_ends_where_it_flies_with_what_it_struck(struck, kind):
    at = table(bullets=(bullet(1, 6, 8, E, left=3),))
    clip = clip_for(at, events.BulletsStruck((events.Strike(1, struck),)))
    effect = only(clip, kind)
    assert (effect.x, effect.y, effect.angle) == (2.5, 3.5, 90)


@pytest.mark.parametrize(
    "event, kind, ms",
    [
        (events.BulletsMet((1, 2)), "clash", True),
        (events.BulletsLeft((1, 2)), "away", False),
        (events.BulletsRested((1, 2)), "rests", True),
    ],
)
def test_bullets_meet_leave_and_rest_where_they_are(event, kind, ms):
    at = table(bullets=(bullet(1, 6, 8, E), bullet(2, 7, 8, W)))
    clip = clip_for(at, event)
    assert [(each.kind, each.x) for each in clip.effects] == [(kind, 2.5), (kind, 3)]
    assert bool(clip.ms) is ms


def test_each_quarter_crumbles_by_itself_brick_and_steel_each_its_way():
    at = table(board=standard())
    brick, steel = Cell(4, 0), Cell(0, 8)
    both = sum(1 << spot.y * 26 + spot.x for spot in (brick, steel))
    clip = clip_for(at, events.WallsBroken(both))
    found = [(each.kind, each.x, each.y) for each in clip.effects]
    assert found == [("crumbs", 1.75, -0.25), ("scraps", -0.25, 3.75)]


@pytest.mark.parametrize("event", [events.HelmetHeld(1), events.TankDamaged(1)])
def test_a_tank_that_lives_shudders_and_stands(event):
    clip = clip_for(table(attacker(1, 4, 6, Kind.SIEGE)), event)
    assert clip.at(100)["tank 1"].x != 2
    assert (clip.at(clip.ms)["tank 1"].x, clip.at(clip.ms)["tank 1"].alpha) == (2, 255)


def test_a_tank_that_dies_is_gone_before_its_clip_is_over(brushes):
    at = table(tank(1, 4, 6))
    clip = clip_for(at, events.TankDestroyed(1))
    assert clip.at(clip.ms)["tank 1"].alpha == 0
    assert {"blast", "soot", "debris"} <= set(kinds(clip))
    assert clip.shake > 0


def test_tanks_of_one_volley_go_up_nearly_at_once():
    at, dies = table(tank(1, 4, 6), attacker(2, 9, 9)), events.TankDestroyed(1)
    clip = clip_for(at, dies)
    assert flowing(clip, None, dies, events.TankDestroyed(2)).ms == ALMOST
    assert flowing(clip, None, dies, events.BulletsFlew(3)).ms == BLAST
    assert flowing(clip, None, dies, events.MatchEnded((1,), Why.LIVES)).ms > BLAST


def test_a_banner_goes_down_and_does_not_stand_meanwhile(brushes):
    reel = shown(table(board=standard()), events.BannerFell(0))
    reel.advance(700)
    fallen = [mark for mark in frame(brushes, reel).pictures("fort.banner.0") if mark.angle]
    assert len(fallen) == len(frame(brushes, reel).pictures("fort.banner.0")) == 1


@pytest.mark.parametrize("question, places", [
    (Returning(0), [(4, 12), (8, 12)]),
    (Spawning(1, Kind.FAST), [(0, 0), (6, 0), (12, 0)]),
    (Rescuing(1, 1), [(2, 3)]),
])  # fmt: skip
def test_rings_show_where_a_question_is_about(question, places):
    clip = clip_for(table(attacker(1, 4, 6)), events.Asked(question))
    assert [(each.kind, each.x, each.y) for each in clip.effects] == [
        ("shine", x, y) for x, y in places
    ]


@pytest.mark.parametrize("event, picture", [
    (events.TankReturned(1, 0, Cell(8, 24)), "fort.hull.guard_1.0"),
    (events.TankSpawned(1, 1, Kind.GUNNER, Cell(8, 24)), "fort.hull.gunner.1"),
])  # fmt: skip
def test_a_tank_that_comes_is_seen_before_it_stands(brushes, event, picture):
    reel = shown(table(), event)
    reel.advance(200)
    assert frame(brushes, reel).pictures(picture)


def test_a_tank_is_rescued_along_its_way_half_cell_by_half_cell():
    at = table(attacker(1, 4, 6, Kind.FAST))
    path = (Cell(5, 6), Cell(5, 7), Cell(5, 8))
    clip = clip_for(at, events.TankRescued(1, path))
    spots = [clip.at(clip.ms * n // 3)["tank 1"] for n in range(4)]
    assert [(pose.x, pose.y) for pose in spots] == [(2, 3), (2.5, 3), (2.5, 3.5), (2.5, 4)]
    assert clip_for(at, events.TankRescued(1, ())).ms == 0


def test_dice_are_thrown_in_the_colour_of_who_throws():
    clip = clip_for(table(), Rolled("kind", (Throw(1, (4,)),)))
    assert kinds(clip) == ["dice seat.1 4"]


@pytest.mark.parametrize("event, picture", [
    (events.ClockStopped(1, 9), "bonus.clock"),
    (events.LifeGained(0, 4), "fort.pip.0"),
    (events.StarGained(0, 2), "bonus.star"),
    (events.HelmetGained(0, 9), "bonus.helmet"),
    (events.FenceSteeled(0, 3), "bonus.shovel"),
])  # fmt: skip
def test_a_bonus_is_held_up_over_whom_it_concerns(event, picture):
    clip = clip_for(table(tank(1, 4, 6), attacker(2, 9, 9)), event)
    assert only(clip, "gain").kind == f"gain {picture}"


def test_a_bomb_falls_on_each_tank_of_its_side_and_on_no_other():
    at = table(tank(1, 4, 6), attacker(2, 8, 8), attacker(3, 12, 2))
    clip = clip_for(at, events.BombFell(1))
    assert [(each.kind, each.x) for each in clip.effects] == [("bomb", 4), ("bomb", 6)]


def test_frost_closes_on_those_whom_the_clock_holds():
    at = table(tank(1, 4, 6), attacker(2, 8, 8))
    frost = only(clip_for(at, events.ClockStopped(1, 9)), "frost")
    assert (frost.x, frost.y) == (4, 4)


@pytest.mark.parametrize("winners, names", [
    ((0,), {"tank 1 lap", "banner 0"}), ((1,), {"tank 2 lap", "banner 1"}), ((), set()),
])  # fmt: skip
def test_the_winners_and_their_banner_are_glad(winners, names):
    at = table(tank(1, 4, 6), tank(2, 8, 8, 1), board=duel())
    assert set(clip_for(at, events.MatchEnded(winners, Why.LIVES)).moves) == names


def test_attackers_who_win_leave_the_fallen_banner_alone():
    at = table(attacker(1, 4, 6), fallen=(True, False))
    clip = clip_for(at, events.MatchEnded((1,), Why.BANNER))
    assert set(clip.moves) == {"tank 1 lap"}


@pytest.mark.parametrize("x, rustles", [(7, True), (9, False), (3, False)])
def test_the_grass_rustles_once_when_a_tank_is_wholly_in_it(x, rustles):
    at = table(tank(1, x, 6), rows=GRASSY)
    clip = clip_for(at, step((1, x + 1, 6)))
    assert ("rustle" in kinds(clip)) is ("field.rustle" in heard(clip)) is rustles


def test_in_the_grass_a_tank_leaves_no_track():
    clip = clip_for(table(tank(1, 9, 6), rows=GRASSY), step((1, 10, 6)))
    assert kinds(clip) == ["look 1"]


@pytest.mark.parametrize("x, seen", [(7, True), (9, False), (11, False), (12, True)])
def test_a_tank_is_seen_on_its_way_into_the_grass_and_out_of_it(brushes, x, seen):
    reel = shown(table(tank(1, x, 6), rows=GRASSY), step((1, x + 1, 6)))
    reel.advance(90)
    assert bool(frame(brushes, reel).pictures("fort.hull")) is seen


def test_with_less_motion_nothing_flies_about():
    assert {"debris", "dust", "smoke", "confetti", "rustle"} <= CALM.wild
    assert math.isfinite(len(CALM.kinds))


def test_a_flight_is_stepped_through_and_back_by_half_cells():
    flight = events.BulletsFlew(5)
    reel = shown(table(bullets=(bullet(1, 5, 20, N, left=9),)), events.TurnBegan(2), flight)
    reel.step()
    ways = []
    for _ in range(5):
        ways.append(reel.poses()["bullet 1"].y if reel.poses() else None)
        reel.step()
    assert ways == [9.5, 9, 8.5, 8, 7.5]
    assert reel.shown.bullets[0].point == Cell(5, 15)
    back = []
    for _ in range(5):
        reel = reel.back()
        back.append(reel.poses()["bullet 1"].y)
    assert back == ways[::-1]


def test_frames_of_a_turn_can_be_stepped_through_and_back():
    start, happened = turn(3)
    reel = shown(start, *(each.event for each in happened))
    places = []
    for _ in range(4):
        reel.step()
        places.append(reel.place)
    assert places == sorted(places)
    assert len({*places}) > 1
    assert reel.back().place < reel.place
    assert told(*()) == ()
