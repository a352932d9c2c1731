"""Tables of Tank Chess in moments of one real match, for the gallery and for tests.

Long, since it is a list: each moment is a few lines of its own.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from game.ai.mind import Thought, decided
from game.ai.questions import Asked, Question, Sliced
from game.ai.tank_chess.effort import Manner
from game.ai.tank_chess.teacher import taught
from game.content.maps.map_kind import challenged as games_with
from game.content.maps.setups import standard
from game.content.tasks.challenges import Challenge, load_challenges
from game.core.rules import Seat
from game.link.qr_code import squares
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag, Resign
from game.rules.tank_chess.events import TankDestroyed
from game.rules.tank_chess.letters.notation import read_action, read_cell
from game.rules.tank_chess.play import legal
from game.rules.tank_chess.state import Table
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.check_page import check_scene
from game.scenes.challenges.end_page import Ended, end_scene
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import match_of, proved, table_of, tally_of
from game.scenes.challenges.result_card import ResultCard
from game.scenes.challenges.runs import runs_of
from game.scenes.challenges.runs_page import runs_scene
from game.scenes.challenges.share_page import share_scene
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Key,
    Moved,
    Press,
    Pressed,
    Released,
    Resized,
    Said,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Push, Scene
from game.scenes.keeping.keep_as_challenge_page import keep_scene
from game.scenes.keeping.moment_as_challenge import moment_of
from game.scenes.pages.widget_scene import Sheet
from game.scenes.play.quest_on_page import Wish
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.tank_chess.opened_table import begun
from game.scenes.tank_chess.panel.first_match_hints import SEEN
from game.scenes.tank_chess.setup.last_setup import Wishes
from game.scenes.tank_chess.table import TableScene
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.people import friends_results
from game.session.people.friends_results import Shared
from game.tools.exhibits.broken_maps import with_broken
from game.tools.exhibits.exhibit import (
    FRAME,
    WHOLE,
    Deed,
    Exhibit,
    Exhibits,
    challenged,
    looked_closer,
    numbered,
    passing,
    replayed,
    ruled,
    set_up,
    shown,
    twin,
    until,
    usual_speed,
)
from game.view.show.playback import Playback

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

VICTORY_MS = 1500


def match(
    kit: Kit, count: int, people: frozenset[Seat] = frozenset({0, 1}), clock: Clock | None = None
) -> Match:
    """Return the match after so many moves as a twin of its own."""
    made = twin(kit, _match(count), people)
    made.header, made.clock = replace(made.header, clock=clock), clock
    return made


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
    others = kit.settings.now.seen - {SEEN}
    kit.settings.change(seen=others if guided else others | {SEEN})
    people = frozenset({0, 1})
    game = match(kit, count, people, clock)
    scene = begun(kit, game, Wishes(turning="hand"))
    scene.handle(Resized(1280, 720, 1))
    scene.update(FRAME)
    return scene


def _at(count: int) -> Exhibit:
    return lambda kit: table(kit, count)


def _click(name: str) -> Deed:
    def deed(scene: TableScene) -> None:
        _point(name)(scene)
        x, y = _middle(scene, name)
        scene.handle(Pressed(x, y))
        scene.handle(Released(x, y))

    return deed


def _point(name: str) -> Deed:
    return lambda scene: scene.handle(Moved(*_middle(scene, name)))


def _middle(scene: TableScene, name: str) -> tuple[float, float]:
    return scene.desk.place.middle(read_cell(name, scene.desk.table.height))


def _next(count: int) -> Deed:
    """Do the next move of the match, of which so many are done."""

    def deed(scene: TableScene) -> None:
        scene.desk.live.submit(_match(count + 1).done[count].action)

    return deed


def _moving(kit: Kit) -> TableScene:
    """Return the table at the speed at which moves are to be seen."""
    usual_speed(kit)
    return table(kit, 26)


def _idle(scene: TableScene) -> None:
    while scene.desk.live.playback.current is not None:
        scene.update(FRAME)


def _hurried(kit: Kit) -> TableScene:
    """Return the table while White has little time left."""
    scene = table(kit, 20, clock=Clock((300_000, 300_000), 3000))
    scene.desk.live.match.clock = Clock((24_000, 141_000), 3000)
    return scene


def _over(kit: Kit) -> TableScene:
    """Return the table as it stands when the match is over."""
    scene = table(kit, 35)
    scene.desk.live.submit(Resign(1))
    scene.desk.live.playback.skip()
    scene.update(FRAME)
    return scene


def _mistake(kit: Kit) -> Scene:
    """Return the first mistake of a studied match as a puzzle, its answer asked for."""
    change = _studied(kit, 0).desk.learns()
    assert isinstance(change, Push)
    change.scene.handle(Resized(1280, 720, 1))
    change.scene.handle(Said(Wish("answer")))
    change.scene.update(FRAME)
    return change.scene


def _hinted(kit: Kit) -> Scene:
    """Return the table with the whole hint for the turn that is to be taken."""
    scene = table(replace(kit, thinker=_Brief()), 26)
    for _ in range(2):
        scene.handle(Chosen("hint"))
        scene.update(FRAME)
    return scene


class _Brief:
    """Answers a teacher's questions after a short look, each table once for all pictures."""

    def ask(self, question: Question) -> Asked:
        return Sliced(lambda: self._said(question.view))

    def _said(self, table: Table) -> Thought:
        yield
        return _looked(table)

    def close(self) -> None: ...


