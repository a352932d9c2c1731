"""Tables of Blanket Hills in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.spelling import Card, Word
from game.rules.blanket_hills import BLANKET_HILLS
from game.rules.blanket_hills.actions import Arc, Fire, Move, Pick
from game.rules.blanket_hills.events import Scored, ShellFlew
from game.rules.blanket_hills.setting_up import first, for_himself
from game.rules.blanket_hills.shells import ORDER, Shell
from game.rules.blanket_hills.spelling import MOVE
from game.rules.blanket_hills.state import Grip, HandKind, Options, Setup, Table
from game.scenes.blanket_hills.calm_toss import foreseen
from game.scenes.blanket_hills.face import FACE
from game.scenes.blanket_hills.first_match_hints import SEEN
from game.scenes.frame.commands import Changed, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.table_scene import TableScene
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
)
from game.tools.exhibits.wished_matches import Wished, seen

GAME = "blanket_hills"
RANGE = 2
"""Where among the ways to play the range is."""
TOSSES = 20
"""After so many picks tosses begin."""
DUEL = Setup()
DICE = Setup(grips=(Grip(HandKind.DICE), Grip(HandKind.DICE, halved=True)))
BLIND = Setup(options=Options(blind=True))


def wish(table: Table, action: Any) -> tuple[int, int]:
    """Return how much an action is wished for: points, then what changes the land; and a move now
    and then, by what a calm hand would bring."""
    match action:
        case Pick(_, shell):
            return ORDER[shell] * 5 % 12, 0
        case Move(_, azimuth, cm):
            due = table.shots % 7 == 3 and table.tanks[table.turn or 0].moves < table.shots // 7 + 1
            return 400 * due, (azimuth * 7 + cm + table.shots) % 11
        case Fire(_, shell, azimuth, reach):
            told = foreseen(table, action)
            points = sum(each.points for each in told if isinstance(each, Scored))
            # Sometimes the worst is wished for, so that there are misses to be seen, too.
            luck = (azimuth + reach + table.shots * 3) % 5
            return points * (luck > 1), (ORDER[shell] * 5 + table.shots) % 12
        case _:
            return 1, 0


MATCHES = Wished(BLANKET_HILLS, FACE, wish, seed=7)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _picking(setup: Setup, count: int, *parts: Card | Word) -> Exhibit:
    """Return the table with these parts picked: after a shell and its arc, it is aimed."""

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, setup, count))
        desk = scene.desk
        for part in parts:
            desk.choosing.take(desk.open[0], part)
        return scene

    return begin


def _shells(scene: TableScene) -> tuple[Shell, ...]:
    now: Table = scene.live.match.table
    assert now.turn is not None
    return now.tanks[now.turn].shells


def _aimed(setup: Setup, count: int, arc: Arc) -> Exhibit:
    """Return the table while the last shell of the hand is aimed."""

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, setup, count))
        for part in (Card(_shells(scene)[-1].value), Word(arc.value)):
            scene.desk.choosing.take(scene.desk.open[0], part)
        return scene

    return begin


def _swinging(ms: int, *stops: int) -> Exhibit:
    """Return the table while the hand swings, so long after it was stopped before."""

    def begin(kit: Kit) -> Scene:
        scene = _aimed(DUEL, TOSSES, Arc.NORMAL)(kit)
        assert isinstance(scene, TableScene)
        scene.desk.form.focus(f"go.{scene.desk.open[0]}")
        scene.handle(Press(Key.ACCEPT))
        for stop in stops:
            scene.update(stop)
            scene.handle(Press(Key.ACCEPT))
        scene.update(ms)
        return scene

    return begin


def _of(setup: Setup | None) -> Setup:
    assert setup is not None
    return setup


def _with_torn(kit: Kit) -> Kit:
    """Return the kit with a painted land of its own that cannot be read."""
    own = kit.folder / "maps" / GAME
    own.mkdir(parents=True, exist_ok=True)
    (own / "my_blanket.png").write_bytes(b"torn")
    return replace(kit, maps=own.parent)


SET_UP = set_up(GAME, (Occupant(""), Occupant("")))
TABLES: dict[str, Exhibit] = {
    "hills set-up": SET_UP,
    "hills set-up range": set_up(GAME, (Occupant(""),), Changed("mode", RANGE)),
    "hills set-up broken": lambda kit: SET_UP(_with_torn(kit)),
    "hills draft": lambda kit: seen(table(kit, DUEL, 7)),
    "hills turn": lambda kit: seen(table(kit, DUEL, TOSSES + 3)),
    "hills hint": shown(lambda kit: seen(table(kit, DUEL, TOSSES)), hinted(f"{SEEN}.shell")),
    "hills aim": _aimed(DUEL, TOSSES, Arc.NORMAL),
    "hills turn swings": _swinging(230),
    "hills reach swings": _swinging(1200, 900),
    "hills dice aim": _aimed(DICE, TOSSES + 6, Arc.HIGH),
    "hills move": _picking(DUEL, TOSSES, MOVE),
    "hills late": _aimed(DUEL, TOSSES + 16, Arc.FLAT),
    "hills toss": moving(DUEL, ShellFlew, TOSSES, 500),
    "hills score": moving(DUEL, Scored, TOSSES, 300),
    "hills each alone": lambda kit: seen(table(kit, _of(for_himself(4)), 44)),
    "hills teams": lambda kit: seen(table(kit, _of(first(8)), TOSSES + 5)),
    "hills range": lambda kit: seen(table(kit, _of(first(1)), 12)),
    "hills over": lambda kit: table(kit, DUEL),
    "hills result": MATCHES.result(DUEL),
    "hills range result": MATCHES.result(_of(first(1))),
    "hills challenges": listed(GAME, 5),
    "hills challenge": challenged(GAME, 3 * FRAME, place=6),
    "hills replay": replayed(lambda kit: match(kit, BLIND, 14), 60),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={
        "rules of the hills": ruled(GAME, "G4.2"),
        "rules of the hills played": ruled(GAME, "G6.1", 120_000),
    },
    below={
        "hills result": "table of blanket_hills over",
        "hills range result": "hills range",
        "hills": "hills turn",
    },
    keep=lambda kit: keep_record(kit, match(kit, BLIND, 9)),
    best="hills turn swings",
)
