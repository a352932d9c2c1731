"""A long record is opened in slices, and any place of it is reached by a short way."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.scenes.book.rules_page import rules_scene
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.match.live_match import EVERYBODY
from game.scenes.opening.opening import opened_record
from game.scenes.opening.play_on import play_on
from game.scenes.pages import working_page
from game.scenes.pages.widget_scene import Sheet
from game.scenes.pages.working_page import WorkingScene
from game.scenes.replay.replay import ReplayScene
from game.scenes.replay.replay_story import ReplayStory
from game.scenes.saves.saving import keep_record
from game.scenes.widgets.widget_kinds import Area, Label
from game.session.records import store
from game.session.records.opening_to_watch import watched
from game.tools.tanchiki.exhibits import duel
from tests import stage


@pytest.fixture(scope="module")
def match(brushes, tmp_path_factory):
    return duel(stage.make_kit(tmp_path_factory.mktemp("duel"), brushes))


@pytest.fixture
def short_steps(monkeypatch):
    monkeypatch.setattr(working_page, "AT_ONCE", 5)


def names(match):
    return tuple(player.name for player in match.players)


def story(kit, match, rules=TANCHIKI):
    return ReplayStory(kit, rules, watched(match), FACES["tanchiki"].board(kit), names(match))


def words_of(sheet):
    return [w.words for w in stage.widgets_of(sheet) if isinstance(w, Label)]


def test_a_long_record_is_opened_under_a_bar_that_grows(kit, match, short_steps):
    scene = opened_record(kit, keep_record(kit, match))
    assert isinstance(scene, WorkingScene)
    made, shares = stage.stack(scene), []
    while isinstance(made.top, WorkingScene):
        shares.append(made.top.share)
        made.update(16)
    assert shares == sorted(shares)
    assert isinstance(made.top, ReplayScene)
    assert made.top.reel.at(made.top.reel.length).shown == match.table


def test_whoever_does_not_want_to_wait_goes_back(kit, match, short_steps):
    scene = opened_record(kit, keep_record(kit, match))
    made = stage.stack(Sheet(kit, lambda page: (), lambda event: None), scene)
    made.handle(Press(Key.BACK))
    assert made.depth == 1


def test_a_record_that_turns_out_to_be_damaged_is_one_sentence(kit, match, short_steps):
    path = keep_record(kit, match)
    text = store.load(path).splitlines()
    path.write_bytes(store.sealed("\n".join((*text[:-3], '{"is":"Done"}', ""))))
    made = stage.stack(opened_record(kit, path))
    while isinstance(made.top, WorkingScene):
        made.update(16)
    assert kit.words("door.file.damaged", file=path.name) in words_of(made.top)


def test_what_was_written_of_the_way_is_proved_behind_the_picture(kit, match):
    path = keep_record(kit, match)
    lines = store.load(path).splitlines()
    digest = match.done[3].digest
    forged = lines[4].replace(digest, "0" * len(digest))
    assert forged != lines[4]
    path.write_bytes(store.sealed("\n".join((*lines[:4], forged, *lines[5:], ""))))
    made = stage.stack(stage.watched(opened_record(kit, path)))
    told = set()
    for _ in range(2000):
        made.update(16)
        told |= set(made.notices)
        if told:
            break
    assert told == {kit.words("play.differs")}


def test_a_match_that_is_as_it_was_written_is_proved_in_silence(kit, match):
    made = stage.stack(stage.watched(opened_record(kit, keep_record(kit, match))))
    while made.top._doubtful.doubtful:
        made.update(16)
        assert made.notices == ()


@pytest.mark.parametrize("eyes", [EVERYBODY, NOBODY, 0])
def test_every_place_shows_what_is_reached_by_playing(kit, match, eyes):
    whole = story(kit, match).reel(eyes, 0)
    table = whole.shown
    for place in range(whole.length):
        if place % 17 == 0:
            assert story(kit, match).reel(eyes, place).shown == table
        table = TANCHIKI.evolve(table, whole.story(place)[1].event)
    assert whole.at(whole.length).shown == table


def test_a_jump_works_out_no_more_than_one_action(kit, match):
    most = max(len(done.told) for done in match.done)
    done = []

    def evolve(table, event):
        done.append(event)
        return TANCHIKI.evolve(table, event)

    told = story(kit, match, replace(TANCHIKI, evolve=evolve))
    shown = told.reel(EVERYBODY, 0)
    assert shown.length > 10 * most
    for place in (shown.length, 1, shown.length // 2, shown.length - 1, 0):
        done.clear()
        shown = shown.at(place)
        assert len(done) <= most


def test_why_shows_what_led_to_the_latest_event(kit, match):
    told = story(kit, match)
    shown = told.reel(EVERYBODY, 0)
    chains = set()
    for place in range(20, shown.length, 9):
        scene = told.why(shown.at(place))
        assert kit.words("why.title") in words_of(scene)
        (area,) = (w for w in stage.widgets_of(scene) if isinstance(w, Area))
        chains.add(len(area.widgets))
    assert len(chains) > 2, "some follow from much, some from little"


def test_before_anything_was_told_why_opens_the_rules(kit, match):
    told = story(kit, match)
    scene = told.why(told.reel(EVERYBODY, 0))
    assert type(scene) is type(rules_scene(kit, "tanchiki", ""))
    assert kit.words("why.title") not in words_of(scene)


@pytest.mark.parametrize("event", [Press(Key.WHY), Chosen("why")])
def test_why_lies_over_the_replay(kit, match, event):
    made = stage.stack(stage.watched(opened_record(kit, keep_record(kit, match))))
    made.handle(Changed("bar.place", 60))
    made.handle(event)
    assert made.depth == 2


def test_a_long_match_goes_on_from_any_action_with_any_seats(kit, match, short_steps):
    made = stage.stack(play_on(kit, match.record(), 30))
    assert isinstance(made.top, WorkingScene)
    while isinstance(made.top, WorkingScene):
        made.update(16)
    table = stage.sat_down(made.top)
    assert table.desk.live.match.count == 30
    assert table.desk.live.match.state == match.state_at(30)
