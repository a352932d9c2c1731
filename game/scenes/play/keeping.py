"""Where matches of this screen are kept: one autosave a game, and the list of records."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.content.map_facts import name_in
from game.core.rules import Rules, Seat
from game.scenes.kit import Kit
from game.session import store
from game.session.autosave import Autosave
from game.session.disk import NotWritten
from game.session.history import Script
from game.session.match import Match
from game.session.record import Damaged, Foreign, Record, Scribe
from game.session.replay import ReplayMismatch, Watch, play_again, watch
from game.view.clean import clean_text

from .kept import SUFFIX, autosave, records

Label = tuple[str, str]
_OF_THE_END = ("date", "hour", "result", "turns", "winners")
_UNSAFE = re.compile(r"[^a-z0-9-]+")


class Keeper:
    """Has the autosave written. What went wrong is kept as one sentence, until it is asked for."""

    def __init__(self, kit: Kit, game: str) -> None:
        self._kit = kit
        self._path = autosave(kit, game)
        self._file = Autosave(self._path)
        self._fault = ""
        self._told = False

    def __call__(self, match: Match) -> None:
        """Have the match written as it stands now; it costs the same at any length."""
        script = match.script()
        self._kit.writer.put(self._path, lambda: self._save(script))

    def fault(self) -> str:
        """Return the sentence that has not been shown yet, "" where all went well."""
        fault, self._fault = self._fault, ""
        return fault

    def _save(self, script: Script) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file.write(script)
            self._told = False
        except (NotWritten, OSError):
            if not self._told:
                self._fault = self._kit.words("play.not_saved")
            self._told = True


def take_up(kit: Kit, rules: Rules, flag: Callable[[Seat], Any] | None = None) -> Match:
    """Return the match that waits, or raise Damaged, Foreign or ReplayMismatch."""
    kit.writer.settle()
    path = autosave(kit, rules.name)
    try:
        record = store.load_record(path, {rules.name: rules})
    except Damaged:
        if not store.restorable(path):
            raise
        store.restore(path)
        record = store.load_record(path, {rules.name: rules})
    return play_again(record, rules, flag)


def forget(kit: Kit, game: str) -> None:
    """Take the autosave away: its match is over, or given up."""
    kit.writer.settle()
    path = autosave(kit, game)
    for each in (path, store.backup(path)):
        with contextlib.suppress(OSError):
            each.unlink(missing_ok=True)


def keep_record(kit: Kit, match: Match, result: str = "", turns: int = 0) -> Path | None:
    """Put the match among the records; None if it could not be written."""
    labels = (*begun_labels(match.header.labels), *_told(kit, match, result, turns))
    record = match.record()
    text = Scribe(match.rules).text(replace(record, header=replace(record.header, labels=labels)))
    folder = records(kit)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free(folder, match.rules.name, kit.today())
        store.save(path, text)
    except (NotWritten, OSError):
        return None
    return path


def board_labels(kit: Kit, titles: Mapping[str, str]) -> tuple[Label, ...]:
    """Return what a board is called, now and in each of its languages."""
    named = tuple((f"map.{code}", title) for code, title in titles.items() if code)
    return (("map", name_in(titles, kit.words.language)), *named)


def begun_labels(labels: tuple[Label, ...]) -> tuple[Label, ...]:
    """Return what was known of a match before it was kept."""
    return tuple(label for label in labels if label[0] not in _OF_THE_END)


def _told(kit: Kit, match: Match, result: str, turns: int) -> tuple[Label, ...]:
    """Return what the list of records tells of a match, in no language where that can be."""
    told = {"date": kit.today(), "hour": kit.hour(), "result": clean_text(result)}
    told["turns"] = str(turns) if turns else ""
    known = tuple((name, words) for name, words in told.items() if words)
    if match.outcome is None:
        return known
    winners = ",".join(str(seat) for seat in sorted(match.outcome.winners))
    return (*known, ("winners", winners))


def refusal(kit: Kit, error: Exception) -> str:
    """Return the sentence that says why a file cannot be opened."""
    if isinstance(error, Damaged) and error.aside:
        return kit.words(f"file.{error.key}", name=error.file, aside=error.aside)
    if isinstance(error, Damaged | Foreign) and error.file:
        return kit.words(f"file.{error.key}", name=error.file)
    return kit.words("file.differs") if isinstance(error, ReplayMismatch) else str(error)


def open_watch(path: Path, games: Mapping[str, Rules]) -> tuple[Record, Watch]:
    """Return a record from anywhere with its match, or raise Damaged, Foreign, ReplayMismatch."""
    record = store.open_record(path, games)
    return record, watch(record, games[record.header.game])


def _free(folder: Path, game: str, date: str) -> Path:
    """Return a file name that is not taken."""
    stem = f"{_UNSAFE.sub('-', date.lower())}-{game}"
    number = 1
    while (path := folder / f"{stem}-{number:03}{SUFFIX}").exists():
        number += 1
    return path


def shelve(kit: Kit, game: str) -> None:
    """Put an autosave that cannot be gone on with among the records: it can still be watched."""
    kit.writer.settle()
    folder = records(kit)
    path = autosave(kit, game)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        path.replace(_free(folder, game, kit.today()))
    forget(kit, game)
