"""The set-up of Deep Scan: who flies which ship, how long, with which hand, and what is given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.rules.deep_scan.play import new
from game.rules.deep_scan.setting_up import first, lasting
from game.rules.deep_scan.state import MIDDLE, MOST_SEATS, SHORT, WHOLE, HandKind, Setup
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.variants import Variant, Variants
from game.scenes.widgets.widget_kinds import Paint
from game.view.deep_scan.board import BOARD

from .naming import GAME, GIVEN, WORDS

SEATS = {
    "each": range(2, MOST_SEATS + 1),
    "alone": range(1, 2),
}
LENGTHS = {"middle": MIDDLE, "whole": WHOLE, "short": SHORT}
ALONE_LENGTHS = {f"alone_{name}": count for name, count in LENGTHS.items()}
"""Alone it takes thirty turns under any sky."""
HANDS = {"dice": HandKind.DICE, "hand": HandKind.METER}
ALONE_HANDS = {"alone_dice": HandKind.DICE, "alone_hand": HandKind.METER}
"""Alone no computer throws."""
LENGTH, HAND, ALONE_LENGTH, ALONE_HAND = range(4)
LISTS: tuple[Iterable[str], ...] = (LENGTHS, HANDS, ALONE_LENGTHS, ALONE_HANDS)
SHOWN_SEED = 7
"""Of a sky that is laid out anew for each match the set-up shows one."""


def _setup(mode: str, seats: int, on: frozenset[str], ground: Any) -> Setup:
    # What is chosen is shown before as many sit there as it takes.
    seats = min(max(seats, SEATS[mode][0]), SEATS[mode][-1])
    found = first(seats)
    assert found is not None
    alone = mode == "alone"
    lengths, hands = (ALONE_LENGTHS, ALONE_HANDS) if alone else (LENGTHS, HANDS)
    objects = next((count for name, count in lengths.items() if name in on), MIDDLE)
    hand = next((hand for name, hand in hands.items() if name in on), HandKind.DICE)
    return replace(lasting(found, objects), hands=(hand,) * seats)


def _given(setup: Setup, handicaps: Sequence[Sequence[str]]) -> Setup:
    """Return the set-up in which some begin with more probes."""
    given = tuple(sum(GIVEN[name] for name in names) for names in handicaps)
    return replace(setup, given=given if any(given) else ())


def _seated(setup: Setup, people: Sequence[bool]) -> Setup:
    """Return the set-up in which computers throw dice, whatever hands people have (S4.4)."""
    hands = zip(setup.hands, people, strict=True)
    return replace(setup, hands=tuple(hand if here else HandKind.DICE for hand, here in hands))


def _told(words: Words, name: str) -> str:
    """Return what the hands of one alone do."""
    return words(f"{WORDS}.option.dice.about") if name == "alone_dice" else ""


def _sky(setup: Setup) -> Paint:
    table = new(setup, SHOWN_SEED).table
    return partial(BOARD.show_small, key=(setup.objects, len(table.ships)), table=table)


def _variant(name: str, *lists: int) -> Variant:
    fault, seats = f"{WORDS}.setup.fault.{name}", tuple(SEATS[name])
    return Variant(name, f"door.{GAME}", (), False, seats, fault, lists=lists)


VARIANTS = Variants(
    game=GAME,
    words=WORDS,
    all=(
        _variant("each", LENGTH, HAND),
        _variant("alone", ALONE_LENGTH, ALONE_HAND),
    ),
    setup=_setup,
    lists=tuple(tuple(each) for each in LISTS),
    given=_given,
    seated=_seated,
    told=_told,
    measured=lambda variant, setup: "two" if setup.more else "about",
    paint=_sky,
)
