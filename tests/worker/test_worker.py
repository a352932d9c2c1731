"""The process that thinks: the same answers, and nothing lost with it."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.ai.minds import offered
from game.ai.questions import InSlices, Question
from game.content.maps.setups import standard
from game.rules import GAMES
from game.worker.worker import Failed, Worker

HOME = Path(__file__).parents[2]
LONG_MS = 60_000


def question(game, mind="", **more):
    """Ask what the first seat should do at the beginning."""
    rules = GAMES[game]
    table = rules.new(standard(game, 2), 3).table
    (seat, *_) = rules.to_act(table)
    return Question(game, mind or offered(game)[-1], rules.view(table, seat), seat, 3, ("a", 1))


def answered(asked):
    """Wait for the answer as a window does, but for its pictures."""
    until = time.monotonic() + LONG_MS / 1000
    while (answer := asked.answer()) is None:
        assert time.monotonic() < until
        os.sched_yield()
    return answer


def begun(worker, asked):
    """Wait until the process is at work."""
    assert asked.answer() is None
    while worker.pid is None or not worker._told:
        assert asked.answer() is None
    return worker.pid


def gone(pid):
    """Return whether a process ends."""
    if hasattr(os, "pidfd_open"):
        try:
            watched = os.pidfd_open(pid)
        except ProcessLookupError:
            return True
        try:
            return bool(select.select([watched], [], [], LONG_MS / 1000)[0])
        finally:
            os.close(watched)
    until = time.monotonic() + LONG_MS / 1000
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        os.sched_yield()
    return False


@pytest.fixture(scope="module")
def shared():
    worker = Worker()
    yield worker
    worker.close()


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_the_same_there_as_here(shared, game):
    asked = question(game)
    assert answered(shared.ask(asked)) == answered(InSlices().ask(asked))


def test_no_process_runs_before_the_first_question_is_put(worker):
    asked = worker.ask(question("tank_chess"))
    assert worker.pid is None
    asked.answer()
    assert worker.pid is not None


def test_one_process_answers_question_after_question(shared):
    answered(shared.ask(question("tank_chess")))
    pid = shared.pid
    answered(shared.ask(question("tanchiki")))
    assert shared.pid == pid


def test_a_process_that_is_killed_in_mid_thought_costs_a_new_start_only(worker):
    put = question("tank_chess", "lieutenant")
    asked = worker.ask(put)
    first = begun(worker, asked)
    os.kill(first, signal.SIGKILL)
    assert answered(asked) == answered(InSlices().ask(put))
    assert worker.pid != first


def test_where_every_process_dies_the_window_thinks_itself(worker, monkeypatch):
    put = question("tank_chess")

    def refuse():
        raise OSError

    monkeypatch.setattr(worker, "_started", refuse)
    assert answered(worker.ask(put)) == answered(InSlices().ask(put))
    assert worker.pid is None


def test_a_question_that_is_dropped_ends_its_process(worker):
    asked = worker.ask(question("tank_chess", "general"))
    pid = begun(worker, asked)
    asked.drop()
    assert (worker.pid, gone(pid)) == (None, True)


def test_a_later_question_goes_before_one_that_was_forgotten(worker):
    begun(worker, worker.ask(question("tank_chess", "general")))
    put = question("tank_chess", "cadet")
    assert answered(worker.ask(put)) == answered(InSlices().ask(put))


def test_whoever_is_in_a_hurry_gets_a_legal_answer(shared):
    put = question("tank_chess", "general")
    asked = shared.ask(put)
    begun(shared, asked)
    asked.hurry()
    (action,) = answered(asked)
    assert action in GAMES["tank_chess"].legal(put.view, put.seat)


def test_a_mistake_of_a_mind_is_told_in_the_window(shared):
    with pytest.raises(Failed, match="no such mind"):
        answered(shared.ask(question("tank_chess", "no such mind")))


def test_the_process_ends_when_the_window_is_killed():
    program = """
import os
from game.worker.worker import Worker
from tests.worker.test_worker import begun, question
if __name__ == "__main__":
    worker = Worker()
    print(begun(worker, worker.ask(question("tank_chess", "lieutenant"))), flush=True)
    os.kill(os.getpid(), 9)
"""
    line = [sys.executable, "-c", program]
    # Whoever holds its output keeps it waiting: the process that thinks does, as long as it lives.
    done = subprocess.run(
        line, cwd=HOME, capture_output=True, text=True, timeout=LONG_MS / 1000, check=False
    )
    assert done.returncode == -signal.SIGKILL
    assert gone(int(done.stdout))
