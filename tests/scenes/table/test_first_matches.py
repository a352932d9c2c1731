"""The hints of a first match at the shared table, of each game that lists them: in which order they
come, what they go by, and where none stands."""

import pytest

from game.content.tasks.challenges import load_challenges
from game.content.texts import LANGUAGES
from game.core.chance import Dice
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.challenges.playing import table_of
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Chosen, Device, Key, Kind
from game.scenes.frame.settings import Curtain
from game.scenes.hold_the_banner.first_match_hints import HINTS as BANNER
from game.scenes.lamps_till_dawn.first_match_hints import HINTS as LAMPS
from game.scenes.pages.key_signs import ENDS
from game.scenes.play.hints_had import LONG_MS
from game.scenes.table import layout
from game.scenes.table.side_shares import GAP, LEAST
from game.view.canvas.letter_styles import BODY
from tests import stage
from tests.scenes.sat_tables import match_of, sat, settle
from tests.scenes.table.hands import press

SAID = {
    "lamps_till_dawn": ["about", "plan", "slots", "clues", "eye", "grows", "why"],
    "hold_the_banner": ["about", "cards", "shot", "walls", "bonus", "why"],
    "dice_and_armour": ["simple", "move", "aim", "parts", "ram", "reach", "why"],
    "arena_of_eight": ["about", "turn", "blows", "reply", "near", "why"],
    "deep_scan": ["about", "aim", "toss", "jump", "event", "base", "trade", "why"],
    "road_to_the_overlord": ["about", "turn", "way", "place", "blows", "gear", "trade", "why"],
    "one_cut": ["about", "row", "reach", "stop", "cards", "why"],
}
LONG = {"deep_scan": (1, 1500)}
"""A match in which all of it comes to who plays at random, and how long that is."""

BLIND = ("lamps_till_dawn", "hold_the_banner")
PADS = tuple(Device(Kind.PAD, 11 + number) for number in range(2))
ROOM = {"lamps_till_dawn": 8, "hold_the_banner": 4}
"""So many seats there may be, two otherwise."""

BESIDE = 110
"""So high is all of a hint but its words."""


def key(guide):
    return guide.shown.key.rpartition(".")[2] if guide.shown else ""


def play_on(stack, most=300):
    """Yield each hint that comes while the person at the table chooses at random and reads each."""
    scene, dice = stack.top, Dice(3, "reads")
    for _ in range(most):
        stack.update(50)
        if found := key(scene.desk.guide):
            scene.desk.guide.read()
            yield found
            continue
        if not scene.desk.open:
            continue
        seat = scene.desk.open[0]
        picking = scene.desk.choosing.picking(seat)
        part = dice.choice(picking.next) if picking.next else None
        if part is not None and scene.desk.choosing.take(seat, part):
            continue
        choosing = scene.desk.choosing
        if choosing.allowed(seat):
            choosing.go(seat)
        else:
            # A bargain in which nothing changes hands is put back whole.
            while choosing.back(seat):
                pass


@pytest.mark.parametrize("game", SAID)
def test_a_first_match_is_told_step_by_step_to_who_reads(kit, game):
    found = []
    seed, most = LONG.get(game, (4, 300))
    for hint in play_on(sat(kit, match_of(game, seed=seed)), most):
        found.append(hint)
        if hint == "why":
            break
    found = [each for each in found if each not in ("bullets", "reel")]
    assert found == SAID[game]
    # Who has read them all has none in the next match.
    assert not set(SAID[game]) & set(play_on(sat(kit, match_of(game, seed=seed)), 60))


@pytest.mark.parametrize("game", SAID)
def test_who_has_put_hints_away_switches_them_on_again_in_the_pause(kit, game):
    stack = sat(kit, match_of(game))
    table = stack.top
    first = key(table.desk.guide)
    assert first == SAID[game][0]
    stack.handle(Chosen("guide.stop"))
    press(stack, Key.MENU)
    assert key(table.desk.guide) == ""
    said = [getattr(each, "words", "") for each in stage.widgets_of(stack.top)]
    assert kit.words("pause.hints") in said
    table.resume("hints")
    table.update(50)
    assert key(table.desk.guide) == first


@pytest.mark.parametrize("game", SAID)
def test_a_task_has_no_hints_nor_has_a_match_of_computers(kit, game):
    task = table_of(kit, load_challenges(game)[0])
    stage.stack(task)
    for _ in range(4):
        task.update(50)
    assert task.desk.guide.shown is None
    watched = sat(kit, match_of(game, people=0))
    while hasattr(watched.top, "desk") and watched.top.live.match.count < 40:
        watched.update(50)
        assert not hasattr(watched.top, "desk") or watched.top.desk.guide.shown is None


