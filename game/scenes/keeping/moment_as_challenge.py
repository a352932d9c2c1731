"""A moment of a match as a challenge: what is written, and that it begins just so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.content.files.node import ContentError
from game.content.files.program_files import way_to
from game.content.goals import Goal, Stars
from game.content.maps.map_challenge import LAST_TURN, Task
from game.content.maps.map_kind import Keeping, challenged, tasks_of
from game.content.maps.maps import map_folder
from game.content.tasks.challenges import begun
from game.content.tasks.kept_challenges import STEM, Beginning, kept_folder, kept_text, read_kept
from game.content.texts import LANGUAGES
from game.content.tiled.faults import MapFaults
from game.core.rules import Rules, Seat
from game.scenes.frame.kit import Kit
from game.session.files import crash_safe_files
from game.session.match.match import Match
from game.session.match.record import Done, Header

TITLE = 40


class NotKept(Exception):
    """Why a moment cannot be kept; `key` names the sentence."""

    def __init__(self, key: str, found: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.found = found


@dataclass(frozen=True, slots=True)
class KeptMoment:
    """A match after what is `done`; `tables(count)` is the table after so many of it."""

    rules: Rules
    header: Header[Any]
    done: Sequence[Done[Any, Any]]
    tables: Callable[[int], Any]

    @property
    def table(self) -> Any:
        return self.tables(len(self.done))

    def keeping(self, seat: Seat) -> Keeping | None:
        """Return how it is kept for a seat, None if it cannot be."""
        if not keeps(self.rules.name):
            return None
        found = tasks_of(self.rules.name).keep
        return found(self.header.setup, self.table, seat) if found else None

    def begins(self, keeping: Keeping) -> int:
        """Return how many actions come before the challenge; none where the map says all."""
        opens = keeping.begins
        if opens is None:
            return 0
        found = (
            count
            for count in range(len(self.done), 0, -1)
            if any(opens(told.event) for told in self.done[count - 1].told)
        )
        return next(found, 0)

    def start(self, keeping: Keeping) -> Any:
        """Return the table that the challenge begins with."""
        return self.tables(self.begins(keeping)) if keeping.start is None else keeping.start


def keeps(game: str) -> bool:
    """Whether moments of a game can become challenges."""
    return game in challenged() and tasks_of(game).keep is not None


def moment_of(match: Match) -> KeptMoment:
    """Return where a match stands now."""
    count = match.count
    return KeptMoment(
        match.rules, match.header, tuple(match.done)[:count], lambda at: match.state_at(at).table
    )


def stars_by(turn: int) -> Stars:
    """Return the turns for stars where three are earned by this one."""
    return Stars(turn, min(LAST_TURN, turn + 1), min(LAST_TURN, turn + 1 + max(1, turn // 2)))


def keep(
    kit: Kit, moment: KeptMoment, keeping: Keeping, goal: Goal, three: int, title: str
) -> Path:
    """Write map and YAML, and return where the map lies; NotKept if it does not begin like this."""
    game = moment.rules.name
    folder = kept_folder(kit.folder, game)
    task = Task(replace(goal, seat=0), stars_by(three), 0)
    titles = dict.fromkeys(LANGUAGES, title[:TITLE])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        sheet = way_to(map_folder() / game / f"{game}.tsx", folder)
        text = keeping.text(titles, sheet, task).encode()
        path = crash_safe_files.create_first(crash_safe_files.numbered(folder, STEM, ".tmx"), text)
        said = _beginning(moment, keeping, goal, path)
        crash_safe_files.create(path.with_suffix(".yaml"), kept_text(said, kit.today()).encode())
    except (crash_safe_files.NotWritten, OSError) as error:
        raise NotKept("unwritten") from error
    try:
        made = read_kept(path.with_suffix(".yaml"), game)
        if keeping.begins is not None and begun(made).state.table != moment.start(keeping):
            raise NotKept("differs")
    except (ContentError, MapFaults, NotKept) as fault:
        for each in (path, path.with_suffix(".yaml")):
            each.unlink(missing_ok=True)
        raise fault if isinstance(fault, NotKept) else NotKept("unfit", str(fault)) from fault
    return path


def _beginning(moment: KeptMoment, keeping: Keeping, goal: Goal, path: Path) -> Beginning:
    header, rules = moment.header, moment.rules
    if keeping.begins is None:
        return Beginning(path.name)
    count = moment.begins(keeping)
    actions = (
        rules.text.name(moment.tables(place), done.action)
        for place, done in enumerate(moment.done[:count])
    )
    return Beginning(
        map=path.name,
        seed=header.seed,
        seats=len(header.players),
        seat=goal.seat,
        first=getattr(header.setup, "first", 0),
        before=tuple(actions),
    )
