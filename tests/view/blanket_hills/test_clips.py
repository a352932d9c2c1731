"""How events look on the blanket: ways as the rules fly them, and what says why it hit."""

from itertools import product

import pygame
import pytest

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.rules.blanket_hills import BLANKET_HILLS, events
from game.rules.blanket_hills.actions import Arc, Move
from game.rules.blanket_hills.evolve import evolve
from game.rules.blanket_hills.flight import after, heights
from game.rules.blanket_hills.land import generated
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Grip, HandKind, Options, Setup
from game.view.blanket_hills.as_seen import as_seen, rest
from game.view.blanket_hills.board import last_own
from game.view.blanket_hills.clips import clip_for
from game.view.blanket_hills.drawn_effects import EFFECTS, effects_on
from game.view.blanket_hills.flying import flying
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS
from game.view.blanket_hills.tosses import BEYOND, as_effect, effect_on, in_cm, read, toss_of
from game.view.canvas.board_place import BoardPlace
from tests import stage
from tests.paper import Paper
from tests.view.blanket_hills.shown_tosses import clip, kinds, reel, story

HIT = "A fire nuke 68 75 normal"
ROUGH = ("seed 7",)
PLACE = BoardPlace(40, 40, 40, COLUMNS, ROWS)
UNSEEN = {"pit"}
"""What it does is drawn with the blanket."""


def place(effect):
    """Return the centimetre of the blanket on which an effect lies."""
    there = in_cm(effect)
    return Cell(round(there.x), round(there.y))


@pytest.mark.parametrize("arc", Arc)
@pytest.mark.parametrize(("azimuth", "reach"), [(68, 75), (251, 31), (0, 140)])
def test_a_toy_is_where_the_rules_have_it_after_each_centimetre(arc, azimuth, reach):
    land, start = generated(7), Cell(50, 40)
    flight = events.Flight(azimuth, reach, arc, 30, Cell(0, 0))
    toss = toss_of(land, start, flight)
    for cm, height in enumerate(heights(land.height(start), reach, arc, 30)):
        x, y, high = toss.at(cm)
        over = after(start, azimuth, cm)
        assert (x, y) == pytest.approx((over.x, over.y), abs=0.51)
        assert high == pytest.approx(height / 100, abs=0.011)


def test_a_toss_is_read_as_it_was_written():
    toss = toss_of(generated(7), Cell(5, 7), events.Flight(68, 75, Arc.HIGH, 76, Cell(1, 2)))
    assert read(in_cm(as_effect("toss", Shell.WORM, toss, 900))) == (Shell.WORM, toss)


@pytest.mark.parametrize("land", [(), ROUGH])
def test_a_flight_ends_over_the_place_that_is_struck(land):
    _, event, found = clip(events.ShellFlew, HIT, land=land)
    (toss,) = (read(in_cm(each))[1] for each in found.effects if each.kind.startswith("toss "))
    x, y, _ = toss.at(event.flights[0].steps)
    assert Cell(round(x), round(y)) == event.flights[0].at
    (hit,) = (each for each in found.effects if each.kind.startswith("hit "))
    assert hit.begins == found.ms == found.tells


@pytest.mark.parametrize("reach", [5, 40, 75, 110])
def test_a_flight_takes_as_long_as_it_is_far(reach):
    _, _, found = clip(events.ShellFlew, f"A fire nuke 68 {reach} high")
    assert 600 <= found.ms <= 1200
    _, _, further = clip(events.ShellFlew, f"A fire nuke 68 {reach + 1} high")
    assert further.ms >= found.ms


def test_the_rings_of_a_nuke_open_where_and_when_it_strikes():
    _, _, found = clip(events.ShellFlew, HIT)
    rings = [each for each in found.effects if each.kind.startswith("ring ")]
    assert [each.kind for each in rings] == ["ring 20", "ring 30"]
    assert {(place(each), each.begins) for each in rings} == {(Cell(93, 9), found.ms)}
    (square,) = (each for each in found.effects if each.kind.startswith("square "))
    assert (square.kind, place(square)) == ("square 1", Cell(92, 10))


def test_far_from_everybody_no_square_says_what_would_be_hit():
    _, _, found = clip(events.ShellFlew, "A fire sniper 68 30 normal")
    assert not [kind for kind in kinds(found) if kind.startswith("square")]


def test_nails_fly_as_eight_and_what_hit_is_counted():
    found = story("A fire shrapnel 68 75 normal", shells="shrapnel")
    flew = next(each for each in found if isinstance(each[1], events.ShellFlew))
    scored = next(each for each in found if isinstance(each[1], events.Scored))
    assert sum(kind.startswith("toss ") for kind in kinds(clip_for(*flew))) == 8
    points = scored[1].points
    assert kinds(clip_for(*scored)) == [f"points +{points} {points // 5}×5"]


