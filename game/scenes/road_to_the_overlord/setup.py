"""The set-up of the road: who goes with whom, how far, and what is given before the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.rules.road_to_the_overlord.setting_up import SHORT, WHOLE, Ways, new
from game.rules.road_to_the_overlord.state import MOST_SEATS, Setup
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.variants import Variant, Variants
from game.scenes.widgets.widget_kinds import Paint
from game.view.road_to_the_overlord.board import BOARD

from .naming import GAME, GIVEN, WORDS

SEATS = {
    "together": range(1, MOST_SEATS + 1),
    "teams": range(4, MOST_SEATS + 1),
    "alone": range(2, MOST_SEATS + 1),
}
TRACKS = (SHORT, WHOLE)
NIGHTS = ("night", "no_night")
TRADES = ("trade", "no_trade")
LENGTH, NIGHT, TRADE = range(3)
SHOWN_SEED = 7


def _setup(mode: str, seats: int, on: frozenset[str], ground: Any) -> Setup:
    # What is chosen is shown before as many sit there as it takes.
    seats = min(max(seats, SEATS[mode][0]), SEATS[mode][-1])
    track = next((name for name in TRACKS if name in on), SHORT)
    found = begun(load_world(), seats, Ways(mode), track, trade="no_trade" not in on)
    return replace(found, rounds=0) if "no_night" in on else found


def _given(setup: Setup, handicaps: Sequence[Sequence[str]]) -> Setup:
    """Return the set-up in which some begin with more levels."""
    given = tuple(sum(GIVEN[name] for name in names) for names in handicaps)
    return replace(setup, given=given if any(given) else ())


def _says(words: Words, setup: Setup) -> str:
    """Say how strong the boss is, and when night falls."""
    key = "says" if setup.rounds else "says_no_night"
    return words(f"{WORDS}.setup.{key}", life=setup.boss_life, rounds=setup.rounds)


def _road(setup: Setup) -> Paint:
    table = new(setup, SHOWN_SEED).table
    return partial(BOARD.show_small, key=(setup.last, len(table.heroes)), table=table)


def _variant(name: str, *lists: int) -> Variant:
    fault, seats = f"{WORDS}.setup.fault.{name}", tuple(SEATS[name])
    return Variant(name, f"door.{GAME}", (), False, seats, fault, lists=lists)


VARIANTS = Variants(
    game=GAME,
    words=WORDS,
    all=tuple(_variant(name, LENGTH, NIGHT, TRADE) for name in SEATS),
    setup=_setup,
    lists=(TRACKS, NIGHTS, TRADES),
    given=_given,
    says=_says,
    paint=_road,
)
