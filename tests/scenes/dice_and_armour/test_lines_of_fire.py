"""The lines of fire that are drawn at the table of Dice and Armour are those that may be fired."""

from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Shoot
from game.rules.dice_and_armour.choices import legal
from game.rules.dice_and_armour.kinds import Part
from game.rules.dice_and_armour.reach import shot
from game.rules.dice_and_armour.shot_chances import promised
from tests.laws.matches import random_match, spread
from tests.rules.dice_and_armour.many import every_setup


def may_fire_at(table, tank):
    found = (each for each in legal(table, tank.seat) if isinstance(each, Shoot))
    return {shot(table, tank, each.way).struck.cell for each in found if each.tank == tank.number}


def test_a_shot_is_promised_just_where_it_may_be_fired():
    bound = 0
    for number in (1, 5, 9):
        for state in spread(random_match(RULES, every_setup()[number], number).states, 150):
            table = state.table
            if table.ending is not None or table.asked is not None:
                continue
            movers = table.own(table.turn) if table.mover is None else [table.tank(table.mover)]
            for tank in movers:
                assert set(promised(table, tank)) == may_fire_at(table, tank)
                bound += bool(tank.jammed) or not tank.has(Part.SIDE)
    assert bound > 50
