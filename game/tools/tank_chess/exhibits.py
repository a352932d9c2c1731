"""Tables of Tank Chess in moments of one real match, for the gallery and for tests."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from game.ai.minds import MINDS
from game.content.challenges import load_challenges
from game.content.maps import load, map_folder
from game.content.setups import standard
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag, Resign
from game.rules.tank_chess.events import TankDestroyed
from game.rules.tank_chess.notation import read_action, read_cell
from game.scenes.challenge_play import table_of
from game.scenes.commands import Changed, Moved, Pressed, Released, Resized
from game.scenes.kit import Kit
from game.scenes.numbers import numbers_scene
from game.scenes.opening import opened_record
from game.scenes.play.keeping import keep_record
from game.scenes.setup import Place, keep_setup
from game.scenes.sheet import Sheet
from game.scenes.stack import Push, Scene
from game.scenes.tank_chess import acts, talk
from game.scenes.tank_chess.guide import SEEN
from game.scenes.tank_chess.setup import chess_setup
from game.scenes.tank_chess.table import TableScene
from game.scenes.tank_chess.wishes import Wishes
from game.session.clock import Clock
from game.session.match import Match
from game.session.record import Header, Player
from game.tools.broken_maps import with_broken
from game.tools.exhibits_reel import FRAME, play_to, usual_speed

GAME = """
L J3>J4/NW, L K14>L12/SE, L F3>C7/NW, L D14>B11/S, L C3>C4/SW, L N14>L11/W, L M3>N6/NE,
L L11>H7/SW xC7, L C4>B5/W, M K16>L13/SE, L J4>L6/E, L H7>I7/E, C H1>F3/NW, L B11>B10/E,
L L6>K7/W, L L12>K10/SW xK7, L N6>M5/SW, L K10>H7/W, L B5>A4/N, L B10>B8/S, L M5>L6/N,
L H7>H8/E, C F3>D1/S, L G14>G12/S, L A4>A8/NE, L B8>C8/E, M H3>E6/NW xC8, L I7>J8/E,
M E6>E8/NE xH8, M G16>G13/S, H C1>C2/NE, L J8>K8/SE, M E8>F9/N, M G13>F13/W, M F9/NE xF13,
M L13>M12/S
"""
CHECKED = 12
"""So many moves stand when White is in check."""


def match(
    kit: Kit, count: int, people: frozenset[Seat] = frozenset({0, 1}), clock: Clock | None = None
) -> Match:
    """Return the match after so many moves as a twin of its own."""
    twin = copy.copy(_match(count))
    players = tuple(Player("", None if seat in people else "recruit") for seat in (0, 1))
    labels = (("map", kit.words("door.tank_chess")), ("date", kit.today()))
    twin.header = replace(twin.header, players=players, clock=clock, labels=labels)
    twin.clock = clock
    return twin


@lru_cache(maxsize=16)
def _match(count: int) -> Match:
    players = Player("", None), Player("", None)
    setup = standard("tank_chess", 2)
    header: Header[Any] = Header("tank_chess", TANK_CHESS.number, setup, 7, players)
    game = Match(TANK_CHESS, header, CallFlag)
    for line in GAME.replace("\n", " ").split(",")[:count]:
        game.submit(read_action(game.table, line.strip()))
    return game


def table(kit: Kit, count: int, guided: bool = False, clock: Clock | None = None) -> TableScene:
    seen = frozenset() if guided else frozenset({SEEN})
    kit.settings.change(seen=seen)
    people = frozenset({0, 1})
    game = match(kit, count, people, clock)
    scene = TableScene(kit, game, MINDS["tank_chess"], Wishes(turning="hand"))
    scene.handle(Resized(1280, 720, 1))
    scene.update(FRAME)
    return scene


def _pointed(scene: TableScene, *cells: str) -> TableScene:
    """Click on these cells one after the other; the last one is only pointed at."""
    for place, name in enumerate(cells):
        x, y = scene.desk.place.middle(read_cell(name, scene.desk.table.height))
        scene.handle(Moved(x, y))
        if place < len(cells) - 1:
            scene.handle(Pressed(x, y))
            scene.handle(Released(x, y))
    scene.update(FRAME)
    return scene


def _switched(kit: Kit, name: str) -> TableScene:
    scene = _pointed(table(kit, 26), "H3", "E6")
    acts.act(scene.desk, name)
    return scene


def _attacked(kit: Kit) -> TableScene:
    """Return the table with all that the enemy could destroy next, no piece being chosen."""
    scene = table(kit, 26)
    acts.act(scene.desk, "danger")
    return scene


def _moving(kit: Kit) -> TableScene:
    """Return the table while a shot strikes home, at the speed at which that is to be seen."""
    usual_speed(kit)
    scene = table(kit, 26)
    scene.desk.live.submit(_match(27).done[26].action)
    play_to(scene, scene.desk.live.playback, TankDestroyed)
    for _ in range(8):
        scene.update(FRAME)
    return scene


def _checked(kit: Kit) -> TableScene:
    scene = table(kit, CHECKED - 1)
    scene.desk.live.submit(_match(CHECKED).done[-1].action)
    while scene.desk.live.playback.current is not None:
        scene.update(FRAME)
    return scene


def _looked_back(kit: Kit) -> TableScene:
    scene = table(kit, 30)
    acts.look_at(scene.desk, scene.desk.tree.before(scene.desk.tree.end))
    return scene


def _dialog(kit: Kit, name: str) -> Scene:
    change = acts.act(table(kit, 27).desk, name)[1]
    assert isinstance(change, Push)
    return change.scene


def _over(kit: Kit) -> TableScene:
    """Return the table as it stands when the match is over."""
    scene = table(kit, 35)
    scene.desk.live.submit(Resign(1))
    scene.desk.live.playback.skip()
    scene.update(FRAME)
    return scene


def _numbers(kit: Kit) -> Sheet:
    scene = numbers_scene(kit, load(map_folder() / "tank_chess" / "river.tmx"))
    scene.update(17)
    return scene


def _setup(kit: Kit, page: int, *changes: Changed) -> Sheet:
    keep_setup(kit, "tank_chess", (Place(""), Place("", "soldier")), "")
    scene = chess_setup(kit)
    for change in (Changed("page", page), *changes):
        scene.handle(change)
    return scene


def _replay(kit: Kit) -> Scene:
    path = keep_record(kit, match(kit, 34))
    assert path is not None
    scene = opened_record(kit, path)
    scene.handle(Changed("bar.place", 110))
    scene.update(FRAME)
    return scene


def _challenge(kit: Kit) -> Scene:
    challenge = load_challenges("tank_chess")[0]
    scene = table_of(kit, challenge)
    scene.handle(Resized(1280, 720, 1))
    scene.update(FRAME)
    return scene


TABLES: dict[str, Callable[[Kit], Scene]] = {
    "chess set-up": lambda kit: _setup(kit, 0),
    "chess set-up broken": lambda kit: _setup(with_broken(kit, "tank_chess", "duel_12"), 0),
    "chess numbers": _numbers,
    "chess set-up match": lambda kit: _setup(kit, 1),
    "chess set-up army": lambda kit: _setup(kit, 2, Changed("army", True)),
    "chess set-up clock": lambda kit: _setup(
        kit, 3, Changed("minutes", 30), Changed("black_minutes", 20)
    ),
    "chess first move": lambda kit: table(kit, 0, guided=True),
    "chess chosen": lambda kit: _pointed(table(kit, 26), "H3", "E8"),
    "chess target": lambda kit: _pointed(table(kit, 26), "H3", "C8"),
    "chess plan": lambda kit: _pointed(table(kit, 26), "H3", "E6", "E6"),
    "chess reach": lambda kit: _switched(kit, "show"),
    "chess danger": lambda kit: _switched(kit, "danger"),
    "chess attacked": _attacked,
    "chess shot": _moving,
    "chess check": _checked,
    "chess clock": lambda kit: table(kit, 20, clock=Clock((300_000, 41_000), 5000)),
    "chess looked back": _looked_back,
    "chess why": lambda kit: _dialog(kit, "why"),
    "chess pause": lambda kit: _dialog(kit, "menu"),
    "chess over": _over,
    "chess result": lambda kit: talk.result(_over(kit).desk),
    "chess replay": _replay,
    "chess challenge": _challenge,
}