def test_what_leaves_the_blanket_is_crossed_out_at_its_rim():
    _, event, found = clip(events.ShellFlew, "A fire nuke 60 75 normal")
    assert event.flights[0].at is None
    (lost,) = (each for each in found.effects if each.kind.startswith("lost "))
    assert place(lost).y in (-1, 0)
    (toss,) = (read(in_cm(each))[1] for each in found.effects if each.kind.startswith("toss "))
    assert toss.steps == event.flights[0].steps + BEYOND
    assert not [kind for kind in kinds(found) if kind.startswith(("ring", "hit"))]


def test_a_ball_rolls_through_its_places_and_its_ring_opens_where_it_rests():
    orders = "A fire roller 75 72 normal"
    _, event, found = clip(events.ShellRolled, orders, shells="roller", land=ROUGH)
    roll, ring = (next(e for e in found.effects if e.kind.startswith(w)) for w in ("roll", "ring"))
    places = (event.start, *event.path)
    assert len(places) > 1
    assert roll.kind.split()[2:] == [f"{place.x},{place.y}" for place in places]
    assert (place(ring), ring.begins) == (places[-1], found.ms)


def test_a_pit_is_seen_while_it_sinks_and_once():
    shown = reel(HIT, land=ROUGH)
    while not isinstance(shown.current.event, events.PitSank):
        shown.advance(10)
    before = shown.shown
    shown.advance(20)
    sunk = as_seen(shown.shown, shown.effects())
    assert sunk.land == evolve(before, shown.current.event).land != before.land
    pose = shown.poses()["tank 1"]
    assert pose.y >= rest(before, 1).y
    while isinstance(shown.current.event, events.PitSank):
        pose = shown.poses()["tank 1"]
        shown.advance(1)
    assert pose == rest(shown.shown, 1)
    assert as_seen(shown.shown, shown.effects()).land == sunk.land


@pytest.mark.parametrize("toy", ["dome", "tower"])
def test_what_falls_is_not_seen_standing(toy):
    stand = (f"{toy} 92,16",)
    kind = events.DomeGone if toy == "dome" else events.TowerGone
    table, _, found = clip(kind, HIT, stand=stand)
    seen = as_seen(table, [(each, 0) for each in found.effects])
    assert (table.domes + table.towers, seen.domes + seen.towers) == ((Cell(92, 16),), ())


@pytest.mark.parametrize("stand", [(), ("tower 17,30",)])
def test_a_tank_drives_to_where_it_comes_and_what_stops_it_is_crossed(stand):
    table, event, found = clip(events.TankMoved, "A move 0 20", stand=stand, land=ROUGH)
    assert found.at(0)["tank 0"] == rest(table, 0)
    assert found.at(found.ms)["tank 0"] == rest(evolve(table, event), 0)
    assert ("lift icon.cross" in kinds(found)) is (event.stopped is not None) is bool(stand)


def test_a_ray_ends_at_the_dome_that_stops_it():
    order = "A fire gamma_ray"
    _, _, free = clip(events.RayShone, order, shells="gamma_ray")
    _, event, stopped = clip(events.RayShone, order, shells="gamma_ray", stand=("dome 92,10",))
    rays = (next(e for e in c.effects if e.kind == "ray") for c in (free, stopped))
    free, short = map(in_cm, rays)
    assert (free.to_x, free.to_y) == pytest.approx((92, 10))
    assert event.stopped == 1
    assert (short.to_x - 92) ** 2 + (short.to_y - 10) ** 2 == pytest.approx(100, abs=10)


def test_the_last_own_shot_is_remembered_for_whose_turn_it_is():
    shown = reel(HIT, "B fire sniper 250 60 normal", land=ROUGH)
    shown.skip(lambda told: isinstance(told.event, events.ShellFlew))
    flight = shown.past[-1][1].event.flights[0]
    assert last_own(shown) == (toss_of(shown.past[-1][0].land, Cell(17, 40), flight),)
    shown.skip(lambda told: isinstance(told.event, events.TurnBegan))
    assert last_own(shown) == ()
    shown.skip()
    assert last_own(shown) == (toss_of(generated(7), Cell(17, 40), flight),)


def test_every_effect_is_drawn():
    orders = (HIT, "B fire dirt 250 60 normal", "A move 0 10", "A fire sniper 60 75 normal")
    found = story(*orders, "B resign", hands=("A dice", "B dice"))
    words = {kind.split()[0] for each in found for kind in kinds(clip_for(*each))}
    assert {"azimuth", "reach", "points", "drop"} <= words
    assert words <= EFFECTS.kinds.keys() | UNSEEN


