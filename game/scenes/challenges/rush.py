"""A rush: as many puzzles as possible in so many minutes; the third miss ends it.

It does not count for the rating: who hurries guesses. The clock stands while something is shown,
and while the pause covers the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from game.content.files.reader import ContentError
from game.content.goals import Stars
from game.content.maps.map_kind import tasks_of
from game.content.tasks.challenges import Challenge
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Replace, Scene
from game.session.match.match import Match

from .playing import match_of, quest_of, tally_of
from .puzzle_choice import rush_puzzle
from .where_met import Way

MISSES = 3
MINUTES = (3, 5)
MINUTE_MS = 60_000
LOW_MS = 5_000
"""From here on each second is heard."""

RUSH = Way(again="rush.anew", list="rush.leave", icon="icon.list")


@dataclass
class Rush:
    """How far somebody is: which puzzles were had, solved, and missed, and the time that is left;
    `over(rush)` is the page at its end."""

    kit: Kit
    game: str
    puzzles: Sequence[Challenge]
    minutes: int
    over: Callable[[Rush], Scene]
    seed: int = 0
    left_ms: int = 0
    had: list[str] = field(default_factory=list)
    solved: list[str] = field(default_factory=list)

    @property
    def missed(self) -> int:
        """How many were missed: the last one is still open."""
        return max(0, len(self.had) - 1 - len(self.solved))

    def passing(self, ms: int) -> Change:
        """Let time pass; each of the last seconds is heard, and the last one ends it."""
        before, self.left_ms = self.left_ms, max(0, self.left_ms - ms)
        if not self.left_ms:
            return Replace(self.over(self))
        if self.left_ms < LOW_MS and before // 1000 != self.left_ms // 1000:
            self.kit.sounds.play("clock.low")
        return None

    def title(self) -> str:
        """Return time, what was solved and what was missed, as one line."""
        seconds = -(-self.left_ms // 1000)
        signs = "✕" * self.missed + "·" * (MISSES - self.missed)
        time = f"{seconds // 60}:{seconds % 60:02}"
        return self.kit.words("rush.line", time=time, count=len(self.solved), misses=signs)


def rush_scene(
    kit: Kit, game: str, puzzles: Sequence[Challenge], minutes: int, over: Callable[[Rush], Scene]
) -> Scene:
    """Return the table with the first puzzle of a rush, whose clock runs at once."""
    return _next(Rush(kit, game, puzzles, minutes, over, kit.seed(), minutes * MINUTE_MS))


def _next(rush: Rush) -> Scene:
    """Return the table with the next puzzle, or the end where there is none."""
    missed = len(rush.had) - len(rush.solved)
    found = rush_puzzle(rush.puzzles, rush.had, len(rush.had), rush.seed)
    if found is None or missed >= MISSES:
        return rush.over(rush)
    rush.had.append(found.id)
    try:
        return _table(rush, found)
    except ContentError:
        # A board that cannot be read is nobody's miss, and nobody has solved it.
        rush.had.pop()
        rush.puzzles = [each for each in rush.puzzles if each.id != found.id]
        return _next(rush)


def _table(rush: Rush, found: Challenge) -> Scene:
    kit, challenge = rush.kit, _strict(found)
    quest = replace(
        quest_of(kit, challenge, RUSH),
        title=rush.title,
        check=lambda match: _checked(rush, challenge, match),
        again=lambda: rush_scene(kit, rush.game, rush.puzzles, rush.minutes, rush.over),
        passing=rush.passing,
        moving=True,
        kept=False,
    )
    return face_of(kit, challenge.game).table(kit, match_of(kit, challenge, RUSH), quest)


def _strict(challenge: Challenge) -> Challenge:
    """Return it so that only the best solution is one."""
    last = challenge.stars.turns
    return replace(challenge, stars=Stars(last, last, last))


def _checked(rush: Rush, challenge: Challenge, match: Match) -> Change:
    """Go on to the next one as soon as this one is solved, or can no longer be."""
    found = tally_of(challenge, match)
    if found.won is not None:
        rush.solved.append(challenge.id)
        rush.kit.sounds.play("match.won")
    elif found.lost or wrong_begin(challenge, match):
        rush.kit.sounds.play("match.lost")
    else:
        return None
    return Replace(_next(rush))


def wrong_begin(challenge: Challenge, match: Match) -> bool:
    """Whether the first turn is another than the only one that solves it."""
    tasks = tasks_of(challenge.game)
    if not tasks.first_alone or not challenge.lot.solution or not match.done:
        return False
    table = match.state_at(0).table
    key = tasks.action(match.rules, table, challenge.lot.solution[0])
    return bool(match.done[0].action != key)
