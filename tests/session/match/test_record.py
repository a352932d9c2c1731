import json
import tracemalloc
from dataclasses import replace

import pytest

from game.session.match.record import Damaged, Foreign, Undone
from game.session.match.record_lines import Scribe
from game.session.records import bounded_reading
from tests.demo.rules import DEMO
from tests.kept import read_record
from tests.session.made import CLOCKED, GAMES, HEADER, actions, after

LABELS = (("map", "Їжаки — «A0 B1»"), ("date", "2026-11-21"))


def changed(line, **values):
    """Return a match's text with these values in one of its lines."""
    lines = after(5).text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **values})
    return "\n".join(lines)


@pytest.mark.parametrize("header", [HEADER, CLOCKED, replace(HEADER, labels=LABELS)])
def test_a_record_comes_back_as_it_was(header):
    match = after(len(actions(header)), header)
    again = read_record(match.text(), GAMES)
    assert (again.header, again.start, again.standing) == (
        header,
        match.state_at(0),
        tuple(match.done),
    )


def test_a_record_is_written_as_its_match_writes_it():
    match = after(30)
    match.undo_agreed(12)
    assert Scribe(DEMO).text(match.record()) == match.text()


def test_every_line_is_one_json_value():
    text = after(5).text()
    assert [type(json.loads(line)) for line in text.splitlines()] == [dict] * 6


def test_the_marks_of_undo_come_back():
    match = after(30)
    match.undo_agreed(12)
    assert read_record(match.text(), GAMES).entries[-1] == Undone(12)


def test_what_stands_is_what_no_undo_took_back():
    match = after(30)
    match.undo_agreed(12)
    match.submit(actions()[12])
    assert [done.action for done in match.record().standing] == list(actions()[:13])


def test_the_clocks_are_written_as_they_stand_now():
    match = after(3, CLOCKED)
    match.tick(1_234)
    assert read_record(match.text(), GAMES).entries[-1].left == match.clock.left


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "not json",
        "[" * 100_000,
        '{"format": ' + "9" * 5_000 + "}",
        '{"format": 1, "game": 3}',
        '{"format": true, "game": "demo"}',
        '{"format": 1, "game": "demo", "header": {"rules": 1}}',
        changed(0, board="000000000000"),
        changed(0, start=None),
        changed(2, action={"is": "PlaceCard", "seat": 0, "order": "FLY"}),
        changed(2, digest=5),
        changed(2, told=[1]),
        changed(2, more=1),
        after(5).text() + "{}\n",
    ],
    ids=range(16),
)
def test_a_text_that_is_no_record_is_damaged(text):
    with pytest.raises(Damaged):
        read_record(text, GAMES)


def test_a_newer_format_is_not_called_damaged():
    with pytest.raises(Foreign, match="newer version of the program"):
        read_record(changed(0, format=2), GAMES)


def test_an_unknown_game_is_not_called_damaged():
    with pytest.raises(Foreign, match="the game 'chess' is not known"):
        read_record(changed(0, game="chess"), GAMES)


def test_values_of_other_rules_are_not_called_damaged():
    newer = {"demo": replace(DEMO, number=2)}
    with pytest.raises(Foreign, match="other rules of demo"):
        read_record(changed(1, action={"is": "Fly", "seat": 0}), newer)


def test_a_record_of_older_rules_is_read_when_its_values_are_known():
    newer = {"demo": replace(DEMO, number=2)}
    assert read_record(after(5).text(), newer).header.rules == 1


@pytest.mark.parametrize("line", [0, 3])
def test_a_line_of_more_values_than_any_match_has_is_not_read(line):
    lines = after(5).text().splitlines()
    lines[line] = "[" + "[]," * 300_000 + "[]]"
    tracemalloc.start()
    with pytest.raises(Damaged, match="larger than any match"):
        read_record("\n".join(lines), GAMES)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5_000_000


def test_a_record_of_more_lines_than_any_match_has_is_not_read(monkeypatch):
    monkeypatch.setattr(bounded_reading, "MOST_LINES", 20)
    with pytest.raises(Damaged, match="larger than any match"):
        read_record(after(30).text(), GAMES)


def test_a_game_is_asked_about_a_set_up_before_anything_is_done_with_it():
    wary = {"demo": replace(DEMO, check=lambda value: "five crates")}
    with pytest.raises(Damaged, match="five crates"):
        read_record(after(5).text(), wary)


def test_a_record_has_a_player_for_every_seat():
    header = json.loads(after(5).text().splitlines()[0])["header"]
    with pytest.raises(Damaged, match="1 players"):
        read_record(changed(0, header={**header, "players": header["players"][:1]}), GAMES)
