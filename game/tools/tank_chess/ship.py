"""Packs of puzzles of Tank Chess: which of those that were found, in which order; their files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.content.files.program_files import way_to
from game.content.files.reader import ContentError
from game.content.goals import WIN, Goal, Stars
from game.content.maps.map_challenge import Task
from game.content.maps.maps import load, map_folder
from game.content.tank_chess.map_kind import MAP_KIND
from game.content.tank_chess.map_words import SAVE
from game.content.tank_chess.map_writer import map_text
from game.content.tank_chess.tasks import position
from game.content.tasks.challenges import setup_of
from game.content.tasks.packs import load_pack, packs
from game.content.texts import LANGUAGES, load_texts
from game.core.setup_fingerprint import board_mark
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.starting_board import WHITE, Board
from game.tools.pack_files import add, marks, next_number, shipped

from .solve import line as line_of


@dataclass(frozen=True, slots=True)
class Wanted:
    """A pack: the sorts that it holds, how many, and how many of one theme at most."""

    name: str
    sorts: tuple[str, ...]
    count: int
    alike: int


PACKS = (
    Wanted("one", ("one",), 150, 40),
    Wanted("save", ("save",), 90, 40),
    Wanted("two", ("two",), 160, 40),
    Wanted("escape", ("escape",), 50, 50),
    Wanted("three", ("three",), 80, 40),
)
MIDDLE, HARD = 1050, 1500
"""From so many points on a puzzle is of the second and the third level."""

Line = Mapping[str, Any]
Looks = tuple[Any, ...]


def ship(lines: list[dict[str, Any]], out: Path) -> dict[str, int]:
    """Add what was found to every pack that still wants some; return how many each holds then."""
    written: dict[str, int] = {}
    for number, pack in enumerate(PACKS, 1):
        path = out / "challenges" / "tank_chess" / f"{number}0_{pack.name}.yaml"
        room = pack.count - len(shipped(path))
        new = [line for line in lines if _mark(line) not in marks(path)]
        fresh = _chosen(pack, new, set(_seen(path)))
        chosen = sorted(islice(fresh, max(0, room)), key=_order)
        if chosen:
            written[pack.name] = _write(pack, chosen, path)
    return written


def level_of(points: int) -> int:
    return 1 + (points >= MIDDLE) + (points >= HARD)


def _seen(path: Path) -> Iterator[Looks]:
    """Yield what the puzzles look like that a pack of the program holds already."""
    for pack in packs("tank_chess"):
        if pack.path == path.resolve():
            for each in load_pack(pack):
                yield _looks(setup_of(each).board, each.lot.theme)


def _chosen(pack: Wanted, lines: list[dict[str, Any]], seen: set[Looks]) -> Iterator[Line]:
    """Yield the puzzles of a pack: of each theme the first ones, and none that is like another, or
    like one that was `seen`."""
    themes: Counter[str] = Counter()
    count = 0
    for line in sorted(lines, key=lambda line: -_rich(line["position"])):
        board = position(line["position"])
        looks = _looks(board, line["theme"])
        if line["sort"] not in pack.sorts or themes[line["theme"]] >= pack.alike:
            continue
        if looks in seen or not _playable(board) or count == pack.count:
            continue
        themes[line["theme"]] += 1
        seen.add(looks)
        count += 1
        yield line


def _rich(code: str) -> int:
    """Return how many pieces have to stand there: more of them make a better puzzle, up to six."""
    return min(6, len(position(code).pieces))


def _looks(board: Board, theme: str) -> Looks:
    """Return what two puzzles that look alike have in common."""
    return theme, board.ground, tuple(sorted((p.seat, p.kind) for p in board.pieces))


def _playable(board: Board) -> bool:
    """Whether a map may look so: each commander has a way to the far edge."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "one.tmx"
        path.write_text(map_text(board, WHITE, "", _sheet(path.parent)), "utf-8")
        try:
            load(path)
        except ContentError:
            return False
    return True


def _sheet(folder: Path) -> str:
    return way_to(map_folder() / "tank_chess" / "tank_chess.tsx", folder)


def _write(pack: Wanted, lines: list[Line], path: Path) -> int:
    maps = path.parent / pack.name
    maps.mkdir(parents=True, exist_ok=True)
    head = [f"# Made by game.tools.generate and game.tools.ship; {HEADS[pack.name]}", ""]
    head += ["lessons: true", ""] if pack.name == "one" else []
    entries: list[list[str]] = []
    for number, line in enumerate(lines, next_number(path)):
        board = position(line["position"])
        name = f"{pack.name}_{number:02}"
        task = _task(line)
        titles = _titles(pack.name, number)
        text = map_text(board, WHITE, titles, "../../../tank_chess/tank_chess.tsx", task)
        (maps / f"{name}.tmx").write_text(text, "utf-8", newline="\n")
        entries.append(_entry(pack.name, name, line, task))
    return add(path, head, entries)


def _order(line: Line) -> tuple[int, str]:
    return line["points"], line["position"]


def _mark(line: Line) -> str:
    setup = MAP_KIND.setup(position(line["position"]), 2, (), WHITE)
    return board_mark(TANK_CHESS, setup)


HEADS = {
    "one": "one turn wins, and no other.",
    "save": "one turn keeps the commander, every other loses it at once.",
    "two": "one first turn wins in two, whatever the reply.",
    "escape": "one first turn brings the commander off the board in two.",
    "three": "one first turn wins in three, whatever the replies.",
}


def _task(line: Line) -> Task:
    par = line["par"]
    if line["sort"] == "save":
        return Task(Goal(SAVE), Stars(1, 1, 1), 0)
    return Task(Goal(WIN), Stars(par, par + 1, par + 2), 0)


def _titles(pack: str, number: int) -> dict[str, str]:
    key = f"challenge.pack.tank_chess.{pack}.one"
    return {each: load_texts(each)(key, number=number) for each in LANGUAGES}


def _entry(pack: str, name: str, line: Line, task: Task) -> list[str]:
    setup = MAP_KIND.setup(position(line["position"]), 2, (), WHITE)
    turns = line_of(setup, line["par"], task.goal.aim == SAVE)
    stars, solution = task.stars, ", ".join(f'"{turn}"' for turn in turns)
    return [
        f"  - name: {name}",
        f"    map: {pack}/{name}",
        *([f"    aim: {SAVE}"] if task.goal.aim == SAVE else []),
        f"    level: {level_of(line['points'])}",
        f"    par: {line['par']}",
        f"    stars: {{three: {stars.three}, two: {stars.two}, one: {stars.one}}}",
        f"    theme: {line['theme']}",
        f"    grade: {line['points']}",
        f"    mark: {_quoted(board_mark(TANK_CHESS, setup))}",
        f"    solution: [{solution}]",
    ]


def _quoted(word: str) -> str:
    return f'"{word}"'
