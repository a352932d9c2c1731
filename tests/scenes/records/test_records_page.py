"""What the list of records tells of a match."""

import errno
import os
import shutil
import time
from dataclasses import replace
from itertools import islice

import pytest

from game.content.maps.setups import standard
from game.content.texts import LANGUAGES, load_texts
from game.rules import GAMES
from game.rules.tank_chess.actions import Resign
from game.scenes.frame.commands import Changed, Chosen, Dropped, Key, Press, Said
from game.scenes.frame.kit import Words
from game.scenes.frame.stack import Notice
from game.scenes.pages.head_and_foot import BACK
from game.scenes.records.records_page import MORE, records_scene
from game.scenes.records.rows import Details, Further, Remove, Watch
from game.scenes.records.search_tools import LookFor
from game.scenes.replay.replay import ReplayScene
from game.scenes.saves.saved_files import SUFFIX, autosave, exported, records, removed, written_to
from game.scenes.saves.saving import autosaver, begun_labels, board_labels, keep_record, make_way
from game.scenes.settings.settings_page import settings_scene
from game.scenes.title.read_ahead import read_ahead
from game.scenes.widgets.widget_kinds import Area, Choice, Label
from game.session.files.small_steps import finished
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records import store
from game.session.records.catalogue import INDEX, catalogued
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


def rows(page):
    """Return what the rows of the list say, from the upper one."""
    found = [each for each in stage.widgets_of(page) if isinstance(each, Area)]
    buttons = [w for each in found for w in each.widgets if getattr(w, "name", "") == "record"]
    return [button.words for button in buttons]


def laid(kit):
    """Return the page of the records on a screen, once all of them are read."""
    page = records_scene(kit)
    stack = stage.stack(page, size=(1280, 720))
    for _ in range(100):
        if not any(isinstance(each, Label) for each in stage.widgets_of(page)[-1:]):
            break
        stack.update(16)
    return page


def entries(kit):
    """Return all records, newest first."""
    return finished(catalogued(records(kit), SUFFIX)).listed


def two(kit):
    """Keep a match of each game; the one of tanks chess was won."""
    keep_record(kit, resigned(kit), "White resigns")
    keep_record(kit, tanchiki.begun(kit))


def begun(game):
    """Return a match of any game before its first action."""
    rules = GAMES[game]
    players = (Player("Ann"), Player("Bob"))
    return Match(rules, Header(game, rules.number, standard(game, 2), 1, players))


def test_the_key_takes_the_record_away_that_is_pointed_at(kit):
    two(kit)
    page = laid(kit)
    before = rows(page)
    page.form.focus("record:1")
    page.handle(Press(Key.SPECIAL))
    assert rows(page) == before[:1]
    assert [each.path for each in entries(kit)] == [entries(kit)[0].path]
    page.form.focus(BACK)
    assert page.handle(Press(Key.SPECIAL)) is None
    assert rows(page) == before[:1]


@pytest.mark.parametrize("undo", [Press(Key.UNDO), Chosen("undo")])
def test_a_record_that_was_deleted_is_brought_back_as_it_was(kit, undo):
    two(kit)
    before = [(each.path, each.path.read_bytes(), each.written) for each in entries(kit)]
    page = laid(kit)
    told = rows(page)
    page.handle(Said(Remove(0)))
    page.handle(Said(Remove(0)))
    assert (rows(page), entries(kit)) == ([], ())
    page.handle(undo)
    page.handle(undo)
    assert rows(page) == told
    after = [(each.path, each.path.read_bytes(), each.written) for each in entries(kit)]
    assert after == before


def test_what_was_deleted_is_not_gone_for_good_before_a_day_is_over(kit):
    two(kit)
    laid(kit).handle(Said(Remove(0)))
    laid(kit)
    (path,) = removed(kit).iterdir()
    os.utime(path, (0, 0))
    laid(kit)
    assert list(removed(kit).iterdir()) == []


def test_one_looks_for_records_by_words_of_any_kind(kit):
    two(kit)
    page = laid(kit)
    for words in ("black won", "19:30 BLACK", "tank chess"):
        page.handle(Said(LookFor("words", words)))
        assert len(rows(page)) == 1, words
        assert rows(page)[0].startswith("Tank Chess")
    page.handle(Said(LookFor("words", "nobody")))
    assert rows(page) == []
    labels = [w.words for w in stage.widgets_of(page) if isinstance(w, Label)]
    assert kit.words("records.nothing_found") in labels


@pytest.mark.parametrize(
    "what,value,game",
    [
        ("game", "tanchiki", "Tanchiki"),
        ("which", "unfinished", "Tanchiki"),
        ("which", "finished", "Tank Chess"),
    ],
)
def test_one_looks_for_records_of_a_kind(kit, what, value, game):
    two(kit)
    page = laid(kit)
    page.handle(Said(LookFor(what, value)))
    assert [row.partition(" · ")[0] for row in rows(page)] == [game]


