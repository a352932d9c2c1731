"""What each event of Lamps Till Dawn looks like: times, ways, effects and sounds, no picture yet.

How long a clip takes and what is heard with it never depends on what is hidden: whoever knows less
sees less, for just as long. A character is named `walker 0`, or with its mood `walker 0 scared`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from game.core.rules import Seat
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import PlanMove, Slotted
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table
from game.view.show.clip import (
    CUT,
    Clip,
    Cue,
    Ease,
    Effect,
    Move,
    Pose,
    effect_at,
    staying,
)
from game.view.show.victory import Hero, victory

from .action_signs import sign_of
from .standing_pieces import board_size, mood_of, stance
from .told_clips import gained, lamps_changed, lies, settled

SLOT, GREW = 900, 900
TURN, STRIKES = 350, 700
"""So soon all may plan, and so long the clock is seen to strike."""
CREAKS = (0, 300, 600)
"""When steps are heard while a slot is done, whoever walks or stands."""


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Planning):
        return CUT
    if isinstance(event, events.SlotDone):
        return _slot_done(shown, event)
    if isinstance(event, events.Lamps):
        return lamps_changed(shown, event)
    if isinstance(event, events.Settled):
        return settled(shown, event)
    return _counted(shown, event)


def _slot_done(shown: Table, event: events.SlotDone) -> Clip:
    """Steps are heard in the dark; only one's own side is seen walking."""
    moves: dict[str, Move | tuple[Move, ...]] = {}
    effects = [Effect(f"slot {event.slot}", 0, 0, SLOT)]
    for seat, done in enumerate(event.done):
        room = shown.characters[seat].room
        if done is None or room is None:
            continue
        if isinstance(done, PlanMove):
            moves[f"walker {seat}"] = _walk(shown, seat, (room, *done.path))
        else:
            effects.append(_sign(shown, seat, room, done))
    return Clip(SLOT, moves, tuple(effects), tuple(Cue("house.creak", ms) for ms in CREAKS))


def _walk(shown: Table, seat: Seat, rooms: tuple[RoomNumber, ...]) -> tuple[Move, ...]:
    stands = [stance(shown, seat, room) for room in rooms]
    each = SLOT // (len(stands) - 1)
    return tuple(
        Move(start, end, Ease.DRIVE, number * each, (number + 1) * each)
        for number, (start, end) in enumerate(pairwise(stands))
    )


def _sign(shown: Table, seat: Seat, room: RoomNumber, done: Slotted) -> Effect:
    over = stance(shown, seat, room)
    return effect_at(f"sign {sign_of(shown, done)}", replace(over, y=over.y - 0.9), SLOT)


def _counted(shown: Table, event: events.Counted) -> Clip:
    middle = Pose((board_size(shown)[0] - 1) / 2, board_size(shown)[1] / 2)
    match event:
        case events.TurnCounted():
            return CUT
        case events.DarknessGrew(madness):
            flies = gained(shown, Side.DARK, middle, madness, GREW)
            breath = Effect("grew dark", 0, 0, GREW)
            return Clip(GREW, effects=(breath, *flies), sound="house.owl")
        case events.LightGrew(dawn):
            flies = gained(shown, Side.LIGHT, middle, dawn, GREW)
            breath = Effect("grew light", 0, 0, GREW)
            return Clip(GREW, effects=(breath, *flies), sound="house.cock")
        case events.TurnBegan():
            return Clip(TURN, effects=(Effect("strikes", 0, 0, STRIKES),), sound="house.clock")
        case events.MatchEnded():
            return _match_ended(shown, event)
        case _:
            assert_never(event)


def _match_ended(shown: Table, event: events.MatchEnded) -> Clip:
    """The night is over: all are seen, and the light falls on all of who has won."""
    stands = {seat: stance(shown, seat, room) for seat, room in enumerate(event.rooms)}
    moods = [mood_of(side, event.winner) for side in shown.setup.sides]
    names = [f"walker {seat} {mood}" for seat, mood in enumerate(moods)]
    won = () if event.winner is None else shown.of_side(event.winner)
    rain = "night.moth" if event.winner is Side.DARK else "night.petal"
    heroes = [Hero(names[seat], stands[seat], rain, upright=True) for seat in won]
    found = victory(heroes, rain, *board_size(shown), "match.won" if won else "match.lost")
    others = {names[seat]: staying(stands[seat]) for seat in stands if seat not in won}
    asleep = (lies(shown, each.room, found.ms) for each in event.nightmares if each.room)
    return replace(found, moves={**found.moves, **others}, effects=(*asleep, *found.effects))
