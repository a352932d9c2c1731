"""What broken parts cost is said whole, and nothing that does not matter any more."""

from dataclasses import replace

import pytest

from game.core.lasting_conditions import Clock, Lasting
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.kinds import Part
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.state import STRAIGHT
from game.scenes.dice_and_armour.damage_words import ails

CASES = {
    ("M", (Part.FRONT,), 2): ("only 1, straight only for 2 more",),
    ("M", (Part.REAR,), 1): ("straight only, moves left: 1",),
    ("M", (Part.REAR,), 0): ("slower for good",),
    ("M", (Part.TRACKS, Part.FRONT), 0): ("never moves again", "highest face no longer"),
    ("M", (Part.TRACKS, Part.ENGINE, Part.REAR), 0): ("never moves again",),
}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_cost_is_said_once_and_in_order(kit, case):
    kind, broken, bound = case
    table = RULES.new(read_start(f"simple; {kind}^ E4; l A11"), 1).table
    lasting = (Lasting(STRAIGHT, Clock.MOVES, bound),) if bound else ()
    tank = replace(table.tanks[0], broken=broken, lasting=lasting)
    said = ails(kit.words, table, tank)
    assert len(said) == len(CASES[case])
    assert all(words in line for words, line in zip(CASES[case], said, strict=True))


def test_no_tank_is_said_to_move_nothing_or_to_pierce_with_faces_up_to_nothing(kit):
    table = RULES.new(read_start("simple; M^ E4; l A11"), 1).table
    for first in Part:
        for second in Part:
            for tank in table.tanks:
                ill = replace(tank, broken=tuple(part for part in Part if part in (first, second)))
                assert not any(" 0" in line for line in ails(kit.words, table, ill))
