"""The events of Hold the Banner in the players' words; the half-steps of a drive are only seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.core.number_bounds import Long
from game.core.played_story import along
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat, Told
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.bonuses import Bonus
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.quarters import Place, Quarters, ahead, covered, each_quarter
from game.rules.hold_the_banner.state import BY_DIE, Bullet, Kind, Table, Team
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name

from .naming import GAME, kind_name, place_name, point_name, side_name, tank_name
from .route_words import plan_words, way_name

JOINT = " · "
KEY = f"event.{GAME}"
KNOWN = events.ActionPlanned | events.ActionTakenBack | events.TurnBegan
"""What no seat needs to be told again."""


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    match event:
        case events.PlansRevealed(plans):
            return JOINT.join(_planned(words, plan, names) for plan in plans)
        case events.TanksStepped(steps, True):
            return JOINT.join(_slid(words, shown, step, names) for step in steps)
        case events.TanksStopped(refused):
            return JOINT.join(_stopped(words, shown, each, names) for each in refused)
        case events.VolleyFired(bullets):
            return JOINT.join(_fired(words, shown, each, names) for each in bullets)
        case events.BulletsStruck(strikes):
            return JOINT.join(chain.from_iterable(_struck(words, shown, e, names) for e in strikes))
        case _:
            return SENTENCES.tell(words, shown, event, names)


def retold(
    words: Words, seat: Seat, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what has happened since a seat planned."""
    found = ((at, each.event) for at, each in along(before, told, evolve))
    said = (tell(words, at, each, names) for at, each in found if not isinstance(each, KNOWN))
    return tuple(filter(None, said))


def begins_turn(event: events.Event) -> bool:
    return isinstance(event, events.TurnBegan)


def of_course(event: events.Event) -> bool:
    """Whether an event is the course of the game, and no reason."""
    planning = events.PlanChanged | events.ActionPlanned | events.ActionTakenBack
    course = events.PlanCommitted | events.BulletsFlew | events.Asked | events.TurnBegan
    return isinstance(event, planning | course | events.HundredDrawn)


def _planned(words: Words, plan: events.SeatPlan, names: Names) -> str:
    return words("banner.plan", name=names[plan.seat], plan=plan_words(words, plan))


def _slid(words: Words, shown: Table, step: events.TankStep, names: Names) -> str:
    tank = tank_name(words, shown, step.tank, names)
    return words(f"{KEY}.slid", tank=tank, place=place_name(step.to))


def _stopped(words: Words, shown: Table, each: events.Refused, names: Names) -> str:
    tank = tank_name(words, shown, each.tank, names)
    return words(f"{KEY}.stopped.{each.by.value}", tank=tank)


def _fired(words: Words, shown: Table, bullet: Bullet, names: Names) -> str:
    gaps = {"way": way_name(words, bullet.facing), "place": point_name(bullet.point)}
    return words(f"{KEY}.fired", tank=tank_name(words, shown, bullet.tank, names), **gaps)


def _struck(words: Words, shown: Table, strike: events.Strike, names: Names) -> Iterator[str]:
    bullet = next(each for each in shown.bullets if each.number == strike.bullet)
    whose = tank_name(words, shown, bullet.tank, names)
    match strike.struck:
        case events.Struck.TANK | events.Struck.OWN_SIDE:
            for number in strike.tanks or _met(shown, bullet):
                hit = tank_name(words, shown, number, names)
                key = "hit" if strike.struck is events.Struck.TANK else "own_side"
                yield words(f"{KEY}.{key}", tank=whose, hit=hit)
        case events.Struck.WALL:
            yield words(f"{KEY}.wall", tank=whose)
        case events.Struck.BANNER:
            yield words(f"{KEY}.banner_hit", tank=whose)


def _met(shown: Table, bullet: Bullet) -> tuple[Long, ...]:
    """Return the tanks of its own side that a bullet flies into next."""
    lanes = ahead(bullet.point, bullet.facing)
    near = (tank for tank in shown.tanks if covered(tank.place) & lanes)
    return tuple(tank.number for tank in near if tank.number != bullet.tank)


