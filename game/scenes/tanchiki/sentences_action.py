"""Shots, points and bonuses, in the players' words."""

from __future__ import annotations

from game.rules.tanchiki import events
from game.rules.tanchiki.state import FIRST_BOT, Table
from game.rules.tanchiki.volley import passed_by
from game.scenes.kit import Names, Words

from .naming import (
    bonus_name,
    bot_number,
    cell_name,
    piece_name,
    pieces_line,
    token_name,
)


def volley(words: Words, event: events.VolleyEvent, names: Names, shown: Table | None) -> str:
    match event:
        case events.VolleyFired(_, shots):
            head = words("event.tanchiki.volley", count=len(shots))
            told = (line for shot in shots for line in _shot(words, shot, names, shown))
            return "\n".join((head, *told))
        case events.BrickHalved(cell):
            return words("event.tanchiki.brick_halved", cell=cell_name(cell))
        case events.BrickRemoved(cell):
            return words("event.tanchiki.brick_removed", cell=cell_name(cell))
        case events.HelmetBroken(seat, hits):
            return words("event.tanchiki.helmet_broken", name=names[seat], count=hits)
        case events.CardsLost(seat, _, count, _):
            return words("event.tanchiki.cards_lost", name=names[seat], count=count)
        case events.TankExploded(seat, cell, hits):
            return words(
                "event.tanchiki.exploded", name=names[seat], cell=cell_name(cell), count=hits
            )
        case events.BotExploded(bot, _, by):
            name = piece_name(words, names, bot)
            who = pieces_line(words, names, by)
            # One alone scores (T7.6).
            key = "event.tanchiki.bot_exploded"
            return words(key if len(by) == 1 else f"{key}.shared", bot=name, names=who)


def _shot(words: Words, shot: events.Shot, names: Names, shown: Table | None) -> tuple[str, ...]:
    """Return what a shot strikes, and before that what it flew past and why."""
    name = piece_name(words, names, shot.shooter)
    past = passed_by(shown, shot) if shown is not None and shot.shooter < FIRST_BOT else ()
    why = {each: "off" if shown and shown.field.tanks[each].off else "hidden" for each in past}
    flew = (
        words(f"event.tanchiki.shot.{key}", name=name, target=names[each])
        for each, key in why.items()
    )
    match shot.struck:
        case events.Struck.NOTHING:
            struck = words("event.tanchiki.shot.nothing", name=name)
        case events.Struck.BRICK | events.Struck.CONCRETE as wall:
            cell = cell_name(shot.path[-1])
            struck = words(f"event.tanchiki.shot.{wall.value}", name=name, cell=cell)
        case _:
            assert shot.piece is not None
            target = piece_name(words, names, shot.piece)
            struck = words("event.tanchiki.shot.hits", name=name, target=target)
    return (*flew, struck)


def scoring(words: Words, event: events.ScoringEvent, names: Names) -> str:
    match event:
        case events.TokenTaken(seat, bot, token, _, points):
            return words(
                "event.tanchiki.token_taken",
                name=names[seat],
                number=bot_number(bot),
                token=token_name(words, token),
                points=points,
            )
        case events.TokenReturned(bot, _, _):
            return words("event.tanchiki.token_returned", bot=piece_name(words, names, bot))
        case events.EagleTaken(seat, _, number, points):
            return words(
                "event.tanchiki.eagle_taken", name=names[seat], number=number, points=points
            )
        case events.EagleLanded(cell, _, clockwise):
            key = "event.tanchiki.eagle_landed" if clockwise else "event.tanchiki.eagle_landed_back"
            return words(key, cell=cell_name(cell))


def bonuses(words: Words, event: events.BonusEvent, names: Names) -> str:
    match event:
        case events.BonusAppeared(_, cell, face, _):
            bonus = bonus_name(words, face)
            return words("event.tanchiki.bonus_appeared", bonus=bonus, cell=cell_name(cell))
        case events.BonusTaken(seat, _, face):
            bonus = bonus_name(words, face)
            return words("event.tanchiki.bonus_taken", name=names[seat], bonus=bonus)
        case events.BonusDiscarded(bot, _, face):
            name, bonus = piece_name(words, names, bot), bonus_name(words, face)
            return words("event.tanchiki.bonus_discarded", bot=name, bonus=bonus)
        case events.ClockStarted():
            return words("event.tanchiki.clock")
        case events.HelmetKept(seat):
            return words("event.tanchiki.helmet", name=names[seat])
        case events.ShovelUsed(seat, cell):
            return words("event.tanchiki.shovel", name=names[seat], cell=cell_name(cell))
        case events.BrickBuilt(cell):
            return words("event.tanchiki.brick_built", cell=cell_name(cell))
        case events.ShovelWasted(seat):
            return words("event.tanchiki.shovel_wasted", name=names[seat])
        case events.GrenadeThrown(seat, cell, _):
            return words("event.tanchiki.grenade", name=names[seat], cell=cell_name(cell))
        case events.BonusReturned():
            return ""
