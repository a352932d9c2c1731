"""How events of Lamps Till Dawn look, and that no clip gives away what is hidden."""

from itertools import pairwise

import pytest

from game.core.rules import NOBODY
from game.rules.lamps_till_dawn import RULES, events
from game.rules.lamps_till_dawn.actions import PlanMove, PlanRitual, Ritual
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Nightmare, Side
from game.view.lamps_till_dawn.clips import SLOT, clip_for
from game.view.lamps_till_dawn.drawn_effects import EFFECTS
from game.view.lamps_till_dawn.lamp_light import darkness
from game.view.lamps_till_dawn.standing_pieces import at, box_of, mark_at, stance
from game.view.lamps_till_dawn.told_clips import FLED, LAMP_MS
from game.view.lamps_till_dawn.turn_flow import ALONE
from game.view.show.clip import Effect
from tests.paper import Paper

from .nights import NIGHTS, WATCHED, D, L, frame, heard, place_of, played, shown, table

SIDES = (L, L, D, D)
MOVES = (PlanMove(0, (6, 10, 12)), PlanRitual(1, Ritual.REPEL), None, None)
READ = frozenset({"lamp_on", "lamp_off", "flicker", "empty"})
"""Effects that are no drawings, but say how lamps and counters are drawn."""


def both(night):
    """Yield each event with the table before it: all of it, and as each one hears it."""
    whole = played(night).first.table
    seen = {seat: RULES.view(whole, seat) for number, seat in WATCHED if number == night}
    for turn in played(night).turns:
        for told in turn.step.events:
            for seat, view in seen.items():
                yield (whole, told.event), (view, RULES.redact(told.event, seat))
            whole = RULES.evolve(whole, told.event)
            seen = {
                seat: RULES.evolve(view, RULES.redact(told.event, seat))
                for seat, view in seen.items()
            }


@pytest.mark.parametrize("night", NIGHTS)
def test_how_long_a_clip_takes_and_how_it_sounds_tells_nothing_hidden(night):
    kinds = set()
    for (whole, event), (view, redacted) in both(night):
        full, known = clip_for(whole, event), clip_for(view, redacted)
        for each in ("ms", "sound", "cues", "shake", "tells", "unhurried"):
            assert getattr(full, each) == getattr(known, each), (event, each)
        kinds.add(type(event))
    assert {events.SlotDone, events.LampLit, events.Fled, events.NightmareCalled} <= kinds


@pytest.mark.parametrize("night, seat", WATCHED)
def test_every_night_is_shown_to_its_end(night, seat):
    start, told = heard(night, seat)
    reel = shown(start, *told)
    reel.advance(10_000_000)
    assert reel.idle
    assert reel.shown == RULES.view(played(night).last.table, seat)


@pytest.mark.parametrize("night", NIGHTS)
def test_nobody_and_nothing_dormant_is_on_the_common_screen_before_the_end(brushes, night):
    start, told = heard(night, NOBODY)
    reel = shown(start, *told)
    frames = 0
    while not isinstance(reel.current, events.MatchEnded):
        paper = frame(brushes, reel)
        drawn = [*paper.pictures("walker"), *paper.pictures("nightmare.asleep")]
        assert not drawn, reel.current
        reel.advance(700)
        frames += 1
    assert frames > 20
    reel.advance(400)
    assert len(frame(brushes, reel).pictures("walker")) == len(start.seats)


@pytest.mark.parametrize("night, seat", WATCHED)
def test_a_side_sees_its_own_and_nobody_else(brushes, night, seat):
    start, told = heard(night, seat)
    reel = shown(start, *told)
    sides = start.setup.sides
    own = {str(each) for each in start.seats if seat != NOBODY and sides[each] is sides[seat]}
    seen = set()
    while not isinstance(reel.current, events.MatchEnded) and not reel.idle:
        seen |= {each.what[-1] for each in frame(brushes, reel).pictures("walker")}
        reel.advance(2600)
    assert seen == own