def _tank(saying: Saying, number: int) -> str:
    return tank_name(saying.words, saying.shown, number, saying.names)


def _place(saying: Saying, place: Place) -> str:
    return place_name(place)


def _path(saying: Saying, path: tuple[Place, ...]) -> str:
    return place_name(path[-1]) if path else ""


def _kind(saying: Saying, kind: Kind) -> str:
    return kind_name(saying.words, kind)


def _side(saying: Saying, team: Team) -> str:
    return side_name(saying.words, saying.shown, team)


def _cells(saying: Saying, quarters: Quarters) -> str:
    """Return the cells of which these quarters are parts."""
    cells = dict.fromkeys(Place(q.x - q.x % 2, q.y - q.y % 2) for q in each_quarter(quarters))
    return ", ".join(map(place_name, cells))


def _face(saying: Saying, throws: tuple[Throw, ...]) -> int:
    return throws[0].faces[0]


def _thrower(saying: Saying, throws: tuple[Throw, ...]) -> str:
    """Return whose die it is: that of a bonus is thrown for all who guard (P9.7)."""
    shown, seat = saying.shown, throws[0].seat
    team = shown.teams[seat]
    if saying.event.what == "bonus" and len(shown.members(team)) > 1:
        return side_name(saying.words, shown, team)
    return saying.names[seat]


def _rolled(shown: Table, event: Rolled) -> str:
    """Return the key of what the die has named."""
    (face,) = event.throws[0].faces
    if event.what == "bonus":
        return f"{KEY}.rolled.{Bonus(face).name.lower()}"
    return f"{KEY}.rolled.{BY_DIE[face - 1].value}"


def _rescued(shown: Table, event: events.TankRescued) -> str:
    return "rescued" if event.path else "stayed"


def _drawn(shown: Table, event: events.HundredDrawn) -> str:
    return "shuffled" if event.anew else ""


def _ended(shown: Table, event: events.MatchEnded) -> str:
    return f"banner.reason.{event.why.value}"


def _rests(saying: Saying, bullets: events.Numbers) -> int:
    return len(bullets)


SENTENCES = Sentences(
    prefix=KEY,
    keys={
        events.PlanChanged: "",
        events.ActionPlanned: "",
        events.ActionTakenBack: "",
        events.PlanCommitted: "",
        events.TimeRanOut: "time_up",
        events.TanksStepped: "",
        events.ShotLost: "shot_lost",
        events.BulletsFlew: "",
        events.BulletsMet: "met",
        events.BulletsLeft: "",
        events.BulletsRested: "rested",
        events.WallsBroken: "broken",
        events.HelmetHeld: "helmet_held",
        events.TankDamaged: "damaged",
        events.TankDestroyed: "destroyed",
        events.BannerFell: "banner_fell",
        events.Asked: "",
        events.TankReturned: "returned",
        events.TankSpawned: "spawned",
        events.TankRescued: _rescued,
        events.BombFell: "bomb",
        events.ClockStopped: "clock",
        events.LifeGained: "life",
        events.StarGained: "star",
        events.HelmetGained: "helmet",
        events.FenceSteeled: "steeled",
        events.HundredDrawn: _drawn,
        events.CardsDrawn: "drawn",
        events.HandPutAway: "put_away",
        events.TurnBegan: "turn",
        events.MatchEnded: _ended,
        Rolled: _rolled,
    },
    gaps=(
        ("seat", "name", by_name),
        ("tank", "tank", _tank),
        ("place", "place", _place),
        ("path", "place", _path),
        ("kind", "kind", _kind),
        ("team", "side", _side),
        ("quarters", "cells", _cells),
        ("bullets", "count", _rests),
        ("throws", "face", _face),
        ("throws", "name", _thrower),
        ("until", "until", as_it_is),
        ("lives", "count", as_it_is),
        ("level", "level", as_it_is),
        ("count", "count", as_it_is),
        ("point", "point", as_it_is),
        ("turn", "number", as_it_is),
    ),
)
