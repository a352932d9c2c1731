"""Tables of Dice and Armour in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.core.rules import NOBODY
from game.core.spelling import Piece
from game.rules.dice_and_armour import DICE_AND_ARMOUR, actions
from game.rules.dice_and_armour.events import PartBroken, TankDestroyed, TankRammed
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.shot_chances import odds
from game.rules.dice_and_armour.state import Mode, Options, Setup, Stage, Table
from game.scenes.dice_and_armour.face import FACE
from game.scenes.dice_and_armour.first_match_hints import SEEN
from game.scenes.frame.commands import Command, Key, Moved, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.opened_table import opened
from game.scenes.table.picking import pick
from game.session.match.record import Player
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
from game.tools.exhibits.lessons import lesson_at
from game.tools.exhibits.wished_matches import Wished

GAME = "dice_and_armour"
SIMPLE, CAPTURE = Setup(), Setup(mode=Mode.CAPTURE)
FREE = Setup(mode=Mode.CAPTURE, options=Options(free=True))
HELD = read_start("capture; L^ E11 tracks; H^ H2; lv A5 tracks engine; lv B9 tracks side")
"""Nobody can drive the tank off the base it stands on."""

CRIPPLE = read_start("simple; M> E6 engine side front; L^ C2; hv F9; l< H6 rear")
BESIDE = read_start("capture; M^ E5; L^ C4; H^ G4; mv E7; hv C7 rear; lv G6")
"""Who stands before a tank can be rammed by it, or shot at."""


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
        case actions.EndTurn() | actions.Ready():
            return 0
        case actions.Enlist(_, kind):
            return (table.number + kind.weight) % 3
        case _:
            return -99


def _apart(one: Cell, two: Cell) -> int:
    return max(abs(one.x - two.x), abs(one.y - two.y))


MATCHES = Wished(DICE_AND_ARMOUR, FACE, wish, seed=5)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _staged(setup: Setup, stage: Stage, least: int) -> Exhibit:
    return lambda kit: table(
        kit, setup, MATCHES.when(setup, lambda table: table.stage is stage, least)
    )


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


def _mustering(kit: Kit) -> Scene:
    """Choose an army against a computer player: behind no curtain."""
    made = match(kit, FREE, 4)
    made.header = replace(made.header, players=(Player(""), Player("", "raider")))
    scene = opened(kit, made, FACE)
    scene.update(FRAME)
    return scene


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


EXHIBITS = Exhibits(
    tables={
        "armour set-up": set_up(GAME, (Occupant(""), Occupant("", "raider"))),
        "armour muster": _mustering,
        "armour choose": lambda kit: table(kit, CAPTURE, 34),
        "armour hint": shown(lambda kit: table(kit, CAPTURE, 34), hinted(f"{SEEN}.move")),
        "armour shot": _staged(CAPTURE, Stage.SHOT, 20),
        "armour ram": _staged(SIMPLE, Stage.RAM, 0),
        "armour dice": moving(CAPTURE, Rolled, 30, 1000),
        "armour broken": moving(CAPTURE, PartBroken, 30, 300),
        "armour rams": moving(SIMPLE, TankRammed, 0, 220),
        "armour destroyed": moving(SIMPLE, TankDestroyed, 0, 260),
        "armour told": _pointed,
        "armour meant": _meant,
        "armour threats": shown(lambda kit: table(kit, CAPTURE, 34), Press(Key.SHOW)),
        "armour over": lambda kit: table(kit, SIMPLE),
        "armour result": MATCHES.result(SIMPLE),
        "armour captured": MATCHES.result(HELD),
        "armour cripple": _broken,
        "armour crew of two": _crew(("Ada", "Bo"), ("Cleo",)),
        "armour crew of four": _crew(("Ada", "Bo"), ("Cleo", "Dmytro")),
        "armour crew of eight": _crew(
            ("Ada", "Bo", "Cleo", "Dmytro"), ("Eva", "Fedir", "Greta", "Hanna")
        ),
        **{f"armour lesson {place + 1}": lesson_at(GAME, place) for place in range(1, 8)},
        "armour challenge": challenged(GAME),
        "armour challenges": listed(GAME, 4),
        "armour replay": replayed(lambda kit: match(kit, SIMPLE, 80), 60),
    },
    sheets={
        "rules of armour": ruled(GAME, "D6"),
        "rules of armour played": ruled(GAME, "D5.3", 120_000),
    },
    below={
        "armour result": "table of dice_and_armour over",
        "armour captured": lambda kit: table(kit, HELD),
        "armour": "armour choose",
    },
    keep=lambda kit: keep_record(kit, match(kit, SIMPLE, 9)),
    best="armour dice",
)
