"""One moment for each kind of event of a game: from random matches, the rarest made by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, get_args

from game.ai.mind import decided, random_mind
from game.content.rule_figures import load_figures
from game.core.chance import Dice
from game.core.played_story import Played, along
from game.core.rules import NOBODY, Rules, Sections, Told

MOST_MATCHES = 40
MOST_ACTIONS = 1500

Moment = tuple[Any, Told[Any]]
"""A table and what is about to happen on it."""

Found = Mapping[str, Moment]


@dataclass(frozen=True)
class MomentCatalogue:
    """Where a game's moments come from.

    `setups`         what random matches begin with, in turn
    `arranged`       moments that random matches seldom lead to, made on the tables of others
    """

    rules: Rules
    setups: Sequence[Any]
    arranged: Callable[[Found], Sequence[Moment]] = lambda found: ()

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(kind.__name__ for kind in get_args(self.rules.kinds.event))


def of_figures(rules: Rules, played: Callable[[Sections], Played]) -> tuple[Moment, ...]:
    """Return all moments of the figures in a game's rules book."""
    figures = (each for there in load_figures(rules.name).values() for each in there)
    stories = (played(each.scenario.sections) for each in figures)
    moments = (along(each.before, each.told, rules.evolve) for each in stories)
    return tuple(chain.from_iterable(moments))


def examples(catalogue: MomentCatalogue, only: str = "") -> dict[str, Moment]:
    """Return a moment for each kind of event that begins so, by its name.

    What is missing was never met.
    """
    found: dict[str, Moment] = {}
    wanted = {kind for kind in catalogue.kinds if kind.lower().startswith(only.lower())}
    for seed in range(MOST_MATCHES):
        if wanted <= found.keys() | {_kind(each) for each in catalogue.arranged(found)}:
            break
        for moment in _moments(catalogue, seed):
            found.setdefault(_kind(moment), moment)
            if wanted <= found.keys():
                break
    for moment in catalogue.arranged(found):
        found.setdefault(_kind(moment), moment)
    return {name: found[name] for name in sorted(wanted & found.keys())}


def _moments(catalogue: MomentCatalogue, seed: int) -> Iterator[Moment]:
    """Return every event of a random match with the table before it, and as others see it."""
    rules = catalogue.rules
    state = rules.new(catalogue.setups[seed % len(catalogue.setups)], seed)
    dice = Dice(seed, "clips")
    for _ in range(MOST_ACTIONS):
        seats = rules.to_act(state.table)
        if not seats:
            return
        table, seat = state.table, seats[0]
        thought = random_mind(rules.view(table, seat), seat, rules.legal(table, seat), dice)
        step = rules.apply(state, decided(thought)[0])
        for told in step.events:
            yield table, told
            seen = rules.redact(told.event, NOBODY)
            if type(seen) is not type(told.event):
                yield rules.view(table, NOBODY), replace(told, event=seen)
            table = rules.evolve(table, told.event)
        state = step.state


def _kind(moment: Moment) -> str:
    return type(moment[1].event).__name__
