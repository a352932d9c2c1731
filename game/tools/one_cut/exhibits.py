"""Tables of One Cut in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from typing import Any

from game.core.hex import distance
from game.core.rolled_dice import Rolled
from game.rules.one_cut import ONE_CUT, actions
from game.rules.one_cut.cards import Card
from game.rules.one_cut.events import AttackStopped, FigureKilled, PairShown
from game.rules.one_cut.state import Options, Setup, Stage, Table
from game.scenes.one_cut.face import FACE
from game.scenes.one_cut.first_match_hints import SEEN
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.tools.exhibits.exhibit import (
    Exhibit,
    Exhibits,
    hinted,
    looked_closer,
    replayed,
    ruled,
    set_up,
    shown,
)
from game.tools.exhibits.wished_matches import Wished, seen

GAME = "one_cut"
DUEL = Setup(5, Options(middle=True))
PLACING = Setup(1, Options(middle=True, placing=True))
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


MATCHES = Wished(ONE_CUT, FACE, wish, seed=6)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _at(setup: Setup, stage: Stage, least: int) -> Exhibit:
    return lambda kit: seen(
        table(kit, setup, MATCHES.when(setup, lambda table: table.stage is stage, least))
    )


TABLES: dict[str, Exhibit] = {
    "cut set-up": set_up(GAME, (Occupant(""), Occupant("", "fencer"))),
    "cut placing": lambda kit: table(kit, PLACING, 2),
    "cut plan": _at(DUEL, Stage.PLAN, 2),
    "cut hint": shown(_at(DUEL, Stage.PLAN, 2), hinted(f"{SEEN}.reach")),
    "cut step": _at(DUEL, Stage.STEP, 4),
    "cut push": _at(DUEL, Stage.PUSH, 4),
    "cut pair": moving(DUEL, PairShown, 12, 640),
    "cut dice": moving(DUEL, Rolled, 4, 1000),
    "cut stopped": moving(DUEL, AttackStopped, 4),
    "cut kill": moving(DUEL, FigureKilled, 4, 520),
    "cut over": lambda kit: table(kit, DUEL),
    "cut close": shown(lambda kit: table(kit, DUEL), looked_closer),
    "cut result": MATCHES.result(DUEL),
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
    best="cut pair",
)