@pytest.mark.parametrize("game", BLIND)
def test_who_plans_unseen_is_told_how_and_nothing_of_an_open_hand(kit, game):
    scene = unseen(kit, game).top
    found = []
    for _ in range(3):
        found.append(key(scene.desk.guide))
        scene.update(LONG_MS)
    assert found == ["about", "unseen", "unseen"]


@pytest.mark.parametrize("game", BLIND)
def test_what_is_planned_unseen_moves_no_hint(kit, game):
    """Hints go by what all see: neither the picking nor the view of a seat."""
    stack = unseen(kit, game)
    scene = stack.top
    before = scene.desk.moment
    assert before.picking is None
    assert before.view == scene.live.match.view(NOBODY)
    seat = scene.desk.open[0]
    scene.live.submit(next(a for a in scene.live.legal(seat) if type(a).__name__ != "Commit"))
    scene.live.playback.skip()
    assert scene.desk.moment == before
    assert scene.desk.blind


def unseen(kit, game):
    """Return the table of two with pads of their own, at which all is asked unseen."""
    kit.seating.clear()
    for seat, pad in enumerate(PADS):
        kit.seating.claim(pad, seat)
    return sat(kit, match_of(game, people=2, actions=_asked_first(game)), curtain=Curtain.FACE_DOWN)


def _asked_first(game):
    """Return how many choices are made openly before the first plans."""
    match = match_of(game)
    for count in range(9):
        match = match_of(game, actions=count)
        if FACES[game].table.secret(match.table):
            return count
    raise AssertionError(game)


@pytest.mark.parametrize("game", BLIND)
def test_where_all_choose_on_phones_no_hint_speaks_of_a_hand(kit, game):
    kit.seating.clear()
    for seat in (0, 1):
        kit.seating.claim(Device(Kind.PHONE, seat), seat)
    stack = sat(kit, match_of(game, people=2))
    scene, dice, found = stack.top, Dice(5, "afar"), []
    kit.settings.change(speed=100, bot_speed=100)
    for _ in range(400):
        stack.update(50)
        if key(scene.desk.guide) not in (found or [""])[-1:]:
            found.append(key(scene.desk.guide))
            scene.desk.guide.read()
        elif scene.desk.sitting.caught_up and scene.live.match.to_act:
            seat = dice.choice(scene.live.match.to_act)
            scene.live.submit(dice.choice(scene.live.legal(seat)))
    assert [each for each in found if each] == ["about", "reel"]


def test_a_hint_of_a_hand_is_put_away_with_it(kit):
    """Two at one screen: behind the curtain of the other it would speak of no hand of his."""
    kit.settings.change(curtain=Curtain.ALWAYS, speed=0, bot_speed=0)
    scene = FACES["lamps_till_dawn"].door.resume(kit, match_of("lamps_till_dawn", people=2))
    stack = stage.stack(scene)
    settle(stack)
    press(stack, Key.ACCEPT)
    stack.update(50)
    assert (stack.top, key(scene.desk.guide)) == (scene, "about")
    scene.desk.guide.read()
    stack.update(50)
    assert key(scene.desk.guide) == "plan"
    press(stack, ENDS)
    stack.update(50)
    stack.update(50)
    assert (stack.top is scene, key(scene.desk.guide)) == (False, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SAID)
def test_every_hint_has_room_beside_the_panels_of_all_seats(game, language, tmp_path, brushes):
    """With letters of the usual size: larger ones are made to fit, and then less is best, too."""
    kit = stage.make_kit(tmp_path, brushes, language)
    desk = sat(kit, match_of(game)).top.desk
    room = desk.laid_out.seats.below(ROOM.get(game, 2) * LEAST + GAP)
    for hint in FACES[game].table.hints:
        said = desk.guide.words(hint)
        assert desk.page.measure(said, BODY, room.width - 32)[1] <= room.height - BESIDE, said


def test_a_log_stays_below_the_panels_while_a_hint_stands_there(kit):
    for game in BLIND:
        desk = sat(kit, match_of(game)).top.desk
        found = layout.rooms_of(desk)
        assert found.hint is not None
        assert found.log.right < desk.place.box.x
        assert not found.log.meets(found.hint)
        assert all(not each.meets(found.log) for each in found.panels)
        desk.guide.stop()


def test_games_with_planners_name_both_ways_to_choose():
    assert [each.key for each in LAMPS + BANNER].count("guide.unseen") == 2
    assert {"lamps_till_dawn", "hold_the_banner"} == {
        game for game in GAMES if FACES[game].table and FACES[game].table.blind
    }
