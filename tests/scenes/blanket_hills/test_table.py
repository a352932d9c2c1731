"""Blanket Hills on the shared table: whole matches, what is refused, and what is looked back on."""

import pytest

from game.core.spelling import Card, Dial, Word
from game.rules.blanket_hills.actions import Arc, Fire, Move
from game.rules.blanket_hills.events import TurnBegan
from game.rules.blanket_hills.setting_up import first, for_himself
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.spelling import AZIMUTH, MOVE, WAY
from game.rules.blanket_hills.state import Options, Setup
from game.scenes.blanket_hills.face import FACE, heat
from game.scenes.blanket_hills.replay_chapters import chapters
from game.scenes.blanket_hills.shot_words import comes_of
from game.scenes.blanket_hills.table_face import TABLE
from game.scenes.blanket_hills.turning_moments import turned
from game.scenes.frame.commands import Key, Moved, Press, Pressed, Released
from game.scenes.play.moment_tiles import tiles
from game.scenes.table.turning_moments import moments_of
from game.session.records.opening_to_watch import watched
from game.tools.blanket_hills.exhibits import DUEL, MATCHES, wish
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS
from game.view.canvas.box import Box
from tests.paper import Paper, shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, play, press

from .tables import NAMES, match_of, match_on, picking, story, table, with_hand

SHORT = Setup(options=Options(short=True))
SHORT_BLIND = Setup(options=Options(short=True, blind=True))


def in_time(hand):
    """Return a hand that lets some time go before it presses again: a meter swings meanwhile."""

    def passing(stack, scene, seat, wish):
        stack.update(130)
        hand(stack, scene, seat, wish)

    return passing


def played(kit, setup, hand):
    """Return a table on which a match has been played to its end."""
    stack, scene = table(kit, match_of(setup))

    def wished(action):
        return wish(scene.live.match.table, action)

    play(stack, scene, in_time(hand), wished, lambda: scene.live.match.outcome is not None, 4000)
    return scene


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_whole_match_is_played_with_one_device_alone(kit, hand):
    scene = played(kit, SHORT, hand)
    now = scene.live.match.table
    assert [tank.shots for tank in now.tanks] == [5, 5]
    kinds = {type(each.action).__name__ for each in scene.live.match.done}
    assert kinds >= {"Pick", "Fire", "Move"}


@pytest.mark.parametrize("setup", (first(1), first(3), for_himself(4)))
def test_range_teams_and_each_for_himself_are_played_to_the_end(kit, setup):
    scene = played(kit, setup, by_keys)
    assert not any(tank.shells for tank in scene.live.match.table.tanks)


def test_a_refused_move_says_why_is_drawn_in_red_and_is_not_done(kit, brushes):
    stack, scene = table(kit, match_on(story("A 17,40", "B 70,40")))
    for part in (MOVE, Dial(AZIMUTH, 90), Dial(WAY, 20)):
        scene.desk.choosing.take(0, part)
    assert reds(shown(stack, brushes))
    scene.desk.form.focus("go.0")
    stack.handle(Press(Key.ACCEPT))
    assert any("60\u00a0cm" in str(each) for each in stack.notices)
    assert scene.live.match.count == 0
    for part in (Dial(AZIMUTH, 270), Dial(WAY, 10)):
        scene.desk.choosing.take(0, part)
    assert not reds(shown(stack, brushes))
    press(stack, Key.ACCEPT)
    assert scene.live.match.done[0].action == Move(0, 270, 10)


def reds(paper):
    return [mark for mark in paper.marks if mark.how == "line" and mark.colour == "danger"]


def test_a_click_on_the_blanket_before_a_shell_is_picked_says_what_comes_first(kit):
    stack, scene = table(kit, match_on(story()))
    x, y = scene.desk.place.box.middle
    stack.handle(Moved(x, y))
    stack.handle(Pressed(x, y))
    stack.handle(Released(x, y))
    assert any("First choose a shell" in str(each) for each in stack.notices)


def test_who_is_glued_is_told_so_at_the_word(kit):
    _, scene = table(kit, match_on(story("A 17,40 glued", "B 92,10")))
    word = buttons(scene)["waits.0:move"]
    assert not word.enabled
    assert "glued" in word.tip
    assert "G4.3" in word.tip


