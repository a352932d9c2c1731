"""Travel the road with computer hands, and say how many stars each stage gives.

A challenge is solved as it is stored where that is known, a match is played by a level of the
game's own at the traveller's seat.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game.ai.mind import Mind
from game.ai.minds import MINDS, offered, styled
from game.content.goals import WIN, Goal
from game.content.maps.map_kind import tasks_of
from game.content.tasks.road import Bout, Stage, setup_of
from game.core.rules import Told
from game.rules import GAMES
from game.scenes.road.road_progress import chapters
from game.scenes.seats.commanders import commanders
from game.session.match.computer_matches import finished, trial

TRAVELLER = 0


@dataclass(frozen=True, slots=True)
class Run:
    """One bout played to its end; `seed` is the stage's own in the first of them."""

    stage: Stage
    seed: int
    turn: int
    stars: int
    seconds: float


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.road", description=__doc__)
    parser.add_argument("--runs", type=int, default=1, help="so many matches at each stage")
    parser.add_argument("--level", help="who travels; the strongest of each game if nobody")
    parser.add_argument("--stage", help="only stages with this in their name")
    options = parser.parse_args(arguments)
    for each in bouts(options.stage or ""):
        for run in runs(each, options.runs, options.level):
            print(
                f"{run.stage.id:24} seed {run.seed:10}  turn {run.turn:3}  "
                f"stars {run.stars}  {run.seconds:5.1f} s",
                flush=True,
            )
    return 0


def bouts(within: str = "") -> tuple[Stage, ...]:
    stages = (stage for chapter in chapters() for stage in chapter.stages)
    return tuple(each for each in stages if isinstance(each.task, Bout) and within in each.id)


def runs(stage: Stage, count: int, level: str | None = None) -> Iterator[Run]:
    """Play the match of a stage so many times; only the first begins as the stage does."""
    bout = stage.task
    assert isinstance(bout, Bout)
    for number in range(count):
        yield run(stage, bout, bout.seed + 7919 * number, level)


def run(stage: Stage, bout: Bout, seed: int, level: str | None = None) -> Run:
    began = perf_counter()
    rules, setup = GAMES[bout.game], setup_of(bout)
    played = finished(trial(rules, setup, seed, _minds(bout, level)))
    turn = _turn(bout, setup, seed, played.actions)
    won = TRAVELLER in played.outcome.winners
    stars = max(1, bout.stars.worth(turn)) if won else 0
    return Run(stage, seed, turn, stars, perf_counter() - began)


def _minds(bout: Bout, level: str | None) -> tuple[Mind, ...]:
    known = MINDS[bout.game]
    posts = ({each.id: each.post(bout.game) for each in commanders()}[id] for id in bout.against)
    fighters = (known[styled(post.level, post.style)] for post in posts if post is not None)
    return (known[level or offered(bout.game)[-1]], *fighters)


def _turn(bout: Bout, setup: Any, seed: int, actions: Sequence[Any]) -> int:
    rules = GAMES[bout.game]
    state, told = rules.new(setup, seed), list[Told[Any]]()
    for action in actions:
        step = rules.apply(state, action)
        state = step.state
        told += step.events
    return max(1, tasks_of(bout.game).tally(Goal(WIN), state.table, told).turn)


if __name__ == "__main__":
    raise SystemExit(main())
