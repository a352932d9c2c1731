"""Whatever is done with files, killed before any system call: no match and no name is lost."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scenes.deeds import CARELESS, DEEDS, begun, faults, kit_in, matches_in
from tests.session.records.test_crash import calls_in

HOME = Path(__file__).parents[2]
MEMORY = {"mmap", "munmap", "mremap", "mprotect", "madvise", "brk", "futex", "exit_group"}
"""Calls that touch no file: their number is another one each time."""

needs_strace = pytest.mark.skipif(
    shutil.which("strace") is None, reason="strace is not installed: apt-get install strace"
)


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A folder in which somebody has played for a while."""
    folder = tmp_path_factory.mktemp("home")
    begun(folder)
    return folder


@pytest.fixture(scope="module")
def server():
    """The program that does the deeds, each in a process of its own."""
    # The same calls each time: no set of names may come in another order.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-B", "-m", "tests.scenes.deeds"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=HOME, env=environment, **pipes) as program:
        yield program
        program.stdin.close()


def does(server: subprocess.Popen, deed: str, home: Path, folder: Path, *options: str) -> int:
    """Do a deed in a copy of the folder, under strace; return what the process ended with."""
    shutil.copytree(home, folder / "home")
    server.stdin.write(f"{deed}\t{folder / 'home'}\n")
    server.stdin.flush()
    process = server.stdout.readline().strip()
    command = ["strace", "-y", "-o", str(folder / "log"), "-p", process, *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as looking:
        assert "attached" in looking.stderr.readline()
        server.stdin.write("go\n")
        server.stdin.flush()
        return int(server.stdout.readline())


def killed(server: subprocess.Popen, deed: str, home: Path, folder: Path) -> tuple[int, list[str]]:
    """Kill a deed before each of its calls, then start again.

    Return how often, and what was wrong afterwards.
    """
    whole = folder / "whole"
    whole.mkdir()
    assert does(server, deed, home, whole) == 0
    before, wrong = matches_in(kit_in(home)), []
    calls = [call[:2] for call in calls_in(whole / "log") if call[0] not in MEMORY]
    for name, number in calls:
        place = folder / f"{name} {number}"
        place.mkdir()
        kill = f"inject={name}:signal=KILL:when={number}"
        ended = does(server, deed, home, place, "-e", f"trace={name}", "-e", kill)
        found = _afterwards(deed, place / "home", before)
        wrong += [f"{name} {number}: {each}" for each in found]
        wrong += [f"{name} {number}: not killed"] * (ended != -9)
        shutil.rmtree(place)
    return len(calls), wrong


def _afterwards(deed: str, folder: Path, before: frozenset[str]) -> list[str]:
    """Start again: return what is lost, and whether the deed can be done now."""
    kit, what = kit_in(folder), (DEEDS | CARELESS)[deed]
    found = faults(kit, before)
    if not found and not what.holds(kit):
        what.do(kit)
        found = faults(kit, before)
    return found if what.holds(kit) else [*found, "it does not hold"]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_is_done_and_loses_nothing(home, tmp_path, deed):
    shutil.copytree(home, tmp_path / "home")
    kit = kit_in(tmp_path / "home")
    assert not DEEDS[deed].holds(kit) or deed == "index"
    assert _afterwards(deed, tmp_path / "home", matches_in(kit)) == []


@pytest.mark.nightly
@needs_strace
def test_a_careless_deed_is_caught(server, home, tmp_path):
    assert killed(server, "careless", home, tmp_path)[1]


# A hundred processes for each deed.
@pytest.mark.nightly
@needs_strace
@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_killed_before_any_system_call_loses_nothing_and_can_be_done_again(
    server, home, tmp_path, deed
):
    count, wrong = killed(server, deed, home, tmp_path)
    print(f"{deed}: killed at {count} calls")
    assert not wrong
    assert count > 10
