"""How events look in the sky: each tells its rule, ends as the table is then, and is soon over."""

import math
from dataclasses import replace
from typing import get_args

import pytest

from game.ai.deep_scan.minds import MINDS
from game.ai.mind import decided
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.played_story import along
from game.rules.deep_scan import DEEP_SCAN, events
from game.rules.deep_scan.events import Landed
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import Offset
from game.rules.deep_scan.state import SHORT
from game.rules.deep_scan.wares import Ware
from game.view.canvas.board_place import BoardPlace
from game.view.deep_scan.as_seen import as_seen
from game.view.deep_scan.clips import HIGH, clip_for
from game.view.deep_scan.drawn_effects import KINDS, READ, effects
from game.view.deep_scan.drawn_tosses import draw_flying
from game.view.deep_scan.own_places import ware_pose
from game.view.deep_scan.ships import AIMED, SIZE, rest
from game.view.deep_scan.tosses import Toss, read
from game.view.deep_scan.trade_clips import terms_of
from tests.paper import Paper
from tests.setups.deep_scan import SETUPS

from .shown_turns import by_chance, clip, kinds, only, reel, story

MATCHES = range(len(SETUPS))
MOST_THOUGHTS = 400
"""So many thoughts of a match between computers are looked at."""
PLACE = BoardPlace(60, 60, 60, 5, 5)
TWO = ("gas (3,2)", "wormhole (4,2)")
GOOD = ("toss 1 probe 1 aside 0 0",)


@pytest.mark.parametrize("number", MATCHES)
def test_every_match_is_shown_to_where_it_has_come(number):
    begins, told, last = by_chance(number)
    found = reel(begins, told)
    found.advance(100_000_000)
    assert (found.idle, found.shown) == (True, last)


def everything():
    """Yield each event of all matches with the table before it."""
    for number in MATCHES:
        begins, told, _ = by_chance(number)
        for table, each in along(begins, told, DEEP_SCAN.evolve):
            yield table, each.event


def test_each_event_is_seen_but_waiting_after_a_deed():
    pirates = scan("A pay", object="gravity (4,2) reserved 8/P4")
    taken = scan("A accept", dice=("task 5",))
    found = set()
    for table, event in (*everything(), *pirates, *taken):
        unseen = isinstance(event, events.Waited) and not event.idle
        assert (clip_for(table, event).ms > 0) is not unseen
        found.add(type(event))
    assert set(get_args(events.Event)) - found <= {events.SeatResigned}


def test_every_effect_has_a_drawing_and_every_picture_is_there(brushes):
    found = {kind for table, event in everything() for kind in kinds(clip_for(table, event))}
    assert {kind.split(" ")[0] for kind in found} <= KINDS.keys() | READ
    shown = [kind.split(" ")[1] for kind in found if kind.split(" ")[0] in ("drop", "lift", "hurl")]
    assert shown
    assert all(picture in brushes.pictures for picture in shown)


@pytest.mark.parametrize("number", MATCHES)
def test_what_is_drawn_at_any_moment_can_be_drawn(number, brushes):
    begins, told, _ = by_chance(number)
    found = reel(begins, told[:60])
    while not found.idle:
        running = found.effects()
        table, paper = as_seen(found.shown, running), Paper(brushes)
        effects(False).draw_above(paper, PLACE, running, False)
        effects(False).draw_below(paper, PLACE, running, False)
        assert table.setup == begins.setup
        found.advance(170)


def test_probes_are_tossed_where_the_rules_have_them_land():
    orders = "A aim (3,2)", "A toss 1 2"
    dice = *GOOD, "toss 1 probe 2 aside 30 -60"
    _, event, found = clip(events.ProbesTossed, *orders, objects=TWO, dice=dice)
    toss = read(only(found, "toss").kind)
    assert toss.landed == event.landed
    assert found.tells == found.beats[0] == toss.flies
    counts = [cue.at for cue in found.cues if cue.sound == "scan.count"]
    assert counts == [toss.flies + toss.step * n for n in range(2)]
    assert "scan.lost" not in [cue.sound for cue in found.cues]


