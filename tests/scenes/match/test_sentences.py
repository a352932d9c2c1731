"""Events told by a table: every event of a game has its sentence, and its gaps are filled."""

from dataclasses import dataclass
from typing import get_args

import pytest

from game.core.grid import Cell
from game.rules.proving_ground import events
from game.rules.tanchiki import events as tanchiki
from game.rules.tank_chess import events as chess
from game.rules.tank_chess.why_not.reasons import Reason
from game.scenes.match.sentences import Sentences, as_it_is, by_name
from game.scenes.proving_ground.sentences import SENTENCES
from game.scenes.tanchiki import sentences as of_tanchiki
from game.scenes.tank_chess import sentences as of_chess
from game.scenes.tank_chess.reason_words import REASONS

TOLD = {
    "name.sits": "{name} sits",
    "name.moves": "{name} goes {count} to {cell}",
    "whole.key": "all of it",
}


@dataclass
class Sat:
    seat: int


@dataclass
class Moved:
    seat: int
    steps: int
    to: Cell | None


@dataclass
class Ended:
    pass


@dataclass
class Slept:
    deep: bool


TABLE = Sentences(
    prefix="name",
    keys={
        Sat: "sits",
        Moved: "moves",
        Ended: "whole.key",
        Slept: lambda shown, event: "sits" if event.deep else "",
    },
    gaps=(
        ("seat", "name", by_name),
        ("steps", "count", as_it_is),
        ("to", "cell", lambda saying, cell: f"{saying.shown}{cell.x}"),
    ),
)


def words(key, **gaps):
    return TOLD[key].format_map({"name": "", "cell": "?", **gaps})


def told(event, names=("Ada", "Bo")):
    return TABLE.tell(words, "C", event, names)


def test_each_gap_is_filled_by_its_field():
    assert told(Moved(1, 2, Cell(4, 0))) == "Bo goes 2 to C4"


def test_a_field_that_is_none_fills_no_gap():
    assert told(Moved(0, 2, None)) == "Ada goes 2 to ?"


def test_a_key_with_a_point_is_whole():
    assert told(Ended()) == "all of it"


def test_what_is_not_worth_a_sentence_is_not_told():
    assert told(Slept(deep=False)) == ""


@pytest.mark.parametrize(
    "sentences, union",
    [
        (SENTENCES, events.Event),
        (of_tanchiki.SENTENCES, tanchiki.Event | tanchiki.Shot),
        (of_chess.SENTENCES, chess.Event),
        (REASONS, Reason),
    ],
)
def test_every_event_and_every_reason_has_its_sentence(sentences, union):
    assert set(sentences.keys) == set(get_args(union))
