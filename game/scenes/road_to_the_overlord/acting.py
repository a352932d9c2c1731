"""Who acts on the road: whose hero or companion it is, or which monster."""

from __future__ import annotations

from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.standing import figure_of
from game.rules.road_to_the_overlord.state import BOSS, Companion, Fighter, Foe, Table
from game.scenes.faces.acting import NOBODYS, Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.road_to_the_overlord.looks import (
    ALLY,
    FOE,
    STRANGE_ALLY,
    STRANGE_FOE,
    hero_pictures,
)

from .naming import CARD, WORDS, foe_name

Suffered = (
    events.FigureFell
    | events.FigureHurt
    | events.FigureHealed
    | events.SpellBegan
    | events.HeroDied
    | events.HeroRevived
    | events.CompanionsCame
    | events.MonsterCame
)
"""It is told of whom it befell: who did it, its cause says."""


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts, None where the cause of an event tells."""
    match event:
        case events.BlowStruck(by=number) | events.BlowDodged(by=number):
            return _figure(words, shown, number)
        case events.FigureStepped(figure=number) | events.TurnSkipped(figure=number):
            return _figure(words, shown, number)
        case events.BossActed():
            foes = shown.fight.foes if shown.fight is not None else ()
            return next((_foe(words, foe) for foe in foes if foe.name == BOSS), None)
        case events.MonstersPlaced():
            return _foes(words, shown)
        case events.FightWon(seats=seats):
            return Acting(seats, tuple(hero_pictures(shown, seat) for seat in seats))
        case events.FightOver() | events.SpellsRun():
            return NOBODYS
        case _ if isinstance(event, Suffered):
            return None
    seat = seat_of(shown, event)
    return None if seat is None else Acting((seat,), (hero_pictures(shown, seat),))


def _figure(words: Words, shown: Table, number: FigureNumber) -> Acting | None:
    match figure_of(shown, number):
        case Fighter(seat=seat):
            return Acting((seat,), (hero_pictures(shown, seat),))
        case Companion(of=seat) as ally:
            known = ally.name if f"{CARD}.{ally.name}" in words else STRANGE_ALLY
            return Acting((seat,), ((f"{ALLY}.{known}",),))
        case Foe() as foe:
            return _foe(words, foe)
        case None:
            return None


def _foe(words: Words, foe: Foe) -> Acting:
    return Acting(pieces=((_picture(words, foe),),), name=foe_name(words, foe.name))


def _foes(words: Words, shown: Table) -> Acting:
    """Return who waits on the mark, each kind once."""
    foes = shown.fight.foes if shown.fight is not None else ()
    kinds = {foe.name: foe for foe in foes}
    names = ", ".join(foe_name(words, name) for name in kinds)
    return Acting(pieces=tuple((_picture(words, foe),) for foe in kinds.values()), name=names)


def _picture(words: Words, foe: Foe) -> str:
    known = f"{WORDS}.foe.{foe.name}" in words
    return f"{FOE}.{foe.name if known else STRANGE_FOE}"
