"""How a blow is struck, and what is replied to it.

All here depends on what lies open: how long a reply is awaited tells nothing of a hand (M6).
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.blows import SUPERS, Answer, Blow
from game.rules.arena_of_eight.state import Place, Table, other
from game.view.show.carried_pictures import crossed
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, effect_at, effect_between

from .fighters import acting
from .motions import BACK, DEALT, dealt, dusty, flown, hopped, hurled, laid
from .standing_pieces import CHEST, WAITS, above, blow_picture, rest

WIND_UP, RUSH = 520, 620
"""How long a blow is wound up on the spot, and on the way along the line."""

REPLY = 250
"""How long everybody waits for a reply, whatever could be replied."""

BLOCKED, DODGED, COUNTERED = 640, 640, 620


def fought(shown: Table, event: events.Fought) -> Clip:
    match event:
        case events.BlowStruck(seat, blow, cards, to):
            return laid(_struck(shown, seat, blow, to), cards, blow)
        case events.ReplyAsked():
            return Clip(REPLY)
        case events.BlowTaken():
            return CUT
        case events.BlowBlocked(seat, blow, cards, left):
            return laid(_blocked(shown, seat, blow, left), cards)
        case events.BlowDodged(seat, blow, answer, cards, to):
            return laid(_dodged(shown, seat, blow, answer, to), cards)
        case events.BlowCountered(seat, blow, cards, met):
            return laid(_countered(shown, seat, blow, met), cards)
        case _:
            assert_never(event)


def _struck(shown: Table, seat: Seat, blow: Blow, to: Place) -> Clip:
    """It is wound up on the spot, or on the way close to the other."""
    start, end, waits = rest(shown.sides[seat].cell), rest(to), WAITS[blow]
    way = {f"fighter {seat}": Move(start, end, Ease.DRIVE, 60, RUSH)}
    match blow:
        case Blow.SLIDE:
            act = acting(seat, ("dip", 120), ("slide", 140), until=RUSH)
            return Clip(RUSH, way, (act, dusty(start, 120)), (Cue("tin.spring", 100),))
        case Blow.SALTO:
            return flown(shown, seat, to, waits)
        case Blow.CYCLONE:
            act = acting(seat, ("coil", 120), ("hop", 160), ("coil", 200), until=RUSH)
            gale = effect_between("gale", start, end, RUSH - 60, 60)
            return Clip(RUSH, way, (act, gale), (Cue("tin.gale"),))
        case _:
            act = acting(seat, ("crouch", 150), (waits, 200), until=WIND_UP)
            sound = "tin.key" if blow in SUPERS.values() else "tin.wind"
            return Clip(WIND_UP, effects=(act,), sound=sound)


def _blocked(shown: Table, seat: Seat, blow: Blow, left: int) -> Clip:
    """What is stopped rings on the guard; what is not, still comes."""
    guard = acting(seat, ("block", 110), until=BLOCKED)
    if left:
        return Clip(BLOCKED, effects=(guard,))
    lands = DEALT[blow].lands + 60
    ring = effect_at("ring", above(shown.sides[seat].cell, CHEST), 420, lands)
    cue = Cue("tin.block", lands)
    strikes = dealt(other(seat), blow, 60, BLOCKED)
    return Clip(BLOCKED, effects=(guard, strikes, ring), cues=(cue,))


def _dodged(shown: Table, seat: Seat, blow: Blow, answer: Answer, to: Place) -> Clip:
    """The blow goes into the air, and whoever dodges it is over it, under it, or elsewhere."""
    match answer:
        case Answer.HOP:
            clip = hopped(shown, seat, to)
        case Answer.SALTO:
            clip = flown(shown, seat, to)
        case _:
            stance = "leap" if answer is Answer.JUMP else "crouch"
            act = acting(seat, (stance, 120), (stance, 250), ("stand", 200))
            clip = Clip(DODGED, effects=(act,), cues=(Cue("tin.spring"), Cue("tin.land", 450)))
    strikes, missed = dealt(other(seat), blow, 90, clip.ms), _crossed(shown, other(seat), blow)
    shot = hurled(shown, seat, blow, 90)
    whole = max(clip.ms, strikes.begins + strikes.ms)
    return replace(clip, ms=whole, effects=(strikes, *clip.effects, *shot, missed))


def _crossed(shown: Table, striker: Seat, blow: Blow) -> Effect:
    """Return the sign of a blow that came to nothing, over the striker."""
    return crossed(above(shown.sides[striker].cell, CHEST + 0.5), blow_picture(blow), 900)


def _countered(shown: Table, seat: Seat, blow: Blow, met: Blow) -> Clip:
    """The blow is caught, and the striker stands in the hands of the other."""
    striker, waits = other(seat), WAITS[blow]
    begun = DEALT[met].steps[0]
    caught = acting(striker, begun, ("folded", 200), ("guard", BACK), until=COUNTERED)
    act = acting(seat, ("block", 120), (waits, 160), until=COUNTERED)
    ring = effect_at("ring", above(shown.sides[seat].cell, CHEST), 420, 100)
    effects = (caught, act, ring, _crossed(shown, striker, met))
    return Clip(COUNTERED, effects=effects, cues=(Cue("tin.block", 100),))