@pytest.mark.parametrize("game", GAMES)
def test_the_list_says_whose_records_one_looks_for(kit, game):
    for each in GAMES:
        keep_record(kit, begun(each))
    page = laid(kit)
    page.handle(Said(LookFor("game", game)))
    (shown,) = (w for w in stage.widgets_of(page) if isinstance(w, Choice) and w.name == "game")
    assert shown.options[shown.place] == kit.words(f"door.{game}")


def test_a_record_gets_a_name_and_a_mark_that_its_file_keeps(kit):
    two(kit)
    page = laid(kit)
    sheet = page.handle(Said(Details(1))).scene
    sheet.handle(Changed("title", "The long evening"))
    sheet.handle(Chosen("mark"))
    page.resume(sheet.handle(Chosen("close")).answer)
    assert rows(page)[1] == "The long evening"
    page.handle(Said(LookFor("which", "marked")))
    assert rows(page) == ["The long evening"]
    (records(kit) / INDEX).unlink(missing_ok=True)
    assert [each.label("title") for each in entries(kit)] == ["", "The long evening"]
    assert isinstance(page.handle(Said(Watch(0))).scene, ReplayScene)


def test_a_name_goes_no_further_than_its_record(kit):
    two(kit)
    page = laid(kit)
    sheet = page.handle(Said(Details(0))).scene
    sheet.handle(Changed("title", "Mine"))
    sheet.handle(Chosen("close"))
    record = store.open_record(entries(kit)[0].path, GAMES)
    assert "title" in dict(record.header.labels)
    assert "title" not in dict(begun_labels(record.header.labels))


def test_a_copy_for_others_is_the_same_file_under_a_name_one_understands(kit):
    two(kit)
    told = []
    page = laid(replace(kit, copy=told.append))
    page.handle(Said(Details(1))).scene.handle(Chosen("export"))
    (copy,) = exported(kit).iterdir()
    assert copy.name == "2026-11-21-Tank-Chess-White-Black.replay"
    assert copy.read_bytes() == entries(kit)[1].path.read_bytes()
    assert told == [str(copy)]


def test_a_record_that_is_dropped_on_the_page_stands_in_the_list(kit, tmp_path):
    two(kit)
    other = replace(kit, folder=tmp_path / "other")
    page = laid(other)
    path = entries(kit)[0].path
    notice = page.handle(Dropped(str(path)))
    assert notice == Notice(kit.words("records.imported", name=path.name))
    assert len(rows(page)) == 1
    assert entries(other)[0].path.read_bytes() == path.read_bytes()
    page.handle(Dropped(str(path)))
    assert len(rows(page)) == 1


@pytest.mark.parametrize("data", [b"", b"xx", store.sealed("[]\n"), store.sealed('{"format":9}')])
def test_what_is_no_record_is_not_taken_in(kit, tmp_path, data):
    path = tmp_path / "x.replay"
    path.write_bytes(data)
    page = laid(kit)
    notice = page.handle(Dropped(str(path)))
    assert isinstance(notice, Notice)
    assert path.name in notice.words
    assert entries(kit) == ()


def test_of_many_records_older_ones_are_shown_when_one_asks(kit):
    path = keep_record(kit, resigned(kit))
    for number in range(MORE + 9):
        shutil.copy(path, path.with_name(f"x{number}.replay"))
    page = laid(kit)
    for _ in range(1000):
        page.update(16)
    assert len(rows(page)) == MORE
    page.handle(Said(Further()))
    assert len(rows(page)) == MORE + 10


def test_a_match_kept_after_the_clock_was_set_back_still_comes_first(kit):
    path = keep_record(kit, resigned(kit))
    later = time.time() + 86_400
    os.utime(path, (later, later))
    newer = keep_record(kit, tanchiki.begun(kit))
    assert [each.path for each in entries(kit)] == [newer, path]


def finished_by(kit, names, date):
    """Keep a match that is over, played by these on this day, without being asked."""
    match = resigned(kit)
    match.header = replace(match.header, players=tuple(map(Player, names)))
    return keep_record(replace(kit, today=lambda: date), match, by_hand=False)


def many_finished_by(kit, count, date):
    """Keep that many such matches, one newer than the other."""
    path = finished_by(kit, ("Ann 0", "Bob"), date)
    text = store.load(path)
    os.utime(path, (1000, 1000))
    for number in range(1, count):
        other = path.with_name(f"x{number}.replay")
        other.write_bytes(store.sealed(text.replace("Ann 0", f"Ann {number}")))
        os.utime(other, (1000 + number, 1000 + number))


