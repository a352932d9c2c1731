"""What changes before and after blows: who joins, who stands where, what is won."""

from __future__ import annotations

from dataclasses import replace

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.events import Around
from game.rules.road_to_the_overlord.state import (
    BAR,
    FIRST_OTHER,
    Fight,
    Fighter,
    Stage,
    Table,
)

from .hands import taken

Ended = events.FightBrokenOff | events.FightLost | events.FightWon | events.FightOver
Gained = events.ExperienceGained | events.LevelReached | events.LootTaken


def around(table: Table, event: Around) -> Table:
    if isinstance(event, Ended):
        return _ended(table, event)
    if isinstance(event, Gained):
        return _gained(table, event)
    match event:
        case events.FightBegan(seat, mark, foes, asked):
            following = FIRST_OTHER + len(foes)
            fight = Fight(mark, Stage.JOINING, (Fighter(seat),), foes, asked=asked)
            return replace(
                table, fight=replace(fight, turn=seat, next_number=following), arrived=True
            )
        case events.HeroFled(seat, to):
            return gone(table, seat).with_hero(seat, mark=to)
        case events.FightTurnBegan(seat, number):
            return _turned(table, seat, number)
        case _:
            return _gathered(table, event)


def gone(table: Table, seat: Seat) -> Table:
    """Return the table without a hero on the field, and without who fights at its side."""
    fight = table.ongoing
    return table.in_fight(
        heroes=tuple(each for each in fight.heroes if each.seat != seat),
        companions=tuple(each for each in fight.companions if each.of != seat),
    )


def _gathered(
    table: Table,
    event: events.JoinAnswered
    | events.RivalAnswered
    | events.StageBegan
    | events.HeroPlaced
    | events.MonstersPlaced,
) -> Table:
    fight = table.ongoing
    match event:
        case events.JoinAnswered(seat, comes):
            heroes = (*fight.heroes, Fighter(seat)) if comes else fight.heroes
            return table.in_fight(heroes=heroes, asked=without(fight.asked, (seat,)))
        case events.RivalAnswered(_, rival, lets):
            table = table if lets else gone(table, rival)
            return table.in_fight(asked=without(fight.asked, (rival,)))
        case events.StageBegan(stage, asked):
            return table.in_fight(stage=stage, asked=asked)
        case events.HeroPlaced(seat, at):
            heroes = tuple(
                replace(each, at=at) if each.seat == seat else each for each in fight.heroes
            )
            return table.in_fight(heroes=heroes, asked=without(fight.asked, (seat,)))
        case events.MonstersPlaced(cells):
            pairs = zip(fight.foes, cells, strict=True)
            return table.in_fight(foes=tuple(replace(foe, at=at) for foe, at in pairs))


def _turned(table: Table, seat: Seat, number: int) -> Table:
    fight = table.ongoing
    companions = tuple(
        replace(each, left=each.left - 1) if each.of == seat and each.left > 1 else each
        for each in fight.companions
    )
    return table.in_fight(
        companions=companions,
        stage=Stage.FIGHTING,
        asked=(),
        turn=seat,
        number=number,
        quiet=0 if fight.hurt or number == 1 else fight.quiet + 1,
        hurt=False,
        stepped=False,
        acted=False,
    )


def _ended(table: Table, event: Ended) -> Table:
    match event:
        case events.FightWon(_, _, loot):
            return table.in_fight(loot=loot)
        case events.FightOver():
            return replace(table, fight=None)
        case _:
            return table


def _gained(table: Table, event: Gained) -> Table:
    hero = table.heroes[event.seat]
    match event:
        case events.ExperienceGained(seat, amount):
            return table.with_hero(seat, experience=hero.experience + amount)
        case events.LevelReached(seat, level):
            left = hero.experience - BAR
            return table.with_hero(seat, level=level, life=hero.life + 1, experience=left)
        case events.LootTaken(seat, card):
            return _looted(table, seat, card)


def _looted(table: Table, seat: Seat, card: str) -> Table:
    fight = table.ongoing
    asked = fight.asked[1:]
    table = table.in_fight(loot=without(fight.loot, (card,)), asked=asked)
    return taken(table, seat, card)
