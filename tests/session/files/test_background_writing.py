"""Files that are written behind the game's back arrive, in order, and are waited for."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.session.files.background_writing import Behind
from game.session.files.writing_behind import AtOnce

HOME = Path(__file__).parents[3]
ONE, TWO = Path("one"), Path("two")


class Gate:
    """A job that goes on only when it is let."""

    def __init__(self):
        self.begun = threading.Event()
        self.open = threading.Event()

    def __call__(self):
        self.begun.set()
        assert self.open.wait(10)


@pytest.fixture
def writer():
    return Behind()


@pytest.fixture
def held(writer):
    """A writer's gate: while it is shut, everything else waits."""
    gate = Gate()
    writer.put(Path("gate"), gate)
    assert gate.begun.wait(10)
    yield gate
    gate.open.set()


def test_the_caller_does_not_wait_for_the_disk(held):
    assert not held.open.is_set()


def test_what_was_put_is_done_when_all_is_settled(writer):
    done = []
    for number in range(50):
        writer.put(Path(str(number)), lambda number=number: done.append(number))
    writer.settle()
    assert done == list(range(50))


def test_of_several_that_wait_for_one_file_only_the_newest_is_written(writer, held):
    done = []
    for number in range(5):
        writer.put(ONE, lambda number=number: done.append(number))
    held.open.set()
    writer.settle()
    assert done == [4]


def test_a_newer_one_keeps_the_place_of_the_older(writer, held):
    done = []
    writer.put(ONE, lambda: done.append("old"))
    writer.put(TWO, lambda: done.append("two"))
    writer.put(ONE, lambda: done.append("new"))
    held.open.set()
    writer.settle()
    assert done == ["new", "two"]


def test_two_are_never_written_at_the_same_moment(writer):
    busy, clashes = threading.Lock(), []

    def job():
        if not busy.acquire(blocking=False):
            clashes.append(1)
            return
        threading.Event().wait(0.001)
        busy.release()

    for number in range(20):
        writer.put(Path(str(number)), job)
    writer.settle()
    assert clashes == []


def test_a_mistake_of_ours_is_raised_where_the_game_sees_it(writer):
    writer.put(ONE, lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        writer.settle()


def test_after_a_mistake_the_next_file_is_written_all_the_same(writer, held):
    done = []
    writer.put(ONE, lambda: 1 // 0)
    writer.put(TWO, lambda: done.append("two"))
    held.open.set()
    with pytest.raises(ZeroDivisionError):
        writer.settle()
    assert done == ["two"]


def test_the_end_of_the_program_waits_for_what_is_being_written(tmp_path):
    path = tmp_path / "late"
    program = (
        "import time\nfrom pathlib import Path\n"
        "from game.session.files.background_writing import Behind\n"
        f"path = Path({str(path)!r})\n"
        "Behind().put(path, lambda: (time.sleep(0.2), path.write_text('whole')))\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=HOME, check=True, timeout=60)
    assert path.read_text() == "whole"


def test_without_a_thread_all_is_written_at_once():
    done = []
    AtOnce().put(ONE, lambda: done.append("one"))
    assert done == ["one"]
