"""The game in plain letters: what is written is read, and what cannot be read is said."""

from __future__ import annotations

import pytest

from game.core.codec import Unreadable
from game.rules.deep_scan import RULES
from game.rules.deep_scan.letters.notation import SHIPS, name
from game.rules.deep_scan.letters.scenarios import ordered
from game.rules.deep_scan.letters.task_start import read_action, read_start
from tests.rules.deep_scan.many import any_setup
from tests.rules.deep_scan.many import match as play

SKY = "objects gas (3,2); wormhole (4,2) reserved 16/5"


@pytest.mark.parametrize("number", range(5))
def test_every_choice_is_read_as_it_is_named_and_has_a_name_of_its_own(number):
    for turn in play(any_setup(number), number).turns[:60]:
        table = turn.before.table
        (seat,) = RULES.to_act(table)
        ship = SHIPS[table.setup.ships[seat]]
        choices = RULES.legal(table, seat)
        names = [name(table, action) for action in choices]
        assert len({*names}) == len(names)
        read = [action for each in names for action in ordered(table, f"{ship} {each}")]
        assert read == [*choices]


def test_a_task_begins_as_its_line_says():
    line = f"{SKY} | crews A | turns 5 | ships A (2,2) knows (4,2); B (3,2) | own A 1 launcher"
    table = RULES.new(read_start(line), 1).table
    assert RULES.text.draw(table).splitlines()[-3:] == [
        "A (2,2), 1 launcher, 5 probes, 5 money, knows (4,2)",
        "B (3,2), 5 probes, 5 money",
        "wormhole (4,2): 16/5",
    ]
    assert RULES.legal(table, 0).count(read_action(table, "jump (4,2)")) == 1


def test_a_task_may_begin_while_probes_lie():
    lies = "positioning (3,2) after 1 toss; 1 at 130,30; 2 at 190,0 strengthened"
    line = f"{SKY} | crews A | turns 5 | ships A (2,2) | own A 1 stronger | {lies}"
    table = RULES.new(read_start(line.replace("1 toss", "1 toss, 1 card")), 1).table
    assert RULES.text.draw(table).splitlines()[-3:] == [
        "1 at 130,30 counts 60",
        "2 at 190,0 counts 20, strengthened",
        "80 of 100, 1 tosses",
    ]


def test_a_task_may_begin_with_an_offer():
    line = f"{SKY} | crews A | turns 5 | ships A (2,2); B (3,2) | offer B to A: +2 money, -1 probe"
    table = RULES.new(read_start(line), 1).table
    assert RULES.text.draw(table).splitlines()[0] == "A to answer, turn 1"
    assert RULES.text.draw(table).splitlines()[-1] == "B offers A: -1 probe, +2 money"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ships A (2,2)", "a beginning has objects and ships"),
        (f"{SKY} | ships A (2,2) | moon full", "'moon' is no part of a beginning"),
        (f"{SKY} | {SKY} | ships A (2,2)", "objects is said twice"),
        (f"{SKY} | ships A (0,0)", "'(0,0)' is no point of the map: such as (3,2)"),
        (f"{SKY} | ships A here", "'here' is no point and no place"),
        (f"{SKY} | ships A (2,2) asleep", "'A (2,2) asleep' is no ship"),
        ("objects moon (3,2) | ships A (2,2)", "'moon' is no object: such as gas"),
        ("objects gas (3,2) lost | ships A (2,2)", "'gas (3,2) lost' is no object"),
        ("objects gas (3,2) reserved six | ships A (2,2)", "'six' is no event: such as 6/P3"),
        (f"{SKY} | ships A (2,2) | own A 3 shoes", "'shoes' is no ware: such as probe"),
        (f"{SKY} | ships A (2,2) | own E 3 probes", "'E' is no ship: A to D"),
        (f"{SKY} | ships A (2,2) | positioning (1,1)", "there is no object at (1,1)"),
        (f"{SKY} | ships A (2,2) | positioning nowhere", "'nowhere' is no positioning"),
    ],
)
def test_a_beginning_that_cannot_be_read_is_said(line, said):
    with pytest.raises(Unreadable) as refusal:
        read_start(line)
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dance", "'A dance' is no order: such as A toss 1 2 3"),
        ("jump far", "'far' is no point and no place"),
        ("toss all", "is no action"),
    ],
)
def test_an_order_that_cannot_be_read_is_said(words, said):
    table = RULES.new(read_start(f"{SKY} | crews A | turns 5 | ships A (2,2)"), 1).table
    with pytest.raises(Unreadable) as refusal:
        read_action(table, words)
    assert said in str(refusal.value)
