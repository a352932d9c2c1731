"""What each event of Arena of Eight looks like: times, ways, stances, effects and sounds.

A fighter's way is named `fighter 0`; how it stands meanwhile is an effect (`fighters.py`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.state import MARKS, SEATS, How, Table, other
from game.view.show.carried_pictures import gained
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, effect_between
from game.view.show.step_flow import held
from game.view.show.victory import Hero, victory

from .blow_clips import fought
from .fighters import acting
from .motions import SIGHTS, flown, hopped, laid
from .outcome_clips import skipped, suffered
from .standing_pieces import CHEST, COLUMNS, HEAD, LINE, LIVERY, ROWS, above, back_picture, rest

STEP, FEINT = 420, 420
DRAWN, NEXT_CARD, RENEWED = 420, 60, 500
ENDED, DECIDED, BEGAN, FLOURISH = 900, 1500, 900, 1500


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Fought):
        return fought(shown, event)
    if isinstance(event, events.Suffered):
        return suffered(shown, event)
    if isinstance(event, events.Moved):
        return _moved(shown, event)
    if isinstance(event, events.Drawn):
        return _drawn(shown, event)
    if isinstance(event, events.Turned):
        return skipped(shown, event) if isinstance(event, events.TurnSkipped) else CUT
    return _ended(shown, event)


def flowing(
    clip: Clip, before: events.Event | None, event: events.Event, after: events.Event | None
) -> Clip:
    """Hold what decides the match."""
    return held(clip, isinstance(after, events.MatchEnded))


def _moved(shown: Table, event: events.Moved) -> Clip:
    match event:
        case events.FighterStepped(seat, card, to):
            third = STEP // 3
            act = acting(seat, ("stride", third), ("close", third), ("stand", third))
            way = Move(rest(shown.sides[seat].cell), rest(to), Ease.DRIVE)
            return laid(Clip(STEP, {f"fighter {seat}": way}, (act,), sound="tin.step"), (card,))
        case events.FighterHopped(seat, cards, to):
            return laid(hopped(shown, seat, to), cards)
        case events.FighterSomersaulted(seat, cards, to):
            return laid(flown(shown, seat, to), cards)
        case _:
            assert_never(event)


def _drawn(shown: Table, event: events.Drawn) -> Clip:
    match event:
        case events.CardsDrawn(seat, count):
            to = above(shown.sides[seat].cell, CHEST)
            times = [NEXT_CARD * number for number in range(count)]
            card = Effect(f"fly {back_picture(seat)}", (COLUMNS - 1) / 2, 0, 480)
            flies = (replace(card, begins=ms, to_x=to.x, to_y=to.y) for ms in times)
            cues = tuple(Cue("card.deal", ms) for ms in times[::2])
            whole = DRAWN + NEXT_CARD * count
            reaches = acting(seat, ("super", 160), ("super", whole - 360), ("stand", 200))
            return Clip(whole, effects=(reaches, *flies), cues=cues)
        case events.DeckRenewed():
            return Clip(RENEWED, sound="card.deal")
        case events.Feinted(seat, card):
            act = acting(seat, ("coil", 130), ("guard", 120), ("stand", 170))
            return laid(Clip(FEINT, effects=(act,), sound="tin.step"), (card,))
        case _:
            assert_never(event)


def _ended(shown: Table, event: events.Ended) -> Clip:
    match event:
        case events.RoundEnded(winner, how):
            return _round_ended(shown, winner, how)
        case events.RoundBegan():
            return _arriving()
        case events.Flourished(seat):
            return _flourished(shown, seat)
        case events.MatchEnded(winners):
            return _match_ended(shown, winners)
        case _:
            assert_never(event)


def _round_ended(shown: Table, winner: Seat | None, how: How) -> Clip:
    """The bell; whoever won holds up its fist, and the star is its own."""
    bell = (Cue("tin.bell"),)
    if winner is None:
        return Clip(ENDED, cues=bell)
    won = gained(above(shown.sides[winner].cell, HEAD - 0.4), "icon.star", 0)
    loser = "fallen" if how is How.KNOCKED_OUT else "dizzy"
    acts = (
        acting(winner, ("flourish", 260), until=DECIDED),
        acting(other(winner), (loser, 200), until=DECIDED),
    )
    return Clip(DECIDED, effects=(*acts, won), cues=bell)


def _arriving() -> Clip:
    """Both come to their marks from their corners, wound up anew."""
    ways, acts = {}, []
    for seat in SEATS:
        end = rest(MARKS[seat])
        start = replace(end, x=end.x + (seat * 2 - 1) * 3.6)
        ways[f"fighter {seat}"] = Move(start, end, Ease.SETTLE, 0, BEGAN - 200)
        walks = [(stance, 110) for stance in ("stride", "close") * 3]
        acts.append(acting(seat, *walks, ("stand", 110), until=BEGAN))
    return Clip(BEGAN, ways, tuple(acts), (Cue("tin.key"), Cue("tin.bell", BEGAN - 200)))


def _flourished(shown: Table, seat: Seat) -> Clip:
    """The super blow that was kept is shown to the sky."""
    place, fighter = shown.sides[seat].cell, shown.setup.fighters[seat]
    sight, sound = SIGHTS[fighter]
    ends = {"gale": (rest(place), rest(place)), "bolt": (above(place, 5), above(place, HEAD))}
    start, end = ends.get(sight, (above(place, HEAD), above(place, 5)))
    act = acting(seat, ("super", 240), ("super", 500), ("flourish", 260), until=FLOURISH)
    sign = gained(above(place, HEAD - 0.3), f"tin_sign.super.{fighter.value}", 0, 200)
    effects = (act, effect_between(sight, start, end, FLOURISH), sign)
    return Clip(FLOURISH, effects=effects, sound=sound)


def _match_ended(shown: Table, winners: tuple[Seat, ...]) -> Clip:
    """The light falls on all of who has won, and it leaps."""
    heroes = [
        Hero(f"fighter {seat}", rest(shown.sides[seat].cell), f"link.{LIVERY[seat]}", upright=True)
        for seat in winners
    ]
    link = f"link.{LIVERY[winners[0]] if winners else 4}"
    found = victory(heroes, link, COLUMNS, ROWS, "match.won" if winners else "match.lost")
    acts = (acting(seat, ("flourish", 200), until=found.ms) for seat in winners)
    return replace(found, effects=(*acts, *map(_lit, found.effects)))


def _lit(effect: Effect) -> Effect:
    """Return the light of a victory, from the feet of a fighter up to its head."""
    kind, _, spot = effect.kind.partition(" ")
    if kind != "spotlight":
        return effect
    x = spot.partition(",")[0]
    spots = " ".join(f"{x},{LINE - up}" for up in range(3))
    return replace(effect, kind=f"{kind} {spots}")
