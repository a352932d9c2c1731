"""Deep Scan on the shared table: whole matches, what is picked where, and how one looks back."""

import math

import pytest

from game.core.grid import Cell, Facing
from game.core.spelling import Count, SeatOf, Spot, Way, Word
from game.rules.deep_scan import DEEP_SCAN, actions
from game.rules.deep_scan.events import ObjectScanned, TurnBegan
from game.rules.deep_scan.state import HandKind
from game.scenes.deep_scan.bargaining import bargain
from game.scenes.deep_scan.face import FACE, heat
from game.scenes.deep_scan.replay_chapters import chapters
from game.scenes.deep_scan.swinging import swings
from game.scenes.deep_scan.table_face import TABLE
from game.scenes.deep_scan.turning_moments import turned
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.session.records.opening_to_watch import watched
from game.tools.deep_scan.exhibits import DUEL, MATCHES, wish
from game.view.deep_scan.lie_of_map import panel_box
from game.view.deep_scan.ring_places import probe_spot
from tests.paper import shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, play, press

from .tables import NAMES, TOSSED, match_on, picking, story, table


def in_time(hand):
    """Return a hand that lets some time go before it presses again: a meter swings meanwhile."""

    def passing(stack, scene, seat, wish):
        stack.update(130)
        hand(stack, scene, seat, wish)

    return passing


def played(kit, state, hand):
    """Return a table on which a match has been played to its end."""
    stack, scene = table(kit, match_on(state))

    def wished(action):
        # A bargain is put together by its dials, on a sheet of its own.
        trades = isinstance(action, actions.Offer)
        return (-1.0, 0.0) if trades else wish(scene.live.match.table, action)

    play(stack, scene, in_time(hand), wished, lambda: scene.live.match.outcome is not None, 900)
    return scene


NEAR = ("gas (3,2)", "gas (2,1)")
"""A sky in which a match is short."""


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_whole_match_is_played_with_one_device_alone(kit, hand):
    scene = played(kit, story(objects=NEAR), hand)
    now = scene.live.match.table
    assert all(each.spent for each in now.objects)
    kinds = {type(each.action).__name__ for each in scene.live.match.done}
    assert kinds >= {"Aim", "Toss", "Jump", "Accept", "Buy"}


@pytest.mark.parametrize(
    "sections",
    (
        {"crews": ("A B A B",)},
        {"ships": ("A (2,2)",), "crews": ("A",), "turns": ("30",)},
        {"hands": ("A meter", "B meter")},
    ),
)
def test_pairs_one_alone_and_meters_are_played_to_the_end(kit, sections):
    state = story(*sections.pop("ships", ()), objects=NEAR, **sections)
    assert played(kit, state, by_mouse).live.match.outcome is not None


def test_an_object_is_aimed_at_by_one_click_and_tossed_at_by_another(kit):
    stack, scene = table(kit, match_on(story()))
    at_cell(stack, scene, Cell(4, 2))
    assert scene.live.match.table.positioning.at == Cell(4, 2)
    five = picking(scene.live.match.state).next.index(
        TABLE.first(scene.live.match.table, 0, picking(scene.live.match.state))
    )
    stack.update(0)
    click(stack, buttons(scene)[f"pick.0:{five}"])
    assert scene.live.match.table.positioning.tosses == 1
    assert len(scene.live.match.done[-1].action.probes) == 5


def at_cell(stack, scene, cell):
    x, y = scene.desk.place.middle(cell)
    for pointer in (Moved, Pressed, Released):
        stack.handle(pointer(x, y))
    stack.update(0)


def test_lying_probes_are_picked_beside_the_map_each_where_it_is_drawn(kit):
    state = story(positioning=TOSSED)
    spots = [TABLE.between(state.table, 0, picking(state), Spot("probe", n)) for n in (1, 2, 3)]
    assert all(spot is not None and spot.x > 4.5 for spot in spots)
    places = {(spot.x, spot.y) for spot in spots}
    assert len(places) == 3
    assert TABLE.between(state.table, 0, picking(state), Spot("probe", 4)) is None


def test_some_probes_are_picked_one_by_one_and_then_tossed(kit):
    stack, scene = table(kit, match_on(story(positioning=TOSSED)))
    for number in (3, 2):
        assert scene.desk.choosing.take(0, Spot("probe", number))
    stack.update(0)
    place = scene.desk.choosing.picking(0).next.index(Word("again"))
    click(stack, buttons(scene)[f"pick.0:{place}"])
    assert scene.live.match.done[0].action == actions.Toss(0, (2, 3))


def test_what_is_picked_is_ticked_on_its_chip(kit, brushes):
    stack, scene = table(kit, match_on(story(positioning=TOSSED)))
    assert not shown(stack, brushes).pictures("icon.tick_ink")
    assert scene.desk.choosing.take(0, Spot("probe", 3))
    stack.update(0)
    (tick,) = shown(stack, brushes).pictures("icon.tick_ink")
    x, y, _ = probe_spot(scene.live.match.table, 3)
    middle = scene.desk.place.spot(x, y)
    assert math.dist(tick.middle, middle) < scene.desk.place.size * 0.6


