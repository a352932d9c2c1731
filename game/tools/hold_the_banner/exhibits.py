"""Tables of Hold the Banner in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.rules import Seat
from game.core.spelling import Piece
from game.rules.hold_the_banner import HOLD_THE_BANNER, actions, events
from game.rules.hold_the_banner.routes import ROUTES
from game.rules.hold_the_banner.setting_up import EVEN, Mode, setup_of
from game.rules.hold_the_banner.state import Rescuing, Setup, Spawning, Table
from game.scenes.frame.commands import Device, Key, Kind, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Scene
from game.scenes.hold_the_banner.face import FACE
from game.scenes.hold_the_banner.first_match_hints import SEEN
from game.scenes.pages.key_signs import LOOKS
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.opened_table import opened
from game.scenes.table.table_scene import TableScene
from game.session.match.clock import for_each_plan
from game.tools.exhibits.exhibit import (
    FRAME,
    Exhibit,
    Exhibits,
    challenged,
    hinted,
    listed,
    replayed,
    ruled,
    set_up,
    shown,
    twin,
)
from game.tools.exhibits.wished_matches import Wished, seen

GAME = "hold_the_banner"
MAIN, PAIRS = setup_of(Mode.MAIN), setup_of(Mode.TWO_AGAINST_TWO)
DUEL = setup_of(Mode.DUEL)
FREE = setup_of(Mode.MAIN, replace(EVEN, free_drawing=True))


def wish(table: Table, action: Any) -> Any:
    """Return how much an action is wished for: drive on, fire ahead, and leave the fence alone."""
    luck = (table.turn * 7 + action.seat * 5) % 11
    match action:
        case actions.Commit():
            return 50 if _fires(table, action.seat) else 9
        case actions.AddShot(_, tank, point, facing):
            along = ROUTES[_route(table, action.seat, tank)]
            ahead = bool(along) and facing is along[-1]
            return 20 + (point * 3 + luck) % 5 + 4 * ahead
        case actions.PlayCard(_, tank, route) | actions.DrawRoute(_, tank, route):
            down = sum(step.dy for step in ROUTES[route]) * (1 if table.teams[action.seat] else -1)
            return 14 + down + (route * 7 + luck + tank) % 6
        case actions.Refill() | actions.TakeBack() | actions.Stay():
            return -5
        case actions.Rescue(_, place) | actions.Return(_, place) | actions.Spawn(_, place):
            return (place.x * 5 + place.y + luck) % 7
        case _:
            return -1


def _fires(table: Table, seat: Seat) -> bool:
    return any(isinstance(each, actions.AddShot) for each in table.players[seat].plan or ())


def _route(table: Table, seat: Seat, tank: int) -> int:
    plan = table.players[seat].plan or ()
    chosen = (e for e in plan if isinstance(e, actions.PlayCard | actions.DrawRoute))
    return next(each.route for each in chosen if each.tank == tank)


MATCHES = Wished(HOLD_THE_BANNER, FACE, wish, seed=4)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def alone(kit: Kit, setup: Setup, person: Seat, true: Callable[[Table], bool]) -> TableScene:
    """Return the table at which one person sits among computers when something is first true."""
    played = match(kit, setup, MATCHES.when(setup, true, 0))
    scene = opened(kit, twin(kit, played, frozenset({person}), "drummer"), FACE)
    scene.desk.guide.stop()
    return seen(scene, 4)


def begins(turn: int) -> Callable[[Table], bool]:
    """Return whether this turn's plans have yet to be made."""
    return lambda at: (
        at.turn == turn
        and at.question is None
        and not any(each.plan or each.committed for each in at.players)
    )


def _asked(kind: type) -> Callable[[Table], bool]:
    return lambda at: at.turn > 1 and isinstance(at.question, kind)


def _planned(setup: Setup, person: Seat, turn: int, count: int) -> Exhibit:
    """Return this table when the person has planned so many things."""

    def begin(kit: Kit) -> Scene:
        scene = alone(kit, setup, person, begins(turn))
        live = scene.desk.live
        for _ in range(count):
            now = live.match.table
            live.submit(max(live.legal(person), key=lambda action: wish(now, action)))
        return seen(scene, 4)

    return begin