def test_every_effect_has_a_drawing_and_every_picture_is_there(brushes):
    kinds = set()
    for (whole, event), _ in (each for night in NIGHTS for each in both(night)):
        for effect in clip_for(whole, event).effects:
            kind, *words = effect.kind.split(" ")
            assert kind in EFFECTS.kinds.keys() | READ
            assert kind != "sign" or words[0] in brushes.pictures
            kinds.add(kind)
    assert {"scream", "ward", "whisper", "woken", "banished", "sign"} <= kinds


def test_ones_own_side_walks_room_by_room_while_a_slot_is_done():
    now = table((5, 8, None, None), SIDES)
    clip = clip_for(now, events.SlotDone(1, MOVES, SIDES))
    assert list(clip.moves) == ["walker 0"]
    on_the_way = [clip.at(ms)["walker 0"] for ms in (0, SLOT // 3, 2 * SLOT // 3, SLOT)]
    stops = [stance(now, 0, room) for room in (5, 6, 10, 12)]
    assert [(round(p.x, 1), round(p.y, 1)) for p in on_the_way] == [
        (round(p.x, 1), round(p.y, 1)) for p in stops
    ]
    assert [effect.kind for effect in clip.effects] == ["slot 1", "sign night_plan.repel"]


def test_who_flees_is_seen_to_go_and_to_come_by_its_own_side_alone():
    fled = events.Fled((0, 2), (11, None), SIDES)
    own = clip_for(table((5, 8, None, None), SIDES), fled)
    assert list(own.moves) == ["walker 0"]
    assert [own.at(ms)["walker 0"].alpha for ms in (0, FLED // 2 - 1, FLED // 2, FLED)] == [
        255,
        1,
        0,
        255,
    ]
    ends = own.at(FLED)["walker 0"]
    there = stance(table((11, 8, None, None), SIDES), 0, 11)
    assert (ends.x, ends.y) == (there.x, there.y)


@pytest.mark.parametrize(
    "event, side",
    [
        (events.LampLit(5, 7), L),
        (events.LampPutOut(5, 4), D),
        (events.LightFrightened(0, 5, 5), D),
        (events.DarkRepelled(2, 5, 8), L),
        (events.NightmareBanished(1, 5, 7), L),
        (events.NightmareWoken(1, 5, True, 4), D),
        (events.DarknessGrew(4), D),
        (events.LightGrew(7), L),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_spark_flies_to_the_mark_that_is_won_and_arrives_as_it_fills(event, side):
    now = table((None,) * 4, SIDES, dawn=6, madness=3, lamps=frozenset({5}))
    clip = clip_for(now, event)
    (spark,) = (each for each in clip.effects if each.kind.startswith("spark"))
    count = event.dawn if side is L else event.madness
    end = mark_at(now, side, count)
    assert spark.kind == f"spark {side.value}"
    assert (spark.to_x, spark.to_y) == (end.x, end.y)
    assert spark.begins + spark.ms == clip.ms


def test_a_nightmare_that_bites_nobody_moves_no_counter():
    clip = clip_for(table(madness=3), events.NightmareWoken(1, 5, False, 3))
    assert [effect.kind for effect in clip.effects] == ["woken"]


def test_a_whisper_is_heard_where_it_was_told_and_only_dark_sees_what_was_called():
    called = events.NightmareCalled(1, 5, None, None, (L, D))
    dark = events.NightmareCalled(1, 5, 3, 1, (L, D))
    assert [each.kind for each in clip_for(table(), called).effects] == ["whisper"]
    seen = clip_for(table((None, 8)), dark).effects
    assert [each.kind for each in seen] == ["whisper", "asleep"]
    middle = at(HOUSE, 3)
    assert abs(seen[1].x - middle.x) < 1
    assert abs(seen[1].y - middle.y) < 1


@pytest.mark.parametrize("winner", [L, D, None])
def test_at_the_end_all_stand_where_they_are_and_the_winners_leap(winner):
    now = table((None,) * 4, SIDES)
    asleep = (Nightmare(1, 4, 2, 7, 2),)
    clip = clip_for(now, events.MatchEnded(winner, (5, 8, 1, 5), asleep))
    rooms = {seat: stance(now, seat, room) for seat, room in enumerate((5, 8, 1, 5))}
    named = {int(name.split(" ")[1]): name for name in clip.moves}
    assert {seat: clip.at(clip.ms)[named[seat]] for seat in named} == rooms
    moving = {seat for seat, name in named.items() if clip.at(800)[name] != rooms[seat]}
    glad = {seat for seat, name in named.items() if name.endswith("proud")}
    afraid = {seat for seat, name in named.items() if name.endswith("scared")}
    won = {seat for seat, side in enumerate(SIDES) if side is winner}
    assert moving == glad == won
    assert afraid == (set(named) - won if winner else set())
    assert sum(effect.kind == "asleep" for effect in clip.effects) == 1


@pytest.mark.parametrize(
    "kind, burns, ends", [("lamp_on", False, (1, 0)), ("lamp_off", True, (0, 1)),
                          ("flicker", True, (0, 0)), ("flicker", False, (1, 1))]
)  # fmt: skip
@pytest.mark.parametrize("calm", [False, True])
def test_a_lamp_changes_from_what_it_was_to_what_it_is(kind, burns, ends, calm):
    assert (darkness(kind, 0, burns, calm), darkness(kind, 1, burns, calm)) == ends


def test_a_flicker_with_less_motion_sinks_and_comes_back_once():
    def turns(calm):
        deep = [darkness("flicker", step / 60, True, calm) for step in range(61)]
        ways = [b > a for a, b in pairwise(deep)]
        return sum(a != b for a, b in pairwise(ways))

    assert turns(calm=True) == 1
    assert turns(calm=False) > 3


def test_a_lamp_that_is_lit_shines_before_its_clip_is_over(brushes):
    reel = shown(table((None, None)), events.LampLit(5, 1))
    reel.advance(ALONE[False] - 50)
    paper = frame(brushes, reel)
    assert paper.pictures("lamp.on")
    # The floor is painted once as it is in the dark, and once more in the light.
    assert len(paper.pictures("house.dining_room")) == 2
    assert not reel.shown.lamps


@pytest.mark.parametrize("calm", [False, True])
def test_light_swells_from_a_lamp_that_is_lit_unless_there_is_less_motion(brushes, calm):
    reel, swells = shown(table(), events.LampLit(5, 1)), []
    for _ in range(2):
        reel.advance(LAMP_MS // 3)
        paper = frame(brushes, reel, calm)
        room = box_of(place_of(reel.shown, paper), HOUSE, 5)
        swells.append([m.box.width for m in paper.within(room)
                       if m.how == "disc" and m.colour[:3] == (255, 230, 150)])  # fmt: skip
    assert [len(each) for each in swells] == ([0, 0] if calm else [1, 1])
    assert calm or swells[0] < swells[1]


@pytest.mark.parametrize(
    "event, lit, looks",
    [
        (events.LampLit(5, 1), (), ["lamp.off", "lamp.on"]),
        (events.LampPutOut(5, 1), (5,), ["lamp.on", "lamp.off"]),
    ],
    ids=["lit", "put out"],
)
def test_what_is_seen_of_a_lamp_turns_half_way_through_its_clip(brushes, event, lit, looks):
    """What lies on top of the room is what is seen of it."""
    reel, found = shown(table(lamps=frozenset(lit)), event), []
    for ms in (50, LAMP_MS - 100):
        reel.advance(ms)
        paper = frame(brushes, reel)
        room = box_of(place_of(reel.shown, paper), HOUSE, 5)
        found.append([m.what for m in paper.within(room) if m.what.startswith("lamp.")][-1])
    assert found == looks


@pytest.mark.parametrize("calm, sparks", [(False, 1), (True, 0)])
def test_with_less_motion_nothing_flies(brushes, calm, sparks):
    reel = shown(table((None, None)), events.DarknessGrew(1))
    reel.advance(600)
    assert len(frame(brushes, reel, calm).pictures("night.moth")) == sparks


def test_what_decides_the_night_is_held():
    """All that tells of it has burnt out or nearly so, and then there is a still moment."""
    told = events.LampLit(5, 13), events.TurnCounted(0, 0)
    reel = shown(table(dawn=12), *told, events.MatchEnded(Side.LIGHT, (1, 2), ()))
    reel.advance(LAMP_MS + 300)
    assert (isinstance(reel.current, events.TurnCounted), reel.burning) == (True, False)
    reel.advance(300)
    assert isinstance(reel.current, events.MatchEnded)


def effect(brushes, kind, ms):
    """Return the marks of an effect after so many milliseconds of its second, and how many of them
    lie below all pieces."""
    paper = Paper(brushes)
    place = place_of(table(), paper)
    one = Effect(kind, 2, 4, 1000, to_x=6, to_y=1)
    EFFECTS.draw_below(paper, place, ((one, ms),), False)
    below = len(paper.marks)
    EFFECTS.draw_above(paper, place, ((one, ms),), False)
    return paper.marks, below


@pytest.mark.parametrize("slot", [1, 2])
def test_as_many_candles_burn_as_slots_are_done_and_the_present_one_glows(brushes, slot):
    marks, _ = effect(brushes, f"slot {slot}", 300)
    assert sum(each.colour == "gold_light" for each in marks) == slot
    assert sum(each.colour == "house_shadow" for each in marks) == 2 - slot
    (ring,) = (each for each in marks if each.colour == "accent")
    candles = sorted(each.middle[0] for each in marks if each.colour == "night")
    assert ring.middle[0] == pytest.approx(candles[slot - 1])


@pytest.mark.parametrize(
    "kind, ms, what, scratches",
    [("bitten", 500, "nightmare.awake", 6), ("bitten", 200, "nightmare.awake", 0),
     ("woken", 500, "nightmare.awake", 0), ("scream 3", 900, "emblem.3", 0),
     ("ward 2", 500, "emblem.2", 0), ("ward 2", 500, "night_plan.repel", 0),
     ("scream 3", 500, "night_plan.scare", 0), ("whisper", 500, "house.whisper", 0),
     ("asleep", 900, "nightmare.asleep", 0), ("sign night_plan.wait", 500, "night_plan.wait", 0)],
)  # fmt: skip
def test_each_effect_shows_what_it_is_of_and_a_bite_is_seen_by_its_scratches(
    brushes, kind, ms, what, scratches
):
    marks, below = effect(brushes, kind, ms)
    assert what in [each.what for each in marks]
    assert sum(each.how == "line" for each in marks) == scratches
    assert below == 0


@pytest.mark.parametrize("side, picture", [("light", "night.spark"), ("dark", "night.moth")])
def test_a_spark_is_of_its_side_and_rings_the_mark_it_comes_to(brushes, side, picture):
    for ms, rings in ((500, 0), (950, 1)):
        marks, _ = effect(brushes, f"spark {side}", ms)
        assert [each.what for each in marks if each.how == "picture"] == [picture]
        assert sum(each.how == "ring" for each in marks) == rings
    bright = effect(brushes, f"spark {side}", 500)[0]
    assert any(each.how == "disc" for each in bright) is (side == "light")


@pytest.mark.parametrize("side, warm", [("light", True), ("dark", False)])
def test_the_house_breathes_in_the_light_of_what_grew_and_below_all_pieces(brushes, side, warm):
    marks, below = effect(brushes, f"grew {side}", 500)
    (veil,) = marks
    assert below == 1
    assert (veil.colour[0] > 100) is warm
    assert veil.colour[3] > 30


def test_screams_spread_and_their_rings_grow_pale(brushes):
    inks = [{m.colour for m in effect(brushes, "scream 1", ms)[0] if m.how == "lines"}
            for ms in (200, 600)]  # fmt: skip
    assert inks == [{"night", "danger"}, {"night", "danger", "coral"}]


def test_the_star_that_banishes_is_drawn_corner_by_corner(brushes):
    wide = [
        max(m.box.width for m in effect(brushes, "banished", ms)[0] if m.how == "lines")
        for ms in (120, 400, 900)
    ]
    assert wide == sorted(wide)
    assert wide[0] < wide[1]