def longest_turn(seed, thrown):
    """Return the milliseconds of the longest turn of a match in which all is done by chance."""
    rules, dice = BLANKET_HILLS, Dice(seed, "turns")
    grips = (Grip(HandKind.DICE),) * 4
    state = rules.new(
        Setup((0, 1, 2, 3), options=Options(blind=True, short=True), grips=grips), seed
    )
    turns, table = [0], state.table
    while seats := rules.to_act(state.table):
        legal = rules.legal(state.table, seats[0])
        moves = [each for each in legal if isinstance(each, Move)]
        wanted = [each for each in legal if getattr(each, "shell", None) in thrown]
        step = rules.apply(state, dice.choice(moves or wanted or legal))
        for told in step.events:
            turns[-1] += clip_for(table, told.event).ms
            table = rules.evolve(table, told.event)
            turns += [0] * isinstance(told.event, events.TurnBegan | events.ShellPicked)
        state = step.state
    return max(turns)


@pytest.mark.parametrize("seed", range(3))
def test_no_turn_with_dice_and_three_moves_takes_longer_than_six_seconds(seed):
    assert 3_000 < longest_turn(seed, (Shell.NUKE, Shell.MOUNTAIN_MOVER)) <= 6_000


def test_in_a_calm_picture_a_toy_does_not_turn_over(brushes):
    land = generated(7)
    toss = toss_of(land, Cell(17, 40), events.Flight(68, 75, Arc.NORMAL, 76, Cell(93, 9)))
    effect = as_effect("toss", Shell.GLUE, toss, 1000)
    turns = {True: set(), False: set()}
    for calm, ms in product(turns, range(0, 1000, 50)):
        paper = Paper(brushes)
        drawn = effects_on(land, calm)
        drawn.draw_above(paper, PLACE, ((effect, ms),), calm)
        turns[calm] |= {mark.angle for mark in paper.marks if mark.what == "hills.toy.glue"}
    assert turns[True] == {0}
    assert len(turns[False]) > 10


def test_what_flies_is_known_until_it_strikes():
    shown = reel("A fire shrapnel 68 75 normal", shells="shrapnel")
    assert flying(shown) is None
    seen = []
    while not isinstance(shown.current.event, events.Scored):
        shown.advance(50)
        seen.append(flying(shown))
    first, later = seen[7], seen[15]
    assert seen[0] is seen[-1] is None
    assert (first.team, len(first.tosses)) == (0, 8)
    assert [toss.azimuth for toss in first.tosses] == [65, 66, 67, 68, 68, 69, 70, 71]
    ways = zip(first.cm, later.cm, later.tosses, strict=True)
    assert all(0 < one < two <= toss.steps for one, two, toss in ways)


@pytest.mark.parametrize("word", ["ring 20", "square 1"])
def test_lines_over_the_folds_are_thick_until_they_go(word, brushes):
    effect, inked = effect_on(word, Cell(60, 30), 1000), []
    for ms in (300, 700, 990):
        canvas = stage.canvas(brushes, (1000, 700))
        before = pygame.image.tobytes(canvas.surface, "RGB")
        EFFECTS.draw_below(canvas, PLACE, ((effect, ms),), False)
        after_it = pygame.image.tobytes(canvas.surface, "RGB")
        inked.append(sum(one != two for one, two in zip(before, after_it, strict=True)))
    assert inked[0] == inked[1] > 2 * inked[2] > 0


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("azimuth seat.0 5 seat.0 2", "+3°"),
        ("azimuth_steady seat.0 5 seat.0 2", "+1° (½)"),
        ("reach_steady seat.0 1 seat.0 6", "−2 % (½)"),
        ("reach_steady seat.0 3 seat.0 4", "0 % (½)"),
    ],
)
def test_dice_say_by_how_much_a_hand_is_off_and_a_steadier_one_by_half(kind, said, brushes):
    paper = Paper(brushes)
    EFFECTS.draw_above(paper, PLACE, ((effect_on(kind, Cell(50, 30), 1000), 900),), False)
    assert said in paper.words


@pytest.mark.parametrize("hand", ["dice", "dice halved"])
def test_the_dice_of_a_steadier_hand_are_thrown_as_such(hand):
    _, _, found = clip(Rolled, HIT, hands=(f"A {hand}", "B dice"))
    assert kinds(found)[0].startswith("azimuth_steady " if "halved" in hand else "azimuth ")
