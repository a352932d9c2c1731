"""What a computer player remembers goes to the process that thinks, and makes its answer."""

import pytest

from game.ai.proving_ground.family_game import MEMORY
from game.ai.questions import InSlices, Question
from game.core.grid import Cell
from game.rules import GAMES
from game.rules.proving_ground.events import TokensTurnedDown
from game.worker.worker import Worker
from tests.worker.test_worker import answered

NAME = "proving_ground"
SECTIONS = {
    "mode": ("family",),
    "seats": ("2",),
    "turn": ("G turn up",),
    "open": ("",),
    "board": (
        "3 ?. ?. ?. .. .Y",
        "2 ?. .G ?. .. ..",
        "1 ?. ?. ?. .. ..",
        "  A  B  C  D  E",
    ),
}
PAIR = (Cell(2, 5), Cell(1, 7))


def asked(notes):
    rules = GAMES[NAME]
    table = rules.text.given(SECTIONS).table
    return Question(NAME, "instructor", rules.view(table, 0), 0, 3, ("a", 1), notes)


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


def test_a_remembered_pair_is_turned_up_there_as_here(worker):
    notes = MEMORY.notes([TokensTurnedDown(PAIR, "fF")])
    there = answered(worker.ask(asked(notes)))
    assert there == answered(InSlices().ask(asked(notes)))
    assert there[0].cell in PAIR
    assert answered(InSlices().ask(asked(())))[0].cell not in PAIR
