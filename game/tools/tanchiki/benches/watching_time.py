"""How long a turn of Tanchiki is watched: the sum of its clips at the usual speed.

Computer players lay the plans of four seats. Rests, questions and thinking do not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import quantiles
from typing import Any

from game.ai.mind import Mind
from game.ai.tanchiki.quick_player import QUICK
from game.content.maps.setups import standard
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.events import Event, TurnBegan
from game.rules.tanchiki.state import Table
from game.session.match.computer_matches import finished, trial
from game.tools.bench import Figure
from game.view.show.clip import Clip
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.step_flow import flowing

SEATS = 4
MATCHES = 50
Seen = tuple[Event, Clip]


def figures() -> list[Figure]:
    lengths = sorted(
        sum(clip.ms for _, clip in turn) / 1000
        for seed in range(MATCHES)
        for turn in watched(QUICK, seed)
    )
    tenths = quantiles(lengths, n=10)
    return [
        ("tempo.turn.median", tenths[4], "s"),
        ("tempo.turn.p90", tenths[8], "s"),
        ("tempo.turn.longest", lengths[-1], "s"),
        ("tempo.turns", len(lengths), ""),
    ]


def watched(mind: Mind, seed: int) -> Iterator[list[Seen]]:
    """Yield the turns of a match, each as its events with their clips."""
    setup = standard("tanchiki", SEATS)
    turn: list[Seen] = []
    for event, clip in _clips(setup, seed, finished(trial(TANCHIKI, setup, seed, (mind,))).actions):
        if isinstance(event, TurnBegan) and turn:
            yield turn
            turn = []
        turn.append((event, clip))
    yield turn


def _clips(setup: Any, seed: int, actions: tuple[Any, ...]) -> Iterator[Seen]:
    """Yield what happens with its clip, fitted to what came before and comes next."""
    happened = [*_happened(setup, seed, actions)]
    events = [None, *(event for _, event in happened), None]
    for place, (shown, event) in enumerate(happened):
        yield event, flowing(clip_for(shown, event), events[place], event, events[place + 2])


def _happened(setup: Any, seed: int, actions: tuple[Any, ...]) -> Iterator[tuple[Table, Event]]:
    state = TANCHIKI.new(setup, seed)
    for action in actions:
        shown, step = state.table, TANCHIKI.apply(state, action)
        for told in step.events:
            yield shown, told.event
            shown = TANCHIKI.evolve(shown, told.event)
        state = step.state
