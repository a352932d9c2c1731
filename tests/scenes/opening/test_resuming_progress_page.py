"""A long match that waits is played again under a bar; what is believed then is proved later."""

import gc
from dataclasses import replace
from pathlib import Path

import pytest

from game.scenes.frame.commands import Key, Press
from game.scenes.frame.stack import SceneStack
from game.scenes.match.live_match import Live, Motion
from game.scenes.opening import resuming_progress_page
from game.scenes.opening.resuming_progress_page import ResumingScene
from game.scenes.saves.saving import autosaver
from game.session.files.small_steps import finished
from game.session.match.record import Undone
from game.session.records import store
from game.session.records.replay import ReplayMismatch, reopening
from game.view.show.clip import CUT
from tests.demo.rules import DEMO
from tests.scenes.play.laid import Laid
from tests.session.made import CLOCKED, HEADER, actions, after

WHOLE = len(actions())


def stacked(kit, match):
    """Return a stack that takes this match up, and what it is handed."""
    autosaver(kit, "demo")(match)
    taken = []

    def lay(match):
        taken.append(match)
        return Laid()

    return SceneStack(Laid(), ResumingScene(kit, DEMO, lay)), taken


def test_a_short_match_lies_there_before_the_first_picture(kit, monkeypatch):
    monkeypatch.setattr(resuming_progress_page, "FIRST_MS", 60_000)
    stack, taken = stacked(kit, after(20))
    assert (taken[0].state, type(stack.top)) == (after(20).state, Laid)


def test_a_long_match_is_not_played_before_the_first_picture(kit, monkeypatch):
    monkeypatch.setattr(resuming_progress_page, "AT_ONCE", 10)
    stack, taken = stacked(kit, after(40))
    assert (taken, type(stack.top)) == ([], ResumingScene)


def test_a_long_match_goes_on_where_it_was_left(kit, monkeypatch):
    monkeypatch.setattr(resuming_progress_page, "AT_ONCE", 10)
    stack, taken = stacked(kit, after(40))
    while not taken:
        stack.update(16)
    assert (taken[0].state, taken[0].text()) == (after(40).state, after(40).text())


def test_the_bar_grows_from_picture_to_picture(kit, monkeypatch):
    monkeypatch.setattr(resuming_progress_page, "AT_ONCE", 10)
    monkeypatch.setattr(resuming_progress_page, "SLICE_MS", 0.1)
    stack, taken = stacked(kit, after(40))
    shares = []
    while not taken:
        shares.append(stack._scenes[-1].share)
        stack.update(16)
    assert shares == sorted(shares)
    assert len(set(shares)) > 2


def test_whoever_does_not_want_to_wait_goes_back(kit, monkeypatch):
    monkeypatch.setattr(resuming_progress_page, "AT_ONCE", 10)
    stack, _ = stacked(kit, after(40))
    stack.handle(Press(Key.BACK))
    assert (type(stack.top), stack.depth) == (Laid, 1)


def test_garbage_is_collected_again_when_the_match_is_there(kit):
    stacked(kit, after(40))
    assert gc.isenabled()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "demo.replay"


def taken(path: Path, text: str, rules=DEMO):
    store.save(path, text)
    with store.reading(path) as file:
        return finished(reopening(file, rules))


@pytest.mark.parametrize("header", [HEADER, CLOCKED], ids=["plain", "clocked"])
def test_what_is_taken_up_is_what_was_left_at_every_action(path, header):
    for count in range(0, 60, 7):
        match, left = taken(path, after(count, header).text()), after(count, header)
        assert (match.state, match.clock, match.text()) == (left.state, left.clock, left.text())


def test_what_was_taken_back_is_taken_up_with_its_marks(path):
    left = after(30)
    left.undo_agreed(12)
    match = taken(path, left.text())
    assert (match.text(), match.entries[-1], match.redo()) == (left.text(), Undone(12), True)


NEXT = replace(DEMO, number=DEMO.number + 1)


def test_a_save_of_older_rules_goes_on_by_those_of_today(path):
    match, left = taken(path, after(30).text(), NEXT), after(30)
    assert (match.state, match.header.rules) == (left.state, NEXT.number)
    assert taken(path, match.text(), NEXT).text() == match.text()


def test_a_save_of_older_rules_that_make_another_table_does_not_go_on(path):
    with pytest.raises(ReplayMismatch, match="the end"):
        taken(path, forged(30, 30, digest(30), "0" * 12), NEXT)


def forged(count: int, line: int, old: str, new: str) -> str:
    """Return the text of a match with one line written otherwise."""
    lines = after(count).text().splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return "\n".join(lines) + "\n"


def digest(line: int) -> str:
    return after(line).done[-1].digest


def test_a_true_match_has_no_doubts_left_when_it_is_proved(path):
    match = taken(path, after(WHOLE).text())
    assert all(match.prove() for _ in range(match.count))
    assert not match.doubtful


def test_a_forged_digest_on_the_way_is_found_behind_the_picture(path):
    match = taken(path, forged(30, 9, digest(9), "0" * 12))
    assert [match.prove() for _ in range(30)].index(False) == 8


def test_what_was_forged_is_mended_in_the_record(path):
    match = taken(path, forged(30, 9, digest(9), "0" * 12))
    while match.doubtful:
        match.prove()
    assert (match.text(), match.record()) == (after(30).text(), after(30).record())


def test_a_forged_event_is_mended_without_a_word(path):
    match = taken(path, forged(30, 9, '"rule":"', '"rule":"X'))
    assert all(match.prove() for _ in range(30))
    assert match.text() == after(30).text()


def test_what_is_taken_back_meanwhile_is_mended_nowhere(path):
    match = taken(path, forged(30, 9, digest(9), "0" * 12))
    match.undo_agreed(3)
    for action in actions()[3:12]:
        match.submit(action)
    text = match.text()
    while match.doubtful:
        match.prove()
    assert match.text() != text
    assert match.record().standing == after(12).record().standing


def test_the_screen_is_told_once_that_a_match_was_forged(path):
    players = tuple(replace(player, strength=None) for player in HEADER.players)
    text = forged(30, 9, digest(9), "0" * 12).replace('"strength":"strong"', '"strength":null', 1)
    match = taken(path, text)
    assert match.header.players == players
    live = Live(match, Motion(lambda shown, event: CUT, lambda event: 0), {})
    told = []
    while match.doubtful:
        live.update(16)
        told.append(live.differs())
    assert told.count(True) == 1
