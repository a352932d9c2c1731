"""Tables of One Cut in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.core.hex import distance
from game.core.rolled import Rolled
from game.rules.one_cut import ONE_CUT, actions
from game.rules.one_cut.cards import Card
from game.rules.one_cut.events import AttackStopped, FigureKilled, PairShown
from game.rules.one_cut.state import Options, Setup, Stage, Table
from game.scenes.kit import Kit
from game.scenes.occupants import Occupant
from game.scenes.one_cut.face import FACE
from game.scenes.play.saving import keep_record
from game.scenes.stack import Scene
from game.scenes.table.opened import opened
from game.scenes.table.scene import TableScene
from game.session.match import Match
from game.session.record import Header, Player
from game.tools.showing import (
    FRAME,
    Exhibit,
    Exhibits,
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

GAME = "one_cut"
DUEL = Setup(5, Options(middle=True))
PLACING = Setup(1, Options(middle=True, placing=True))
SEED = 6
NEAR = (Card.STRIKE, Card.BLOCK, Card.STRIKE, Card.DODGE, Card.KNIFE, Card.MOVE)


def wish(table: Table, action: Any) -> int:
    """Return how much an action is wished for: blades come near, then fight by turns."""
    side = table.sides[action.seat]
    match action:
        case actions.LayCard(seat, card):
            if len(side.row) == 3:
                return -9
            turn = table.round * 5 + seat * 3 + len(side.row) * 2 + table.duel
            far = table.apart > 1 + 2 * (card is not Card.MOVE)
            first = Card.MOVE if far else NEAR[turn % len(NEAR)]
            return 8 if card is first else 3 + (turn + ord(card.value[0])) % 3
        case actions.Commit():
            return 7 if len(side.row) > 1 else 1
        case actions.NameMark(seat, cell):
            return -abs(cell.x - 6) - abs(cell.y - 4)
        case actions.StepTo(seat, cell):
            return -distance(cell, table.sides[1 - seat].cell)
        case actions.PushTo(seat, cell):
            return (cell.x * 3 + cell.y) % 7
        case _:
            return -99


@lru_cache(maxsize=512)
def _match(setup: Setup, count: int) -> Match:
    players = (Player("", None), Player("", None))
    header: Header[Any] = Header(GAME, ONE_CUT.number, setup, SEED, players)
    made = Match(ONE_CUT, header)
    while made.to_act and made.count < count:
        legal = ONE_CUT.legal(made.table, made.to_act[0])
        made.submit(max(legal, key=lambda action: wish(made.table, action)))
    return made


def match(kit: Kit, setup: Setup, count: int) -> Match:
    return twin(kit, _match(setup, count), frozenset({0, 1}))


def table(kit: Kit, setup: Setup, count: int) -> TableScene:
    scene = opened(kit, match(kit, setup, count), FACE)
    scene.update(FRAME)
    return scene


def _staged(setup: Setup, stage: Stage, least: int) -> int:
    """Return after how many actions, at least so many, a match has come to a stage."""
    counts = range(least, least + 400)
    return next(n for n in counts if _match(setup, n).table.stage is stage)


def _at(setup: Setup, stage: Stage, least: int) -> Exhibit:
    return lambda kit: _seen(table(kit, setup, _staged(setup, stage, least)))


def _seen(scene: TableScene) -> TableScene:
    """Draw the curtain aside, where one has fallen."""
    for _ in range(40):
        scene.update(FRAME)
    return scene


def _moving(setup: Setup, kind: type, least: int = 0, ms: int = 10 * FRAME) -> Exhibit:
    """Return the table while an event of this kind is shown."""

    def begin(kit: Kit) -> Scene:
        usual_speed(kit)
        last = next(
            n
            for n in range(least, least + 400)
            if any(isinstance(told.event, kind) for told in _match(setup, n + 1).done[n].told)
        )
        scene = table(kit, setup, last)
        scene.desk.live.submit(_match(setup, last + 1).done[last].action)
        return scene

    return shown(begin, until(kind, _reel), passing(ms))


def _reel(scene: TableScene) -> Playback[Any, Any]:
    return scene.desk.live.playback


def _over(kit: Kit) -> TableScene:
    return table(kit, DUEL, 4000)


def _result(kit: Kit) -> Scene:
    sitting = _over(kit).desk.sitting
    scene = sitting.terms.result(sitting.match, sitting.names, sitting.recorded)
    scene.update(5000)
    return scene


TABLES: dict[str, Exhibit] = {
    "cut set-up": set_up(GAME, (Occupant(""), Occupant("", "fencer"))),
    "cut placing": lambda kit: table(kit, PLACING, 2),
    "cut plan": _at(DUEL, Stage.PLAN, 2),
    "cut step": _at(DUEL, Stage.STEP, 4),
    "cut push": _at(DUEL, Stage.PUSH, 4),
    "cut pair": _moving(DUEL, PairShown, 12, 640),
    "cut dice": _moving(DUEL, Rolled, 4, 1000),
    "cut stopped": _moving(DUEL, AttackStopped, 4),
    "cut kill": _moving(DUEL, FigureKilled, 4, 520),
    "cut over": _over,
    "cut result": _result,
    "cut replay": replayed(lambda kit: match(kit, DUEL, 60), 50),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={
        "rules of the duel": ruled(GAME, "U3.1"),
        "rules of the duel played": ruled(GAME, "U4.1", 120_000),
    },
    below={"cut result": "table of one_cut over", "cut": "cut plan"},
    keep=lambda kit: keep_record(kit, match(kit, DUEL, 9)),
)
