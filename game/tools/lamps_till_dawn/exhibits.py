"""Tables of Lamps Till Dawn in moments of nights with fixed seeds, for gallery and tests."""

from __future__ import annotations

from typing import Any

from game.core.rules import Seat
from game.core.spelling import Part, Spot
from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN, actions, events
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.spelling import CALL, ROOM
from game.rules.lamps_till_dawn.state import SLOTS, Setup, Side, Table
from game.scenes.faces.seat_names import called
from game.scenes.frame.commands import Device, Kind, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Scene
from game.scenes.lamps_till_dawn.face import FACE
from game.scenes.lamps_till_dawn.first_match_hints import SEEN
from game.scenes.pages.key_signs import LOOKS
from game.scenes.play.curtain import Behind, curtain_scene
from game.scenes.replay.closing_page import closing_of
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.opened_table import opened
from game.scenes.table.table_scene import TableScene
from game.tools.exhibits.exhibit import (
    Exhibit,
    Exhibits,
    hinted,
    passing,
    replayed,
    ruled,
    set_up,
    shown,
    twin,
)
from game.tools.exhibits.wished_matches import LONG, Wished, seen

GAME = "lamps_till_dawn"
L, D = Side.LIGHT, Side.DARK
DUEL = setup_of((L, D))
PAIRS = setup_of((L, D, D, L))
CROWD = setup_of((L, D, D, L, D, L, D, L))


def wish(table: Table, action: Any) -> Any:
    """Return how much an action is wished for: light lamps and put them out, call and lie in wait,
    and go on to where one has not been."""
    character = table.characters[action.seat]
    luck = (table.turn * 7 + action.seat * 5 + len(character.plan or ())) % 11
    room, slots = character.led_to or 0, len(character.slots)
    match action:
        case actions.Commit():
            return 50 if slots == SLOTS else 0
        case actions.PlanLamp(seat):
            lit = room in table.lamps
            useful = lit != (table.side(seat) is Side.LIGHT)
            return (30 if luck < 6 or lit else 13) if useful else 1
        case actions.PlanMove(path=path):
            return 10 + (path[-1] * 5 + luck) % 9 + (path[-1] not in table.lamps)
        case actions.PlanScare():
            return 24 if luck < 6 and room not in table.lamps else 2
        case actions.PlanCall(_, room, hint):
            return 14 + (room + luck) % 7 if luck % 3 == 0 and room != hint else 3
        case actions.PlanRitual():
            return 20 + luck % 3 if luck > 7 else 2
        case actions.Wake():
            return 60 if luck in {2, 5, 8} else 0
        case _:
            return -1


MATCHES = Wished(LAMPS_TILL_DAWN, FACE, wish, seed=2)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def alone(kit: Kit, setup: Setup, person: Seat, turn: int) -> TableScene:
    """Return the table at which one person sits among computers as a turn begins."""
    played = match(kit, setup, MATCHES.when(setup, lambda at: _began(at, turn), 0))
    scene = opened(kit, twin(kit, played, frozenset({person}), "guest"), FACE)
    scene.desk.guide.stop()
    return seen(scene, 4)


def _began(at: Table, turn: int) -> bool:
    return at.turn == turn and not any(each.plan or each.committed for each in at.characters)


def _picked(setup: Setup, person: Seat, turn: int, *parts: Part) -> Exhibit:
    """Return this table when these parts have been picked one after the other."""

    def begin(kit: Kit) -> Scene:
        scene = alone(kit, setup, person, turn)
        for part in parts:
            scene.desk.choosing.take(person, part)
        return seen(scene, 4)

    return begin


def _way(setup: Setup, person: Seat, turn: int, rooms: int) -> Exhibit:
    """Return this table when a way through so many rooms has been picked."""

    def begin(kit: Kit) -> Scene:
        scene = alone(kit, setup, person, turn)
        for _ in range(rooms):
            picking = scene.desk.choosing.picking(person)
            found = (p for p in picking.next if isinstance(p, Spot) and p.name == ROOM)
            scene.desk.choosing.take(person, next(found))
        return seen(scene, 4)

    return begin


