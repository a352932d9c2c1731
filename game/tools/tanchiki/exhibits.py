"""Tables of Tanchiki in moments of real matches, for the gallery and for tests.

Long, since every scene of the game is here; how a moment is found is beside them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.content.challenges import load_challenges
from game.content.maps import load, map_folder
from game.content.setups import standard
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.events import Event, TankExploded, VolleyFired
from game.rules.tanchiki.state import Ordering, Phase, Placing, Shovelling, Table, Throwing
from game.scenes.challenge_play import table_of
from game.scenes.commands import Changed, Chosen, Resized
from game.scenes.kit import Kit
from game.scenes.numbers import numbers_scene
from game.scenes.opening import opened_record
from game.scenes.play.keeping import keep_record
from game.scenes.seat_names import names_of
from game.scenes.settings import Curtain
from game.scenes.setup import Place, keep_setup
from game.scenes.sheet import Sheet
from game.scenes.stack import Push, Scene
from game.scenes.tanchiki.ending import ended_scene
from game.scenes.tanchiki.guide import SEEN
from game.scenes.tanchiki.recap import recap_scene
from game.scenes.tanchiki.setup import tanchiki_setup
from game.scenes.tanchiki.table import TableScene
from game.scenes.tanchiki.why import causes
from game.session.match import Match
from game.session.record import Header, Player
from game.tools.broken_maps import with_broken
from game.tools.exhibits_reel import FRAME, play_to, usual_speed

SEED = 11
CROWD = 4
EARLY, LATE = 4, 8
"""Most moments come in the first turns; the match is played on for the others only."""

END = 10_000
PATIENCE = 500

Moment = Callable[[Table], bool]


def duel(kit: Kit) -> Match:
    """Return a match of two that is over."""
    return _named(kit, _match(2, END), frozenset())


def begun(kit: Kit) -> Match:
    """Return a match of two before its first action."""
    return _named(kit, Match(TANCHIKI, _header(2)), frozenset())


@lru_cache(maxsize=32)
def _match(seats: int, count: int) -> Match:
    """Return the match after so many of its actions."""
    game = Match(TANCHIKI, _header(seats))
    for action in _actions(seats, count):
        game.submit(action)
    return game


@lru_cache(maxsize=4)
def _whole(seats: int, turns: int) -> Match:
    """Play so many turns as computer players do."""
    game = Match(TANCHIKI, _header(seats))
    mind = MINDS["tanchiki"]["recruit"]
    while game.to_act and game.table.turn.number < turns:
        seat = game.to_act[0]
        legal = TANCHIKI.legal(game.table, seat)
        dice = Dice(SEED, "exhibit", seat, game.count)
        for action in decided(mind(game.shown(seat), seat, legal, dice)):
            game.submit(action)
    return game


def _actions(seats: int, count: int) -> tuple[Any, ...]:
    whole = _whole(seats, END) if count == END else _reaching(count)
    return tuple(done.action for done in whole.done[:count])


def _reaching(count: int) -> Match:
    """Return the match of four with at least so many actions, if it can be."""
    early = _whole(CROWD, EARLY)
    return early if early.count >= count else _whole(CROWD, LATE)


def _header(seats: int) -> Header[Any]:
    players = tuple(Player("") for _ in range(seats))
    return Header("tanchiki", TANCHIKI.number, standard("tanchiki", seats), SEED, players)


def _named(kit: Kit, game: Match, people: frozenset[Seat]) -> Match:
    """Return the match as a twin of its own, with people on these seats."""
    twin = copy.copy(game)
    players = tuple(
        Player("", None if seat in people else "recruit")
        for seat in range(len(game.header.players))
    )
    labels = (("map", kit.words("door.tanchiki")), ("date", kit.today()))
    twin.header = replace(game.header, players=players, labels=labels, program=kit.version)
    return twin


def _names(kit: Kit, game: Match) -> tuple[str, ...]:
    return names_of(kit.words, TANCHIKI.name, (player.name for player in game.header.players))


def _count(moment: Moment) -> int:
    """Return how many actions of the match of four lead to the moment."""
    for turns in (EARLY, LATE):
        whole = _whole(CROWD, turns)
        found = (n for n in range(whole.count) if moment(whole.state_at(n).table))
        if (count := next(found, None)) is not None:
            return count
    raise LookupError("the match has no such moment")


def _table(kit: Kit, count: int, people: frozenset[Seat], told: int = 0) -> TableScene:
    """Return the table after so many actions, the last of which have been told in its log."""
    kit.settings.change(speed=0, bot_speed=0)
    begun = _named(kit, _match(CROWD, count - told), people)
    scene = TableScene(kit, begun, lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    if told:
        scene.live.submit(*_actions(CROWD, count)[count - told :])
        scene.update(FRAME)
    usual_speed(kit)
    return scene


def _asked(kit: Kit, moment: Moment) -> TableScene:
    """Return the table at which a person is asked what this moment asks."""
    count = _count(moment)
    asked = _reaching(count + 1).state_at(count).table
    scene = _table(kit, count, frozenset(TANCHIKI.to_act(asked)), min(count, 30))
    scene.update(FRAME)
    return scene


def _asks(kind: type[object], table: Table) -> bool:
    return isinstance(table.question, kind) and (kind is not Placing or table.turn.number < 1)


def _plans(number: int, table: Table) -> bool:
    return table.turn.number == number and table.turn.phase is Phase.PLANNING


def _planning(kit: Kit, laid: bool = True) -> TableScene:
    """Return the table with one person whose plan is half made."""
    count = _count(partial(_plans, 3))
    scene = _table(kit, count, frozenset({0}), 30)
    scene.live.update(0)
    if laid:
        scene.live.submit(*_laid(count, 0))
    for _ in range(4):
        scene.update(FRAME)
    return scene


def _laid(count: int, seat: Seat) -> list[Any]:
    """Return the first cards that this seat laid after so many actions."""
    coming = [a.action for a in _whole(CROWD, EARLY).done[count : count + 40]]
    return [a for a in coming if a.seat == seat and hasattr(a, "card")][:4]


def _plan_openly(kit: Kit, people: int) -> TableScene:
    kit.settings.change(curtain=Curtain.OPEN)
    count = _count(partial(_plans, 3))
    scene = _table(kit, count, frozenset(range(people)), 30)
    scene.live.submit(*_laid(count, 1))
    scene.update(FRAME)
    return scene


def _eight_plan(kit: Kit) -> TableScene:
    """Return the open table of eight, half of whom wait for a place to plan at."""
    kit.settings.change(curtain=Curtain.OPEN, speed=0, bot_speed=0, seen=frozenset({SEEN}))
    game = _named(kit, _whole(8, 1), frozenset(range(8)))
    scene = TableScene(kit, game, lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    for _ in range(4):
        scene.update(FRAME)
    return scene


def _crowded(kit: Kit) -> TableScene:
    """Return the table of eight at its first hint."""
    kit.settings.change(speed=0, bot_speed=0)
    game = _named(kit, Match(TANCHIKI, _header(8)), frozenset({0}))
    scene = TableScene(kit, game, lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    # Who has put the hints away sees the table without one.
    for _ in range(PATIENCE):
        if scene.guide.shown:
            break
        scene.update(FRAME)
    return scene


def _switched(kit: Kit, name: str) -> TableScene:
    scene = _planning(kit, laid=False)
    scene.handle(Chosen(f"head.{name}"))
    scene.update(FRAME)
    return scene


def _shown(kit: Kit, kind: type[Event], ms: int) -> TableScene:
    """Return the table some milliseconds into the first event of a kind."""
    whole = _whole(CROWD, EARLY)
    count = next(
        n
        for n, done in enumerate(whole.done)
        if any(isinstance(told.event, TankExploded) for told in done.told)
    )
    scene = _table(kit, count, frozenset({0}), min(count, 30))
    scene.live.submit(whole.done[count].action)
    play_to(scene, scene.live.playback, kind)
    for _ in range(ms // FRAME):
        scene.update(FRAME)
    return scene


def _dialog(scene: TableScene, name: str) -> Scene:
    """Return the dialog that something chosen at the table leads to."""
    change = scene.handle(Chosen(name))
    assert isinstance(change, Push)
    return change.scene


def _why(kit: Kit) -> Scene:
    """Return the question why a tank exploded: a chain of several steps."""
    scene = _shown(kit, TankExploded, 0)
    scene.live.playback.skip()
    scene.update(FRAME)
    told = scene.live.match.told()
    longest = max((line.number for line in scene.log.lines), key=lambda n: len(causes(told, n)))
    change = scene.handle(Changed("log", longest))
    assert isinstance(change, Push)
    return change.scene


def _recap(kit: Kit) -> Scene:
    whole = _named(kit, _match(2, END), frozenset())
    names = _names(kit, whole)
    made = recap_scene(kit, 0, names, whole.told())
    assert made is not None
    return made


def _over(kit: Kit) -> TableScene:
    """Return the table as it stands when the match is over."""
    scene = TableScene(kit, duel(kit), lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    return scene


def _result(kit: Kit) -> Scene:
    over = duel(kit)
    scene = ended_scene(kit, over, _names(kit, over))
    scene.update(5000)
    return scene


def _setup(kit: Kit, tab: int, seats: int = 4) -> Sheet:
    places = tuple(Place("", "soldier" if seat else "") for seat in range(seats))
    keep_setup(kit, "tanchiki", places, "")
    scene = tanchiki_setup(kit)
    scene.handle(Changed("tab", tab))
    return scene


def _numbers(kit: Kit) -> Sheet:
    """Show a board of eight quarters, whose figures are the most."""
    scene = numbers_scene(kit, load(map_folder() / "tanchiki" / "parade_ground.tmx"))
    scene.update(FRAME)
    return scene


def _replay(kit: Kit) -> Scene:
    path = keep_record(kit, duel(kit))
    assert path is not None
    scene = opened_record(kit, path)
    scene.handle(Changed("bar.place", 220))
    scene.update(FRAME)
    return scene


def _challenge(kit: Kit) -> Scene:
    challenge = load_challenges("tanchiki")[0]
    scene = table_of(kit, challenge)
    scene.handle(Resized(1280, 720, 1))
    for _ in range(3):
        scene.update(FRAME)
    return scene


TABLES: dict[str, Callable[[Kit], Scene]] = {
    "tanchiki set-up": lambda kit: _setup(kit, 0),
    "tanchiki set-up eight": lambda kit: _setup(kit, 0, 8),
    "tanchiki set-up maps": lambda kit: _setup(kit, 1),
    "tanchiki set-up rules": lambda kit: _setup(kit, 2),
    "tanchiki set-up broken": lambda kit: _setup(with_broken(kit, "tanchiki", "learning"), 1),
    "tanchiki numbers": _numbers,
    "tanchiki placing": lambda kit: _asked(kit, partial(_asks, Placing)),
    "tanchiki planning": _planning,
    "tanchiki eight seats": _crowded,
    "tanchiki two plan": lambda kit: _plan_openly(kit, 2),
    "tanchiki four plan": lambda kit: _plan_openly(kit, CROWD),
    "tanchiki eight plan": _eight_plan,
    "tanchiki forecast": lambda kit: _switched(kit, "forecast"),
    "tanchiki danger": lambda kit: _switched(kit, "danger"),
    "tanchiki exchange": lambda kit: _dialog(_planning(kit, laid=False), "exchange.0"),
    "tanchiki volley": lambda kit: _shown(kit, VolleyFired, 240),
    "tanchiki explosion": lambda kit: _shown(kit, TankExploded, 160),
    "tanchiki order": lambda kit: _asked(kit, partial(_asks, Ordering)),
    "tanchiki shovel": lambda kit: _asked(kit, partial(_asks, Shovelling)),
    "tanchiki grenade": lambda kit: _asked(kit, partial(_asks, Throwing)),
    "tanchiki why": _why,
    "tanchiki recap": _recap,
    "tanchiki pause": lambda kit: _dialog(_planning(kit), "head.pause"),
    "tanchiki over": _over,
    "tanchiki result": _result,
    "tanchiki replay": _replay,
    "tanchiki challenge": _challenge,
}
