"""What the list of records tells of a match."""

from dataclasses import replace

import pytest

from game.rules.tank_chess.actions import Resign
from game.scenes.commands import Key, Press
from game.scenes.frame import BACK
from game.scenes.play.saving import board_labels, keep_record
from game.scenes.records import entries, records_scene
from game.scenes.stack import Push
from game.scenes.widgets.kinds import Area
from game.session.record import Player
from game.tools.tanchiki import exhibits as tanchiki
from game.tools.tank_chess import exhibits as chess
from tests import stage


def note(kit):
    """Return the second line of the only record."""
    shown = stage.widgets_of(records_scene(kit))
    return next(widget for widget in shown if isinstance(widget, Area)).widgets[0].note


def resigned(kit):
    match = chess.match(kit, 2)
    match.submit(Resign(0))
    return match


def test_the_key_takes_the_record_away_that_is_pointed_at(kit):
    keep_record(kit, resigned(kit), "White resigns")
    keep_record(kit, tanchiki.begun(kit))
    page = records_scene(kit)
    left = [each.path for each in entries(kit)]
    page.form.focus("record:1")
    assert isinstance(page.handle(Press(Key.SPECIAL)), Push)
    page.resume("yes")
    assert [each.path for each in entries(kit)] == left[:1]
    page.form.focus(BACK)
    assert page.handle(Press(Key.SPECIAL)) is None


def test_a_match_is_told_by_its_hour_its_turns_and_its_winner(kit):
    keep_record(kit, resigned(kit), "White resigns", turns=2)
    assert note(kit) == "2026-11-21 19:30 · 2 turns · won by Black"


def test_a_match_that_was_not_played_to_its_end_says_so(kit):
    keep_record(kit, tanchiki.begun(kit))
    assert note(kit).endswith("not finished")


def test_a_winner_nobody_named_is_called_in_the_language_spoken_now(kit):
    keep_record(kit, resigned(kit), "White resigns")
    kit.words.speak("uk")
    assert note(kit).endswith("перемога чорних")


def test_a_board_is_called_in_the_language_spoken_now(kit):
    match = resigned(kit)
    labels = board_labels(kit, {"en": "Heights", "uk": "Висоти"})
    match.header = replace(match.header, labels=labels)
    keep_record(kit, match)
    kit.words.speak("uk")
    assert "Висоти" in note(kit)


@pytest.mark.parametrize("language,named", [("en", "White"), ("ru", "Белые"), ("uk", "Білі")])
def test_the_usual_name_that_an_old_record_kept_follows_the_language(kit, language, named):
    match = chess.match(kit, 2)
    match.header = replace(match.header, players=(Player("Білі"), Player("White")))
    keep_record(kit, match)
    kit.words.speak(language)
    shown = stage.widgets_of(records_scene(kit))
    listed = next(widget for widget in shown if isinstance(widget, Area))
    assert listed.widgets[0].words.endswith(f"{named}, White")
