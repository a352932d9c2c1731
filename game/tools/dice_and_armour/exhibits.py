"""Tables of Dice and Armour in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from game.core.grid import Cell
from game.core.rolled import Rolled
from game.core.rules import NOBODY
from game.core.spelling import Piece
from game.rules.dice_and_armour import DICE_AND_ARMOUR, actions
from game.rules.dice_and_armour.events import PartBroken, TankDestroyed, TankRammed
from game.rules.dice_and_armour.odds import odds
from game.rules.dice_and_armour.start import read_start
from game.rules.dice_and_armour.state import Mode, Setup, Stage, Table
from game.scenes.challenge_face import games_of
from game.scenes.challenge_list import PickOut
from game.scenes.challenges import challenges_scene
from game.scenes.commands import Changed, Command, Moved, Resized, Said
from game.scenes.dice_and_armour.face import FACE
from game.scenes.kit import Kit
from game.scenes.occupants import Occupant
from game.scenes.play.saving import keep_record
from game.scenes.stack import Scene
from game.scenes.table.opened import opened
from game.scenes.table.picking import pick
from game.scenes.table.scene import TableScene
from game.session.match import Match
from game.session.record import Header, Player
from game.tools.lesson_exhibits import lesson_at
from game.tools.showing import (
    FRAME,
    Exhibit,
    Exhibits,
    challenged,
    passing,
    replayed,
    ruled,
    set_up,
    shown,
    twin,
    until,
    usual_speed,
)
from game.view.playback import Playback

GAME = "dice_and_armour"
SIMPLE, CAPTURE = Setup(), Setup(mode=Mode.CAPTURE)
HELD = read_start("capture; L^ E11 tracks; H^ H2; lv A5 tracks engine; lv B9 tracks side")
"""Nobody can drive the tank off the base it stands on."""

CRIPPLE = read_start("simple; M> E6 engine side front; L^ C2; hv F9; l< H6 rear")
BESIDE = read_start("capture; M^ E5; L^ C4; H^ G4; mv E7; hv C7 rear; lv G6")
"""Who stands before a tank can be rammed by it, or shot at."""

SEED = 5
LONG = 600


def wish(table: Table, action: Any) -> float:
    """Return how much an action is wished for: likely shots, rams, and to come near."""
    match action:
        case actions.Shoot(_, number, way):
            chance = odds(table, table.tank(number), way)
            if chance is None or chance.friend:
                return -50
            return 20 + chance.kill if not chance.wreck else 3
        case actions.Move(seat, _, path):
            met = table.tank_on(path[-1])
            foes = [tank.cell for tank in table.own(1 - seat)]
            near = min((_apart(path[-1], cell) for cell in foes), default=0)
            return (15 if met is not None else 0) - near + (path[-1].x * 3 + table.number) % 2
        case actions.ChoosePart(_, _, part):
            return part.value
        case actions.EndTurn():
            return 0
        case _:
            return -99


def _apart(one: Cell, two: Cell) -> int:
    return max(abs(one.x - two.x), abs(one.y - two.y))


@lru_cache(maxsize=512)
def _match(setup: Setup, count: int) -> Match:
    players = (Player("", None), Player("", None))
    header: Header[Any] = Header(GAME, DICE_AND_ARMOUR.number, setup, SEED, players)
    made = Match(DICE_AND_ARMOUR, header)
    while made.to_act and made.count < count:
        legal = DICE_AND_ARMOUR.legal(made.table, made.to_act[0])
        made.submit(max(legal, key=lambda action: wish(made.table, action)))
    return made


def match(kit: Kit, setup: Setup, count: int) -> Match:
    return twin(kit, _match(setup, count), frozenset({0, 1}))


def table(kit: Kit, setup: Setup, count: int) -> TableScene:
    scene = opened(kit, match(kit, setup, count), FACE)
    scene.update(FRAME)
    return scene


def _count(setup: Setup, kind: type, least: int) -> int:
    """Return before how many actions, at least so many, an event of this kind first falls."""
    whole = _match(setup, LONG)
    counted = enumerate(whole.done)
    return next(
        n
        for n, done in counted
        if n >= least and any(isinstance(told.event, kind) for told in done.told)
    )


def _moving(setup: Setup, kind: type, least: int, ms: int) -> Exhibit:
    """Return the table while an event of this kind is shown."""

    def begin(kit: Kit) -> Scene:
        usual_speed(kit)
        last = _count(setup, kind, least)
        scene = table(kit, setup, last)
        scene.desk.live.submit(_match(setup, LONG).done[last].action)
        return scene

    return shown(begin, until(kind, _reel), passing(ms))


def _reel(scene: TableScene) -> Playback[Any, Any]:
    return scene.desk.live.playback


def _staged(setup: Setup, stage: Stage, least: int) -> Exhibit:
    def begin(kit: Kit) -> Scene:
        counts = range(least, LONG)
        return table(kit, setup, next(n for n in counts if _match(setup, n).table.stage is stage))

    return begin


def _pointed(kit: Kit) -> Scene:
    """Point at a tank that has lost most parts, so that all of it is told."""
    scene = table(kit, CAPTURE, 60)
    worst = max(scene.desk.sitting.table.tanks, key=lambda tank: len(tank.broken))
    said: Command = Moved(*scene.desk.place.middle(worst.cell))
    scene.handle(said)
    scene.update(900)
    return scene


def _crew(*crews: tuple[str, ...]) -> Exhibit:
    """Return the turn of a side whose tanks several people lead."""

    def begin(kit: Kit) -> Scene:
        made = match(kit, CAPTURE, 40)
        players = tuple(Player(", ".join(crew), None, crew) for crew in crews)
        made.header = replace(made.header, players=players)
        scene = opened(kit, made, FACE)
        scene.update(FRAME)
        return scene

    return begin


def _broken(kit: Kit) -> Scene:
    """Choose a tank that has lost three parts, and point at it."""
    scene = table(kit, CRIPPLE, 0)
    desk = scene.desk
    tank = max(desk.sitting.table.own(0), key=lambda each: len(each.broken))
    desk.choosing.take(0, Piece(tank.number))
    scene.handle(Moved(*desk.place.middle(tank.cell)))
    scene.update(900)
    return scene


def _meant(kit: Kit) -> Scene:
    """Choose a tank and an enemy that it can ram or shoot at."""
    scene = table(kit, BESIDE, 0)
    tank, *_, foe = (each for each in scene.desk.sitting.table.tanks if each.cell.x == 4)
    for part in (Piece(tank.number), foe.cell):
        pick(scene.desk, 0, part, NOBODY)
    return scene


def _over(kit: Kit) -> TableScene:
    return table(kit, SIMPLE, LONG)


def _result(setup: Setup) -> Exhibit:
    def begin(kit: Kit) -> Scene:
        sitting = table(kit, setup, LONG).desk.sitting
        scene = sitting.terms.result(sitting.match, sitting.names, sitting.recorded)
        scene.update(5000)
        return scene

    return begin


def _challenges(kit: Kit) -> Scene:
    """Return the list of tasks, one in the midst of them chosen."""
    scene = challenges_scene(kit)
    scene.handle(Resized(1280, 720, 1))
    scene.handle(Changed("game", tuple(games_of(kit)).index(GAME)))
    scene.handle(Said(PickOut(4)))
    return scene


EXHIBITS = Exhibits(
    tables={
        "armour set-up": set_up(GAME, (Occupant(""), Occupant("", "raider"))),
        "armour choose": lambda kit: table(kit, CAPTURE, 34),
        "armour shot": _staged(CAPTURE, Stage.SHOT, 20),
        "armour ram": _staged(SIMPLE, Stage.RAM, 0),
        "armour dice": _moving(CAPTURE, Rolled, 30, 1000),
        "armour broken": _moving(CAPTURE, PartBroken, 30, 300),
        "armour rams": _moving(SIMPLE, TankRammed, 0, 220),
        "armour destroyed": _moving(SIMPLE, TankDestroyed, 0, 260),
        "armour told": _pointed,
        "armour meant": _meant,
        "armour over": _over,
        "armour result": _result(SIMPLE),
        "armour captured": _result(HELD),
        "armour cripple": _broken,
        "armour crew of two": _crew(("Ada", "Bo"), ("Cleo",)),
        "armour crew of four": _crew(("Ada", "Bo"), ("Cleo", "Dmytro")),
        "armour crew of eight": _crew(
            ("Ada", "Bo", "Cleo", "Dmytro"), ("Eva", "Fedir", "Greta", "Hanna")
        ),
        **{f"armour lesson {place + 1}": lesson_at(GAME, place) for place in range(1, 7)},
        "armour challenge": challenged(GAME),
        "armour challenges": _challenges,
        "armour replay": replayed(lambda kit: match(kit, SIMPLE, 80), 60),
    },
    sheets={
        "rules of armour": ruled(GAME, "D6"),
        "rules of armour played": ruled(GAME, "D5.3", 120_000),
    },
    below={
        "armour result": "table of dice_and_armour over",
        "armour captured": lambda kit: table(kit, HELD, LONG),
        "armour": "armour choose",
    },
    keep=lambda kit: keep_record(kit, match(kit, SIMPLE, 9)),
)