def test_what_is_lost_is_heard_and_counts_nothing():
    orders = "A aim (4,2)", "A toss 1"
    dice = ("toss 1 probe 1 dice 6 1 3 3",)
    _, event, found = clip(events.ProbesTossed, *orders, objects=TWO, dice=dice)
    assert event.landed[0].lost
    assert [cue.sound for cue in found.cues] == ["scan.toss", "scan.land", "scan.lost"]


LIES = {"positioning": ("(3,2) after 1 toss", "2 at 190,90", "3 at 160,0")}


def test_a_tossed_probe_is_not_seen_lying_before_it_lies():
    table, _, found = clip(events.ProbesTossed, "A toss 2", objects=TWO, **LIES)
    seen = as_seen(table, [(each, 0) for each in found.effects])
    assert [each.number for each in table.positioning.probes] == [2, 3]
    assert [each.number for each in seen.positioning.probes] == [3]


def test_a_ring_is_seen_as_soon_as_an_object_is_aimed_at():
    table, event, found = clip(events.ObjectAimed, "A aim (4,2)", objects=TWO)
    assert table.positioning is None
    assert as_seen(table, [(found.effects[0], 0)]).positioning.at == event.at == Cell(4, 2)


@pytest.mark.parametrize(("ms", "counts"), [(0, 0), (300, 20)])
def test_a_card_moves_the_probe_when_it_has_come_down(ms, counts):
    own, lies = ("A 1 stronger",), {"positioning": ("(3,2) after 1 toss", "1 at 160,60")}
    table, _, found = clip(events.ProbeStrengthened, "A strengthen 1", objects=TWO, own=own, **lies)
    (probe,) = as_seen(table, [(found.effects[0], ms)]).positioning.probes
    assert (probe.accuracy, probe.strengthened) == (counts, ms > 0)


def test_the_emblem_comes_down_where_it_then_lies():
    orders = "A aim (4,2)", "A toss 1"
    _, event, found = clip(events.AccuracyReached, *orders, objects=TWO, dice=GOOD)
    stamp = only(found, "stamp")
    dx, dy = AIMED[0]
    assert (stamp.kind, stamp.x, stamp.y) == ("stamp 0", event.at.x + dx, event.at.y + dy)


JUMPS = [
    ("A jump (3,2)", ("A (2,2)", "B (2,2)"), False),
    ("A jump (4,2)", ("A (2,2) knows (4,2)", "B (3,2)"), True),
]


@pytest.mark.parametrize(("order", "ships", "leaps"), JUMPS)
def test_a_ship_flies_from_where_it_lay_to_where_it_will(order, ships, leaps):
    own = ("A 1 launcher",)
    table, event, found = clip(events.ShipJumped, order, objects=TWO, ships=ships, own=own)
    assert found.at(0)["ship 0"] == rest(table, 0)
    assert found.at(found.ms)["ship 0"] == rest(DEEP_SCAN.evolve(table, event), 0)
    largest = max(found.at(ms)["ship 0"].size for ms in range(found.ms))
    assert largest == pytest.approx(HIGH if leaps else 1, abs=0.05)
    assert found.cues[0].sound == ("scan.launcher" if leaps else "scan.jump")


def test_ships_on_the_base_do_not_lie_over_each_other():
    table = DEEP_SCAN.new(dict(SETUPS)["pairs of eight"], 1).table
    poses = [rest(table, ship) for ship in range(4)]
    near = [math.dist((a.x, a.y), (b.x, b.y)) for a in poses for b in poses if a is not b]
    assert min(near) > SIZE * 0.9


def scan(*orders, object="wormhole (4,2) reserved 8/2", **sections):
    """Return the events of a scan of what lies open."""
    ships = "A (3,2) knows (4,2)", "B (2,2)"
    return story("A jump (4,2)", *orders, objects=(object, "gas (1,2)"), ships=ships, **sections)


def of(kind, found):
    table, event = next(each for each in found if isinstance(each[1], kind))
    return table, event, clip_for(table, event)