def test_of_what_was_kept_by_itself_only_so_many_stay_as_the_settings_say(kit):
    hand = keep_record(replace(kit, today=lambda: "2020-01-01"), tanchiki.begun(kit))
    many_finished_by(kit, 52, "2020-02-02")
    kit.settings.change(most_kept=50)
    finished_by(kit, ("Zoe", "Bob"), "2026-11-21")
    left = {each.players[0] for each in entries(kit) if each.by_itself}
    assert left == {"Zoe", *(f"Ann {number}" for number in range(3, 52))}
    assert hand.exists()


def test_what_was_played_today_stays_however_much_it_is(kit):
    kit.settings.change(most_kept=50)
    many_finished_by(kit, 52, "2020-02-02")
    finished_by(kit, ("Zoe", "Bob"), "2020-02-02")
    assert len(entries(kit)) == 53


def test_without_a_limit_every_match_stays(kit):
    many_finished_by(kit, 52, "2020-02-02")
    finished_by(kit, ("Zoe", "Bob"), "2026-11-21")
    assert len(entries(kit)) == 53


def test_two_matches_of_the_same_moves_are_both_kept(kit):
    for name in ("Ann", "Bob"):
        finished_by(kit, (name, "Eve"), "2020-02-02")
    assert {each.players[0] for each in entries(kit)} == {"Ann", "Bob"}


def test_whoever_keeps_a_match_that_was_kept_by_itself_has_asked_for_it(kit):
    match = resigned(kit)
    keep_record(kit, match, by_hand=False)
    assert entries(kit)[0].by_itself
    keep_record(kit, match)
    assert [each.by_itself for each in entries(kit)] == [False]


def test_a_match_that_was_broken_off_is_among_the_records_by_itself(kit):
    autosaver(kit, "tanchiki")(tanchiki.begun(kit))
    make_way(kit, "tanchiki")
    (left,) = entries(kit)
    assert (left.by_itself, left.actions) == (True, tanchiki.begun(kit).count)


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


def test_what_killed_writers_left_is_swept_while_the_title_stands(kit):
    left = [folder / ".writing-x.tmp" for folder in written_to(kit)]
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("half")
        os.utime(path, (0, 0))
    assert {records(kit), autosave(kit, "tanchiki").parent} <= set(written_to(kit))
    for _ in islice(read_ahead(kit), len(left) + 1):
        pass
    assert [path for path in left if path.exists()] == []


def test_how_many_matches_stay_is_set_among_the_settings(kit):
    page = settings_scene(kit)
    page.handle(Changed("tab", 3))
    page.handle(Changed("most_kept", 2))
    assert kit.settings.now.most_kept == 100


def test_the_names_of_seats_in_all_languages_are_read_while_the_title_stands(kit):
    read = []

    def load(language):
        read.append(language)
        return load_texts(language)

    other = replace(kit, words=Words(load_texts("en"), load))
    for _ in read_ahead(other):
        if read:
            break
    assert read == list(LANGUAGES)
    records_scene(other)
    assert read == list(LANGUAGES)


def full(handle):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_on_a_full_disk_a_name_is_one_sentence_and_the_record_stays_as_it_was(kit, monkeypatch):
    two(kit)
    path = entries(kit)[0].path
    before = path.read_bytes()
    page = laid(kit)
    sheet = page.handle(Said(Details(0))).scene
    monkeypatch.setattr(os, "fsync", full)
    sheet.handle(Changed("title", "Mine"))
    sheet.handle(Chosen("close"))
    assert page.update(16) == Notice(kit.words("records.not_written"))
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.glob(".writing*")] == []


def test_on_a_full_disk_a_copy_is_one_sentence(kit, monkeypatch):
    two(kit)
    sheet = laid(kit).handle(Said(Details(0))).scene
    monkeypatch.setattr(os, "fsync", full)
    notice = sheet.handle(Chosen("export"))
    assert notice.words == kit.words("records.not_exported")
    assert list(exported(kit).iterdir()) == []


def test_on_a_full_disk_nothing_half_is_taken_in(kit, tmp_path, monkeypatch):
    two(kit)
    other = replace(kit, folder=tmp_path / "other")
    page = laid(other)
    monkeypatch.setattr(os, "fsync", full)
    assert isinstance(page.handle(Dropped(str(entries(kit)[0].path))), Notice)
    assert list(records(other).iterdir()) == []


def test_in_the_smallest_window_a_record_has_no_room_for_its_picture(kit, brushes):
    two(kit)
    stack = stage.stack(laid(kit), size=(1280, 720))
    stack.handle(Said(Details(0)))
    for size in ((60, 40), (1, 1)):
        stack.handle(stage.resized(size))
        stack.draw(stage.canvas(brushes, size))