def test_each_seat_sees_what_every_tank_still_has(kit, brushes):
    stack, scene = table(kit, match_on(story(shells=("A nuke sniper", "B glue"))))
    assert shown(stack, brushes).pictures("hills.toy.glue")
    panels = [TABLE.panel(scene.live.match.table, seat) for seat in (0, 1)]
    assert [each.counters[0].count for each in panels] == [2, 1]


def test_the_draft_has_a_place_for_every_kind():
    match = match_of(DUEL)
    held = TABLE.hand(match.table, match.to_act[0])
    assert [each.part.name for each in held] == [shell.value for shell in Shell]
    assert all(each.count == 2 for each in held)


def test_a_shell_that_is_gone_from_the_barrel_says_so(kit):
    stack, scene = table(kit, match_of(DUEL))
    for _ in range(2):
        seat = scene.desk.open[0]
        place = scene.desk.choosing.picking(seat).next.index(Card("sniper"))
        click(stack, buttons(scene)[f"pick.{seat}:{place}"])
        stack.update(0)
    seat = scene.desk.open[0]
    gone = next(b for name, b in buttons(scene).items() if name.startswith(f"not.{seat}:"))
    assert "barrel" in gone.says.words


def test_chapters_are_the_shots_and_what_they_scored(kit):
    match = MATCHES.match(kit, DUEL, 4000)
    found = chapters(kit.words, watched(match), NAMES[:2])
    shots = [each for each in found if each.words.startswith("Shot ")]
    assert len(shots) == 20
    assert [each.place for each in found] == sorted(each.place for each in found)
    assert found[-1].words.endswith("wins!")


def test_a_chapter_is_lit_from_where_its_shot_begins_not_while_the_last_one_flies(kit):
    match = MATCHES.match(kit, SHORT_BLIND, 4000)
    told = [each.event for each in match.events()]
    found = chapters(kit.words, watched(match), NAMES[:2])
    assert (found[0].words[:7], found[0].place) == ("Shot 1:", 0)
    shots = [each for each in found[1:] if each.words.startswith("Shot ")]
    assert len(shots) == 9
    assert all(isinstance(told[each.place - 1], TurnBegan) for each in shots)


def test_an_aim_tells_of_the_tank_that_stands_on_the_land(kit):
    view = with_hand(story("A 17,40", "B 60,40"), "calm").table
    said = {
        comes_of(kit.words, view, Fire(0, Shell.HOMING, 90, cm, Arc.HIGH)) for cm in range(35, 56)
    }
    assert any("at a tank." in each for each in said)
    assert not any("land, a tank" in each for each in said)


def test_what_turned_the_match_are_its_dearest_shots(kit):
    match = MATCHES.match(kit, DUEL, 4000)
    found = turned(kit.words, match, NAMES[:2])
    events = [told.event for told in match.events()]
    best = sorted((e.points for e in events if getattr(e, "points", 0) > 0), reverse=True)
    assert [each.words[:5] for each in found] == ["Shot "] * len(found)
    assert sorted((events[e.place].points for e in found), reverse=True) == best[: len(found)]


def test_what_turned_the_match_is_shown_as_wide_as_the_blanket(kit, brushes):
    match, board = MATCHES.match(kit, DUEL, 4000), FACE.board(kit)
    moments = moments_of(match, board, turned(kit.words, match, NAMES[:2]))
    (tile, *_) = tiles(moments, Box(0, 0, 640, 320))
    paper = Paper(brushes)
    tile.paint(paper, tile.box)
    (frame,) = [mark.box for mark in paper.marks if mark.how == "frame"]
    assert frame.width / frame.height == pytest.approx(COLUMNS / ROWS)


def test_it_grows_hot_when_a_last_shot_may_turn_it():
    assert heat(story().table) == 0
    few = ("A nuke", "B sniper")
    assert heat(story(shells=few).table) == 2
    assert heat(story(shells=few, counts=("A 150 points, 0 fired, 0 moved",)).table) == 1


def test_who_resigns_has_lost(kit):
    (saying,) = FACE.table.sayings
    match = match_on(story())
    match.submit(saying.action(0))
    assert match.outcome.winners == frozenset({1})
    assert TABLE.result(kit.words, match.table, NAMES[:2]).title == "Ben wins!"


def test_only_what_may_follow_is_asked(kit):
    state = story()
    assert "move first" in TABLE.asked(kit.words, state.table, 0, NAMES)
    nuke = picking(state, Card("nuke"))
    assert TABLE.asked_next(kit.words, state.table, 0, nuke) == "How high is it to fly?"
    assert TABLE.first(state.table, 0, nuke) == Word("normal")