def test_a_card_is_in_the_hand_and_no_more_at_its_object():
    table, event, found = of(events.EventOpened, scan())
    assert event.reserved
    for ms, card in ((0, None), (400, event.card)):
        seen = as_seen(table, [(found.effects[0], ms)])
        assert (seen.scanning, seen.object_at(event.at).reserved) == (card, None)
    later = DEEP_SCAN.evolve(table, event)
    assert as_seen(later, []).object_at(event.at).reserved is None


def test_crystals_fly_to_what_the_ship_owns():
    found = scan("A accept", dice=("task 5",))
    table, event, gained = of(events.ObjectScanned, found)
    home, flies = ware_pose(Ware.RESOURCES), only(gained, "hurl")
    assert (flies.to_x, flies.to_y) == (home.x, home.y)
    assert only(gained, "gained").kind == f"gained {event.resources}"
    seen = as_seen(table, [(each, 0) for each in gained.effects])
    assert seen.scanning is None
    assert not [kind for kind in kinds(gained) if kind.startswith("word")]


def test_a_die_is_in_the_colour_of_the_ship_and_told_when_it_lies():
    _, _, found = of(events.Rolled, scan("A accept", dice=("task 5",)))
    assert (only(found, "die").kind, found.tells) == ("die seat.0 5", found.ms)


def test_half_a_cloud_is_told_as_half():
    found = scan("A accept", object="gas (4,2) reserved 7/2", dice=("task 5",))
    _, event, gained = of(events.ObjectScanned, found)
    assert event.halved
    assert only(gained, "word").kind.split()[1] == "÷2"


def test_a_one_is_crossed_out_and_hurts():
    found = scan("A accept", dice=("task 1",))
    _, _, left = of(events.EventLeft, found)
    _, _, hurt = of(events.ShipDamaged, found)
    assert only(left, "cross").kind == "cross scan.ware.resources"
    assert hurt.shake > 0
    assert only(hurt, "drop").kind == "drop scan.damaged"
    _, _, declined = of(events.EventLeft, scan("A decline"))
    assert not [kind for kind in kinds(declined) if kind.startswith("cross")]


def test_a_bargain_is_seen_as_it_is_offered_and_each_ware_flies_to_who_gets_it():
    orders = "A offer B -1 probe, +1 money", "B agree"
    table, event, made = clip(events.OfferMade, *orders, objects=TWO)
    assert terms_of(made.effects[0].kind) == (0, 1, event.terms)
    assert as_seen(table, [(made.effects[0], 0)]).bargain.terms == event.terms
    table, _, agreed = clip(events.OfferAgreed, *orders, objects=TWO)
    flies = {each.kind: (each.x, each.to_x) for each in agreed.effects if "hurl" in each.kind}
    one, two = rest(table, 0).x, rest(table, 1).x
    expected = {"hurl scan.ware.probe": (one, two), "hurl scan.ware.money": (two, one)}
    assert flies == expected


def test_what_is_bought_flies_to_where_it_is_owned():
    orders = "A aim (3,2)", "A buy probe"
    table, _, found = clip(events.WareBought, *orders, objects=TWO)
    home = ware_pose(Ware.PROBE)
    flies = next(each for each in found.effects if each.kind == "hurl scan.ware.probe")
    assert (flies.to_x, flies.to_y) == (home.x, home.y)
    seen = as_seen(table, [(each, 0) for each in found.effects])
    assert table.positioning is not None
    assert seen.positioning is None


def test_winners_leap_in_the_light_and_what_they_own_is_seen():
    table = DEEP_SCAN.new(SETUPS[0][1], 1).table
    found = clip_for(table, events.MatchEnded((1,)))
    assert found.moves.keys() == {"ship 1"}
    pose = rest(table, 1)
    assert only(found, "spotlight").kind == f"spotlight {pose.x:g},{pose.y:g}"
    assert as_seen(table, [(only(found, "own"), 0)]).turn == 1


