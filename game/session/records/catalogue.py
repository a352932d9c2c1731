"""The records of a folder, each with what its file says of itself, newest first.

Every record is a file of its own. What was read of them is noted in an index, so that the next
look reads only what is new; the index may be thrown away at any time and is made again.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import Steps
from game.session.match.record import COMMANDER

from .bounded_reading import MOST_IN_HEAD
from .sealed import LONGEST

INDEX: Final = "index.jsonl"
FORMAT: Final = 1
BY_ITSELF: Final = ("kept", "itself")
"""The label of a match that nobody asked to keep."""

LEFT: Final = "-left-"
"""What the name of a match that was broken off has in it; its file is as it was left."""

MARK: Final = "mark"
TITLE: Final = "title"

_A_FEW = 20
_PIECE = 500_000
_DONE, _UNDONE = b'{"is":"Done"', b'{"is":"Undone"'
_NOT_READ = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)

Label = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Listed:
    """A record as it stands in the list; a game of "" is a file that cannot be read.

    `written` is when the file was, in nanoseconds; `actions` are those that stand.
    """

    path: Path
    size: int
    written: int
    game: str = ""
    players: tuple[str, ...] = ()
    strengths: tuple[str, ...] = ()
    labels: tuple[Label, ...] = ()
    actions: int = 0

    def label(self, name: str) -> str:
        return next((value for key, value in self.labels if key == name), "")

    @property
    def marked(self) -> bool:
        return bool(self.label(MARK))

    @property
    def by_itself(self) -> bool:
        """Whether nobody has asked for it: neither kept by hand nor marked since."""
        return not self.marked and (BY_ITSELF in self.labels or LEFT in self.path.name)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The records, newest first; a `fresh` one says something that its index does not."""

    listed: tuple[Listed, ...] = ()
    fresh: bool = False


def catalogued(folder: Path, suffix: str) -> Steps[Catalogue]:
    """Return the records of a folder, read in small steps."""
    known: dict[str, Listed] = {}
    for number, each in enumerate(_noted(folder)):
        known[each.path.name] = each
        if number % _A_FEW == 0:
            yield 0.0
    found: list[Listed] = []
    files, fresh = _files(folder, suffix), False
    for number, file in enumerate(files):
        there = known.get(file.path.name)
        if there is None or (there.size, there.written) != (file.size, file.written):
            there, fresh = (yield from _read(file, number / len(files))), True
            yield number / len(files)
        elif number % _A_FEW == 0:
            yield number / len(files)
        found.append(there)
    return Catalogue(tuple(found), fresh or len(known) != len(found))


def note(folder: Path, found: Iterable[Listed]) -> None:
    """Write the index; where that cannot be, everything is read again the next time."""
    head = json.dumps({"index": FORMAT})
    lines = (json.dumps(_plain(each), ensure_ascii=False) for each in found)
    with contextlib.suppress(NotWritten, OSError, UnicodeEncodeError):
        crash_safe_files.write(folder / INDEX, "\n".join((head, *lines, "")).encode())


def newest(folder: Path, suffix: str) -> int:
    """Return when the newest record was written, in nanoseconds, 0 where there is none."""
    return max((file.written for file in _files(folder, suffix)), default=0)


def too_many(found: Iterable[Listed], most: int, today: str) -> tuple[Listed, ...]:
    """Return the oldest of those that were kept by themselves, so that `most` of them are left.

    None goes that was played today, that somebody kept or marked, or that cannot be read.
    """
    own = [each for each in found if each.game and each.by_itself]
    return tuple(each for each in own[most:] if each.label("date") != today) if most else ()


def _files(folder: Path, suffix: str) -> list[Listed]:
    """Return the files newest first, also where only the backup is left; nothing is read."""
    found: dict[str, Listed] = {}
    with contextlib.suppress(OSError), os.scandir(folder) as there:
        for each in sorted(there, key=lambda each: each.name):
            name = each.name.removesuffix(".bak")
            if name.endswith(suffix):
                with contextlib.suppress(OSError):
                    now = each.stat()
                    file = Listed(folder / name, now.st_size, now.st_mtime_ns)
                    found.setdefault(name, file)
    return sorted(found.values(), key=lambda each: (-each.written, each.path.name))


def _read(file: Listed, share: float) -> Steps[Listed]:
    """Return what the lines of a file tell, whatever is in it."""
    path = file.path if file.path.exists() else file.path.with_name(file.path.name + ".bak")
    try:
        with open(path, "rb") as lines:
            head = _head(lines.readline(LONGEST))
            count, left = 0, _PIECE
            for line in lines:
                count = _counted(count, line)
                left -= len(line)
                if left < 0:
                    left = _PIECE
                    yield share
        return _listed(file, head, count)
    except _NOT_READ:
        return file


def _head(line: bytes) -> Mapping[str, Any]:
    if len(line) > MOST_IN_HEAD and sum(line.count(sign) for sign in b"[{,:") > MOST_IN_HEAD:
        raise ValueError("larger than any match")
    head = json.loads(line)
    found: Mapping[str, Any] = head.get("header", head)
    return found


def _counted(count: int, line: bytes) -> int:
    """Return how many actions stand after this line."""
    if line.startswith(_DONE):
        return count + 1
    return int(json.loads(line)["to"]) if line.startswith(_UNDONE) else count


def _called(player: Mapping[str, Any]) -> str:
    """Return what `Player.called` does, of a player that was not read whole."""
    name, commander = str(player["name"]), str(player.get("commander") or "")
    return name or (f"{COMMANDER}{commander}" if commander else "")


def _listed(file: Listed, head: Mapping[str, Any], actions: int) -> Listed:
    return Listed(
        file.path,
        file.size,
        file.written,
        str(head["game"]),
        tuple(_called(player) for player in head["players"]),
        tuple(str(player.get("strength") or "") for player in head["players"]),
        tuple((str(key), str(value)) for key, value in head["labels"]),
        actions,
    )


def _plain(each: Listed) -> list[Any]:
    rest = each.game, each.players, each.strengths, each.labels, each.actions
    return [each.path.name, each.size, each.written, *rest]


def _noted(folder: Path) -> Iterator[Listed]:
    """Yield what the index says, as far as it can be read."""
    with contextlib.suppress(*_NOT_READ), open(folder / INDEX, "rb") as lines:
        if json.loads(lines.readline(_PIECE)) != {"index": FORMAT}:
            return
        for line in lines:
            with contextlib.suppress(*_NOT_READ):
                yield _of_the_index(folder, json.loads(line))


def _of_the_index(folder: Path, plain: Any) -> Listed:
    name, size, written, game, players, strengths, labels, actions = plain
    return Listed(
        folder / str(name),
        int(size),
        int(written),
        str(game),
        tuple(map(str, players)),
        tuple(map(str, strengths)),
        tuple((str(key), str(value)) for key, value in labels),
        int(actions),
    )
