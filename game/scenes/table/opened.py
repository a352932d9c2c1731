"""How the shared table is opened: a face and a match become a sitting, and the sitting a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind
from game.core.rules import NOBODY, Seat, Told
from game.scenes.kit import Kit
from game.scenes.pause import Extra
from game.scenes.play.face import BoardFace
from game.scenes.play.keeping import begun_labels, keep_record, shelve
from game.scenes.play.kept import waiting
from game.scenes.play.onlook import watch_scene
from game.scenes.play.quest import Quest
from game.scenes.play.sitting import Sitting
from game.scenes.play.terms import Terms
from game.scenes.result import result_scene
from game.scenes.stack import Change, Scene
from game.session.match import Match

from .desk import desk_of
from .face import Saying, TableFace
from .scene import TableScene


def opened(
    kit: Kit,
    match: Match,
    board: BoardFace,
    face: TableFace,
    minds: Mapping[str, Mind],
    quest: Quest | None = None,
) -> TableScene:
    """Return the table of a match, with a task laid over it where there is one."""
    words = kit.words

    def again() -> Scene:
        return begun(kit, rematch(kit, match, face), board, face, minds)

    def result(over: Match, names: tuple[str, ...]) -> Scene:
        shown = face.result(words, over.table, names)

        def keep() -> str:
            kept = keep_record(kit, over, shown.title)
            return words("play.kept" if kept else "play.not_kept")

        return result_scene(
            kit, shown, keep, watch=lambda place: watch_scene(kit, over, board, place)
        )

    def since(seat: Seat, told: tuple[Told[Any], ...]) -> tuple[str, ...]:
        return face.since(words, seat, told, scene.desk.sitting.names)

    def chosen(name: object) -> Change:
        for saying in face.sayings:
            if saying.key == name:
                scene.live.submit(saying.action(_speaker(scene)))
        return None

    def extras(now: Match) -> tuple[Extra, ...]:
        hints = (Extra("hints", words("pause.hints")),) if face.hints else ()
        said = tuple(_line(kit, each) for each in face.sayings if _open(each, scene))
        return (*said, *hints)

    terms = Terms(
        again=again,
        result=result,
        secret=face.secret,
        since=since,
        back_to=face.back_to or turn_of_people,
        extras=extras,
        chosen=chosen,
        options=lambda table: face.options(words, table),
        quest=quest,
    )
    scene = TableScene(desk_of(Sitting(kit, match, board.look, minds, terms), board, face))
    return scene


def begun(
    kit: Kit, match: Match, board: BoardFace, face: TableFace, minds: Mapping[str, Mind]
) -> TableScene:
    """Return the table of a new match; one that still waits goes among the records."""
    if waiting(kit, match.rules.name):
        shelve(kit, match.rules.name)
    return opened(kit, match, board, face, minds)


def rematch(kit: Kit, match: Match, face: TableFace) -> Match:
    """Return another match by the same rules and with the same players."""
    header, seed = match.header, kit.seed()
    labels = (*begun_labels(header.labels), ("date", kit.today()))
    fresh = replace(header, setup=face.rematch(header.setup, seed), seed=seed, labels=labels)
    return Match(match.rules, fresh, match.flag)


def turn_of_people(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many actions stand before the latest one of a person."""
    own = [place for place, done in enumerate(match.done) if done.action.seat in people]
    return own[-1] if own else None


def _line(kit: Kit, saying: Saying) -> Extra:
    ask = kit.words(saying.ask) if saying.ask else ""
    return Extra(saying.key, kit.words(saying.key), ask)


def _open(saying: Saying, scene: TableScene) -> bool:
    seat = _speaker(scene)
    over = scene.desk.sitting.match.outcome is not None
    return seat != NOBODY and not over and saying.open(scene.desk.sitting.match.table, seat)


def _speaker(scene: TableScene) -> Seat:
    """Return the person who speaks: whoever chooses now, else the first."""
    people = sorted(scene.desk.sitting.people)
    return next(iter(scene.desk.open), people[0] if people else NOBODY)
