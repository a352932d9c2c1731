"""Tables of Hold the Banner where people are about to plan, drawn as stories draw them."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.core.spelling import Part, Spelling
from game.rules import GAMES
from game.rules.hold_the_banner.actions import TimedOut
from game.rules.hold_the_banner.letters.scenario_position import read_position
from game.rules.hold_the_banner.referee_tasks import State
from game.scenes.frame.stack import SceneStack
from game.scenes.table.table_scene import TableScene
from game.session.match.clock import for_each_plan
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.scenes.sat_tables import sat
from tests.scenes.table.hands import buttons

GAME = "hold_the_banner"
GUARD, ATTACKER = 0, 1
TANKS = ("1 guard at 16,20", "2 basic at 20,10", "3 siege at 8,20")
HANDS = ("1 U4; R2; U4 L2", "2 D4; D2; R2")


def state(
    tanks: tuple[str, ...] = TANKS, hands: tuple[str, ...] = HANDS, **parts: tuple[str, ...]
) -> State:
    """Return a position on the standard ground, with hands or, without any, drawn freely."""
    given = {"hands": hands} if hands else {}
    found: State = read_position({"standard": ("",), "tanks": tanks, **given, **parts})
    return found


def table(
    kit, begun: State, people: tuple[Seat, ...] = (GUARD,), plan_ms: int = 0, **settings
) -> tuple[SceneStack, TableScene]:
    """Return the table of a position at which these people sit, with so long for each plan."""
    rules = replace(GAMES[GAME], new=lambda setup, seed: begun)
    seats = begun.table.seats
    players = tuple(Player("") if seat in people else Player("", "random") for seat in seats)
    clock = for_each_plan(len(players), plan_ms)
    header = Header(GAME, rules.number, begun.table.setup, 3, players, clock)
    match = Match(rules, header, TimedOut)
    stack = sat(kit, match, **settings)
    return stack, stack.top


def picked(scene: TableScene, seat: Seat = GUARD) -> Spelling:
    return scene.desk.choosing.picking(seat).picked


def plan(scene: TableScene, seat: Seat = GUARD):
    return scene.live.match.table.players[seat].plan


def control(scene: TableScene, part: Part, seat: Seat = GUARD):
    """Return the control of a part that may come next."""
    place = scene.desk.choosing.picking(seat).next.index(part)
    return buttons(scene)[f"pick.{seat}:{place}"]