def _aimed(setup: Setup, person: Seat, turn: int) -> Exhibit:
    """Return this table when the tank that has its route is picked for a shot."""

    def begin(kit: Kit) -> Scene:
        scene = _planned(setup, person, turn, 1)(kit)
        assert isinstance(scene, TableScene)
        tank = scene.desk.live.match.table.tanks_of(person)[0]
        scene.desk.choosing.take(person, Piece(tank.number))
        return seen(scene, 4)

    return begin


def _timed(setup: Setup, person: Seat, turn: int, left: int) -> Exhibit:
    """Return this table when the person has so many milliseconds left of twenty seconds."""

    def begin(kit: Kit) -> Scene:
        scene = alone(kit, setup, person, begins(turn))
        clock = for_each_plan(len(setup.teams), 20_000)
        assert clock is not None
        scene.desk.live.match.clock = clock.tick(clock.anew - left, (person,))
        return seen(scene, 4)

    return begin


def _unseen(setup: Setup, turn: int, looks: Seat | None = None) -> Exhibit:
    """Return the table at which all have pads of their own and plan unseen, or while one of them
    looks at the points of the card that was taken first."""

    def begin(kit: Kit) -> Scene:
        kit.settings.change(curtain=Curtain.FACE_DOWN)
        pads = [Device(Kind.PAD, seat) for seat in range(len(setup.teams))]
        for seat, pad in enumerate(pads):
            kit.seating.claim(pad, seat)
        scene = seen(table(kit, setup, MATCHES.when(setup, begins(turn), 0)), 4)
        if looks is not None:
            for key in (Key.UP, Key.ACCEPT, LOOKS):
                scene.handle(Press(key, looks, pads[looks]))
        return scene

    return begin


TABLES: dict[str, Exhibit] = {
    "banner set-up": set_up(GAME, (Occupant(""), *(Occupant("", "ensign"),) * 3)),
    "banner first": lambda kit: alone(kit, MAIN, 0, lambda at: True),
    "banner guard": lambda kit: alone(kit, MAIN, 0, begins(4)),
    "banner attackers": lambda kit: alone(kit, MAIN, 1, begins(6)),
    "banner planned": _planned(MAIN, 0, 4, 2),
    "banner hint": shown(_planned(MAIN, 0, 4, 1), hinted(f"{SEEN}.shot")),
    "banner aimed": _aimed(MAIN, 0, 4),
    "banner timed": _timed(PAIRS, 2, 7, 4_000),
    "banner free": lambda kit: alone(kit, FREE, 0, begins(3)),
    "banner pairs": lambda kit: alone(kit, PAIRS, 2, begins(7)),
    "banner duel": lambda kit: alone(kit, DUEL, 1, begins(5)),
    "banner unseen": _unseen(PAIRS, 7),
    "banner looked at": _unseen(MAIN, 4, looks=0),
    "banner spawn": lambda kit: alone(kit, MAIN, 1, _asked(Spawning)),
    "banner rescue": lambda kit: alone(kit, PAIRS, 1, _asked(Rescuing)),
    "banner volley": moving(PAIRS, events.VolleyFired, 60, 300),
    "banner over": lambda kit: table(kit, MAIN),
    "banner result": MATCHES.result(PAIRS),
    "banner challenges": listed(GAME, 5),
    "banner challenge": challenged(GAME, 3 * FRAME, place=5),
    "banner dealt challenge": challenged(GAME, 3 * FRAME, place=13),
    "banner replay": replayed(lambda kit: match(kit, MAIN, 60), 50),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={"rules of the banner": ruled(GAME, "P5.6")},
    below={"banner result": "banner over", "banner": "banner guard"},
    keep=lambda kit: keep_record(kit, match(kit, MAIN, 9)),
    best="banner guard",
)
