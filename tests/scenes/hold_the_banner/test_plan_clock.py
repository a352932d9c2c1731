"""The time for each plan: chosen before a match, seen at the table and on phones, and its end."""

import pytest

from game.core.grid import Facing
from game.rules.hold_the_banner.actions import AddShot, Commit, PlayCard, TimedOut
from game.scenes.frame.commands import Chosen, Device, Key, Kind, Said
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Replace
from game.scenes.hold_the_banner.setup import VARIANTS
from game.scenes.pause.pausing import pause
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.table.drawing import plates
from game.scenes.table.set_up.variant_setup import Listed, variant_setup
from game.scenes.table.table_tips import panel_tip
from tests import stage
from tests.paper import shown
from tests.scenes.hold_the_banner.planned import ATTACKER, GUARD, state, table
from tests.scenes.phones.told_lines import Evening
from tests.scenes.table.hands import let_pass, press

EACH = 20_000
BOTH = (GUARD, ATTACKER)
PADS = tuple(Device(Kind.PAD, 11 + number) for number in range(2))
TIME = 3
"""Which list of the set-up has the times."""


def clocks(scene):
    return [plate.clock for plate in plates(scene.desk)]


def ready(scene, seat):
    """Let a seat plan its first cards at the table, and be ready."""
    view = scene.live.match.table
    tanks = view.tanks_of(seat)
    cards = zip(tanks, view.players[seat].hand, strict=False)
    scene.live.submit(*(PlayCard(seat, tank.number, card) for tank, card in cards), Commit(seat))


def test_a_person_sees_the_time_left_and_a_computer_has_none(kit, brushes):
    stack, scene = table(kit, state(), plan_ms=EACH)
    before = int(scene.live.match.clock.left[GUARD] / 1000)
    let_pass(stack, 3000)
    left = -(-scene.live.match.clock.left[GUARD] // 1000)
    assert before - left in (2, 3)
    assert clocks(scene) == [str(left), ""]
    assert str(left) in shown(stack, brushes).words
    assert f"time left: 0:{left:02}" in panel_tip(scene.desk, GUARD)
    assert "time left" not in panel_tip(scene.desk, ATTACKER)


def test_little_time_is_heard_once_and_marked(kit):
    stack, scene = table(kit, state(), plan_ms=EACH)
    let_pass(stack, 14_000)
    assert "clock.low" not in kit.sounds.played
    assert not any(plate.low for plate in plates(scene.desk))
    let_pass(stack, 3_000)
    assert kit.sounds.played.count("clock.low") == 1
    assert [plate.low for plate in plates(scene.desk)] == [True, False]


def test_when_the_time_is_up_what_is_planned_is_played_and_the_next_plan_begins(kit):
    stack, scene = table(kit, state(), BOTH, plan_ms=EACH, speed=400)
    card = PlayCard(GUARD, 1, scene.live.match.table.players[GUARD].hand[0])
    scene.live.submit(card, AddShot(GUARD, 1, 0, Facing.NORTH))
    let_pass(stack, EACH + 1000)
    match = scene.live.match
    assert {TimedOut(0), TimedOut(1)} <= {done.action for done in match.done}
    assert "field.time" in kit.sounds.played
    assert match.table.turn > 1 or match.table.question is not None
    assert min(match.clock.left) > EACH - 1000


def test_behind_curtains_the_time_runs_only_for_who_looks(kit):
    stack, curtain = table(kit, state(), BOTH, plan_ms=EACH, curtain=Curtain.ALWAYS)
    let_pass(stack, 5000)
    assert stack.top is curtain
    press(stack, Key.ACCEPT)
    stack.update(50)
    scene = stack.top
    assert min(scene.live.match.clock.left) > EACH - 200
    let_pass(stack, 5000)
    guard, attacker = scene.live.match.clock.left
    assert guard < EACH - 3000
    assert attacker == EACH
    ready(scene, GUARD)
    let_pass(stack, 1000)
    press(stack, Key.ACCEPT)
    let_pass(stack, 3000)
    assert scene.live.match.clock.left[GUARD] == guard
    assert scene.live.match.clock.left[ATTACKER] < EACH - 1000


def test_the_pause_says_how_long_a_plan_may_take(kit):
    _, scene = table(kit, state(), plan_ms=EACH)
    assert any("20 seconds for each plan" in each for each in said(scene))
    _, untimed = table(kit, state())
    assert not any("for each plan" in each for each in said(untimed))


def said(scene):
    page = pause(scene.desk.sitting).scene
    return [getattr(each, "words", "") for each in stage.widgets_of(page)]


def test_a_phone_counts_the_own_time_down(kit):
    evening = Evening(kit, "hold_the_banner", state(), plan_ms=EACH)
    evening.sits(1, GUARD)
    evening.sits(2, ATTACKER)
    asked = evening.asked(1)
    assert asked.state == "choose"
    assert asked.runs
    assert EACH - 5000 < asked.left <= EACH


def clock_of_match(kit, place, strengths=("", "drummer")):
    """Return the clock of a match that the set-up begins with this time."""
    places = tuple(Occupant("" if each else f"P{n}", each) for n, each in enumerate(strengths))
    keep_setup(kit, VARIANTS.game, places, "")
    sheet = variant_setup(kit, VARIANTS)
    if place is not None:
        sheet.handle(Said(Listed(TIME, place)))
    answer = sheet.handle(Chosen("setup.start"))
    assert isinstance(answer, Replace)
    return answer.scene.desk.sitting.match.clock


@pytest.mark.parametrize(("place", "each"), [(None, 0), (1, 0), (2, 20_000), (3, 40_000)])
def test_the_time_that_is_chosen_reaches_the_match(kit, place, each):
    found = clock_of_match(kit, place)
    assert (found.anew if found is not None else 0) == each


@pytest.mark.parametrize(("pads", "place", "each"), [(1, None, 0), (2, None, EACH), (2, 1, 0)])
def test_who_play_on_pads_have_twenty_seconds_unless_they_chose_otherwise(kit, pads, place, each):
    kit.seating.clear()
    for seat, device in enumerate(PADS[:pads]):
        kit.seating.claim(device, seat)
    found = clock_of_match(kit, place, ("", ""))
    assert (found.anew if found is not None else 0) == each
