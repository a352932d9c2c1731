"""Runs of one challenge, told turn by turn, so that they can be watched beside one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.content.maps.map_kind import tasks_of
from game.content.tasks.challenges import NEVER, Begun, Challenge, begun
from game.core.codec import Unreadable
from game.core.rules import NOBODY, IllegalAction, Told
from game.rules import GAMES
from game.scenes.frame.kit import Kit
from game.session.match.match import Match
from game.session.people import progress
from game.session.proofs.proof import BadProof

from .proven_worth import weighed_on

THIS, BEST, PAR = "this", "best", "par"


@dataclass(frozen=True, slots=True)
class Run:
    """How somebody went about it: `name` says whose run it is, `turns` what was told in each."""

    name: str
    turns: tuple[tuple[Told[Any], ...], ...]


def runs_of(kit: Kit, challenge: Challenge, match: Match, best: str = "") -> tuple[Run, ...]:
    """Return the match just played, the best run before it if that was better, and par."""
    start = begun(challenge)
    found = [_run(challenge, start, THIS, match.events()[len(start.told) :])]
    if best:
        found += _of_text(kit, challenge, start, best)
    told = par_of(challenge, start)
    if told:
        found.append(_run(challenge, start, PAR, told))
    return tuple(found)


def best_before(kit: Kit, challenge: Challenge, text: str) -> str:
    """Return the text of the best result that is kept, "" if it is this one."""
    best = progress.load(kit.folder).on(challenge.id)
    return best.proof if best is not None and best.proof != text else ""


def par_of(challenge: Challenge, start: Begun) -> tuple[Told[Any], ...]:
    """Return what is told of the stored solution, nothing where there is none."""
    rules, tasks = GAMES[challenge.game], tasks_of(challenge.game)
    state, told = start.state, list[Told[Any]]()
    for words in challenge.lot.solution:
        try:
            step = rules.apply(state, tasks.action(rules, state.table, words))
        except (IllegalAction, LookupError, Unreadable):
            return ()
        state, told = step.state, [*told, *step.events]
    return tuple(told)


def _of_text(kit: Kit, challenge: Challenge, start: Begun, text: str) -> list[Run]:
    """Return the run that a text holds; none if it can no longer be played."""
    try:
        told = weighed_on(kit, challenge, text).played.told
    except BadProof:
        return []
    return [_run(challenge, start, BEST, told[len(start.told) :])]


def _run(challenge: Challenge, start: Begun, name: str, told: Sequence[Told[Any]]) -> Run:
    """Return a run cut into its turns, as everybody may see it."""
    rules, tasks = GAMES[challenge.game], tasks_of(challenge.game)
    goal = replace(challenge.goal, count=NEVER, careful=False)
    turns: list[list[Told[Any]]] = [[]]
    table, now = start.state.table, max(1, tasks.tally(goal, start.state.table, start.told).turn)
    past = list(start.told)
    for one in told:
        table = rules.evolve(table, one.event)
        past.append(one)
        turns[-1].append(replace(one, event=rules.redact(one.event, NOBODY)))
        turn = tasks.tally(goal, table, past).turn
        if turn > now:
            turns.append([])
            now = turn
    return Run(name, tuple(tuple(each) for each in turns if each))
