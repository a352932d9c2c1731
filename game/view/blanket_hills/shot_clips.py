"""What shots look like: a toy is held up and flies, nails scatter, a ball rolls, a ray shines.

Rings and squares say at the strike what would be hit from there; points follow them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.rules.blanket_hills import events
from game.rules.blanket_hills.land import Land, squared
from game.rules.blanket_hills.shells import TOYS, Shell
from game.rules.blanket_hills.standing import in_square
from game.rules.blanket_hills.state import BARREL, DOME_RADIUS, HandKind, Table, Team
from game.rules.blanket_hills.striking import STICKY
from game.view.show.carried_pictures import crossed, hurled, risen
from game.view.show.clip import Clip, Cue, Effect, Move, Pose, effect_at
from game.view.show.thrown_dice import rolled

from .as_seen import rest
from .lie_of_land import seen_at
from .standing_toys import tank_name
from .tosses import BEYOND, Toss, as_effect, effect_on, ms_of, toss_of

DICE, DICE_LIE = 480, 1600
STEADY = "_steady"
"""So ends what the dice are called of a hand whose error is halved."""
THROWN, SCORED, RISES, RAY = 320, 620, 1500, 900
MARKED = 1700
"""So long rings and squares are seen; points are told meanwhile."""
NEAR = 25
"""Squares of tanks are shown that are not further from a strike."""
ROLLED_MS, LONGEST_ROLL = 36, 900
SOUNDS: Mapping[Shell, tuple[str, str]] = {
    Shell.NUKE: ("hills.rocket", "hills.boom"),
    Shell.MOUNTAIN_MOVER: ("hills.throw", "hills.pebble"),
    Shell.DIRT: ("hills.throw", "hills.rag"),
    Shell.NAPALM: ("hills.throw", "hills.fire"),
    Shell.HOMING: ("hills.rocket", "hills.pop"),
    Shell.WORM: ("hills.worm", "hills.rag"),
    Shell.ROLLER: ("hills.throw", "hills.ball"),
    Shell.SHRAPNEL: ("hills.jingle", "hills.nails"),
    Shell.GLUE: ("hills.throw", "hills.glue"),
    Shell.WALL: ("hills.throw", "hills.pencil"),
    Shell.SNIPER: ("hills.flick", "hills.screw"),
}
"""What is heard of a toy when it leaves the hand, and when it strikes."""
BLASTS: Mapping[Shell, str] = {Shell.NUKE: "boom", Shell.NAPALM: "flame", Shell.HOMING: "pop"}
"""The fire of what burns."""
LIES = frozenset({Shell.NAPALM, Shell.HOMING, Shell.WORM, Shell.SNIPER, Shell.SHRAPNEL})
"""What is seen lying where it came down; of all others something comes."""


def shot(shown: Table, event: events.Shots) -> Clip:
    match event:
        case Rolled():
            return _error(shown, event)
        case events.ShellThrown():
            return _thrown(shown, event)
        case events.RayShone():
            return _ray(shown, event)
        case events.ShellFlew():
            return _flew(shown, event)
        case events.ShellRolled():
            return _rolls(shown, event)
        case events.Scored():
            return _scored(shown, event)
        case _:
            assert_never(event)


def over(shown: Table, team: Team) -> Pose:
    """Return the spot over a tank where a hand holds something up."""
    return seen_at(shown.land, shown.tanks[team].place, BARREL)


def _error(shown: Table, event: Rolled) -> Clip:
    """Two dice of one axis over the tank; they lie until those of the other have, too."""
    team = shown.setup.teams[event.throws[0].seat]
    (dice,) = rolled(event, lambda seat: f"seat.{team}").effects
    steady = STEADY * shown.setup.grips[event.throws[0].seat].halved
    kind = f"{event.what}{steady} {dice.kind.partition(' ')[2]}"
    own = effect_on(kind, shown.tanks[team].place, DICE_LIE)
    return Clip(DICE, effects=(own,), cues=(Cue("card.deal"),), tells=DICE)


def _thrown(shown: Table, event: events.ShellThrown) -> Clip:
    """The tank turns to where it goes, and the toy is held up over it."""
    own = rest(shown, event.team)
    turn = Move(own, replace(own, angle=event.azimuth))
    shows = [hurled(own, over(shown, event.team), f"hills.toy.{event.shell.value}", THROWN)]
    if event.shell is Shell.NUKE and shown.setup.grips[event.seat].kind is HandKind.DICE:
        shows.append(risen(own, "×2", "flash", THROWN + 500))
    return Clip(THROWN, {tank_name(event.team): turn}, tuple(shows))


def _flew(shown: Table, event: events.ShellFlew) -> Clip:
    own = shown.tanks[event.team].place
    tosses = [toss_of(shown.land, own, flight) for flight in event.flights]
    ways = list(zip(event.flights, tosses, strict=True))
    times = [ms_of(flight) for flight in event.flights]
    lands, first = max(times), event.flights[0]
    effects: list[Effect] = []
    for (flight, toss), ms in zip(ways, times, strict=True):
        effects += (as_effect(word, event.shell, toss, ms) for word in ("shade", "toss"))
        effects += _comes_down(shown.land, event.shell, flight, toss, ms)
    effects += _marks(shown, event, lands)
    begins, ends = SOUNDS[event.shell]
    ends = ends if any(flight.at for flight in event.flights) else "hills.lost"
    back = rest(shown, event.team)
    aims = replace(back, angle=first.azimuth)
    turns = (Move(aims, aims, ends=lands - 200), Move(aims, back, begins=lands - 200))
    return Clip(
        lands,
        {tank_name(event.team): turns},
        tuple(effects),
        (Cue(begins), Cue(ends, lands)),
        shake=30 if event.shell is Shell.NUKE and first.at else 0,
        tells=lands,
    )


def _comes_down(
    land: Land, shell: Shell, flight: events.Flight, toss: Toss, ms: int
) -> Iterator[Effect]:
    """Yield what is seen of one thing where its way ends."""
    if flight.at is None:
        x, y, high = toss.at(toss.steps - BEYOND)
        yield effect_on(f"lost {high:.0f}", Cell(round(x), round(y)), 900, ms - 250)
        return
    yield effect_on(f"hit {toss.at(toss.steps)[2]:.0f}", flight.at, 320, ms)
    yield effect_on("fluff 4", flight.at, 500, ms)
    if shell in LIES and shell is not Shell.SHRAPNEL:
        yield replace(effect_on(f"lies {shell.value}", flight.at, 1100, ms), angle=120)
    if shell in BLASTS:
        yield effect_at(BLASTS[shell], seen_at(land, flight.at, 4), 520, ms)


def _marks(shown: Table, event: events.ShellFlew, begins: int) -> Iterator[Effect]:
    """Yield the rings round a strike, and the squares of tanks near it in which it would hit."""
    toy, places = TOYS[event.shell], [flight.at for flight in event.flights if flight.at]
    if len(event.flights) == 1 and places and event.shell is not Shell.ROLLER:
        radii = [radius for radius, _ in toy.near]
        radii += [STICKY] if event.shell is Shell.GLUE else []
        yield from (effect_on(f"ring {r}", places[0], MARKED, begins) for r in radii)
    if toy.direct and event.shell is not Shell.ROLLER:
        for rival in shown.rivals(event.team):
            at = shown.tanks[rival].place
            if any(squared(at, place) <= NEAR**2 for place in places):
                yield effect_on(f"square {toy.broad}", at, MARKED, begins)


def _rolls(shown: Table, event: events.ShellRolled) -> Clip:
    """The ball runs through its places; where it rests a ring says what is near."""
    spots = (event.start, *event.path)
    ends, ms = spots[-1], min(LONGEST_ROLL, ROLLED_MS * len(event.path))
    marks = [effect_on("ring 10", ends, MARKED, ms)]
    marks += [effect_on(f"lies {Shell.ROLLER.value}", ends, 1100, ms)]
    near = (t.place for t in shown.tanks if squared(t.place, ends) <= NEAR**2)
    if event.stopped is events.Thing.TANK:
        broad = TOYS[Shell.ROLLER].broad
        hit = (at for at in near if in_square(ends, at, broad))
        marks += [effect_on(f"square {broad}", at, MARKED, ms) for at in hit]
    if not event.path:
        return Clip(60, effects=tuple(marks))
    words = " ".join(f"{spot.x},{spot.y}" for spot in spots)
    way = effect_on(f"roll {Shell.ROLLER.value} {words}", event.start, ms)
    return Clip(ms, effects=(way, *marks), sound="hills.roll", tells=ms)


def _ray(shown: Table, event: events.RayShone) -> Clip:
    """It goes from middle to middle, or as far as the dome that stops it."""
    start, end = (shown.tanks[team].place for team in (event.team, event.target))
    far = squared(start, end) ** 0.5
    if event.stopped is not None:
        cm = DOME_RADIUS if event.stopped == event.team else max(0.0, far - DOME_RADIUS)
        share = min(1.0, cm / max(far, 1.0))
        end = Cell(
            round(start.x + (end.x - start.x) * share), round(start.y + (end.y - start.y) * share)
        )
    signs = [effect_at("lift hills.toy.gamma_ray", over(shown, event.team), RAY)]
    if event.stopped is not None:
        at = seen_at(shown.land, end)
        signs.append(replace(crossed(at, "hills.toy.dirt", RAY), begins=RAY // 3))
    ray = effect_on("ray", start, RAY, 0, end)
    return Clip(RAY, effects=(ray, *signs), sound="hills.ray", tells=RAY // 3)


def _scored(shown: Table, event: events.Scored) -> Clip:
    """Points rise from who was hit and fly to who has them; of nails it says how many hit."""
    at, home = (shown.tanks[team].place for team in (event.target, event.team))
    kind = f"points {event.points:+d}"
    if event.how is events.How.NAIL:
        kind += f" {event.nails}×{TOYS[Shell.SHRAPNEL].direct}"
    points = effect_on(kind, at, RISES, 0, home)
    return Clip(SCORED, effects=(points,), sound="hills.points")
