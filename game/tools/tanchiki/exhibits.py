"""Tables of Tanchiki in moments of real matches, for the gallery and for tests.

Long, since every scene of the game is here; how a moment is found is beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from game.ai.mind import Thought
from game.ai.questions import Asked, Question, Sliced
from game.ai.tanchiki.plans import Plan
from game.ai.tanchiki.teacher import Advice
from game.content.maps.setups import standard
from game.core.rules import Seat
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.events import TankExploded, VolleyFired
from game.rules.tanchiki.foresight.whom_bot_order_matters import matters_to
from game.rules.tanchiki.spelling import EXCHANGE
from game.rules.tanchiki.state import Ordering, Phase, Placing, Shovelling, Table, Throwing
from game.scenes.book.why_page import causes
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.seat_names import names_of, usual_name
from game.scenes.frame.commands import Changed, Chosen, Device, Key, Kind, Press, Resized, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Change, Scene
from game.scenes.hand.lit_parts import Pick
from game.scenes.keeping.keep_as_challenge_page import keep_scene
from game.scenes.keeping.moment_as_challenge import moment_of
from game.scenes.match.extra_pause_line import Extra
from game.scenes.opening.opening import opened_map
from game.scenes.pages.dialog import Beside
from game.scenes.pages.widget_scene import Sheet
from game.scenes.pause.agreeing_page import AgreementScene
from game.scenes.pause.pause_page import pause_scene
from game.scenes.pause.seat_care_page import seats_scene
from game.scenes.play.recap_page import recap_scene
from game.scenes.play.result_page import result_scene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.end.better_plans import advice_scene, laid_plans
from game.scenes.tanchiki.end.ending import ended_scene, result_of
from game.scenes.tanchiki.end.recap import since
from game.scenes.tanchiki.events_that_explain import of_course
from game.scenes.tanchiki.first_turn_hints import SEEN
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.tanchiki.sides.known_cards import LookAt
from game.scenes.tanchiki.table import TableScene
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.exhibits.broken_maps import misdrawn, with_broken
from game.tools.exhibits.exhibit import (
    FRAME,
    WHOLE,
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
from game.view.canvas.box import Box
from game.view.show.playback import Playback

from .exhibits_films import films, first_explosion, under_way
from .exhibits_handicaps import HANDICAPS
from .exhibits_people import people
from .played_matches import play

SEED = 11
CROWD = 4
FOUR = ("Ann", "Oleksandr", "Bo", "Oksana")
EARLY, LATE = 4, 8
"""Most moments come in the first turns; the match is played on for the others only."""

END = 10_000
PATIENCE = 500
VICTORY_MS = 1500

Moment = Callable[[Table], bool]


def duel(kit: Kit) -> Match:
    """Return a match of two that is over."""
    return twin(kit, _match(2, END), frozenset())


def begun(kit: Kit) -> Match:
    """Return a match of two before its first action."""
    return twin(kit, Match(TANCHIKI, _header(2)), frozenset())


@lru_cache(maxsize=32)
def _match(seats: int, count: int) -> Match:
    """Return the match after so many of its actions."""
    game = Match(TANCHIKI, _header(seats))
    for action in _actions(seats, count):
        game.submit(action)
    return game


@lru_cache(maxsize=4)
def _whole(seats: int, turns: int) -> Match:
    """Return so many turns as computer players have played them."""
    game = Match(TANCHIKI, _header(seats))
    play(game, seats, turns)
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
    begun = twin(kit, _match(CROWD, count - told), people)
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
    question = table.question
    if isinstance(question, Ordering) and not matters_to(table, question.bots, table.turn.strength):
        return False
    return isinstance(question, kind) and (kind is not Placing or table.turn.number < 1)


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
    scene.desk.guide.stop()
    scene.live.submit(*_laid(count, 1))
    scene.update(FRAME)
    return scene


def _plan_face_down(kit: Kit, people: int, looking: tuple[Seat, ...] = ()) -> TableScene:
    """Return the table at which hands lie face down, but for who looks at the own one."""
    for seat in range(people):
        kit.seating.claim(Device(Kind.PAD, seat), seat)
    kit.settings.change(curtain=Curtain.FACE_DOWN)
    count = _count(partial(_plans, 3))
    scene = _table(kit, count, frozenset(range(people)), 30)
    scene.desk.guide.stop()
    scene.live.submit(*_laid(count, 1))
    for seat in looking:
        scene.handle(Press(Key.TURN_LEFT, seat, Device(Kind.PAD, seat)))
    scene.update(FRAME)
    return scene


def _eight_plan(kit: Kit) -> TableScene:
    """Return the open table of eight, half of whom wait for a place to plan at."""
    seen = kit.settings.now.seen | {SEEN}
    kit.settings.change(curtain=Curtain.OPEN, speed=0, bot_speed=0, seen=seen)
    game = twin(kit, _whole(8, 1), frozenset(range(8)))
    scene = TableScene(kit, game, lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    for _ in range(4):
        scene.update(FRAME)
    return scene


def _crowded(kit: Kit) -> TableScene:
    """Return the table of eight at its first hint."""
    kit.settings.change(speed=0, bot_speed=0)
    game = twin(kit, Match(TANCHIKI, _header(8)), frozenset({0}))
    scene = TableScene(kit, game, lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    # Who has put the hints away sees the table without one.
    for _ in range(PATIENCE):
        if scene.desk.guide.shown:
            break
        scene.update(FRAME)
    return scene


def _resting(kit: Kit) -> TableScene:
    """Return the table at the end of a turn, before the next curtain falls."""
    kit.settings.change(speed=0, bot_speed=0)
    begun, count = _count(partial(_plans, 2)), _count(partial(_plans, 3))
    game = twin(kit, _match(CROWD, begun), frozenset(range(CROWD)))
    scene = TableScene(kit, game, lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    scene.update(FRAME)
    scene.desk.sitting.asked = ""
    scene.live.submit(*_actions(CROWD, count)[begun:])
    for _ in range(4):
        scene.update(FRAME)
    usual_speed(kit)
    return scene


def _exploding(kit: Kit) -> TableScene:
    """Return the table as the action begins in which a tank explodes first."""
    whole = _whole(CROWD, EARLY)
    count = next(
        n
        for n, done in enumerate(whole.done)
        if any(isinstance(told.event, TankExploded) for told in done.told)
    )
    action = whole.done[count].action
    # A computer player would do what it likes first, if it had the time.
    scene = _table(kit, count, frozenset({0, action.seat}), min(count, 30))
    scene.live.submit(action)
    return scene


def _reel(scene: TableScene) -> Playback[Any, Any]:
    return scene.live.playback


def _ask_why(scene: TableScene) -> Change:
    """Ask why a tank exploded: a chain of several steps."""
    scene.live.playback.skip()
    scene.update(FRAME)
    told = scene.live.match.events()
    numbers = (line.number for line in scene.desk.log.lines)
    longest = max(numbers, key=lambda n: len(causes(told, n, of_course)))
    return scene.handle(Changed("log", longest))


def _recap(kit: Kit) -> Scene:
    whole = twin(kit, _match(2, END), frozenset())
    names = _names(kit, whole)
    return recap_scene(kit, "emblem.0", since(kit.words, 0, whole.events(), names, whole))


def _over(kit: Kit) -> TableScene:
    """Return the table as it stands when the match is over."""
    scene = TableScene(kit, duel(kit), lambda: tanchiki_setup(kit))
    scene.handle(Resized(1280, 720, 1))
    return scene


def _victory(kit: Kit) -> TableScene:
    """Return the table while the victory is shown on it."""
    scene = _over(kit)
    live = scene.desk.live
    live.playback = live.playback.at(live.playback.length - 1)
    live.playback.paused = False
    live.playback.advance(VICTORY_MS)
    return scene


def _result(kit: Kit) -> Scene:
    over = duel(kit)
    scene = ended_scene(kit, over, _names(kit, over), lambda: True)
    scene.update(5000)
    return scene


def _unlaid(kit: Kit) -> TableScene:
    return _planning(kit, laid=False)


def _moment_of(kind: type[object]) -> Exhibit:
    return lambda kit: _asked(kit, partial(_asks, kind))


def _seated(seats: int) -> tuple[Occupant, ...]:
    return tuple(Occupant("", "gunner" if seat else "") for seat in range(seats))


MAPS = set_up("tanchiki", _seated(4), Changed("tab", 1))


def _paused(kit: Kit) -> Sheet:
    name = kit.words("seat.sky")
    extras = (
        Extra("back", kit.words("tanchiki.undo_turn"), enabled=False),
        Extra("keep", kit.words("result.keep")),
        Extra("again", kit.words("pause.afresh")),
    )
    return pause_scene(kit, TANCHIKI.name, kit.words("app.pad_lost", name=name), extras)


def _agreement(kit: Kit) -> AgreementScene:
    """Show four who share the keys; the first of them has agreed."""
    names = {seat: usual_name(kit.words, TANCHIKI.name, seat) for seat in range(4)}
    title, question = kit.words("tanchiki.undo_turn"), kit.words("tanchiki.undo_turn.ask")
    marks = faces_of(kit)[TANCHIKI.name].seats.marks
    beside = Beside(lambda width, height: Box(0, 0, width, height).edge(346).inset(10))
    scene = AgreementScene(kit, title, question, names, marks, beside)
    for key in (Key.RIGHT, Key.ACCEPT):
        scene.handle(Press(key))
    return scene


def _cared(kit: Kit) -> Sheet:
    """Show a match in which a computer sits in for the first of two people."""
    players = (Player("Ann"), Player(""), *(Player("", "soldier"),) * 2)
    setup = standard(TANCHIKI.name, len(players))
    match = Match(TANCHIKI, Header(TANCHIKI.name, TANCHIKI.number, setup, SEED, players))
    match.reseat(0, Player("Ann", "soldier"))
    return seats_scene(kit, match)


def _ended(kit: Kit) -> Sheet:
    """Show the end of a match without its moments, as a game may that tells none."""
    over = duel(kit)
    names = names_of(kit.words, TANCHIKI.name, ("", ""))
    scene = result_scene(kit, result_of(kit.words, over.table, names), lambda: True)
    scene.update(5000)
    return scene


class _Says:
    """Answers about three plans, the second of which was the best there was, and then no more."""

    def __init__(self) -> None:
        self._said = 0

    def ask(self, question: Question) -> Asked:
        self._said += 1
        number = self._said
        return Sliced(lambda: self._thought(question, number))

    def _thought(self, question: Question, number: int) -> Thought:
        hand = question.view.hands[question.seat]
        laid: Plan = (hand.stacks[0], hand.stacks[1])
        best = laid if number == 2 else (laid[1][:1], (*laid[0][:2], *hand.hand[:1]))
        yield
        while number > 3:
            yield
        return (Advice(best, 140 if best != laid else 60, laid, 60),)

    def close(self) -> None: ...


def _advised(kit: Kit) -> Sheet:
    """Show what would have been better in a duel, as far as the teacher has come."""
    over = duel(kit)
    names = names_of(kit.words, TANCHIKI.name, ("", ""))
    scene = advice_scene(replace(kit, thinker=_Says()), over, names, laid_plans(over))
    for _ in range(4):
        scene.update(FRAME)
    return scene


TABLES: dict[str, Exhibit] = {
    "tanchiki set-up": set_up("tanchiki", _seated(4), Changed("tab", 0)),
    "tanchiki set-up eight": set_up("tanchiki", _seated(8), Changed("tab", 0)),
    "tanchiki set-up maps": MAPS,
    "tanchiki set-up rules": set_up("tanchiki", _seated(4), Changed("tab", 2)),
    **HANDICAPS,
    "tanchiki set-up broken": lambda kit: MAPS(with_broken(kit, "tanchiki", "learning")),
    "tanchiki numbers": numbered("tanchiki", "parade_ground.tmx"),
    "tanchiki placing": _moment_of(Placing),
    "tanchiki planning": _planning,
    "tanchiki reading": shown(_planning, Chosen("plan.log")),
    "tanchiki rest": _resting,
    "tanchiki eight seats": _crowded,
    "tanchiki two plan": lambda kit: _plan_openly(kit, 2),
    "tanchiki four plan": lambda kit: _plan_openly(kit, CROWD),
    "tanchiki eight plan": _eight_plan,
    "tanchiki two face down": lambda kit: _plan_face_down(kit, 2),
    "tanchiki four face down": lambda kit: _plan_face_down(kit, CROWD, (1,)),
    "tanchiki forecast": shown(_unlaid, Said(Key.FORECAST), passing()),
    "tanchiki danger": shown(_unlaid, Said(Key.SHOW), passing()),
    "tanchiki open cards": shown(_unlaid, Said(LookAt(1))),
    "tanchiki exchange": shown(_unlaid, Said(Pick(0, EXCHANGE))),
    "tanchiki volley": shown(_exploding, until(VolleyFired, _reel), passing(700)),
    "tanchiki explosion": shown(_exploding, until(TankExploded, _reel), passing(160)),
    "tanchiki order": _moment_of(Ordering),
    "tanchiki shovel": _moment_of(Shovelling),
    "tanchiki grenade": _moment_of(Throwing),
    "tanchiki why": shown(_exploding, until(TankExploded, _reel), _ask_why),
    "tanchiki recap": _recap,
    "tanchiki pause": shown(_planning, Said(Key.MENU)),
    "tanchiki over": _over,
    "tanchiki victory": _victory,
    "tanchiki close": shown(_over, looked_closer),
    "tanchiki result": _result,
    "tanchiki replay": replayed(duel, 220),
    "keep a turn": lambda kit: keep_scene(kit, moment_of(_match(CROWD, 60)), FOUR),
    "tanchiki challenge": challenged("tanchiki", 3 * FRAME),
}

EXHIBITS = Exhibits(
    tables={**TABLES, "agreement": _agreement, "film under way": under_way(duel)},
    sheets={
        "rules": ruled("tanchiki", "T5.4"),
        "rules played": ruled("tanchiki", "T7.6", WHOLE),
        "pause": _paused,
        "faults with places": lambda kit: opened_map(kit, misdrawn(kit, "tanchiki", "learning")),
        "seats": _cared,
        "result": _ended,
        **films(duel),
        **people(duel),
        "tanchiki advice": _advised,
    },
    below={
        "tanchiki result": "tanchiki over",
        "tanchiki": "tanchiki planning",
        "pause": "tanchiki planning",
        "film made": "film",
        "who was that": "tanchiki victory",
    },
    keep=lambda kit: keep_record(kit, begun(kit), kit.words("seat.amber")),
    own_table=True,
    best="tanchiki explosion",
    film=lambda: first_explosion(_whole(CROWD, EARLY)),
)
