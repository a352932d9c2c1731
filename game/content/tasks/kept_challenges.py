"""Challenges that somebody kept from matches: in the player's own folder, a map and a YAML each.

`challenges/<game>/kept-001.tmx` says board, goal and stars, as a map that carries a challenge does,
so that Tiled shows and changes them; `kept-001.yaml` beside it says what no map can: the seed, who
plays, and what was played before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from game.content.files.node import ContentError
from game.content.files.reader import Node, read_yaml
from game.content.maps.map_kind import tasks_of
from game.content.maps.maps import load
from game.content.tiled.faults import MapFaults
from game.core.codec import digest

from .challenges import Challenge, begun, challenge_on, setup_of

STEM = "kept"
MOST_SEATS = 8
SEEDS = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Beginning:
    """What the YAML of a kept challenge says: `map` is the name of its map's file."""

    map: str
    seed: int = 0
    seats: int = 0
    seat: int = 0
    first: int = 0
    before: tuple[str, ...] = ()


def kept_folder(folder: Path, game: str) -> Path:
    """Return where the kept challenges of a game lie, in the folder of whoever plays."""
    return folder / "challenges" / game


def kept_files(folder: Path, game: str) -> tuple[Path, ...]:
    return tuple(sorted(kept_folder(folder, game).glob(f"{STEM}-*.yaml")))


def kept_challenges(folder: Path, game: str) -> Iterator[Challenge]:
    """Yield the kept challenges of a game that can be played, the latest first."""
    for path in reversed(kept_files(folder, game)):
        try:
            yield read_kept(path, game)
        except (ContentError, MapFaults, OSError):
            continue


def read_kept(path: Path, game: str) -> Challenge:
    """Return a kept challenge, or raise ContentError or MapFaults with what is wrong with it."""
    found = read_yaml(path, _beginning)
    drawn = load(path.parent / found.map)
    task = drawn.facts.task
    if drawn.game != game or task is None:
        raise ContentError(f"{path.name}: {found.map} is no map of this game that asks something")
    made = challenge_on(drawn, replace(task, seed=found.seed))
    if against := tasks_of(game).against(made.goal, setup_of(made)):
        raise ContentError(f"{found.map}: {against}")
    if not found.seats:
        return made
    goal = replace(task.goal, seat=found.seat)
    mark = digest([made.name, found.seats, found.seat, found.first, list(found.before)])
    name = f"{path.stem}-{mark}"
    kept = replace(
        made,
        name=name,
        place=name,
        goal=goal,
        options=tuple(sorted(drawn.facts.options)),
        before=found.before,
        seats=found.seats,
        first=found.first,
    )
    try:
        begun(kept)
    except ContentError as fault:
        raise ContentError(f"{path.name}: before: {fault}") from fault
    return kept


def kept_at(path: Path) -> Challenge:
    """Return the same of whatever game the map is that it names."""
    found = read_yaml(path, _beginning)
    return read_kept(path, load(path.parent / found.map).game)


def kept_text(said: Beginning, day: str) -> str:
    """Return the YAML of a kept challenge."""
    lines = [f"# Kept from a match on {day}. The map beside it opens in Tiled.", ""]
    lines += [f"map: {said.map}", f"seed: {said.seed}"]
    if said.seats:
        lines += [f"seats: {said.seats}", f"seat: {said.seat}", f"first: {said.first}", "before:"]
        lines += [f"  - {_quoted(each)}" for each in said.before]
    return "\n".join(lines) + "\n"


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _beginning(root: Node) -> Beginning:
    name = root["map"].text()
    if Path(name).name != name or not name.endswith(".tmx"):
        root["map"].fault(f"expected a map beside this file, such as kept-001.tmx, found {name!r}")
    seed = root["seed"].whole(0, SEEDS)
    several = root.maybe("seats")
    if several is None:
        return Beginning(name, seed)
    seats = several.whole(1, MOST_SEATS)
    seat, first = root["seat"].whole(0, seats - 1), root["first"].whole(0, seats - 1)
    given = root.maybe("before")
    before = tuple(each.text() for each in given.each()) if given is not None else ()
    return Beginning(name, seed, seats, seat, first, before)