def test_what_is_pointed_at_is_seen_large_beside_the_map(kit, brushes):
    stack, scene = table(kit, match_on(story("A (3,2)", "B (2,2)")))
    stack.handle(Moved(*scene.desk.place.middle(Cell(1, 1))))
    stack.update(0)
    assert not shown(stack, brushes).says("80")
    stack.handle(Moved(*scene.desk.place.middle(Cell(4, 2))))
    stack.update(0)
    paper = shown(stack, brushes)
    assert {"100", "80", "60", "40", "20"} <= set(paper.words)
    panel = panel_box(scene.desk.place)
    large = [mark.what for mark in paper.pictures("scan.kind") if panel.holds(*mark.middle)]
    assert large == ["scan.kind.wormhole"]


def test_what_is_aimed_at_keeps_its_chips_under_the_pointer(kit, brushes):
    stack, scene = table(kit, match_on(story()))
    at_cell(stack, scene, Cell(3, 2))
    assert scene.live.match.table.positioning.at == Cell(3, 2)
    paper = shown(stack, brushes)
    five = scene.desk.place.spot(*probe_spot(scene.live.match.table, 5)[:2])
    grounds = [n for n, mark in enumerate(paper.marks) if mark.colour == "scan_blue"]
    chips = [n for n, mark in enumerate(paper.marks) if mark.what == "scan.probe.0"]
    near = [n for n in chips if math.dist(paper.marks[n].middle, five) < scene.desk.place.size / 2]
    assert near
    assert max(near) > max(grounds)


def test_a_probe_that_is_tapped_is_moved_by_a_card(kit):
    last = "(4,2) after 3 tosses", *TOSSED[1:]
    _, scene = table(kit, match_on(story(positioning=last, own=("A 1 stronger",))))
    assert scene.desk.choosing.take(0, Spot("probe", 2))
    assert scene.desk.choosing.take(0, Word("stronger"))
    assert scene.live.match.done[0].action == actions.Strengthen(0, 2)


def test_the_worst_are_tossed_again_by_their_number_alone(kit):
    _, scene = table(kit, match_on(story(positioning=TOSSED)))
    assert scene.desk.choosing.take(0, Count(2))
    assert scene.live.match.done[0].action == actions.Toss(0, (2, 3))


def test_a_lane_is_jumped_along_where_its_arrow_lies(kit):
    state = story("A (2,2)", "B (3,2)")
    jumps = picking(state, Word("jump"))
    found = TABLE.between(state.table, 0, jumps, Way(Facing.NORTH))
    assert (found.x, found.y) == (2, 1.5)
    assert Way(Facing.EAST) not in jumps.next
    stack, scene = table(kit, match_on(state))
    assert scene.desk.choosing.take(0, Word("jump"))
    stack.update(0)
    place = jumps.next.index(Way(Facing.NORTH))
    click(stack, buttons(scene)[f"pick.0:{place}"])
    assert scene.live.match.table.ships[0].place == Cell(2, 1)


def test_what_is_refused_on_the_map_says_why(kit):
    stack, scene = table(kit, match_on(story("A (2,2) damaged", "B (2,2)")))
    at_cell(stack, scene, Cell(4, 2))
    assert any("damaged" in str(each) for each in stack.notices)
    assert scene.live.match.count == 0


def test_what_is_offered_is_a_sheet_for_both(kit):
    state = story(own=("B 4 resources",))
    picked = picking(state, Word("offer"), SeatOf(1))
    found = bargain(kit.words, state.table, 0, picked, NAMES)
    assert (found.other, found.line) == (1, "")
    state = story(own=("B 4 resources",), offer=("A to B: -2 money, +3 resources",))
    asked = bargain(kit.words, state.table, 1, picking(state), NAMES)
    rows = {row.dial: (row.own, row.theirs, row.gets) for row in asked.wares}
    assert rows["money"] == (5, 5, 2)
    assert [row.worth for row in asked.wares if row.dial == "money"] == [10]
    assert rows["resources"] == (4, 0, -3)
    assert asked.line == "Ben gives 3 resources and gets 20 credits"
    assert bargain(kit.words, state.table, 0, picking(state), NAMES) is None


def test_nothing_at_all_is_no_offer(kit):
    stack, scene = table(kit, match_on(story(own=("B 4 resources",))))
    for part in (Word("offer"), SeatOf(1)):
        assert scene.desk.choosing.take(0, part)
    scene.desk.form.focus("go.0")
    press(stack, Key.ACCEPT)
    assert any("Nothing would change hands" in str(each) for each in stack.notices)
    assert scene.live.match.count == 0


