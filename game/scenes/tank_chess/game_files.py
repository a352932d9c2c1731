"""Games kept as text files in the player's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.content.texts import clean
from game.rules.tank_chess.game_text import DRAW
from game.rules.tank_chess.notation import SIDES
from game.scenes.kit import Kit
from game.scenes.seat_names import names_of
from game.scenes.stack import Change, Notice
from game.session import disk

GAME = "tank_chess"
SUFFIX = ".txt"
LONGEST = 400_000


def folder(kit: Kit) -> Path:
    return kit.folder / "games"


def saved(kit: Kit) -> tuple[Path, ...]:
    """Return the saved texts, newest first."""
    return tuple(sorted(disk.found(folder(kit), f"*{SUFFIX}"), reverse=True))


def title_and_note(kit: Kit, path: Path) -> tuple[str, str]:
    """Return who played the saved game, and where, how long and how it ended; else its name."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LONGEST)
    except (OSError, UnicodeDecodeError):
        return path.stem, ""
    head, _, moves = text.partition("\n\n")
    said = dict(line.partition(": ")[::2] for line in head.splitlines())
    if "start" not in said:
        return path.stem, ""
    words = kit.words
    names = names_of(words, GAME, (clean(said.get(side, "")) for side in SIDES))
    how = words("records.unfinished")
    if said.get("result") in SIDES:
        how = words("records.won", name=names[SIDES.index(said["result"])])
    elif said.get("result") == DRAW:
        how = words("records.draw")
    count = sum(_turns(moves.splitlines()))
    board, turns = clean(said.get("board", "")), words("records.turns", count=-(-count // 2))
    note = " · ".join(part for part in (_when(path), board, turns, how) if part)
    return " — ".join(names), note


def _when(path: Path) -> str:
    """Return the day a text was saved, and which one of that day it is but for the first."""
    day, _, number = path.stem.rpartition("-")
    if not day or not number.isdecimal():
        return path.stem
    return day if int(number) == 1 else f"{day} ({int(number)})"


def _turns(lines: list[str]) -> Iterator[bool]:
    """Tell of each line whether it is a turn of the match: not what is said of it or instead."""
    inside = 0
    for line in lines:
        inside += (line.strip() == "(") - (line.strip() == ")")
        yield bool(line.strip()) and not inside and not line.startswith((*SIDES, "{", ")"))


def save_text(kit: Kit, text: str) -> Change:
    """Put a game's text into a new file and say its name."""
    try:
        folder(kit).mkdir(parents=True, exist_ok=True)
        path = disk.create_first(disk.numbered(folder(kit), kit.today(), SUFFIX), text.encode())
    except (disk.NotWritten, OSError):
        return Notice(kit.words("chess.not_saved_game"))
    return Notice(kit.words("chess.saved_game", file=str(path)))
