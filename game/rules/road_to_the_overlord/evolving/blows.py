"""What changes on the field: steps, blows, spells, who comes and who falls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.events import Blows
from game.rules.road_to_the_overlord.state import FIRST_OTHER, Table

from .around import gone

Struck = (
    events.BlowStruck
    | events.BlowDodged
    | events.FigureHurt
    | events.FigureHealed
    | events.HeroRevived
    | events.HeroDied
)
Come = events.CompanionsCame | events.CompanionLeft | events.MonsterCame | events.FigureFell


def blow(table: Table, event: Blows) -> Table:
    if isinstance(event, Struck):
        return _struck(table, event)
    if isinstance(event, Come):
        return _come(table, event)
    match event:
        case events.FigureStepped(figure, to, forced):
            table = _figure(table, figure, lambda each: {"at": to})
            own = not forced and figure == table.ongoing.turn
            return table.in_fight(stepped=True) if own else table
        case events.SpellBegan(figure, spell):
            return _figure(table, figure, lambda each: {"spells": (*each.spells, spell)})
        case events.SpellsRun(figure, spells):
            return _figure(table, figure, lambda each: {"spells": spells})
        case events.BossActed(next=skill):
            foes = (
                foe if foe.skill is None else replace(foe, skill=skill)
                for foe in table.ongoing.foes
            )
            return table.in_fight(foes=tuple(foes))
        case events.TurnSkipped():
            return table


def _struck(table: Table, event: Struck) -> Table:
    match event:
        case events.BlowStruck(by, to, damage, left, spell):
            return _hurt(_acted(table, by, spell), to, damage, left)
        case events.BlowDodged(by):
            return _acted(table, by, "")
        case events.FigureHurt(figure, damage, left):
            return _hurt(table, figure, damage, left)
        case events.FigureHealed(figure, _, life):
            return _life(table, figure, life)
        case events.HeroRevived(seat, life, of):
            table = table.with_hero(seat, life=life)
            return _figure(table, seat, lambda each: {"used": (*each.used, of)})
        case events.HeroDied(seat, life):
            deaths = table.heroes[seat].deaths + 1
            return gone(table, seat).with_hero(seat, mark=0, life=life, deaths=deaths)


def _come(table: Table, event: Come) -> Table:
    fight = table.ongoing
    match event:
        case events.CompanionsCame(_, companions):
            return table.in_fight(
                companions=(*fight.companions, *companions),
                next_number=fight.next_number + len(companions),
            )
        case events.CompanionLeft(figure):
            return _without(table, figure)
        case events.MonsterCame(foe):
            return table.in_fight(foes=(*fight.foes, foe), next_number=fight.next_number + 1)
        case events.FigureFell(figure, by):
            fallen = tuple(foe.name for foe in fight.foes if foe.number == figure)
            if fallen and 0 <= by < FIRST_OTHER:
                table = table.with_hero(by, kills=table.heroes[by].kills + 1)
            return _without(table, figure).in_fight(fallen=(*fight.fallen, *fallen))


def _acted(table: Table, by: FigureNumber, spell: str) -> Table:
    """A plain blow of the hero on turn is what it does in this turn."""
    return table.in_fight(acted=True) if by == table.ongoing.turn and not spell else table


def _hurt(table: Table, figure: FigureNumber, damage: int, left: int) -> Table:
    table = _life(table, figure, left)
    return table.in_fight(hurt=True) if damage else table


def _life(table: Table, figure: FigureNumber, life: int) -> Table:
    if figure < FIRST_OTHER:
        return table.with_hero(figure, life=life)
    return _figure(table, figure, lambda each: {"life": life})


def _figure(table: Table, figure: FigureNumber, changes: Callable[[Any], dict[str, Any]]) -> Table:
    """Return the table with something changed at one figure on the field."""
    fight = table.ongoing
    if figure < FIRST_OTHER:
        return table.in_fight(
            heroes=tuple(
                replace(each, **changes(each)) if each.seat == figure else each
                for each in fight.heroes
            )
        )
    kind = "foes" if any(foe.number == figure for foe in fight.foes) else "companions"
    figures = tuple(
        replace(each, **changes(each)) if each.number == figure else each
        for each in getattr(fight, kind)
    )
    return table.in_fight(**{kind: figures})


def _without(table: Table, figure: FigureNumber) -> Table:
    fight = table.ongoing
    return table.in_fight(
        foes=tuple(each for each in fight.foes if each.number != figure),
        companions=tuple(each for each in fight.companions if each.number != figure),
    )