def test_a_hand_swings_only_where_it_has_meters():
    toss = actions.Toss(0, (1,))
    meter = story(hands=("A meter",), positioning=("(4,2)",)).table
    assert [each.by for each in swings(meter, 0, toss)] == [150, 150]
    assert swings(meter, 1, toss) == ()
    assert swings(meter, 0, actions.Wait(0)) == ()
    assert swings(story(positioning=("(4,2)",)).table, 0, toss) == ()


def test_what_the_meters_were_stopped_at_is_what_the_record_holds(kit):
    state = story(hands=("A meter",), positioning=("(4,2)",))
    assert state.table.setup.hands[0] is HandKind.METER
    stack, scene = table(kit, match_on(state))
    scene.desk.choosing.take(0, Count(3))
    scene.desk.form.focus("go.0")
    press(stack, Key.ACCEPT)
    stack.update(475)
    press(stack, Key.ACCEPT)
    stack.update(400)
    seen = scene.desk.swung(0)
    press(stack, Key.ACCEPT)
    action = scene.live.match.done[-1].action
    assert (action.dx, action.dy) == (150, seen.value)
    assert seen.value == 150


def test_chapters_are_the_turns_and_what_was_scanned(kit):
    match = MATCHES.match(kit, DUEL, 4000)
    found = chapters(kit.words, watched(match), NAMES[:2])
    told = [each.event for each in match.events()]
    turns = [each for each in found if each.words.startswith("Turn ")]
    assert len(turns) == sum(isinstance(each, TurnBegan) for each in told)
    assert all(isinstance(told[each.place - 1], TurnBegan) for each in turns)
    scans = sum(isinstance(each, ObjectScanned) for each in told)
    assert sum("resource" in each.words for each in found) >= scans
    assert "win" in found[-1].words or "Shared" in found[-1].words


def test_what_turned_the_match_are_its_best_scans(kit):
    match = MATCHES.match(kit, DUEL, 4000)
    found = turned(kit.words, match, NAMES[:2])
    told = [each.event for each in match.events()]
    best = max(each.resources for each in told if isinstance(each, ObjectScanned))
    assert best in {getattr(told[each.place], "resources", 0) for each in found}
    assert len(found) == 4


def test_it_grows_hot_when_a_last_scan_may_turn_it():
    few = ("gas (3,2)", "wormhole (4,2) spent")
    assert heat(story().table) == 0
    assert heat(story(objects=few).table) == 2
    assert heat(story(objects=few, own=("A 30 resources",)).table) == 1


def test_who_resigns_has_lost(kit):
    (saying,) = FACE.table.sayings
    match = match_on(story())
    match.submit(saying.action(0))
    assert match.outcome.winners == frozenset({1})
    assert TABLE.result(kit.words, match.table, NAMES[:2]).title == "Ben wins!"


def test_a_damaged_ship_and_a_card_left_open_are_seen(kit, brushes):
    objects = ("wormhole (4,2) reserved 15/P5", "gas (3,2)")
    stack, _ = table(kit, match_on(story("A (3,2) damaged", "B (2,2)", objects=objects)))
    paper = shown(stack, brushes)
    assert paper.pictures("scan.damaged")
    assert paper.says("15")


def test_only_what_may_be_said_is_in_the_hand():
    assert DEEP_SCAN.spell.words >= {
        part.name for part in TABLE.standing(story().table, 0) if isinstance(part, Word)
    }
    assert Word("offer") not in TABLE.standing(story("A (2,2)", crews=("A",)).table, 0)
    here = TABLE.standing(story("A (3,2)", "B (2,2)").table, 0)
    assert Word("buy") not in here
    assert Word("repair") not in here


def test_what_is_asked_has_its_words_in_the_hand_and_no_others():
    def words(*ships, **sections):
        table = story(*ships, **sections).table
        return [part.name for part in TABLE.standing(table, 0) if isinstance(part, Word)]

    offer = {"own": ("B 4 resources",), "offer": ("A to B: -2 money, +3 resources",)}
    assert words(**offer) == ["agree", "change", "refuse"]
    there = "A (4,2)", "B (2,2)"
    assert words(*there, event=("12/4",)) == ["accept", "decline"]
    assert words(*there, event=("12/P4",)) == ["accept", "pay", "decline"]
    assert words(*there, positioning=TOSSED) == ["again", "stronger", "stop"]
    assert words() == ["aim", "jump", "offer", "wait", "buy", "repair"]


def test_a_hand_has_a_place_for_each_number_of_probes_that_may_be_tossed():
    def counts(*ships, **sections):
        table = story(*ships, **sections).table
        return [part.count for part in TABLE.standing(table, 0) if isinstance(part, Count)]

    aimed = {"positioning": ("(4,2)",)}
    assert counts() == []
    assert counts(**aimed) == list(range(1, 11))
    assert counts("A (3,2)", "B (2,2)", **aimed) == [1, 2, 3, 4, 5]
    assert counts(positioning=TOSSED) == [1, 2]
    assert counts(positioning=("(4,2) after 3 tosses", *TOSSED[1:])) == []
