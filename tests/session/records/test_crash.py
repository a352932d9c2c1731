"""One save, killed before each of its system calls, and failing at each of them.

The program that saves is watched by strace; it marks the beginning and the end of the save by
asking for a file that does not exist.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.session.match.record import Damaged
from game.session.records import store

HOME = Path(__file__).parents[3]
SAVING = """
import os, sys
from pathlib import Path
from game.session.files import crash_safe_files
from game.session.records import store
path = Path(sys.argv[1])
os.access("/begin", os.F_OK)
try:
    said = store.save(path, "new")
except crash_safe_files.NotWritten:
    said = "NotWritten"
os.access("/end", os.F_OK)
print(said)
"""
CARELESS = """
import os, sys
os.access("/begin", os.F_OK)
with open(sys.argv[1], "w") as file:
    file.write("new")
os.access("/end", os.F_OK)
"""
CALL = re.compile(r"^(\w+)\((.*)")
ORDER = ("fsync", "fdatas", "rename")
FILE_CALLS = {"openat", "open", "write", "fsync", "rename", "renameat", "renameat2", "close"}

pytestmark = pytest.mark.skipif(
    shutil.which("strace") is None, reason="strace is not installed: apt-get install strace"
)


def saved(folder: Path, *options: str, program: str = SAVING) -> subprocess.CompletedProcess[str]:
    """Save over an old file under strace."""
    path = folder / "save.match"
    store.save(path, "older")
    store.save(path, "old")
    command = ["strace", "-y", "-o", str(folder / "log"), *options]
    command += [sys.executable, "-S", "-B", "-c", program, str(path)]
    return subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def calls(tmp_path_factory):
    """The system calls of a save: name, how many of this name came before, arguments."""
    folder = tmp_path_factory.mktemp("whole")
    assert saved(folder).stdout == "True\n"
    return calls_in(folder / "log")


def calls_in(log: Path) -> tuple[tuple[str, int, str], ...]:
    """Return the calls between the marks of a log."""
    seen: Counter[str] = Counter()
    found, inside = [], False
    for line in log.read_text().splitlines():
        if call := CALL.match(line):
            name, arguments = call.groups()
            seen[name] += 1
            inside = (inside or '"/begin"' in arguments) and '"/end"' not in arguments
            if inside and '"/begin"' not in arguments:
                found.append((name, seen[name], arguments))
    return tuple(found)


def left(folder: Path) -> tuple[str, str]:
    """Return what the next start finds: the save and the one before."""
    path = folder / "save.match"
    try:
        return store.load(path), store.restore(path)
    except Damaged:
        return "damaged", store.restore(path)


def test_everything_is_on_the_disk_before_it_takes_the_old_ones_place(calls):
    steps = [(name[:6], about(arguments)) for name, _, arguments in calls if name[:6] in ORDER]
    assert steps == [
        ("fsync", "temporary"),
        ("rename", "save.match.bak"),
        ("fsync", "temporary"),
        ("rename", "save.match"),
        ("fsync", "folder"),
    ]


def about(arguments: str) -> str:
    """Return the last file that the arguments of a call name."""
    last = Path(re.findall(r'[<"]([^<>"]+)[>"]', arguments)[-1]).name
    if last.startswith(".writing-"):
        return "temporary"
    return last if last.startswith("save") else "folder"


def test_a_save_killed_at_a_step_of_its_order_leaves_the_old_or_the_new_file(calls, tmp_path):
    assert not neither([call for call in calls if call[0][:6] in ORDER], tmp_path)


@pytest.mark.nightly
def test_a_save_killed_at_any_system_call_leaves_the_old_or_the_new_file(calls, tmp_path):
    assert not neither(calls, tmp_path)


def test_a_careless_save_is_caught(tmp_path):
    folder = tmp_path / "whole"
    folder.mkdir()
    saved(folder, program=CARELESS)
    assert neither(calls_in(folder / "log"), tmp_path, CARELESS)


def neither(
    calls: Iterable[tuple[str, int, str]], folder: Path, program: str = SAVING
) -> dict[tuple[str, int], tuple[str, str]]:
    """Kill a save before each of these calls; return where neither old nor new is left."""
    wrong = {}
    for name, number, _ in calls:
        place = folder / f"{name} {number}"
        place.mkdir()
        kill = f"inject={name}:signal=KILL:when={number}"
        done = saved(place, "-e", f"trace={name}", "-e", kill, program=program)
        assert done.returncode == -9, f"not killed at {name} {number}"
        if left(place) not in {("old", "older"), ("old", "old"), ("new", "old")}:
            wrong[name, number] = left(place)
    return wrong


@pytest.mark.nightly
@pytest.mark.parametrize("error", ["ENOSPC", "EIO", "EACCES", "EROFS"])
def test_a_save_that_fails_at_any_call_keeps_the_old_file_and_leaves_nothing(
    calls, tmp_path, error
):
    wrong = {}
    for name, number, arguments in calls:
        if name in FILE_CALLS:
            folder = tmp_path / f"{name} {number}"
            folder.mkdir()
            fail = f"inject={name}:error={error}:when={number}"
            said = saved(folder, "-e", f"trace={name}", "-e", fail).stdout.strip()
            state = "old" if said == "NotWritten" else "new"
            rest = sorted(p.name for p in folder.iterdir() if p.name.endswith(".tmp"))
            if said not in ("True", "False", "NotWritten") or left(folder)[0] != state or rest:
                wrong[name, arguments] = (said, left(folder), rest)
    assert not wrong
