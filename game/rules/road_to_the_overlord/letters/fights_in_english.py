"""Events of a fight in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import NO_FIGURE
from game.rules.road_to_the_overlord.state import Spell, Table

from .notation import cards_name, cell_name, figure_name, hero_name


def tell_around(table: Table, event: events.Around) -> str:
    match event:
        case events.FightBegan(seat, mark, foes, asked):
            whom = ", ".join(f"{each.name} {each.number}" for each in foes)
            return f"{hero_name(seat)} meets {whom} on {mark}" + _asked(asked)
        case events.StageBegan(stage, asked):
            return f"{stage.value}" + _asked(asked)
        case events.MonstersPlaced(cells):
            foes = () if table.fight is None else table.fight.foes
            told = (
                f"{f.name} {f.number} {cell_name(c)}" for f, c in zip(foes, cells, strict=False)
            )
            return "placed: " + ", ".join(told)
        case events.FightBrokenOff():
            return "nobody was hurt for long: the fight is broken off"
        case events.FightLost():
            return "the fight is lost"
        case events.FightWon(seats, experience, loot):
            who = ", ".join(map(hero_name, seats))
            return f"won by {who}: experience {experience}, loot {cards_name(loot)}"
        case events.FightOver(mark):
            return f"the fight on {mark} is over"
        case _:
            return _hero(event)


_OfHero = (
    events.JoinAnswered
    | events.RivalAnswered
    | events.HeroPlaced
    | events.FightTurnBegan
    | events.HeroFled
    | events.ExperienceGained
    | events.LevelReached
    | events.LootTaken
)


def _hero(event: _OfHero) -> str:
    who = hero_name(event.seat)
    match event:
        case events.JoinAnswered(comes=comes):
            return f"{who} {'comes' if comes else 'stays out'}"
        case events.RivalAnswered(rival=rival, lets=lets):
            return f"{who} {'lets' if lets else 'does not let'} {hero_name(rival)} in"
        case events.HeroPlaced(at=at):
            return f"{who} stands on {cell_name(at)}"
        case events.FightTurnBegan(number=number):
            return f"{who} is on turn {number} of the fight"
        case events.HeroFled(to=to):
            return f"{who} flees to {to}"
        case events.ExperienceGained(amount=amount):
            return f"{who} gains {amount}"
        case events.LevelReached(level=level):
            return f"{who} reaches level {level}"
        case events.LootTaken(card=card):
            return f"{who} takes {card}"
        case _:
            assert_never(event)


def tell_blow(table: Table, event: events.Blows) -> str:
    match event:
        case events.BlowStruck(by, to, damage, left, spell, blocked):
            how = f" by {spell}" if spell else ""
            struck = f"{_who(table, by)} strikes {_who(table, to)}{how}"
            return f"{struck} for {damage}{', blocked' * blocked}, {left} left"
        case events.BlowDodged(by, to):
            return f"{_who(table, to)} dodges {_who(table, by)}"
        case events.FigureHurt(figure, damage, left, of):
            return f"{_who(table, figure)} loses {damage} by {of}, {left} left"
        case events.FigureHealed(figure, amount, life, of):
            return f"{_who(table, figure)} regains {amount} by {of}, life {life}"
        case events.FigureFell(figure, by):
            how = "" if by == NO_FIGURE else f" by {_who(table, by)}"
            return f"{_who(table, figure)} falls{how}"
        case events.HeroRevived(seat, life, of):
            return f"{hero_name(seat)} lives on by {of}, life {life}"
        case events.HeroDied(seat, life):
            return f"{hero_name(seat)} dies, and is at the start with life {life}"
        case _:
            return _beside(table, event)


_Beside = (
    events.FigureStepped
    | events.SpellBegan
    | events.SpellsRun
    | events.TurnSkipped
    | events.CompanionsCame
    | events.CompanionLeft
    | events.BossActed
    | events.MonsterCame
)


def _beside(table: Table, event: _Beside) -> str:
    match event:
        case events.FigureStepped(figure, to, forced):
            how = "is called" if forced else "steps"
            return f"{_who(table, figure)} {how} to {cell_name(to)}"
        case events.SpellBegan(figure, spell):
            return f"{_who(table, figure)}: {_spell(spell)}"
        case events.SpellsRun(figure, spells):
            return f"{_who(table, figure)} keeps {', '.join(map(_spell, spells)) or 'nothing'}"
        case events.TurnSkipped(figure, of):
            return f"{_who(table, figure)} is kept by {of}"
        case events.CompanionsCame(seat, companions):
            come = (
                f"{c.name} {c.number} {c.attack}/{c.life} {cell_name(c.at)}" for c in companions
            )
            return f"{hero_name(seat)} calls {', '.join(come)}"
        case events.CompanionLeft(figure):
            return f"{_who(table, figure)} goes"
        case events.BossActed(skill, target):
            return f"overlord, {skill.value} against {hero_name(target)}"
        case events.MonsterCame(foe):
            where = "" if foe.at is None else f" {cell_name(foe.at)}"
            return f"{foe.name} {foe.number} comes{where}"
        case _:
            assert_never(event)


def _asked(asked: tuple[Seat, ...]) -> str:
    return f", asked {' '.join(map(hero_name, asked))}" if asked else ""


def _spell(spell: Spell) -> str:
    lasts = f" for {spell.left}" if spell.left else ""
    return f"{spell.verb.value} {spell.amount}{lasts} of {spell.of}"


def _who(table: Table, number: int) -> str:
    return figure_name(table.fight, number)
