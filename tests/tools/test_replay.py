import os
import signal
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.session.records import store
from game.tools import replay
from tests.session.made import GAMES, HEADER, actions, after

HOME = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path):
    """A whole match of the demonstration game in a file."""
    path = tmp_path / "whole.match"
    header = replace(HEADER, labels=(("map", "duel"),))
    store.save(path, after(len(actions()), header).text())
    return path


def said(capsys, *arguments):
    """Return what the tool says and how it ends."""
    code = replay.main([str(argument) for argument in arguments], GAMES)
    return capsys.readouterr().out.splitlines(), code


def test_the_record_says_what_it_is(capsys, file):
    lines, _ = said(capsys, file)
    assert lines[:4] == [
        f"demo, rules 1, seed 5, {len(actions())} actions",
        "seat 0: Олена",
        "seat 1: Bot (strong)",
        "map: duel",
    ]


def test_every_event_of_an_action_has_its_rule_and_what_it_follows(capsys, file):
    number = next(i for i in range(1, len(actions())) if len(after(i).done[-1].told) > 3)
    lines, _ = said(capsys, file, "--at", number)
    match = after(number)
    tell = partial(GAMES["demo"].text.tell, match.table)
    assert [line for line in lines if "follows" in line] == [
        f"  {one.number:5}  {tell(one.event)}  ({one.rule}, follows {one.cause})"
        for one in match.done[-1].told[1:]
    ]


def test_the_table_stands_as_it_was_after_the_action(capsys, file):
    lines, _ = said(capsys, file, "--at", 9)
    table = GAMES["demo"].text.draw(after(9).table).splitlines()
    assert lines[-len(table) :] == table


def test_a_seat_is_not_told_the_cards_of_another(capsys, file):
    other = 1 - actions()[0].seat
    lines, _ = said(capsys, file, "--at", 1, "--seat", other)
    assert f"action 1, seat {1 - other}: in secret" in lines


@pytest.mark.parametrize(
    "arguments, answer",
    [
        (("--at", "9999"), "There is no action 9999: the match has actions 1 to"),
        (("--seat", "7"), "There is no seat 7: the match has seats 0 to 1."),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(capsys, file, arguments, answer):
    lines, code = said(capsys, file, *arguments)
    assert (lines[0].startswith(answer), code) == (True, 1)


def test_a_damaged_file_is_said_to_be_so_and_stays(capsys, file):
    file.write_bytes(file.read_bytes()[:-9])
    assert (said(capsys, file), file.exists()) == (
        (["whole.match is damaged or no record."], 1),
        True,
    )


def test_a_match_of_older_rules_is_shown_by_its_events(capsys, file):
    newer = {"demo": replace(GAMES["demo"], number=2)}
    replay.main([str(file)], newer)
    assert "Shown by its recorded events" in capsys.readouterr().out


@pytest.fixture
def chess():
    return Path(__file__).parents[1] / "replays" / "tank_chess" / "printed_board.match"


def test_a_moment_is_drawn_into_a_file(capsys, chess, tmp_path):
    path = tmp_path / "x.png"
    code = replay.main([str(chess), "--at", "3", "--png", str(path)])
    assert (capsys.readouterr().out.splitlines()[-1], code) == (str(path), 0)
    assert pygame.image.load(path).get_width() > 500


def test_a_stretch_is_filmed_into_a_file(capsys, chess, tmp_path):
    path = tmp_path / "x.gif"
    code = replay.main([str(chess), "--from", "1", "--at", "2", "--gif", str(path)])
    assert (capsys.readouterr().out.splitlines()[-1], code) == (str(path), 0)
    assert len(pygame.image.load_animation(path)) > 3


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of its own is for others")
def test_a_film_says_how_far_it_is_and_can_be_stopped(chess, tmp_path):
    path = tmp_path / "x.gif"
    line = [sys.executable, "-m", "game.tools.replay", chess, "--from", "0", "--gif", path]
    ours, its = os.openpty()
    with subprocess.Popen(
        line,
        cwd=HOME,
        stderr=its,
        stdout=subprocess.PIPE,
        text=True,
        # Who runs the tests in the background may have told them to pass interrupts over.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as film:
        os.close(its)
        assert "%" in os.read(ours, 100).decode()
        film.send_signal(signal.SIGINT)
        said = film.stdout.read().splitlines()
    os.close(ours)
    assert (said[-1], film.returncode) == ("Stopped; the film was not written.", 1)
    assert not path.exists()


def test_a_film_that_ends_before_it_begins_is_one_sentence(capsys, chess, tmp_path):
    path = tmp_path / "x.gif"
    code = replay.main([str(chess), "--from", "5", "--at", "2", "--gif", str(path)])
    said = capsys.readouterr().out.splitlines()
    assert (said, code) == (
        ["A film from action 5 to 2 shows nothing: begin before its end."],
        1,
    )


def test_a_picture_that_cannot_be_written_is_one_sentence(capsys, chess, tmp_path):
    path = tmp_path / "gone" / "x.png"
    code = replay.main([str(chess), "--png", str(path)])
    (said,) = capsys.readouterr().out.splitlines()[-1:]
    assert ("x.png could not be written" in said, code) == (True, 1)
