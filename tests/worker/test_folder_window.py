"""A folder is shown by the program of the machine that does so, if there is one."""

import os
import sys

import pytest

from game.worker.folder_window import FolderWindow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows needs no such program")


@pytest.fixture
def opener(tmp_path, monkeypatch):
    """Return where a program that shows folders says which one it was asked for."""
    told, program = tmp_path / "told", tmp_path / "xdg-open"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" > "{told}.new" && mv "{told}.new" "{told}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return told


def test_the_folder_is_shown_by_the_program_for_it(opener, tmp_path):
    folder = tmp_path / "two words; and more"
    window = FolderWindow("linux")
    assert window.show(folder)
    window._started.wait()
    assert opener.read_text() == str(folder)


def test_without_such_a_program_it_is_said_to_be_impossible(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not FolderWindow("linux").show(tmp_path)


def test_what_was_started_before_leaves_nothing_behind(opener, tmp_path):
    window = FolderWindow("linux")
    window.show(tmp_path)
    first = window._started
    os.waitid(os.P_PID, first.pid, os.WEXITED | os.WNOWAIT)
    window.show(tmp_path)
    assert first.returncode == 0
    window._started.wait()
