"""Where each die of a match is thrown, so that records of today play again tomorrow."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rolled_dice import Rolled
from game.rules.road_to_the_overlord import RULES, decks, events
from game.rules.road_to_the_overlord.finds import TRAPS
from tests.rules.road_to_the_overlord.many import match
from tests.setups.road_to_the_overlord import SETUPS, setup

MATCHES = [match(setup((0, 1), rounds=30), seed) for seed in range(1, 8)]
SIX, TEN = 6, 10


def face(played, sides, *place):
    return Dice(played.seed, *place).below(sides) + 1


def told(kind):
    """Yield each event of a kind with its match, its turn and the table before it."""
    for played in MATCHES:
        for turn in played.turns:
            table = turn.before.table
            for each in turn.step.events:
                if isinstance(each.event, kind):
                    yield played, turn, table, each.event
                table = RULES.evolve(table, each.event)


def test_the_way_is_thrown_by_the_turn():
    found = [each for each in told(Rolled) if each[3].what == "walk"]
    assert len(found) > 50
    for played, turn, table, event in found:
        assert turn.step.rolled == (("walk", table.number),)
        assert event.throws[0].faces == (face(played, SIX, "walk", table.number),)


def test_monsters_are_drawn_by_the_turn_from_all_that_there_are():
    found = [*told(events.FightBegan)]
    assert len(found) > 20
    for played, _, table, event in found:
        deck = decks.monsters(table)
        drawn = Dice(played.seed, "foes", table.number).sample(deck, len(event.foes))
        if event.mark < table.setup.last:
            assert tuple(foe.name for foe in event.foes) == tuple(drawn)


def test_a_treasure_is_drawn_by_the_turn():
    found = [*told(events.TreasureFound)]
    assert len(found) > 20
    for played, _, table, event in found:
        dice = Dice(played.seed, "treasure", table.number, 0)
        assert event.card == dice.choice(decks.treasures(table))


def test_loot_is_drawn_one_by_one():
    found = [each for each in told(events.FightWon) if each[3].loot]
    assert any(len(event.loot) > 1 for *_, event in found)
    for played, _, table, event in found:
        left = [*decks.treasures(table)]
        for number, card in enumerate(event.loot):
            assert card == Dice(played.seed, "loot", table.number, number).choice(tuple(left))
            left.remove(card)


def test_a_trap_is_thrown_by_the_turn():
    found = [each for each in told(events.TrapSprung) if each[3].trap.value != "disarmed"]
    assert len(found) > 20
    for played, _, table, event in found:
        assert event.trap is TRAPS[face(played, SIX, "trap", table.number) - 1]


def test_who_flees_throws_by_the_turn_of_the_fight():
    found = [each for each in told(Rolled) if each[3].what == "flee"]
    assert len(found) > 5
    for played, _, table, event in found:
        seat = event.throws[0].seat
        place = ("flee", table.number, table.fight.number, seat)
        assert event.throws[0].faces == (face(played, SIX, *place),)


def test_what_depends_on_luck_is_thrown_by_who_strikes_whom():
    dodged = 0
    for played, _, table, event in told(events.BlowDodged):
        place = ("dodge", table.number, table.fight.number, event.by, event.to)
        assert face(played, TEN, *place) > TEN - 9
        dodged += 1
    assert dodged > 3


def test_nothing_else_is_thrown():
    played = [*MATCHES, *(match(each, 3) for _, each in SETUPS)]
    places = {place[0] for each in played for turn in each.turns for place in turn.step.rolled}
    road = {"walk", "foes", "treasure", "trap", "disarm", "loot"}
    assert places <= {*road, "flee", "dodge", "chance", "blind", "heresy"}
    assert places >= {*road, "flee", "dodge", "chance", "heresy"}
