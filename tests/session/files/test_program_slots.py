"""Each live program has a slot of the folder for itself."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.session.files import program_slots

FOR_EVER = float("inf")
HOME = Path(__file__).parents[3]
LIVING = """
import sys, time
from pathlib import Path
from game.session.files import program_slots
with program_slots.take(Path(sys.argv[1]), 0) as slot:
    print(slot.number, flush=True)
    time.sleep(600)
"""


@pytest.fixture
def living(tmp_path):
    """Programs that live until they are killed."""
    started = []

    def one() -> tuple[subprocess.Popen, int]:
        command = [sys.executable, "-c", LIVING, str(tmp_path)]
        started.append(subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, text=True))
        return started[-1], int(started[-1].stdout.readline())

    yield one
    for each in started:
        each.kill()
        each.wait()
        each.stdout.close()


def test_two_live_programs_have_slots_of_their_own(tmp_path, living):
    assert [living()[1], living()[1]] == [1, 2]
    with program_slots.take(tmp_path, 0) as third:
        assert third.number == 3


def test_a_program_that_was_killed_leaves_its_slot_to_the_next(tmp_path, living):
    program, number = living()
    program.kill()
    program.wait()
    assert number == living()[1] == 1


def test_a_program_that_is_killed_just_now_is_waited_for(tmp_path, living):
    program, _ = living()
    threading.Timer(0.2, program.kill).start()
    with program_slots.take(tmp_path, 30) as slot:
        assert slot.number == 1


def test_a_slot_that_was_let_go_is_taken_again(tmp_path):
    for _ in range(2):
        with program_slots.take(tmp_path) as slot:
            assert slot.number == 1


def test_where_nothing_can_be_locked_everybody_has_the_first_and_nobody_waits(tmp_path):
    (tmp_path / "file").write_text("")
    with (
        program_slots.take(tmp_path / "file", patience=FOR_EVER) as one,
        program_slots.take(tmp_path / "file", patience=FOR_EVER) as other,
    ):
        assert (one.number, other.number) == (1, 1)


def test_a_slot_is_free_only_while_no_program_has_it(tmp_path, living):
    program, number = living()
    with program_slots.if_free(tmp_path, number) as free:
        assert not free
    program.kill()
    program.wait()
    with program_slots.if_free(tmp_path, number) as free:
        assert free
        assert living()[1] == 2, "it is held meanwhile"
