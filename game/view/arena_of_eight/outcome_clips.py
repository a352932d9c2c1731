"""What comes of a blow: health lost, a push, a pull, a throw, a wall, and turns that are lost."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.blows import Blow
from game.rules.arena_of_eight.state import Place, Table, other
from game.view.show.carried_pictures import risen
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose, effect_at, effect_between

from .fighters import acting
from .motions import BACK, DEALT, arc, dealt, dusty, hurled
from .scoreboard import drained
from .standing_pieces import CHEST, COLUMNS, HEAD, above, rest

HIT, PULLED, PUSHED, THROWN, WALL = 660, 560, 420, 760, 540
REELS = 290
"""So long a fighter reels from a blow."""

SWEPT, FROZEN, SKIPPED, FREED = 520, 560, 520, 620
POST = 0.4
"""How far before the edge of the board the posts stop a fighter, in cells."""


def suffered(shown: Table, event: events.Suffered) -> Clip:
    seat, cell = event.seat, shown.sides[event.seat].cell
    match event:
        case events.FighterPulled(_, to):
            return _pulled(shown, seat, to)
        case events.FighterHit(_, blow, lost, health):
            return _hit(shown, seat, blow, lost, dies=not health)
        case events.FighterPushed(_, _, to):
            act = acting(seat, ("hit", 0), ("hit", PUSHED - 180), ("stand", 180))
            way = {f"fighter {seat}": Move(rest(cell), rest(to), Ease.SETTLE)}
            return Clip(PUSHED, way, (act, dusty(rest(cell))), sound="tank.slide")
        case events.FighterThrown(_, to):
            return _thrown(shown, seat, to)
        case events.WallHit(_, blow, lost, health):
            return _against_wall(rest(cell), seat, blow, lost, dies=not health)
        case events.FighterSwept():
            act = acting(seat, ("fallen", 170), ("fallen", 200), ("dizzy", 150))
            return Clip(SWEPT, effects=(act,), cues=(Cue("tin.fall", 160),))
        case events.FighterFrozen():
            cold = effect_between("cold", above(cell, HEAD), above(cell, CHEST), 700)
            act = acting(seat, ("frozen", 220), until=FROZEN)
            return Clip(FROZEN, effects=(act, cold), sound="tin.frost")
        case _:
            assert_never(event)


def skipped(shown: Table, event: events.TurnSkipped) -> Clip:
    """A glass runs out over who waits; with the last turn the ice is gone."""
    side = shown.sides[event.seat]
    waits = effect_at("lift icon.hourglass", above(side.cell, HEAD + 0.4), 900)
    if not side.frozen or event.left:
        return Clip(SKIPPED, effects=(waits,), sound="tin.tick")
    burst = effect_between("cold", above(side.cell, CHEST), above(side.cell, HEAD), 700)
    return Clip(FREED, effects=(waits, burst), sound="tin.frost")


def _hit(shown: Table, seat: Seat, blow: Blow, lost: int, dies: bool) -> Clip:
    """A star for what it takes; the words say it when it has landed."""
    how, at = DEALT[blow], rest(shown.sides[seat].cell)
    whole = max(HIT, how.lands + REELS + BACK)
    effects = (
        dealt(other(seat), blow, until=whole),
        _reeling(seat, blow, dies, whole),
        _star(above(shown.sides[seat].cell, CHEST), lost, how.lands),
        _loses(at, lost, how.lands),
        drained(seat, lost, how.lands, whole),
        *hurled(shown, seat, blow),
    )
    cues = (Cue(how.sound, how.lands),)
    return Clip(whole, effects=effects, cues=cues, shake=8 * lost, tells=how.lands)


def _reeling(seat: Seat, blow: Blow, dies: bool, until: int) -> Effect:
    if blow is Blow.THROW and not dies:
        return acting(seat, ("folded", 120), until=until)
    reels = "folded" if blow in (Blow.HAND, Blow.SLIDE, Blow.SWEEP) else "hit"
    then = ("fallen" if dies else "stand"), BACK
    steps = (reels, 90), (reels, REELS - 90), then
    return acting(seat, *steps, begins=DEALT[blow].lands, until=until)


def _star(at: Pose, lost: int, begins: int) -> Effect:
    return replace(effect_at("star", at, 420, begins), to_x=lost)


def _loses(at: Pose, lost: int, begins: int) -> Effect:
    """Return the health that is lost, as it rises over a fighter."""
    return replace(
        risen(replace(at, y=at.y - HEAD + 0.5), f"-{lost}", "danger", 900), begins=begins
    )


def _pulled(shown: Table, seat: Seat, to: Place) -> Clip:
    """The harpoon flies out, and the rope comes back with what hangs on it."""
    start, end, by = rest(shown.sides[seat].cell), rest(to), shown.sides[other(seat)].cell
    out = PULLED * 2 // 5
    rope = effect_between("rope", above(by, CHEST), above(shown.sides[seat].cell, CHEST), 2 * out)
    throws = acting(
        other(seat), ("hand", out // 2), ("hand", out // 2), ("coil", 220), until=PULLED
    )
    hangs = acting(seat, ("hit", 60), ("folded", 160), begins=out, until=PULLED)
    ways = (Move(start, start, Ease.STEADY, 0, out), Move(start, end, Ease.STEADY, out, 2 * out))
    cues = (Cue("tin.rope"), Cue("tin.land", 2 * out))
    return Clip(PULLED, {f"fighter {seat}": ways}, (rope, throws, hangs), cues)


def _thrown(shown: Table, seat: Seat, to: Place) -> Clip:
    """Over the thrower and down on the far side of it."""
    down = THROWN - 200
    heaves = acting(other(seat), ("grab", 0), ("throw", 220), ("throw", 240), ("stand", 260))
    flies = ("flung", 260), ("flung", down - 260), ("fallen", 80), ("stand", 120)
    act = acting(seat, ("folded", 0), *flies)
    ways = arc(seat, rest(shown.sides[seat].cell), rest(to), 1.3, 80, down)
    cues = (Cue("tin.wind"), Cue("tin.fall", down))
    return Clip(THROWN, ways, (heaves, act, dusty(rest(to), down)), cues, shake=16)


def _against_wall(start: Pose, seat: Seat, blow: Blow, lost: int, dies: bool) -> Clip:
    """Against the post, over the head of a thrower if need be, and back."""
    thrown, right = blow is Blow.THROW, start.x * 2 > COLUMNS - 1
    post = Pose(COLUMNS - POST if right else POST - 1, start.y - thrown)
    hits = WALL - 330
    ways = (Move(start, post, Ease.FALL, 0, hits), Move(post, start, Ease.SETTLE, hits))
    flies, then = "flung" if thrown else "hit", "fallen" if dies else "stand"
    act = acting(seat, (flies, 100), (flies, hits), (then, 200))
    loses = (_loses(start, lost, hits), drained(seat, lost, hits, WALL)) if lost else ()
    effects = (act, _star(replace(post, y=start.y - CHEST), lost, hits), *loses)
    cues = (Cue("tin.wall", hits),)
    return Clip(WALL, {f"fighter {seat}": ways}, effects, cues, shake=24, tells=hits)
