"""Nights in the list of records: what one jumps to, what turned them, and what stays hidden."""

import re
from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules.lamps_till_dawn import RULES, events
from game.rules.lamps_till_dawn.actions import Commit, PlanLamp, PlanMove, PlanWait, TakeBack
from game.rules.lamps_till_dawn.encounters import encounters
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.scenes.lamps_till_dawn.encounter_words import told_of
from game.scenes.lamps_till_dawn.face import FACE
from game.scenes.lamps_till_dawn.replay_chapters import chapters
from game.scenes.lamps_till_dawn.turning_moments import turned
from game.scenes.match.live_match import EVERYBODY
from game.scenes.replay.record_picture import draw_table, paint_record
from game.scenes.replay.seen_from_a_seat import hushed
from game.scenes.replay.watch_again import watch_scene
from game.scenes.saves.saved_files import SUFFIX
from game.scenes.saves.saving import keep_record
from game.scenes.table.turning_moments import MOST, moments_of
from game.session.files.small_steps import finished as finished_steps
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records import store
from game.session.records.catalogue import catalogued
from game.session.records.opening_to_watch import watched
from game.view.canvas.box import Box
from tests.paper import LargePaper, Paper, shown

from .finished_nights import NAMES, D, L, finished


def begun(*plans, seed=1, computers=()):
    """Return a night of one against one after a turn with these plans; all have committed."""
    players = tuple(
        Player(name, "recruit" if seat in computers else None) for seat, name in enumerate("AB")
    )
    made = Match(RULES, Header(RULES.name, RULES.number, setup_of((L, D)), seed, players))
    for action in (*plans, Commit(0), Commit(1)):
        made.submit(action)
    return made


def first_way(match, seat):
    house, room = match.table.house, match.table.characters[seat].room
    return PlanMove(seat, house.beside(room)[:1])


def small(kit, brushes, table, eyes=NOBODY):
    paper = Paper(brushes, (420, 420))
    draw_table(paper, Box(0, 0, paper.width, paper.height), kit, RULES.name, "one", table, eyes)
    return paper


def test_the_small_picture_of_a_night_shows_nobody_and_is_alike_wherever_they_are(kit, brushes):
    papers = [small(kit, brushes, begun(seed=seed).state_at(0).table) for seed in range(6)]
    rooms = {tuple(c.room for c in begun(seed=seed).table.characters) for seed in range(6)}
    assert len(rooms) > 1
    assert all(paper.marks == papers[0].marks for paper in papers)
    assert not papers[0].pictures("walker")


def listed(kit, match):
    """Return the record of a match as it stands in the list."""
    path = keep_record(kit, match)
    (found,) = (e for e in finished_steps(catalogued(path.parent, SUFFIX)).listed if e.path == path)
    return found


def pictured(kit, brushes, match):
    paper = Paper(brushes, (420, 420))
    paint_record(paper, kit, listed(kit, match))
    return paper


def test_the_list_of_records_shows_a_night_that_is_over_as_it_ended_with_everybody(kit, brushes):
    match = finished()
    paper = pictured(kit, brushes, match)
    assert len(paper.pictures("walker.")) == len(match.players)
    assert len(paper.pictures("lamp.on")) >= len(match.table.lamps) > 0


def test_of_a_night_that_was_left_the_list_shows_lamps_and_nobody(kit, brushes):
    """However late it was left: the last one who is ready has everybody shown."""
    match = finished(left=1)
    paper = pictured(kit, brushes, match)
    assert not paper.pictures("walker")
    assert not paper.pictures("night_plan")
    assert len(paper.pictures("lamp.on")) >= len(match.table.lamps) > 0


@pytest.mark.parametrize("wrong", ['"room":99', '"room":"kitchen"'])
def test_a_night_that_cannot_be_shown_has_no_picture_and_harms_nothing(kit, brushes, wrong):
    found = listed(kit, finished())
    text = store.load(found.path)
    lit = '"is":"LampLit","room":'
    store.save(found.path, re.sub(f"{lit}[0-9]+", lit.removesuffix('"room":') + wrong, text))
    assert store.load(found.path) != text
    paper = Paper(brushes, (420, 420))
    paint_record(paper, kit, found)
    assert not paper.pictures("walker") + paper.pictures("lamp")


def test_a_task_is_shown_to_its_solver_without_the_other_side(kit, brushes):
    paper = small(kit, brushes, begun().state_at(0).table, 0)
    assert [each.what[:15] for each in paper.pictures("walker")] == ["walker.light.0."]


