"""A saved map is noticed, a mere touch is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.content.maps.saved_since import changed, differ, stamps


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "map.tmx"
    path.write_text("one", "utf-8")
    return path


def later(path: Path) -> None:
    facts = path.stat()
    os.utime(path, ns=(facts.st_atime_ns, facts.st_mtime_ns + 1_000_000_000))


def test_nothing_has_changed_while_nothing_is_saved(path: Path) -> None:
    before = stamps([path])
    assert changed(before) == before


def test_a_saved_change_is_noticed(path: Path) -> None:
    before = stamps([path])
    path.write_text("another", "utf-8")
    assert differ(before, changed(before))


def test_a_change_of_the_same_length_is_noticed(path: Path) -> None:
    before = stamps([path])
    path.write_text("two", "utf-8")
    later(path)
    assert differ(before, changed(before))


def test_a_file_saved_again_as_it_was_is_no_change(path: Path) -> None:
    before = stamps([path])
    later(path)
    assert not differ(before, changed(before))


def test_a_file_that_is_gone_is_a_change(path: Path) -> None:
    before = stamps([path])
    path.unlink()
    assert differ(before, changed(before))


def test_a_file_that_comes_back_is_a_change(path: Path) -> None:
    path.unlink()
    before = stamps([path])
    path.write_text("one", "utf-8")
    assert differ(before, changed(before))


def test_a_pipe_in_place_of_a_file_does_not_hold_the_program(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)
    assert stamps([path])[path][2] == "unreadable"
