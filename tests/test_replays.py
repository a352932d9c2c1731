"""Recorded matches must still play, or say why not.

A file under tests/replays/<game>/ is made with `python -m game.tools.simulate GAME --keep FOLDER`
and named for what it holds. When the rules change on purpose the game's number goes up: its files
move to `older/` as they are, where they are watched, and new ones are recorded.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.session.files.small_steps import finished
from game.session.match.record import FORMAT, Clocked, Done, Seated, Undone
from game.session.records import store
from game.session.records.opening_to_watch import watching
from game.session.records.replay import play_again, reopening, watch
from game.session.records.store import open_record, reading
from tests.games import GAMES

HOME = Path(__file__).parent / "replays"
FILES = sorted(HOME.glob("*/*.match"))
OLDER = sorted(HOME.glob("*/older/*.match"))


def named(path: Path) -> str:
    return path.relative_to(HOME).with_suffix("").as_posix()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_recorded_match_plays_to_its_end(path):
    record = open_record(path, GAMES)
    assert play_again(record, GAMES[path.parent.name]).outcome is not None


@pytest.mark.parametrize("path", OLDER, ids=named)
def test_a_match_of_older_rules_is_watched_by_its_events(path):
    record = open_record(path, GAMES)
    assert not watch(record, GAMES[path.parent.parent.name]).again


@pytest.mark.parametrize("path", sorted((HOME / "deep_scan" / "older").glob("*.match")), ids=named)
def test_a_save_of_older_rules_goes_on_where_what_was_changed_did_not_come_up(path, tmp_path):
    rules, lines = GAMES["deep_scan"], store.unsealed(path.read_bytes()).splitlines()
    left = tmp_path / "left.match"
    store.save(left, "\n".join((*lines[:60], "")))
    with reading(left) as file:
        match = finished(reopening(file, rules))
    assert (match.header.rules, match.outcome) == (rules.number, None)
    (seat,) = match.to_act
    match.submit(rules.legal(match.table, seat)[0])
    store.save(left, match.text())
    assert play_again(open_record(left, GAMES), rules).state == match.state


def numbers(game: str) -> set[int]:
    files = (HOME / game).glob("**/*.match")
    return {open_record(path, GAMES).header.rules for path in files}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_every_number_of_a_games_rules_is_kept(game):
    assert numbers(game) >= set(range(1, GAMES[game].number + 1))


def test_a_record_of_every_format_is_kept():
    heads = (json.loads(path.read_bytes().partition(b"\n")[0]) for path in (*FILES, *OLDER))
    assert {head["format"] for head in heads} == set(range(1, FORMAT + 1))


def test_everything_that_may_stand_in_a_record_stands_in_a_kept_one():
    records = [open_record(path, GAMES) for path in FILES]
    kinds = {type(entry) for record in records for entry in record.entries}
    assert kinds == {Done, Undone, Clocked, Seated}
    assert any(player.crew for record in records for player in record.header.players)
    assert any(record.header.clock for record in records)


@pytest.mark.parametrize("path", [*FILES, *OLDER], ids=named)
def test_a_kept_record_is_opened_in_slices_as_it_is_at_once(path):
    record = open_record(path, GAMES)
    with reading(path) as file:
        opened = finished(watching(file, GAMES))
    whole = watch(record, GAMES[record.header.game])
    assert opened.watch.again == whole.again
    assert opened.watch.tables == whole.tables
