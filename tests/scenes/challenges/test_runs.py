"""After success the own run, the best one and par are watched beside one another."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.tasks.challenges import load_challenges
from game.scenes.challenges.end_page import end_scene
from game.scenes.challenges.playing import ended, match_of, table_of
from game.scenes.challenges.runs import BEST, PAR, THIS, best_before, runs_of
from game.scenes.challenges.runs_page import Race, runs_scene
from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import Push
from game.scenes.widgets.widget_kinds import Button, Label
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.paper import Paper
from tests.scenes.challenges.challenge_doors import with_tables

FLIGHT = next(each for each in load_challenges("tanchiki") if each.name == "first_flight")
SPOT = next(each for each in load_challenges("tank_chess") if each.name == "on_the_spot")


@pytest.fixture
def kit(kit):
    return with_tables(kit)


def solved(kit, challenge):
    match = match_of(kit, challenge)
    for line in solution(challenge):
        match.submit(action_of(match.rules, match.table, line))
    return match


@pytest.mark.parametrize("challenge", [FLIGHT, SPOT], ids=lambda each: each.name)
def test_the_par_run_takes_par(kit, challenge):
    mine, par = runs_of(kit, challenge, solved(kit, challenge))
    assert (mine.name, par.name) == (THIS, PAR)
    assert len(par.turns) == len(mine.turns) == challenge.par


def test_a_run_is_told_whole(kit):
    match = solved(kit, SPOT)
    mine, _ = runs_of(kit, SPOT, match)
    told = [one.event for turn in mine.turns for one in turn]
    assert told == [one.event for one in match.events()]


def test_what_others_may_not_see_is_not_shown(kit):
    match = solved(kit, FLIGHT)
    mine, _ = runs_of(kit, FLIGHT, match)
    shown = [one.event for turn in mine.turns for one in turn]
    assert shown == [match.rules.redact(one.event, -1) for one in match.events()]


def test_a_better_run_of_before_is_there(kit):
    best = ended(kit, SPOT, solved(kit, SPOT))
    match = match_of(kit, SPOT)
    assert best_before(kit, SPOT, best.text) == ""
    text = best_before(kit, SPOT, "another")
    assert [run.name for run in runs_of(kit, SPOT, match, text)] == [THIS, BEST, PAR]


def test_a_best_run_that_can_no_longer_be_played_is_left_out(kit):
    runs = runs_of(kit, SPOT, solved(kit, SPOT), "TK2-none")
    assert [run.name for run in runs] == [THIS, PAR]


def test_nobody_runs_ahead(kit):
    race = Race(kit, SPOT, runs_of(kit, SPOT, solved(kit, SPOT)))
    turns = []
    while not race.over:
        race.update(50)
        turns.append((race.turn, *(reel.shown.turns // 2 for reel in race.reels)))
    assert all(first <= turn and second <= turn for turn, first, second in turns)
    assert (turns[-1][0], race.reels[0].shown.end.winner) == (2, 0)


def test_all_start_from_the_beginning_again(kit):
    scene = runs_scene(kit, FLIGHT, runs_of(kit, FLIGHT, solved(kit, FLIGHT)))
    while scene.moving:
        scene.update(200)
    scene.handle(Chosen("again"))
    assert scene.moving
    scene.handle(Chosen("pause"))
    assert not scene.moving


def test_the_others_are_ghosts_on_the_own_board(kit, brushes):
    match = match_of(kit, SPOT)
    for _ in range(2):
        match.submit(match.rules.legal(match.table, match.to_act[0])[40])
    runs = runs_of(kit, SPOT, match)
    scene = runs_scene(kit, SPOT, runs)
    for _ in range(200):
        scene.update(50)
    paper = Paper(brushes)
    scene.draw(paper)
    faint = [m for m in paper.marks if m.alpha < 255]
    assert any(m.what.startswith("piece.") for m in faint)


def test_the_page_after_a_success_leads_to_the_ghosts(kit):
    over = ended(kit, SPOT, solved(kit, SPOT))
    scene = end_scene(kit, over, lambda: table_of(kit, SPOT))
    change = scene.handle(Chosen("ghosts"))
    assert isinstance(change, Push)
    labels = [w.words for w in stage.widgets_of(change.scene) if isinstance(w, Label)]
    assert kit.words("runs.par") in labels


def test_a_challenge_that_was_lost_has_no_ghosts(kit):

    over = replace(ended(kit, SPOT, solved(kit, SPOT)), stars=0)
    scene = end_scene(kit, over, lambda: table_of(kit, SPOT))
    button = next(
        w for w in stage.widgets_of(scene) if isinstance(w, Button) and w.name == "ghosts"
    )
    assert not button.enabled