def test_in_a_calm_picture_probes_do_not_turn_over(brushes):
    orders = "A aim (3,2)", "A toss 1 2"
    table, _, found = clip(events.ProbesTossed, *orders, objects=TWO, dice=GOOD)
    toss, turns = read(only(found, "toss").kind), {True: set(), False: set()}
    for calm in turns:
        for ms in range(0, found.ms, 40):
            paper = Paper(brushes)
            draw_flying(paper, PLACE, table, toss, ms, calm)
            turns[calm] |= {mark.angle for mark in paper.pictures("scan.probe")}
    assert turns[True] == {0}
    assert len(turns[False]) > 5


def test_neighbours_in_a_handful_turn_over_opposite_ways(brushes):
    table, _, _ = clip(events.ProbesTossed, "A aim (3,2)", "A toss 1 2", objects=TWO, dice=GOOD)
    angles = []
    for number in (1, 2):
        paper, toss = Paper(brushes), Toss(0, (Landed(number, Offset(100, 0), 100),))
        draw_flying(paper, PLACE, table, toss, 200, False)
        angles.append({mark.angle for mark in paper.pictures("scan.probe")})
    (one,), (two,) = angles
    assert one != two
    assert (one + two) % 360 == 0


def test_a_lost_probe_fades_beyond_the_border(brushes):
    orders = "A aim (4,2)", "A toss 1"
    dice = ("toss 1 probe 1 dice 6 1 3 3",)
    table, _, found = clip(events.ProbesTossed, *orders, objects=TWO, dice=dice)
    toss = read(only(found, "toss").kind)
    alphas = []
    for ms in (toss.flies // 2, toss.flies - 60, toss.flies):
        paper = Paper(brushes)
        draw_flying(paper, PLACE, table, toss, ms, False)
        alphas.append({mark.alpha for mark in paper.pictures("scan.probe")})
    whole, (fading,), gone = alphas
    assert whole == {255}
    assert 0 < fading < 255
    assert not gone


def test_a_lost_probe_is_seen_to_fly_on_from_where_it_came_down(brushes):
    table, _, _ = clip(events.ProbesTossed, "A aim (3,2)", "A toss 1 2", objects=TWO, dice=GOOD)
    ends = []
    for lost in (False, True):
        toss, paper = Toss(0, (Landed(1, Offset(350, 0), 0, lost=lost),)), Paper(brushes)
        draw_flying(paper, PLACE, table, toss, toss.flies - 60, True)
        over_map = paper.pictures("scan.probe")[0]
        ends.append(over_map.middle[0])
    own = rest(table, 0)
    lies, flies = (end - PLACE.spot(own.x, own.y)[0] for end in ends)
    assert flies > 1.5 * lies > 0


def test_a_resigned_ship_is_crossed_out():
    table = replace(DEEP_SCAN.new(SETUPS[0][1], 1).table)
    found = clip_for(table, events.SeatResigned(0, 0))
    assert kinds(found) == ["cross emblem.0"]


def longest_turn(ships, seed):
    """Return the milliseconds of the longest turn of a match between skippers."""
    state, mind = DEEP_SCAN.new(replace(first(ships), objects=SHORT), seed), MINDS["skipper"]
    table, turns = state.table, [0]
    for number in range(MOST_THOUGHTS):
        seats = DEEP_SCAN.to_act(state.table)
        if not seats:
            break
        view, legal = DEEP_SCAN.view(state.table, seats[0]), DEEP_SCAN.legal(state.table, seats[0])
        thought = mind(view, seats[0], legal, Dice(seed, "turns", number))
        step = DEEP_SCAN.apply(state, decided(thought)[0])
        for told in step.events:
            over = isinstance(told.event, events.MatchEnded)
            turns += [0] * isinstance(told.event, events.TurnBegan)
            turns[-1] += 0 if over else clip_for(table, told.event).ms
            table = DEEP_SCAN.evolve(table, told.event)
        state = step.state
    return max(turns)


@pytest.mark.parametrize(
    ("ships", "seed"),
    [(4, 1), *(pytest.param(2, seed, marks=pytest.mark.nightly) for seed in range(6))],
)
def test_no_turn_of_computers_takes_longer_than_six_seconds(ships, seed):
    assert 3_000 < longest_turn(ships, seed) <= 6_000