def _planned(setup: Setup, person: Seat, turn: int) -> Exhibit:
    """Return this table when the person has planned all but Ready."""

    def begin(kit: Kit) -> Scene:
        scene = alone(kit, setup, person, turn)
        live = scene.desk.live
        while len(live.match.table.characters[person].slots) < SLOTS:
            now = live.match.table
            live.submit(max(live.legal(person), key=lambda action: wish(now, action)))
        return seen(scene, 4)

    return begin


def _unseen(looks: Seat | None = None) -> Exhibit:
    """Return the table of two with pads of their own, who plan unseen, or while one looks at the
    own plan."""

    def begin(kit: Kit) -> Scene:
        kit.settings.change(curtain=Curtain.FACE_DOWN)
        for seat in (0, 1):
            kit.seating.claim(Device(Kind.PAD, seat), seat)
        scene = seen(table(kit, DUEL, MATCHES.when(DUEL, lambda at: _began(at, 4), 0)), 4)
        if looks is not None:
            scene.handle(Press(LOOKS, looks, Device(Kind.PAD, looks)))
        return scene

    return begin


def _curtain(kit: Kit) -> Scene:
    """Return the curtain before all of a side."""
    names = (kit.words(f"seat.{colour}") for colour in ("amber", "emerald", "sky"))
    one, *partners = (Behind(seat, name, f"emblem.{seat}") for seat, name in enumerate(names))
    side = kit.words("lamps.side.dark")
    return curtain_scene(kit, one.seat, one.name, one.mark, tuple(partners), side)


def _morning(setup: Setup, ms: int) -> Exhibit:
    """Return the morning after a night, so long after it has begun to be shown."""

    def begin(kit: Kit) -> Scene:
        over = match(kit, setup, LONG)
        found = closing_of(kit, FACE, over, called(kit.words, over))
        assert found is not None
        return found[1]()

    return shown(begin, passing(ms))


TABLES: dict[str, Exhibit] = {
    "lamps set-up": set_up(GAME, (Occupant(""), *(Occupant("", "watchman"),) * 3)),
    "lamps first": lambda kit: alone(kit, setup_of((L, D)), 0, 1),
    "lamps hint": shown(lambda kit: alone(kit, DUEL, 0, 1), hinted(f"{SEEN}.plan")),
    "lamps light": lambda kit: alone(kit, PAIRS, 0, 4),
    "lamps dark": lambda kit: alone(kit, PAIRS, 1, 6),
    "lamps way": _way(PAIRS, 0, 4, 2),
    "lamps call": _picked(PAIRS, 1, 5, CALL, Spot(ROOM, 6)),
    "lamps planned": _planned(PAIRS, 0, 4),
    "lamps dark planned": _planned(PAIRS, 2, 6),
    "lamps crowd": lambda kit: alone(kit, CROWD, 3, 4),
    "lamps unseen": _unseen(),
    "lamps looked at": _unseen(looks=1),
    "lamps lit": moving(DUEL, events.LampLit, 12, 400),
    "lamps scream": moving(PAIRS, events.LightFrightened, 0, 500),
    "lamps over": lambda kit: table(kit, DUEL),
    "lamps result": MATCHES.result(PAIRS),
    "lamps replay": replayed(lambda kit: match(kit, DUEL, 60), 50),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={
        "rules of the lamps": ruled(GAME, "K4.2"),
        "curtain of a side": _curtain,
        "morning after": _morning(PAIRS, 6000),
        "morning is there": _morning(DUEL, 16000),
    },
    below={"lamps result": "lamps over", "lamps": "lamps light"},
    keep=lambda kit: keep_record(kit, match(kit, DUEL, 9)),
    best="lamps light",
)
