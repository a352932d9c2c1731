"""A phone reads the chances of a shot before it is fired."""

from game.core.spelling import Offers, Picking, Piece
from game.rules.dice_and_armour import DICE_AND_ARMOUR
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.play import new
from game.scenes.dice_and_armour.table_face import TABLE
from game.scenes.phones.phone_hand import hand_of


def test_a_target_tells_its_chances_on_the_phone(kit):
    table = new(read_start("simple; H^ E3; lv E5; h< H9"), 5).table
    shooter, target = table.own(0)[0], table.own(1)[0]
    legal = DICE_AND_ARMOUR.legal(table, 0)
    picking = Picking(Offers(DICE_AND_ARMOUR.spell, table, 0, legal)).take(Piece(shooter.number))
    hand = hand_of(kit, kit.words, TABLE, 0, picking, ("South", "North"))
    offer = next(each for each in hand.offers if each.part == Piece(target.number))
    assert offer.last
    assert offer.tip.startswith("Hits 6 of 6. Destroys 6 of 36.")
    assert all(not each.tip for each in hand.offers if not each.last)