def test_a_replay_of_a_night_that_goes_on_tells_nobody_what_is_planned(kit, brushes):
    """Two nights that differ in hidden things alone are watched alike, to the last number."""
    plain = begun()
    busy = begun(
        PlanWait(0), TakeBack(0), first_way(begun(), 0), PlanWait(1), first_way(begun(), 1)
    )
    scenes = [watch_scene(kit, match, FACE.board(kit)) for match in (plain, busy)]
    assert scenes[0].reel.length == scenes[1].reel.length
    for place in range(scenes[0].reel.length + 1):
        papers = []
        for scene in scenes:
            scene.reel = scene.reel.at(place)
            papers.append(shown(scene, brushes).marks)
        assert papers[0] == papers[1]


def test_who_plays_alone_sees_the_own_plan_there_and_no_step_of_the_other(kit):
    match = begun(PlanWait(0), PlanWait(1), first_way(begun(), 1), computers=(1,))
    scene = watch_scene(kit, match, FACE.board(kit))
    said = [each.event for each in scene.reel.at(scene.reel.length).seen]
    assert sum(isinstance(each, events.PlanChanged) for each in said) == 1
    assert not any(isinstance(e, events.ActionPlanned) and e.seat == 1 for e in said)


def test_a_night_that_is_over_is_watched_with_all_eyes_and_all_its_plans(kit):
    match = finished()
    watch = watched(match)
    assert hushed(RULES, watch, (EVERYBODY, 0, 1, 2, 3, NOBODY)) is watch
    scene = watch_scene(kit, match, FACE.board(kit))
    assert scene.reel.length == len(match.events())


@pytest.mark.parametrize("eyes", range(4))
def test_from_a_seat_only_its_own_side_walks(kit, brushes, eyes):
    match = finished()
    scene = watch_scene(kit, match, FACE.board(kit))
    scene._look_with(eyes)
    scene.reel = scene.reel.at(scene.reel.length // 2)
    sides = setup_of((L, D, L, D)).sides
    walkers = {int(e.what.rpartition(".")[2]) for e in shown(scene, brushes).pictures("walker.")}
    assert walkers
    assert {sides[seat] for seat in walkers} == {sides[eyes]}


def test_every_encounter_is_a_line_once_the_night_is_over_and_none_before(kit):
    over, on = finished(), finished(left=1)
    start = over.state_at(0).table
    met = [told_of(kit.words, start, e, NAMES) for e in encounters(start, over.events())]
    assert met
    lines = [each.words for each in chapters(kit.words, watched(over), NAMES)]
    assert [line for line in lines if line in met] == met
    before = {each.words for each in chapters(kit.words, watched(on), NAMES)}
    assert before.isdisjoint(met)


def test_the_lines_tell_what_was_told_in_their_order_with_the_seat_it_happened_to(kit):
    match = finished()
    found = chapters(kit.words, watched(match), NAMES)
    assert [each.place for each in found] == sorted(each.place for each in found)
    told = match.events()
    for kind in (events.LightFrightened, events.DarkRepelled):
        places = [n for n, each in enumerate(told) if isinstance(each.event, kind)]
        lines = {each.place: each for each in found if each.place in places}
        assert all(lines[n].seat == told[n].event.seat for n in places)
    assert isinstance(told[found[-1].place].event, events.MatchEnded)


@pytest.mark.parametrize("seed", range(5))
def test_what_filled_the_counter_is_among_what_turned_the_night(kit, seed):
    match = finished((L, D, L, D), seed)
    found = turned(kit.words, match, NAMES)
    assert 1 <= len(found) <= MOST
    assert [each.place for each in found] == sorted(each.place for each in found)
    last = match.table
    light = last.dawn - last.setup.full_dawn
    side = "dawn" if light >= 0 and light >= last.madness - last.setup.full_madness else "madness"
    full = getattr(last.setup, f"full_{side}")
    filled = [n for n, each in enumerate(match.events()) if getattr(each.event, side, 0) >= full]
    assert filled[0] in [each.place for each in found]


def test_each_moment_has_a_picture_and_a_sentence(kit, brushes):
    match = finished()
    for each in moments_of(match, FACE.board(kit), turned(kit.words, match, NAMES)):
        paper = LargePaper(brushes, (300, 200))
        each.draw(paper, Box(0, 0, paper.width, paper.height))
        assert each.words
        assert paper.pictures("lamp.")


def test_an_old_word_of_a_seat_is_not_taken_for_a_secret_one():
    """What is told to all stays, though something of it is covered: steps are heard by all."""
    match = begun(first_way(begun(), 0))
    kept = hushed(RULES, watched(match), (NOBODY,))
    said = [one.event for done in kept.done for one in done.told]
    assert sum(isinstance(each, events.SlotDone) for each in said) == 2
    assert sum(isinstance(each, events.PlanCommitted) for each in said) == 2
    assert not any(isinstance(each, events.ActionPlanned) for each in said)
    assert replace(kept, done=()) == replace(watched(match), done=())


def test_lit_lamps_are_told_in_a_night_that_goes_on(kit):
    match = begun(PlanLamp(0))
    lines = chapters(kit.words, watched(match), NAMES)
    assert len(lines) >= 3
