"""Where matches of this screen are kept: one autosave a game, and the list of records."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from game.content.maps.map_facts import name_in
from game.core.rules import Rules
from game.scenes.frame.kit import Kit
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import Steps
from game.session.match.match import Match
from game.session.match.record import Damaged, Foreign
from game.session.records import store
from game.session.records.autosaver import Autosaver
from game.session.records.catalogue import BY_ITSELF, LEFT, newest
from game.session.records.opening_to_watch import Opened, watching
from game.session.records.replay import ReplayMismatch
from game.view.canvas.harmless_words import clean_text

from .record_files import OF_A_FILE, asked_for, trim
from .saved_files import SUFFIX, autosave, records, waiting

Label = tuple[str, str]
_OF_THE_END = ("date", "hour", "result", "turns", "winners", *OF_A_FILE)
LATER_NS = 1_000_000
OTHERWISE = 4096
"""Two records of one match differ by less: by their heads and seals."""

_UNSAFE = re.compile(r"[^a-z0-9-]+")


def autosaver(kit: Kit, game: str, over: bool = False) -> Autosaver:
    """Return what writes the matches of a game down; only a challenge is written `over` the one
    of before."""
    aside = None if over else partial(move_to_records, kit, game)
    return Autosaver(autosave(kit, game), kit.writer, aside)


def remove_autosave(kit: Kit, game: str) -> None:
    """Take the autosave away: its match is over, or given up."""
    kit.writer.settle()
    path = autosave(kit, game)
    for each in (path, store.backup(path)):
        with contextlib.suppress(OSError):
            each.unlink(missing_ok=True)


def autosave_to_records(kit: Kit, game: str) -> bool:
    """Put an autosave among the records, where it can be watched; False if it has to stay."""
    kit.writer.settle()
    try:
        move_to_records(kit, game)
    except OSError:
        return False
    return True


def make_way(kit: Kit, game: str) -> None:
    """Put the match that waits among the records, since another one begins."""
    if waiting(kit, game):
        autosave_to_records(kit, game)


def keep_record(
    kit: Kit, match: Match, result: str = "", turns: int = 0, by_hand: bool = True
) -> Path | None:
    """Put the match among the records; None if it could not be written.

    One that is over is there once, whoever asks how often. What was not kept by hand may go again
    when there are more than the settings allow.
    """
    own = () if by_hand else (BY_ITSELF,)
    labels = (*begun_labels(match.header.labels), *_told(kit, match, result, turns), *own)
    text = match.text(replace(match.header, labels=labels))
    folder = records(kit)
    try:
        if match.outcome is not None and (there := _kept_before(folder, text)) is not None:
            if by_hand:
                kit.writer.put(there, lambda: asked_for(there))
            return there
        folder.mkdir(parents=True, exist_ok=True)
        path = _named(kit, match.rules.name, lambda path: _put_on_top(path, text))
        trim(kit)
        return path
    except (NotWritten, OSError):
        return None


def _put_on_top(path: Path, text: str) -> None:
    """Write a record that is newer than all others, whatever the clock says."""
    latest = newest(path.parent, SUFFIX)
    store.create(path, text)
    if path.stat().st_mtime_ns <= latest:
        os.utime(path, ns=(latest + LATER_NS, latest + LATER_NS))


def _kept_before(folder: Path, text: str) -> Path | None:
    """Return the record of the same match: all is equal but the labels, such as the date."""
    first, _, rest = text.partition("\n")
    played = rest.encode()
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if abs(path.stat().st_size - len(text.encode())) < OTHERWISE:
            head, _, written = path.read_bytes().partition(b"\n")
            if written.startswith(played) and _unlabelled(head) == _unlabelled(first):
                return path
    return None


def _unlabelled(first: str | bytes) -> Any:
    """Return what a first line says of a match but for its labels, None for no such line."""
    try:
        head = json.loads(first)
        return {**head, "header": {**head["header"], "labels": ()}}
    except (ValueError, LookupError, TypeError, RecursionError):
        return None


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


def watch_file(path: Path, games: Mapping[str, Rules]) -> Steps[Opened]:
    """Open a record from anywhere in small steps, with the match that is still to be proved; raise
    Damaged, Foreign or ReplayMismatch."""
    with store.reading(path) as file:
        return (yield from watching(file, games))


def move_to_records(kit: Kit, game: str) -> None:
    """Move an autosave with all that is needed of it, or raise OSError and leave it."""
    path = autosave(kit, game)
    backup = store.backup(path)
    found = path if os.path.lexists(path) else backup
    if not os.path.lexists(found):
        return
    records(kit).mkdir(parents=True, exist_ok=True)
    moved = _named(
        kit, f"{game}{LEFT.rstrip('-')}", lambda name: crash_safe_files.rename(found, name)
    )
    if found == path and os.path.lexists(backup):
        if store.whole(moved):
            backup.unlink()
        else:
            crash_safe_files.rename(backup, store.backup(moved))
    trim(kit)


def _named(kit: Kit, what: str, put: Callable[[Path], object]) -> Path:
    """Put a record under the first name that is free, whoever else looks for one now."""
    stem = f"{_UNSAFE.sub('-', kit.today().lower())}-{what}"
    for number in count(1):
        path = records(kit) / f"{stem}-{number:03}{SUFFIX}"
        with contextlib.suppress(FileExistsError):
            put(path)
            break
    return path
