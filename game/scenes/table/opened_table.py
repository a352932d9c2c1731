"""How the shared table is opened: a face and a match become a sitting, and the sitting a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.ai.minds import MINDS
from game.core.rules import NOBODY, Seat, Told
from game.scenes.faces.face import Face
from game.scenes.faces.remark import Remark
from game.scenes.faces.table_face import Saying, TableFace
from game.scenes.frame.commands import Kind
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.stack import Change, Scene
from game.scenes.match.extra_pause_line import Extra
from game.scenes.match.live_match import Live, Motion, usual_pace
from game.scenes.match.match_result import spoken
from game.scenes.match.people_at_seats import speaker, turn_of_people
from game.scenes.match.quest import Quest
from game.scenes.play.moment_tiles import Moment
from game.scenes.play.rest_card import REST_MS
from game.scenes.play.result_page import result_scene
from game.scenes.play.sitting import Sitting
from game.scenes.play.sitting_needs import Terms
from game.scenes.replay.closing_page import closing_of
from game.scenes.replay.watch_again import watch_scene
from game.scenes.saves.evening_file import next_players
from game.scenes.saves.saving import begun_labels, make_way
from game.scenes.seats.commanders import faced
from game.session.match.match import Match
from game.view.canvas.box import Box

from .desk import board_shape, desk_of
from .page_places import laid_out
from .table_scene import TableScene
from .turning_moments import moments_of

Again = Callable[[Match], Scene]

OWN = frozenset({Kind.PAD, Kind.LEFT_KEYS, Kind.RIGHT_KEYS})
"""By these devices one looks at a hand of one's own that lies face down."""


def begun(kit: Kit, match: Match, face: Face) -> TableScene:
    """Return the table of a new match; one that still waits goes among the records."""
    make_way(kit, match.rules.name)
    return opened(kit, match, face)


def opened(
    kit: Kit,
    match: Match,
    face: Face,
    quest: Quest | None = None,
    again: Again | None = None,
    goes_on: bool = False,
) -> TableScene:
    """Return the table of a match as it stands, with a task laid over it where there is one;
    `again` says where another match by the same rules is played, if not at a plain table. Of one
    that `goes_on` is told first what has happened so far."""
    laid, board = _table_of(face), face.board(kit)
    pace = laid.pace(kit, match) if laid.pace else usual_pace(kit, match)
    minds = quest.minds if quest else MINDS[match.rules.name]
    motion = Motion(board.motion.clip_for, pace, board.motion.flow, laid.awaited)
    terms = _terms(kit, match, face, quest, again)
    if goes_on:
        terms = replace(terms, so_far=partial(_so_far, kit, face))
    sitting = Sitting(kit, match, motion, minds, terms)
    return TableScene(desk_of(sitting, face.seats.marks, board, laid))


def rematch(kit: Kit, match: Match, laid: TableFace) -> Match:
    """Return another match by the same rules and with the same players, or who comes next."""
    header, seed = match.header, kit.seed()
    setup = laid.rematch(header.setup, seed, match.outcome)
    labels = (*begun_labels(header.labels), ("date", kit.today()))
    players = next_players(kit, header.players)
    fresh = replace(header, setup=setup, seed=seed, players=players, labels=labels)
    return Match(match.rules, fresh, match.flag)


def _terms(kit: Kit, match: Match, face: Face, quest: Quest | None, again: Again | None) -> Terms:
    words, laid = kit.words, _table_of(face)
    afresh = again or partial(_begun, kit, face)

    def result(over: Match, names: Names, keep: Callable[[], bool]) -> Scene:
        def watch(place: int) -> Scene:
            return watch_scene(kit, over, face.board(kit), place)

        found = faced(spoken(laid.result(words, over.table, names), over), over.players, names)
        moments = moments_of(over, face.board(kit), laid.turned(words, over, names))
        shown = closing_of(kit, face, over, names)
        lay = face.surface
        return result_scene(
            kit, found, keep, moments=moments, watch=watch, closing=shown, surface=lay
        )

    def aside(width: float, height: float) -> Box:
        shape = board_shape(kit, laid, match.table)
        return laid_out(width, height, percent=kit.type.demand, shape=shape).side

    def since(seat: Seat, told: tuple[Told[Any], ...], names: Names) -> tuple[Remark, ...]:
        return laid.since(words, seat, told, names)

    def extras(now: Match) -> tuple[Extra, ...]:
        seat = speaker(now)
        said = (each for each in laid.sayings if _open(each, now, seat))
        hinted = laid.hints and quest is None
        hints = (Extra("hints", words("pause.hints")),) if hinted else ()
        return (*(_line(kit, each) for each in said), *hints)

    def chosen(live: Live, name: str) -> Change:
        for saying in laid.sayings:
            if saying.key == name:
                live.submit(saying.action(speaker(live.match)))
        return None

    return Terms(
        again=lambda: afresh(rematch(kit, match, laid)),
        result=result,
        aside=aside,
        secret=laid.secret,
        shares=laid.shares,
        party=lambda table, seat: laid.party(words, table, seat),
        face_down=OWN if laid.imagined or laid.blind else frozenset(),
        since=since,
        back_to=laid.back_to or turn_of_people,
        turns=laid.turns,
        revealed=laid.revealed,
        rest_ms=REST_MS if laid.rests else 0,
        extras=extras,
        chosen=chosen,
        options=lambda table: laid.options(words, table),
        turned=lambda over, names: laid.turned(words, over, names),
        ending=lambda table, names: laid.result(words, table, names).title,
        quest=quest,
    )


def _so_far(kit: Kit, face: Face, match: Match, eyes: Seat, names: Names) -> tuple[Moment, ...]:
    """Return the moments of a match so far, as these eyes saw them."""
    begun, told = match.rules.view(match.state_at(0).table, eyes), match.seen(match.events(), eyes)
    found = _table_of(face).so_far(kit.words, begun, told, names)
    return moments_of(match, face.board(kit), found, eyes)


def _begun(kit: Kit, face: Face, match: Match) -> Scene:
    return begun(kit, match, face)


def _table_of(face: Face) -> TableFace:
    assert face.table is not None, "a game on the shared table has a face for it"
    return face.table


def _line(kit: Kit, saying: Saying) -> Extra:
    ask = kit.words(saying.ask) if saying.ask else ""
    return Extra(saying.key, kit.words(saying.key), ask)


def _open(saying: Saying, match: Match, seat: Seat) -> bool:
    over = match.outcome is not None
    return seat != NOBODY and not over and saying.open(match.table, seat)
