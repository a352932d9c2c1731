"""A match of Tanchiki as a sitting: what of it is this game's own."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.minds import MINDS
from game.core.rules import Seat
from game.rules.tanchiki.state import Phase, Table
from game.scenes.frame.commands import Kind
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.match.extra_pause_line import Extra
from game.scenes.match.live_match import Motion
from game.scenes.match.quest import Quest
from game.scenes.play.rest_card import REST_MS
from game.scenes.play.sitting import Sitting
from game.scenes.play.sitting_needs import Terms
from game.scenes.tanchiki.end.ending import ended_scene, result_of
from game.scenes.tanchiki.end.recap import since
from game.scenes.tanchiki.end.turning_moments import turned
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.step_flow import flowing

from .naming import options_of
from .page_places import laid_out
from .show_speed import pace_of
from .turn_to_play_anew import turn_start


def sitting_of(
    kit: Kit,
    match: Match,
    again: Callable[[], Scene],
    further: Callable[[], Scene] | None = None,
    quest: Quest | None = None,
) -> Sitting:
    """Return the sitting; `further` is the same people on another board."""
    more = further is not None and len(match.header.players) == 1
    terms = Terms(
        again=again,
        result=lambda over, names, keep: ended_scene(kit, over, names, keep, more),
        aside=lambda width, height: side_of(kit, width, height, match),
        turned=lambda over, names: turned(kit.words, over, names),
        ending=lambda table, names: result_of(kit.words, table, names).title,
        secret=in_secret,
        face_down=frozenset({Kind.PAD}),
        since=lambda seat, told, names: since(kit.words, seat, told, names, match),
        rest_ms=REST_MS,
        back_to=turn_start,
        back_key=lambda start: f"tanchiki.undo_{'turn' if start else 'placing'}",
        alone=True,
        first=first_of,
        turns=lambda table: int(table.turn.number),
        extras=lambda now: () if quest else (Extra("hints", kit.words("pause.hints")),),
        options=lambda table: options_of(kit.words, table),
        further=further,
        quest=quest,
    )
    minds = quest.minds if quest is not None and quest.minds else MINDS[match.rules.name]
    return Sitting(kit, match, Motion(clip_for, pace_of(kit, match), flowing), minds, terms)


def side_of(kit: Kit, width: float, height: float, match: Match) -> Box:
    """Return what lies beside the board on a page."""
    return laid_out(width, height, match.table.board, kit.type.percent).side


def in_secret(table: Table) -> bool:
    """Whether people choose hidden from each other now."""
    return table.question is None and table.turn.phase is Phase.PLANNING


def first_of(table: Table, people: tuple[Seat, ...]) -> Seat:
    return next(seat for seat in table.clockwise() if seat in people)
