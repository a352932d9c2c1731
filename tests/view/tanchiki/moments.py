"""Moments of random matches, for tests of how they look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, get_args

from game.content.maps.maps import load, map_folder
from game.core.chance import Dice
from game.core.rules import Told
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.state import Options, Setup, Table
from game.tools.pictures import clip_moments
from game.tools.pictures.clip_moments import Moment
from game.tools.tanchiki.moments_for_clips import catalogue

KINDS: tuple[type, ...] = get_args(Event)


@lru_cache(maxsize=1)
def moments() -> tuple[tuple[Table, Told[Any]], ...]:
    """Return every event of two matches with the table before it."""
    board = load(map_folder() / "tanchiki" / "learning.tmx").ground
    plain = Options()
    island = Options(island=True, uneven=True, avalanche=True)
    found: list[tuple[Table, Told[Any]]] = []
    for seed, options in ((15, plain), (24, island)):
        found += _match(Setup(board, 3, options), seed)
    return tuple(found)


@lru_cache(maxsize=1)
def examples() -> Mapping[str, Moment]:
    """Return a moment of every kind of event, as the tool for clips finds them."""
    return MappingProxyType(clip_moments.examples(catalogue()))


def one_story() -> list[Told[Any]]:
    """Return the events of one match alone: their numbers come once."""
    story = [told for _, told in moments()]
    end = next(at for at in range(1, len(story)) if story[at].number == 0)
    return story[:end]


def _match(setup: Setup, seed: int) -> list[tuple[Table, Told[Any]]]:
    state, found = TANCHIKI.new(setup, seed), []
    dice = Dice(seed, "moments")
    while (seats := TANCHIKI.to_act(state.table)) and len(found) < 2500:
        table = state.table
        step = TANCHIKI.apply(state, dice.choice(TANCHIKI.legal(table, seats[0])))
        for told in step.events:
            found.append((table, told))
            table = TANCHIKI.evolve(table, told.event)
        state = step.state
    return found
