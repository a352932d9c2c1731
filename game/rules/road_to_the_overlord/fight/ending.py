"""How a fight ends, what it brings, and what of it goes on along the road (L4.6, L4.7, L2.4)."""

from __future__ import annotations

from itertools import cycle, islice

from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions, decks, finds
from game.rules.road_to_the_overlord.cards import Cards, MonsterName
from game.rules.road_to_the_overlord.course import Story, end_turn, finish, winning
from game.rules.road_to_the_overlord.events import (
    ExperienceGained,
    FightBrokenOff,
    FightLost,
    FightOver,
    FightWon,
    HeroFled,
    LevelReached,
    LootTaken,
    StageBegan,
)
from game.rules.road_to_the_overlord.state import BAR, BOSS, Fight, How, Stage, Table

RICH = 3
"""A monster of this level or more has two treasures, any other one (L4.6)."""


def won(story: Story) -> None:
    """Share what the fallen were worth; with the boss down the match is over (L1.2)."""
    table, fight = story.table, story.table.ongoing
    seats = tuple(each.seat for each in fight.heroes)
    if BOSS in fight.fallen:
        story.say(FightWon(seats, 0, ()), "L1.2")
        finish(story, How.BEATEN, winning(table, (table.setup.teams[seat] for seat in seats)))
        return
    levels = [table.setup.cards.monster(name).level for name in fight.fallen]
    share = -(-sum(levels) // len(seats))
    many = sum(_treasures(table.setup.cards, name) for name in fight.fallen)
    loot = decks.draw(story, table.turn, many, "loot", table.number)
    story.say(FightWon(seats, share, loot), "L4.6")
    for seat in seats:
        _gain(story, seat, share)
    share_out(story)


def lost(story: Story) -> None:
    story.say(FightLost(story.table.turn), "L2.4")
    _over(story)


def broken_off(story: Story) -> None:
    """Let all who stand there go, as if they had fled (L4.7)."""
    story.say(FightBrokenOff(story.table.turn), "L4.7")
    for each in story.table.ongoing.heroes:
        flee_back(story, each.seat)
    _over(story)


def called_off(story: Story) -> None:
    """Clear the field of a fight that has not begun, since its hero left the match."""
    _over(story)


def flee_back(story: Story, seat: Seat) -> None:
    """Throw how far a hero flees, back from its own mark (L4.7)."""
    table = story.table
    dice = story.dice("flee", table.number, table.ongoing.number, seat)
    face = dice.below(6) + 1
    story.say(Rolled("flee", (Throw(seat, (face,)),)), "L4.7")
    story.say(HeroFled(seat, max(0, table.heroes[seat].mark - face)), "L4.7")


def pick(story: Story, action: actions.Pick) -> None:
    story.say(LootTaken(action.seat, action.card), "L4.6")
    share_out(story)


def share_out(story: Story) -> None:
    """Ask who picks next; where nobody has a choice the treasure is dealt (L4.6)."""
    while story.table.ongoing.loot and story.table.ongoing.heroes:
        fight = story.table.ongoing
        if not fight.asked:
            story.say(StageBegan(Stage.LOOT, _picking(story.table, fight)), "L4.6")
            continue
        if len(fight.loot) > 1 and len({*fight.asked}) > 1:
            return
        story.say(LootTaken(fight.asked[0], fight.loot[0]), "L4.6")
    _over(story)


def _picking(table: Table, fight: Fight) -> tuple[Seat, ...]:
    """Return who picks in turn, from the hero on turn, until nothing is left."""
    return tuple(islice(cycle(each.seat for each in fight.heroes), len(fight.loot)))


def _gain(story: Story, seat: Seat, share: int) -> None:
    if not share:
        return
    story.say(ExperienceGained(seat, share), "L4.6")
    while story.table.heroes[seat].experience >= BAR:
        story.say(LevelReached(seat, story.table.heroes[seat].level + 1), "L3.1")


def _treasures(cards: Cards, name: MonsterName) -> int:
    return 2 if cards.monster(name).level >= RICH else 1


def _over(story: Story) -> None:
    """Clear the field; what else is on the mark is for the hero on turn, if it stands there."""
    table, fight = story.table, story.table.ongoing
    stands = any(each.seat == table.turn for each in fight.heroes)
    story.say(FightOver(fight.mark), "L2.2")
    if stands:
        finds.meet(story)
    else:
        end_turn(story)
