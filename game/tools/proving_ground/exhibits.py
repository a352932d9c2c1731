"""Tables of Proving Ground in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from typing import Any

from game.content.tasks.challenges import load_challenges
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground import PROVING_GROUND, actions
from game.rules.proving_ground.events import ShotFired, TokenTurnedUp
from game.rules.proving_ground.foresight.hazards import first_hazard
from game.rules.proving_ground.spelling import spell
from game.rules.proving_ground.state import Mode, Options, Setup, Stage, Table
from game.scenes.frame.commands import Changed, Key, Moved, Press, Pressed, Released
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.proving_ground.face import FACE
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.picking import pick
from game.scenes.table.table_scene import TableScene
from game.session.people.progress import Best, keep
from game.tools.exhibits.exhibit import (
    FRAME,
    Deed,
    Exhibit,
    Exhibits,
    challenged,
    listed,
    numbered,
    passing,
    replayed,
    ruled,
    set_up,
    shown,
)
from game.tools.exhibits.wished_matches import Wished

GAME = "proving_ground"
BATTLE, FOUR = Setup(), Setup(Mode.BATTLE, 4)
TEAM, FAMILY, SOLO = Setup(Mode.TEAM, 4), Setup(Mode.FAMILY, 3), Setup(Mode.SOLO, 1)
WISHES: tuple[type, ...] = (actions.Shoot, actions.Attach, actions.UseExtraTurn, actions.Drive)


def wish(table: Table, action: Any) -> tuple[Any, ...]:
    """Return how much an action is wished for: pairs, shots, upgrades, safe drives."""
    rank = len(WISHES) - next((n for n, each in enumerate(WISHES) if isinstance(action, each)), 9)
    if isinstance(action, actions.Shoot):
        token = table.on(action.cell).lower()
        paired = token in table.zone(action.seat).singles.lower()
        useful = action.aim in (actions.Aim.TOKEN, actions.Aim.TANK)
        return rank if useful else -9, paired, str(action.cell)
    if isinstance(action, actions.Drive):
        safe = first_hazard(table, action.pawn, action.path) is None
        return rank if safe else -8, False, str((table.turn.number * 7 + hash_of(action)) % 31)
    return rank, False, str(hash_of(action) * (table.turn.number + 3) % 29)


def hash_of(action: Any) -> int:
    """Return a number that is the same on each machine."""
    return sum(ord(letter) * place for place, letter in enumerate(str(action), 1))


MATCHES = Wished(PROVING_GROUND, FACE, wish, seed=4)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _at(setup: Setup, stage: Stage, least: int) -> Exhibit:
    return lambda kit: table(
        kit, setup, MATCHES.when(setup, lambda table: table.turn.stage is stage, least)
    )


def _click_pawn(scene: TableScene) -> None:
    """Choose the first pawn that can act."""
    now = scene.desk.sitting.table
    cells = (now.pawns[number].cell for number in now.own(now.turn.seat))
    x, y = scene.desk.place.middle(next(cell for cell in cells if cell is not None))
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        scene.handle(command)
    scene.update(FRAME)


def _point_end(scene: TableScene) -> None:
    """Point at the first end of its drive."""
    seat: Seat = scene.desk.open[0]
    ends = (part for part in scene.desk.choosing.picking(seat).next if isinstance(part, Cell))
    scene.handle(Moved(*scene.desk.place.middle(next(ends))))


def _warned(kit: Kit) -> Scene:
    """Return a table where a drive has been picked that would cost the tank."""

    def rash(now: Table) -> actions.Drive | None:
        ways = PROVING_GROUND.legal(now, now.turn.seat)
        drives = (each for each in ways if isinstance(each, actions.Drive))
        return next((each for each in drives if first_hazard(now, each.pawn, each.path)), None)

    scene = table(kit, BATTLE, MATCHES.when(BATTLE, lambda now: rash(now) is not None, 30))
    drive = rash(scene.desk.sitting.match.table)
    assert drive is not None
    for part in spell(scene.desk.sitting.table, drive.seat, drive)[0]:
        pick(scene.desk, drive.seat, part, drive.seat)
    scene.update(FRAME)
    return scene


def _challenges(kit: Kit) -> Scene:
    """Return the list of solo boards, one of them played."""
    first = load_challenges(GAME)[0]
    keep(kit.folder, Best(first.id, 31, 4, "TK2-x", points=23))
    return listed(GAME, 1)(kit)


PLANNED: tuple[Deed, ...] = (_click_pawn, _point_end, passing())

TABLES: dict[str, Exhibit] = {
    "proving set-up": set_up(GAME, (Occupant(""), Occupant("", "tester"))),
    "proving set-up solo": set_up(GAME, (Occupant(""),), Changed("mode", 3)),
    "proving numbers": numbered(GAME, "crater.tmx"),
    "proving draft": _at(Setup(Mode.BATTLE, 2, Options(draft=True)), Stage.DRAFT, 2),
    "proving battle": shown(_at(BATTLE, Stage.MAIN, 40), *PLANNED),
    "proving warned": _warned,
    "proving shot": _at(BATTLE, Stage.SHOT, 46),
    "proving four": _at(FOUR, Stage.MAIN, 70),
    "proving threats": shown(_at(FOUR, Stage.MAIN, 60), Press(Key.SHOW)),
    "proving team": _at(TEAM, Stage.MAIN, 50),
    "proving fires": moving(BATTLE, ShotFired, 30, watched=True),
    "proving family": _at(FAMILY, Stage.TURN_UP, 25),
    "proving flip": moving(FAMILY, TokenTurnedUp, 20, watched=True),
    "proving solo": _at(SOLO, Stage.MAIN, 25),
    "proving solo threats": shown(_at(SOLO, Stage.MAIN, 25), Press(Key.SHOW)),
    "proving over": lambda kit: table(kit, SOLO),
    "proving won": lambda kit: table(kit, BATTLE),
    "proving result": MATCHES.result(BATTLE),
    "proving challenge": challenged(GAME),
    "proving challenges": _challenges,
    "proving replay": replayed(lambda kit: match(kit, BATTLE, 40), 60),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={
        "rules of the range": ruled(GAME, "B10.3"),
        "rules of the range played": ruled(GAME, "B4.3", 120_000),
    },
    below={"proving result": "proving won", "proving": "proving battle"},
    keep=lambda kit: keep_record(kit, match(kit, BATTLE, 9)),
    best="proving four",
)