@lru_cache(maxsize=64)
def _looked(table: Table) -> tuple[Any, ...]:
    manner = Manner(budget=0, depth=1, kills=2, solves=False)
    return decided(taught(table, legal(table, table.turn), manner))


def _studied(kit: Kit, back: int) -> TableScene:
    """Return the match with all positions looked at, so many turns before its end."""
    scene = _over(replace(kit, thinker=_Brief()))
    scene.handle(Chosen("study"))
    desk = scene.desk
    while desk.study.done(desk.tree)[0] < desk.study.done(desk.tree)[1]:
        scene.update(FRAME)
    for _ in range(back):
        scene.handle(Press(Key.STEP_BACK))
    scene.update(FRAME)
    return scene


def _stepped(kit: Kit) -> TableScene:
    """Return a studied match with a longer look at a position, two turns along its best line."""
    scene = _studied(kit, 6)
    desk = scene.desk
    manner = Manner(budget=4_000, depth=3, kills=2, solves=False)
    table = desk.table
    lines = decided(taught(table, legal(table, table.turn), manner))
    desk.study.deeper[desk.node.number] = 1, lines
    for _ in range(2):
        scene.handle(Press(Key.RIGHT))
    return scene


def _victory(kit: Kit) -> TableScene:
    """Return the table while the victory is shown on it."""
    scene = table(kit, 35)
    scene.desk.live.submit(Resign(1))
    _reel(scene).advance(VICTORY_MS)
    return scene


def _reel(scene: TableScene) -> Playback[Any, Any]:
    return scene.desk.live.playback


def _result(kit: Kit) -> Scene:
    sitting = _over(kit).desk.sitting
    return sitting.terms.result(sitting.match, sitting.names, sitting.recorded)


def _checked(kit: Kit, true: bool) -> Sheet:
    """Show a result that was played again: it is real, or letters of it are missing."""
    challenge = load_challenges("tank_chess")[0]
    text = proved(challenge, TANK_CHESS, _solved(kit, challenge))
    scene = check_scene(kit)
    scene.handle(Changed("text", text if true else text[:-3]))
    scene.handle(Chosen("check"))
    return scene


def _befriended(kit: Kit) -> Sheet:
    """Show how friends did at a challenge, and one of them who is about to be added."""
    first = load_challenges("tank_chess")[0].id
    text = proved(load_challenges("tank_chess")[0], TANK_CHESS, _first_solved(kit))
    folder = kit.folder / "friends"
    for name, turn, stars in (("Oksana", 1, 3), ("Pavel", 2, 2), ("Anna-Maria", 3, 1)):
        shared = Shared(name, first, turn, stars, 0, text)
        friends_results.change(folder, lambda now, shared=shared: now.sharing(shared))  # type: ignore[misc]
    scene = check_scene(replace(kit, folder=folder))
    scene.handle(Changed("text", text))
    scene.handle(Chosen("check"))
    scene.handle(Changed("friend", "Bohdan"))
    return scene


def _keeping(kit: Kit) -> Scene:
    """Show the page on which a position of the match becomes a challenge."""
    sitting = table(kit, 26).desk.sitting
    return keep_scene(kit, moment_of(sitting.match), sitting.names)


def _ghosts(kit: Kit) -> Sheet:
    """Show a run that missed the best way beside the best one."""
    challenge = next(each for each in load_challenges("tank_chess") if each.par == 2)
    match = match_of(kit, challenge)
    for _ in range(2):
        match.submit(TANK_CHESS.legal(match.table, match.to_act[0])[40])
    scene = runs_scene(kit, challenge, runs_of(kit, challenge, match))
    for _ in range(60):
        scene.update(50)
    return scene


