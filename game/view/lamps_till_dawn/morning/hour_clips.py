"""How an hour of the night looks when it is told again: all walk at once, and nothing is hidden.

What all were told looks as it did in the night, only shorter. The effect that is called `hour` runs
as long as its hour, so that whoever draws knows how far it is.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from game.core.rules import Seat
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.state import Table
from game.view.lamps_till_dawn import clips
from game.view.lamps_till_dawn.standing_pieces import stance
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose, staying
from game.view.show.drawn_effects import Running

from .hours import Beat, Hour, Kind, Seen
from .ways import moves_along

COMES_MS = 500
"""How long somebody comes out of the dark when the night begins."""
TOLD_MS = 800
"""So long at the least is seen what was told at the end of a turn; it may outlast the turn."""
LEFT_OUT = frozenset({"slot", "strikes", "grew", "spotlight"})
"""What is laid over the board only while a night is played."""
MET_SOUND = "tin.frost"


def hour_clip(seen: Seen, hour: Hour) -> Clip:
    """Return how an hour looks that is about to be shown."""
    match hour.kind:
        case Kind.OPENING:
            return _opening(seen.table, hour)
        case Kind.TURN:
            return _turn(seen.table, hour)
        case Kind.ENDING:
            return _ending(seen.table, hour)


def elapsed(running: Running) -> int:
    """Return for how long the present hour has been shown, 0 where none has begun."""
    return next((ms for effect, ms in running if effect.kind == "hour"), 0)


def _opening(table: Table, hour: Hour) -> Clip:
    """All come out of the dark where they begin, one after the other."""
    moves: dict[str, Move | tuple[Move, ...]] = {}
    spare = hour.ms - COMES_MS
    for seat in table.seats:
        here, begins = _here(table, seat), spare * seat // len(table.characters)
        gone = replace(here, alpha=0, size=0.75)
        moves[f"walker {seat}"] = Move(gone, here, Ease.SETTLE, begins, begins + COMES_MS)
    return Clip(hour.ms, moves, (_whole(hour),), sound="curtain")


def _turn(before: Table, hour: Hour) -> Clip:
    moves: dict[Seat, list[Move]] = defaultdict(list)
    effects, cues = [_whole(hour)], [Cue("tin.tick", 1)]
    table = before
    for walk in hour.walks:
        moves[walk.seat] += moves_along(walk.spots)
    for beat in hour.beats:
        clip = clips.clip_for(table, beat.event)
        effects += _told(clip, beat)
        cues += _heard(clip, beat)
        if isinstance(beat.event, events.Fled):
            for seat, chain in _fled(table, beat, beat.event):
                moves[seat] += chain
        table = evolve(table, beat.event)
    cues += (Cue(MET_SOUND, each.begins + 1) for each in hour.news(hour.ms))
    steps = sorted({walk.spots[0][0] + 1 for walk in hour.walks})
    cues += (Cue("tin.step", ms) for ms in steps)
    chains = {f"walker {seat}": _chain(before, seat, moves[seat]) for seat in before.seats}
    return Clip(hour.ms, chains, tuple(effects), tuple(cues))


def _ending(table: Table, hour: Hour) -> Clip:
    """The winners leap; what comes over house and sky the scene itself shows."""
    (beat,) = hour.beats
    found = clips.clip_for(table, beat.event)
    kept = (each for each in found.effects if each.kind.partition(" ")[0] not in LEFT_OUT)
    return replace(found, ms=hour.ms, effects=(_whole(hour), *kept))


def _whole(hour: Hour) -> Effect:
    return Effect("hour", 0, 0, hour.ms + 1)


def _here(table: Table, seat: Seat) -> Pose:
    room = table.characters[seat].room
    assert room is not None
    return stance(table, seat, room)


def _chain(table: Table, seat: Seat, moves: list[Move]) -> tuple[Move, ...]:
    return tuple(moves) or (staying(_here(table, seat)),)


def _told(clip: Clip, beat: Beat) -> list[Effect]:
    """Return the effects of an event, as long as its beat; of one that comes all at once longer."""
    long = beat.ends - beat.begins or TOLD_MS
    return [
        replace(
            each,
            begins=beat.begins + each.begins * long // clip.ms,
            ms=max(1, each.ms * long // clip.ms),
        )
        for each in clip.effects
        if each.kind.partition(" ")[0] not in LEFT_OUT
    ]


def _heard(clip: Clip, beat: Beat) -> list[Cue]:
    """Return the first sound of an event, but for the steps, which are heard for all at once."""
    if isinstance(beat.event, events.SlotDone | events.TurnBegan):
        return []
    sounds = (clip.sound, *(cue.sound for cue in clip.cues))
    return [Cue(sound, beat.begins + 1) for sound in sounds if sound][:1]


def _fled(table: Table, beat: Beat, event: events.Fled) -> list[tuple[Seat, tuple[Move, Move]]]:
    """Return how each who flees is gone, and stands elsewhere."""
    found = []
    half = (beat.begins + beat.ends) // 2
    for seat, room in zip(event.seats, event.rooms, strict=True):
        assert room is not None
        here, there = _here(table, seat), stance(table, seat, room)
        goes = Move(here, replace(here, alpha=0, size=0.6), Ease.FALL, beat.begins, half)
        comes = Move(replace(there, alpha=0, size=0.6), there, Ease.SETTLE, half, beat.ends)
        found.append((seat, (goes, comes)))
    return found
