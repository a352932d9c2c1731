import time
from dataclasses import replace
from typing import Any

import pytest

from game.ai.mind import random_mind
from game.ai.questions import SLICE_MS
from game.core.rules import NOBODY
from game.scenes.match.live_match import ENDING, EVERYBODY, Live, Motion
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.show.clip import Clip
from tests.demo.rules import DEMO
from tests.demo.rules.actions import Commit, PlaceCard
from tests.setups.demo import DUEL

LOOK = Motion(lambda shown, event: Clip(100), lambda event: 100)


def live(*strengths: str | None, eyes: int = 0, **more: Any) -> Live:
    players = tuple(Player(f"seat {n}", strength) for n, strength in enumerate(strengths))
    header = Header("demo", DEMO.number, DUEL, 7, players)
    return Live(Match(DEMO, header), LOOK, {"random": random_mind}, eyes=eyes, **more)


def run(table: Live, ms: int = 60_000) -> None:
    while ms > 0 and not table.settled:
        table.update(50)
        ms -= 50


def test_computer_players_play_a_match_to_its_end():
    table = live("random", "random")
    run(table, 10_000_000)
    assert table.match.outcome is not None


def test_a_strength_nobody_knows_is_played_by_a_mind_that_is_there():
    table = live("unheard of", "unheard of")
    run(table)
    assert table.match.outcome is not None


def plan_through(table: Live, pause: int = 0) -> None:
    """Let the person on seat 0 plan and commit, or answer, until it is not asked any more."""
    while table.humans:
        legal = table.legal(0)
        placing = [action for action in legal if isinstance(action, PlaceCard)]
        committing = [action for action in legal if isinstance(action, Commit)]
        table.submit((committing or placing or legal)[0])
        table.update(pause)


def test_a_computer_player_waits_until_all_is_shown():
    table = live(None, "random")
    plan_through(table)
    count = table.match.count
    table.update(50)
    assert table.match.count == count
    run(table)
    assert table.match.count > count


def test_computer_players_wait_for_people_who_decide_at_once_with_them():
    table = live(None, "random")
    table.submit(table.legal(0)[0])
    for _ in range(100):
        table.update(1000)
    assert table.match.count == 1


def test_how_long_a_person_takes_does_not_show_in_the_record():
    texts = set()
    for pause in (0, 70, 5000):
        table = live(None, "random")
        for _ in range(3):
            plan_through(table, pause)
            run(table)
        texts.add(table.match.text())
    assert len(texts) == 1


def test_the_screen_follows_the_eyes_and_ends_where_they_see():
    for eyes in (0, 1, NOBODY):
        table = live("random", "random", eyes=eyes)
        run(table, 10_000_000)
        assert table.playback.shown == table.match.view(eyes)


def test_open_eyes_see_the_whole_table():
    table = live("random", "random", eyes=EVERYBODY)
    run(table, 10_000_000)
    assert table.playback.shown == table.match.table


def test_taking_back_shows_the_table_as_it_was():
    table = live(None, None)
    before = table.playback.shown
    table.submit(table.legal(0)[0])
    table.undo(0, table.match.free_undo(0))
    assert (table.playback.shown, table.match.count) == (before, 0)


@pytest.mark.parametrize("eyes", [0, 1, NOBODY, EVERYBODY])
def test_a_match_that_is_taken_up_can_be_stepped_back(eyes):
    played = live(None, None, eyes=eyes)
    for _ in range(3):
        played.submit(played.legal(played.match.to_act[0])[0])
    run(played)
    taken_up = Live(played.match, LOOK, {}, eyes=eyes)
    assert taken_up.playback.past == played.playback.past
    assert taken_up.playback.back().shown == played.playback.back().shown


def test_what_is_taken_back_leaves_no_trace_in_what_can_be_stepped_back():
    table = live(None, None)
    for _ in range(2):
        table.submit(table.legal(0)[0])
    run(table)
    table.undo(0, 1)
    assert [told.number for _, told in table.playback.past] == list(range(table.match.state.told))


@pytest.mark.parametrize("speed", [0, 50, 800])
def test_speed_never_changes_the_record(speed):
    fast, plain = live("random", "random"), live("random", "random")
    fast._motion = Motion(LOOK.clip_for, lambda event: speed)
    fast.watch_as(0)
    run(fast, 10_000_000)
    run(plain, 10_000_000)
    assert fast.match.text() == plain.match.text()


def test_every_action_is_kept_at_once():
    kept: list[str] = []
    table = live(None, None, keep=lambda match: kept.append(match.text()))
    table.submit(table.legal(0)[0])
    assert kept == [table.match.text()]


def test_the_end_of_a_match_is_shown_no_faster_than_usual():
    fast = Motion(lambda shown, event: Clip(1000), lambda event: 400)
    table = live("random", "random")
    table = Live(table.match, fast, {"random": random_mind})
    while table.match.outcome is None:
        table.update(50)
    took = []
    while not table.playback.idle:
        before, spent = table.playback.place, 0
        while table.playback.place == before:
            table.playback.advance(50)
            spent += 50
        took.append(spent)
    assert took[-1] == 1000
    assert set(took[-ENDING:]) == {1000}
    assert not took[:-ENDING] or took[0] <= 250


@pytest.mark.parametrize("frames", (1, 6))
def test_a_choice_that_is_awaited_comes_in_one_frame_however_long_it_took(frames):
    def mind(view, seat, legal, dice):
        for _ in range(frames - 1):
            until = time.perf_counter() + 2 * SLICE_MS / 1000
            while time.perf_counter() < until:
                pass
            yield
        return (legal[0],)

    players = (Player("", "slow"), Player("", "slow"))
    match = Match(DEMO, Header("demo", DEMO.number, DUEL, 7, players))
    motion = replace(LOOK, awaited=lambda shown: 500)
    table = Live(match, motion, {"slow": mind}, eyes=NOBODY)
    waited = 0
    while table.match.count == 0:
        table.update(50)
        waited += 1
    assert waited == 11