def _of_the_day(kit: Kit) -> Sheet:
    """Show the board of the day in the list."""
    scene = challenges_scene(kit)
    scene.handle(Changed("game", games_with().index("tank_chess")))
    scene.handle(Said(PickOut(1)))
    return scene


def _shared(kit: Kit) -> Sheet:
    """Show a result as a picture with its squares."""
    challenge, match = load_challenges("tank_chess")[0], _first_solved(kit)
    text = proved(challenge, TANK_CHESS, match)
    return share_scene(kit, ResultCard(challenge, match.table, 3, 1, 0, text, squares(text)))


def _first_solved(kit: Kit) -> Match:
    return _solved(kit, load_challenges("tank_chess")[0])


def _solved(kit: Kit, challenge: Challenge) -> Match:
    """Return the match after the one action that solves it."""
    for action in TANK_CHESS.legal(match_of(kit, challenge).table, 0):
        found = match_of(kit, challenge)
        found.submit(action)
        if tally_of(challenge, found).won is not None:
            return found
    raise LookupError("no action solves the challenge")


def _challenge(kit: Kit, stars: int) -> Sheet:
    challenge = load_challenges("tank_chess")[-1]
    text = "TK1-x" if stars else ""
    ended = Ended(challenge, match_of(kit, challenge), stars, 2, text, better=bool(stars))
    scene = end_scene(kit, ended, lambda: table_of(kit, challenge))
    scene.update(5000)
    return scene


SEATED = (Occupant(""), Occupant("", "lieutenant"))
BOARDS = set_up("tank_chess", SEATED, Changed("page", 0))
PLANNED = shown(_at(26), _click("H3"), _point("E6"), passing())

TABLES: dict[str, Exhibit] = {
    "chess set-up": BOARDS,
    "chess set-up broken": lambda kit: BOARDS(with_broken(kit, "tank_chess", "duel_12")),
    "chess numbers": numbered("tank_chess", "river.tmx"),
    "chess set-up match": set_up("tank_chess", SEATED, Changed("page", 1)),
    "chess set-up army": set_up("tank_chess", SEATED, Changed("page", 2), Changed("army", True)),
    "chess set-up clock": set_up(
        "tank_chess",
        SEATED,
        Changed("page", 3),
        Chosen("by_board"),
    ),
    "chess first move": lambda kit: table(kit, 0, guided=True),
    "chess chosen": shown(_at(26), _click("H3"), _point("E8"), passing()),
    "chess target": shown(_at(26), _click("H3"), _point("C8"), passing()),
    "chess plan": shown(_at(26), _click("H3"), _click("E6"), _point("E6"), passing()),
    "chess bared": shown(_at(CHECKED), _click("F1"), _click("F3"), _click("F3"), passing()),
    "chess refused": shown(_at(26), _click("H3"), _click("I14"), passing()),
    "chess reach": shown(PLANNED, Chosen("show")),
    "chess danger": shown(PLANNED, Chosen("danger")),
    "chess attacked": shown(_at(26), Chosen("danger")),
    "chess shot": shown(_moving, _next(26), until(TankDestroyed, _reel), passing(8 * FRAME)),
    "chess check": shown(_at(CHECKED - 1), _next(CHECKED - 1), _idle),
    "chess clock": _hurried,
    "chess looked back": shown(_at(30), Press(Key.STEP_BACK)),
    "chess why": shown(_at(27), Chosen("why")),
    "chess pause": shown(_at(27), Chosen("menu")),
    "chess over": _over,
    "chess hint": _hinted,
    "chess mistake": _mistake,
    "chess studied": lambda kit: _studied(kit, 6),
    "chess line": _stepped,
    "chess victory": _victory,
    "chess close": shown(_over, looked_closer),
    "chess result": _result,
    "chess replay": replayed(lambda kit: match(kit, 34), 110),
    "chess challenge": challenged("tank_chess"),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={
        "rules of chess": ruled("tank_chess", "C4.3"),
        "rules of chess played": ruled("tank_chess", "C4.4", WHOLE),
        "challenge solved": lambda kit: _challenge(kit, 3),
        "challenge lost": lambda kit: _challenge(kit, 0),
        "check a true result": lambda kit: _checked(kit, True),
        "check a false result": lambda kit: _checked(kit, False),
        "check a friend": _befriended,
        "share a result": _shared,
        "keep a position": _keeping,
        "board of the day": _of_the_day,
        "ghosts": _ghosts,
    },
    below={"chess result": "chess over", "chess": "chess plan"},
    keep=lambda kit: keep_record(kit, match(kit, 2), kit.words("side.white")),
    own_table=True,
    best="chess plan",
)
