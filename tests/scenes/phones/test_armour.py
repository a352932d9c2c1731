"""A phone reads the chances of a shot before it is fired."""

from game.core.spelling import Offers, Picking, Piece
from game.rules.dice_and_armour import DICE_AND_ARMOUR
from game.rules.dice_and_armour.actions import Move, Resign
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.play import new
from game.scenes.dice_and_armour.table_face import TABLE
from game.scenes.phones.phone_hand import hand_of
from game.scenes.phones.seated import Seated
from tests.scenes.phones.party import match, party, table


def test_a_target_tells_its_chances_on_the_phone(kit):
    table = new(read_start("simple; H^ E3; lv E5; h< H9"), 5).table
    shooter, target = table.own(0)[0], table.own(1)[0]
    legal = DICE_AND_ARMOUR.legal(table, 0)
    picking = Picking(Offers(DICE_AND_ARMOUR.spell, table, 0, legal)).take(Piece(shooter.number))
    hand = hand_of(Seated(kit, kit.words, TABLE, 0, picking, ("South", "North")))
    offer = next(each for each in hand.offers if each.part == Piece(target.number))
    assert offer.last
    assert offer.tip.startswith("Hits 6 of 6. Destroys 6 of 36.")
    assert all(not each.tip for each in hand.offers if not each.last)


def test_a_phone_is_told_a_drive_in_a_line_and_what_came_of_each_shot(kit):
    state, seen = DICE_AND_ARMOUR.new(read_start("simple; H^ E3; lv E5; h< H9; lv C9"), 5), []
    before = state.table
    for line in ("E3>E4", "E4 at N"):
        action = next(
            each
            for each in DICE_AND_ARMOUR.legal(state.table, 0)
            if DICE_AND_ARMOUR.text.name(state.table, each) == line
        )
        step = DICE_AND_ARMOUR.apply(state, action)
        state, seen = step.state, [*seen, *step.events]
    said = TABLE.retold(kit.words, 1, before, tuple(seen), ("South", "North"))
    assert said[0] == "Heavy tank (South) drives to E4"
    assert said[1] == "Heavy tank (South) shoots at Light tank (North), E5"
    assert said[2].startswith("Hit die")
    assert not any("Turn" in each or each.endswith("E3") for each in said)


def test_many_cells_of_one_drive_are_one_line(kit):
    state = DICE_AND_ARMOUR.new(read_start("simple; L^ E3; h< H9"), 5)
    action = next(
        each
        for each in DICE_AND_ARMOUR.legal(state.table, 0)
        if isinstance(each, Move) and len(each.path) == 3
    )
    told = DICE_AND_ARMOUR.apply(state, action).events
    said = TABLE.retold(kit.words, 1, state.table, told, ("South", "North"))
    assert sum("drives" in each for each in said) == 1


def test_a_phone_is_told_who_won_and_why(kit):
    with party(kit) as made:
        played = match("dice_and_armour", None, None)
        table(made, played)
        hands = [made.sits(seat) for seat in range(2)]
        made.until(lambda: hands[0].chooses or hands[1].chooses)
        played.submit(Resign(1))
        made.until(lambda: all(each.asked.state == "over" for each in hands))
        for hand, why in zip(hands, ("The other side resigned.", "You resigned."), strict=True):
            assert hand.asked.hand.ask == "South wins!"
            assert hand.asked.hand.log[0] == why
            assert any(each.startswith("North: Tanks left: 7") for each in hand.asked.hand.log)


def test_what_a_ram_costs_is_said_once(kit):
    table = DICE_AND_ARMOUR.new(read_start("simple; M^ C2; lv D4; h< H9"), 5).table
    rammer, met = table.own(0)[0], table.own(1)[0]
    legal = DICE_AND_ARMOUR.legal(table, 0)
    picking = Picking(Offers(DICE_AND_ARMOUR.spell, table, 0, legal)).take(Piece(rammer.number))
    hand = hand_of(Seated(kit, kit.words, TABLE, 0, picking.take(met.cell), ("South", "North")))
    assert hand.ask.startswith("A ram breaks one part of it")
    assert hand.foretell == ""
