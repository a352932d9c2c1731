"""Packs of tasks of Tanchiki: which of those that were found, in which order; their files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.content.goals import Goal, Stars
from game.content.maps.map_challenge import Task
from game.content.maps.map_kind import tasks_of
from game.content.tanchiki.map_writer import map_text
from game.content.tanchiki.tasks import tally
from game.content.texts import LANGUAGES, load_texts
from game.core.rules import State, Told
from game.core.setup_fingerprint import board_mark
from game.rules import GAMES
from game.tools.pack_files import add, marks, next_number, shipped
from game.tools.tanchiki.tasks.boards import Ground, ground

from .generate import KINDS

GAME = "tanchiki"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A pack: how many tasks it holds, and how many that ask the same and take as long."""

    name: str
    count: int
    alike: int


PACKS = (
    Wanted("bots", 12, 6),
    Wanted("bricks", 12, 11),
    Wanted("push", 12, 8),
    Wanted("ice", 12, 6),
    Wanted("eagles", 12, 6),
    Wanted("options", 14, 6),
)
MIDDLE, HARD = 1130, 1300
"""From so many points on a task is of the second and the third level."""

CAREFUL = HARD
"""From so many points on the tank may not be lost, if the solution does without."""

HEADS = {
    "bots": "bots are shot, several at a time.",
    "bricks": "walls come down.",
    "push": "bots are pushed into water.",
    "ice": "nobody stops on ice.",
    "eagles": "runs to the eagle.",
    "options": "optional rules help, or hinder.",
}

Line = Mapping[str, Any]


def ship(lines: list[dict[str, Any]], out: Path) -> dict[str, int]:
    """Add what was found to every pack that still wants some; return how many each holds then."""
    written: dict[str, int] = {}
    for number, pack in enumerate(PACKS, 1):
        path = out / "challenges" / GAME / f"{number}0_{pack.name}.yaml"
        fresh = _chosen(pack, pack.count - len(shipped(path)), lines, marks(path))
        if chosen := sorted(fresh, key=lambda line: (line["points"], line["seed"])):
            written[pack.name] = _write(pack, chosen, path)
    return written


def level_of(points: int) -> int:
    return 1 + (points >= MIDDLE) + (points >= HARD)


def ground_of(line: Line) -> Ground:
    """Return the board that a line was found on."""
    found = ground(line["seed"], KINDS[line["sort"]].strewn, tuple(line["options"]))
    assert found is not None, line["seed"]
    return found


def _chosen(
    pack: Wanted, room: int, lines: list[dict[str, Any]], taken: Collection[str]
) -> Iterator[Line]:
    """Yield the tasks of a pack, the rarest first, and not too many that ask the same."""
    alike: Counter[tuple[Any, ...]] = Counter()
    own = (line for line in lines if line["sort"] == pack.name)
    for line in sorted(own, key=lambda line: (line["keys"], line["seed"])):
        same = (line["aim"], line["count"], line["par"])
        if room > 0 and alike[same] < pack.alike and _mark(ground_of(line)) not in taken:
            alike[same] += 1
            room -= 1
            yield line


def _mark(place: Ground) -> str:
    return board_mark(GAMES[GAME], place.setup)


def _write(pack: Wanted, lines: list[Line], path: Path) -> int:
    maps = path.parent / pack.name
    maps.mkdir(parents=True, exist_ok=True)
    entries: list[list[str]] = []
    for number, line in enumerate(lines, next_number(path)):
        place, name = ground_of(line), f"{pack.name}_{number:02}"
        task = task_of(line, place)
        titles, sheet = _titles(pack.name, number), "../../../tanchiki/tanchiki.tsx"
        text = map_text(place.board, titles, sheet, task, place.options, "1")
        (maps / f"{name}.tmx").write_text(text, "utf-8", newline="\n")
        entries.append(_entry(pack.name, name, line, place, task))
    head = f"# Made by game.tools.generate and game.tools.ship; {HEADS[pack.name]}"
    return add(path, (head, ""), entries)


def task_of(line: Line, place: Ground) -> Task:
    par, goal = line["par"], Goal(line["aim"], line["count"], line["points"] >= CAREFUL)
    if goal.careful and _won(line, place, goal) != par:
        goal = replace(goal, careful=False)
    return Task(goal, Stars(par, par + 1, par + 3), line["seed"])


def _won(line: Line, place: Ground, goal: Goal) -> int | None:
    """Return in which turn the solution reaches a goal by the rules."""
    rules, action = GAMES[GAME], tasks_of(GAME).action
    state: State[Any, Any] = rules.new(place.setup, place.seed)
    told: tuple[Told[Any], ...] = ()
    for words in line["solution"]:
        step = rules.apply(state, action(rules, state.table, words))
        state, told = step.state, (*told, *step.events)
    return tally(goal, state.table, told).won


def _titles(pack: str, number: int) -> dict[str, str]:
    key = f"challenge.pack.{GAME}.{pack}.one"
    return {each: load_texts(each)(key, number=number) for each in LANGUAGES}


def _entry(pack: str, name: str, line: Line, place: Ground, task: Task) -> list[str]:
    goal, stars = task.goal, task.stars
    careful = ", careful: true" if goal.careful else ""
    options = ", ".join(place.options)
    return [
        f"  - name: {name}",
        f"    map: {pack}/{name}",
        f"    seed: {task.seed}",
        *([f"    options: [{options}]"] if options else []),
        f"    goal: {{aim: {goal.aim}, count: {goal.count}{careful}}}",
        f"    level: {level_of(line['points'])}",
        f"    par: {line['par']}",
        f"    stars: {{three: {stars.three}, two: {stars.two}, one: {stars.one}}}",
        f"    theme: {line['theme']}",
        f"    grade: {line['points']}",
        f'    mark: "{_mark(place)}"',
        "    solution:",
        *(f'      - "{words}"' for words in line["solution"]),
    ]
