"""The set-up of Blanket Hills: who fires for which tank, the land, the hands, and the options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.rules.blanket_hills.play import new
from game.rules.blanket_hills.setting_up import first, for_himself
from game.rules.blanket_hills.state import (
    MOST_SEATS,
    MOST_TANKS,
    Grip,
    HandKind,
    LandKind,
    Options,
    Setup,
)
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.variants import Variant, Variants
from game.scenes.widgets.widget_kinds import Paint
from game.view.blanket_hills.board import BOARD

from .lands import broken_lands, lands
from .naming import GAME, HALVED, WORDS
from .range_stars import told_before

SWITCHES = ("blind", "short", "unlimited", "self_hits", "brief_glue")
SEATS = {
    "duel": range(2, MOST_SEATS + 1),
    "each": range(3, MOST_TANKS + 1),
    "range": range(1, 2),
}
ALONE = ("unlimited", "short")
"""What means anything on the range."""
HANDS = {"meter": HandKind.METER, "dice": HandKind.DICE}
RANGE_HANDS = {"range_meter": HandKind.METER, "range_dice": HandKind.DICE, "calm": HandKind.CALM}
"""By a calm hand one plays on the range alone (G5.4)."""
HAND, RANGE_HAND = range(2)
SHOWN_SEED = 7
"""Of a land that is made anew for each match the set-up shows one."""


def _setup(mode: str, seats: int, on: frozenset[str], ground: Any) -> Setup:
    # What is chosen is shown before as many sit there as it takes.
    seats = min(max(seats, SEATS[mode][0]), SEATS[mode][-1])
    found = for_himself(seats) if mode == "each" else first(seats)
    assert found is not None
    hands = RANGE_HANDS if mode == "range" else HANDS
    kind = next((hand for name, hand in hands.items() if name in on), HandKind.METER)
    land = LandKind.SEEDED if ground is None else ground
    switched = Options(**{name: name in on for name in SWITCHES})
    return replace(found, land=land, options=switched, grips=(Grip(kind),) * seats)


def _given(setup: Setup, handicaps: Sequence[Sequence[str]]) -> Setup:
    """Return the set-up in which the error of some hands is halved."""
    hands = zip(setup.grips, handicaps, strict=True)
    return replace(setup, grips=tuple(replace(grip, halved=HALVED in n) for grip, n in hands))


def _seated(setup: Setup, people: Sequence[bool]) -> Setup:
    """Return the set-up in which computers throw dice, whatever hands people have (G5.4)."""
    hands = zip(setup.grips, people, strict=True)
    return replace(
        setup,
        grips=tuple(grip if here else replace(grip, kind=HandKind.DICE) for grip, here in hands),
    )


def _told(words: Words, name: str) -> str:
    """Return what the hands of the range do, where no computer throws."""
    told = name.removeprefix("range_") if RANGE_HANDS.get(name) is HandKind.DICE else name
    return words(f"{WORDS}.option.{told}.about") if name in RANGE_HANDS else ""


def _blanket(setup: Setup) -> Paint:
    table = new(setup, SHOWN_SEED).table
    return partial(BOARD.show_small, key=(setup.land, setup.tanks), table=table)


def _variant(name: str, options: tuple[str, ...], hand: int) -> Variant:
    fault, seats = f"{WORDS}.setup.fault.{name}", tuple(SEATS[name])
    return Variant(name, f"door.{GAME}", options, True, seats, fault, lists=(hand,))


VARIANTS = Variants(
    game=GAME,
    words=WORDS,
    all=(
        _variant("duel", SWITCHES, HAND),
        _variant("each", SWITCHES, HAND),
        _variant("range", ALONE, RANGE_HAND),
    ),
    setup=_setup,
    lists=(tuple(HANDS), tuple(RANGE_HANDS)),
    boards=lands,
    broken=broken_lands,
    given=_given,
    seated=_seated,
    told=_told,
    says=told_before,
    paint=_blanket,
)
