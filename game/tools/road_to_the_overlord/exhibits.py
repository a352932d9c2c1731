"""Tables of Road to the Overlord in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.core.spelling import Part, Word
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD, events
from game.rules.road_to_the_overlord.setting_up import SHORT, WHOLE, Ways
from game.rules.road_to_the_overlord.state import Setup, Stage, Table
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Push, Scene
from game.scenes.road_to_the_overlord.face import FACE
from game.scenes.road_to_the_overlord.first_match_hints import SEEN
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
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

from .wishes import wish

GAME = "road_to_the_overlord"


def setup_of(seats: int, ways: Ways = Ways.TOGETHER, track: str = SHORT) -> Setup:
    return begun(load_world(), seats, ways, track)


ONE, TWO, FOUR = setup_of(1), setup_of(2), setup_of(4, track=WHOLE)
RIVALS, TEAMS = setup_of(3, Ways.ALONE), setup_of(4, Ways.TEAMS)
LONG = replace(TWO, rounds=0)
"""Two who have time enough to meet the boss."""

MATCHES = Wished(ROAD_TO_THE_OVERLORD, FACE, wish, seed=11)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _when(setup: Setup, true: Callable[[Table], bool], *parts: Part, least: int = 0) -> Exhibit:
    """Return the table as soon as this is true of it, with these parts picked."""

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, setup, MATCHES.when(setup, true, least)))
        for part in parts:
            scene.desk.choosing.take(scene.desk.open[0], part)
        scene.update(20)
        return scene

    return begin


def _stage(stage: Stage, boss: bool = False, foes: int = 1) -> Callable[[Table], bool]:
    def found(now: Table) -> bool:
        fight = now.fight
        if fight is None or fight.stage is not stage:
            return False
        return fight.with_boss is boss and len(fight.foes) >= foes

    return found


def _road(now: Table) -> bool:
    return now.fight is None and not now.thrown and now.bargain is None and now.ending is None


def _dressed(now: Table) -> bool:
    return _road(now) and len(now.own.worn) > 1 and len(now.own.hand) > 2


def _traded(*slots: tuple[str, int], least: int = 40, many: int = 0) -> Exhibit:
    """Return the sheet of a bargain that is put together, its dials turned; after so many actions,
    when both hold so many cards."""

    def near(now: Table) -> bool:
        others = (hero for seat, hero in enumerate(now.heroes) if seat != now.turn)
        close = (other for other in others if abs(other.mark - now.own.mark) <= 2)
        return _dressed(now) and any(
            len((*other.hand, *other.worn)) > max(1, many) for other in close
        )

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, FOUR, MATCHES.when(FOUR, near, least)))
        seat, choosing = scene.desk.open[0], scene.desk.choosing
        choosing.take(seat, Word("offer"))
        choosing.take(seat, choosing.picking(seat).next[0])
        for name, value in slots:
            dials = {each.name: each for each in choosing.picking(seat).dials}
            choosing.take(seat, replace(dials[name], value=value))
        scene.update(20)
        return scene

    return begin


def _taken_up(setup: Setup, count: int) -> Exhibit:
    """Return what is told first of a match that goes on after so many actions."""

    def begin(kit: Kit) -> Scene:
        laid = FACE.door.resume(kit, match(kit, setup, count))
        pushed = next(change for _ in range(9) if isinstance(change := laid.update(20), Push))
        return pushed.scene

    return begin


FIGHTS, PLACES, LOOTS = Stage.FIGHTING, Stage.PLACING, Stage.LOOT
TABLES: dict[str, Exhibit] = {
    "overlord set-up": set_up(GAME, (Occupant(""), Occupant(""), Occupant(""))),
    "overlord turn": lambda kit: seen(table(kit, FOUR, 0)),
    "overlord hint": shown(lambda kit: seen(table(kit, TWO, 0)), hinted(f"{SEEN}.turn")),
    "overlord way": _when(FOUR, lambda now: now.fight is None and now.thrown > 1, least=20),
    "overlord hand": _when(FOUR, _dressed, least=30),
    "overlord joins": _when(FOUR, _stage(Stage.JOINING), least=10),
    "overlord places": _when(FOUR, _stage(PLACES), least=20),
    "overlord fights": _when(FOUR, _stage(FIGHTS, foes=2), least=40),
    "overlord loot": _when(FOUR, _stage(LOOTS, foes=0), least=40),
    "overlord trades": _traded(("give_1", -1), ("get_1", 1)),
    "overlord trades much": _traded(("give_2", -1), ("get_1", 1), ("get_3", 1), least=300, many=15),
    "overlord offered": _when(FOUR, lambda now: now.bargain is not None),
    "overlord boss": _when(LONG, _stage(FIGHTS, boss=True)),
    "overlord walks": moving(FOUR, events.HeroWalked, 10, 400),
    "overlord strikes": moving(FOUR, events.BlowStruck, 40, 300),
    "overlord rivals": lambda kit: seen(table(kit, RIVALS, 60)),
    "overlord teams": lambda kit: seen(table(kit, TEAMS, 60)),
    "overlord so far": _taken_up(FOUR, 120),
    "overlord so far of rivals": _taken_up(RIVALS, 150),
    "overlord alone": lambda kit: seen(table(kit, ONE, 20)),
    "overlord challenges": listed(GAME, 5),
    "overlord challenge": challenged(GAME, 3 * FRAME, place=3),
    "overlord over": lambda kit: table(kit, LONG),
    "overlord result": MATCHES.result(LONG),
    "overlord replay": replayed(lambda kit: match(kit, TWO, 60), 60),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={"rules of the road": ruled(GAME, "L4.3")},
    below={"overlord result": f"table of {GAME} over", "overlord": "overlord turn"},
    keep=lambda kit: keep_record(kit, match(kit, TWO, 20)),
    best="overlord boss",
)
