"""What is shot, taken and won, as lines of a story: volleys (T7), bonuses (T8), points (T10)."""

from __future__ import annotations

from game.rules.tanchiki import events

from .drawing import letter
from .wording import at, hits, letters, named


def tell_volley(event: events.VolleyEvent) -> str:
    match event:
        case events.VolleyFired(_, shots):
            return "volley: " + (", ".join(map(_shot, shots)) or "nobody shoots")
        case events.BrickHalved(cell):
            return f"brick {at(cell)} is half"
        case events.BrickRemoved(cell):
            return f"brick {at(cell)} is gone"
        case events.HelmetBroken(seat, count):
            return f"{letter(seat)} loses a helmet to {hits(count)}"
        case events.CardsLost(seat, by, count, _):
            return f"{letter(seat)} loses {count} cards to {hits(by)}"
        case events.TankExploded(seat, cell, count):
            return f"{letter(seat)} explodes at {at(cell)} by {hits(count)}"
        case events.BotExploded(bot, cell, by):
            return f"{letter(bot)} explodes at {at(cell)} by {letters(by)}"


def tell_scoring(event: events.ScoringEvent) -> str:
    match event:
        case events.EagleTaken(seat, cell, number, points):
            return f"{letter(seat)} takes eagle {number} at {at(cell)}: {points} points"
        case events.EagleLanded(cell, quarter, clockwise):
            turned = "clockwise" if clockwise else "counter-clockwise"
            return f"eagle lands {turned} in quarter {quarter + 1} at {at(cell)}"
        case events.TokenTaken(seat, bot, token, _, points):
            return f"{letter(seat)} takes {letter(bot)} ({named(token)}): {points} points"
        case events.TokenReturned(bot, token, _):
            return f"{letter(bot)} ({named(token)}) goes back to the supply"


def tell_bonus(event: events.BonusEvent) -> str:
    match event:
        case events.BonusAppeared(_, cell, face, _):
            return f"{face.value} appears at {at(cell)}"
        case events.BonusTaken(seat, cell, face):
            return f"{letter(seat)} takes {face.value} at {at(cell)}"
        case events.BonusDiscarded(bot, cell, face):
            return f"{letter(bot)} discards {face.value} at {at(cell)}"
        case events.BonusReturned(face):
            return f"{face.value} goes back to the supply"
        case events.ClockStarted(seat):
            return f"{letter(seat)} stops the bots"
        case events.HelmetKept(seat):
            return f"{letter(seat)} keeps the helmet"
        case events.ShovelUsed(seat, cell):
            return f"{letter(seat)} digs at {at(cell)}"
        case events.BrickBuilt(cell):
            return f"brick {at(cell)} is built"
        case events.ShovelWasted(seat):
            return f"{letter(seat)} has no use for the shovel"
        case events.GrenadeThrown(seat, cell, cells):
            return f"{letter(seat)} throws a grenade at {at(cell)} over {len(cells)} cells"


def _shot(shot: events.Shot) -> str:
    who = letter(shot.shooter)
    if shot.piece is not None:
        return f"{who} {'lobs at' if shot.lobbed else 'hits'} {letter(shot.piece)}"
    if shot.struck is events.Struck.NOTHING:
        return f"{who} hits nothing"
    return f"{who} hits {shot.struck.value} {at(shot.path[-1])}"
