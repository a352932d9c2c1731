"""How a fight begins: who waits there, joins, is let in, and stands where (L4.2, L4.7)."""

from __future__ import annotations

from game.rules.road_to_the_overlord import actions, decks, finds
from game.rules.road_to_the_overlord.course import Story, near, together
from game.rules.road_to_the_overlord.events import (
    FightBegan,
    FightTurnBegan,
    HeroPlaced,
    JoinAnswered,
    MonstersPlaced,
    RivalAnswered,
    StageBegan,
)
from game.rules.road_to_the_overlord.field import MONSTERS
from game.rules.road_to_the_overlord.state import BOSS, FIRST_OTHER, Foe, Skill, Stage, Table


def open_fight(story: Story, *, boss: bool = False) -> None:
    """Let the boss, or what waits on the mark, stand up against the hero on turn."""
    table = story.table
    foes = (_boss(table),) if boss else _drawn(story)
    if not foes:
        finds.meet(story)
        return
    began = FightBegan(table.turn, table.own.mark, foes, near(table))
    story.say(began, "L1.2" if boss else "L2.2")
    go_on(story)


def join(story: Story, action: actions.Join) -> None:
    story.say(JoinAnswered(action.seat, action.comes), "L4.7")
    go_on(story)


def admit(story: Story, action: actions.Admit) -> None:
    rival = story.table.ongoing.asked[0]
    story.say(RivalAnswered(action.seat, rival, action.lets), "L4.7")
    go_on(story)


def place(story: Story, action: actions.Place) -> None:
    story.say(HeroPlaced(action.seat, action.at), "L4.2")
    go_on(story)


def go_on(story: Story) -> None:
    """Ask the next one, or begin the next stage when there is nobody left to ask."""
    table, fight = story.table, story.table.ongoing
    if fight.asked:
        return
    fighting = tuple(each.seat for each in fight.heroes)
    rivals = tuple(seat for seat in fighting if not together(table, seat, table.turn))
    if fight.stage is Stage.JOINING and rivals:
        story.say(StageBegan(Stage.ADMITTING, rivals), "L4.7")
    elif fight.stage is Stage.PLACING:
        story.say(MonstersPlaced(MONSTERS[: len(fight.foes)]), "L4.2")
        story.say(FightTurnBegan(fighting[0], 1), "L4.3")
    else:
        story.say(StageBegan(Stage.PLACING, fighting), "L4.2")


def _boss(table: Table) -> Foe:
    return Foe(FIRST_OTHER, BOSS, table.setup.boss_life, skill=Skill.WARNING)


def _drawn(story: Story) -> tuple[Foe, ...]:
    table = story.table
    deck, many = decks.monsters(table), finds.waiting(table).monsters
    names = story.dice("foes", table.number).sample(deck, min(many, len(deck), len(MONSTERS)))
    cards = table.setup.cards
    return tuple(
        Foe(number, name, cards.monster(name).life)
        for number, name in enumerate(names, FIRST_OTHER)
    )
