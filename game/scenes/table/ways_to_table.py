"""The ways to the shared table: by a game's set-up, by a match that was left, by a challenge.

A way is part of the very face it opens the table with, so it asks for that only when one comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from game.ai.mind import Mind
from game.core.rules import Seat
from game.scenes.faces.face import Challenges, Door, Face
from game.scenes.frame.kit import Kit
from game.scenes.seats.occupants import computers
from game.scenes.setup.chosen_match import fresh_match
from game.scenes.table.set_up.variant_setup import VariantPanel, variant_setup
from game.scenes.table.set_up.variants import Variants
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.board.board import Board

from .opened_table import opened

Own = Callable[[], Face]


def door_of(
    variants: Variants,
    face: Own,
    flag: Callable[[Seat], Any] | None = None,
    read_ahead: Callable[[Kit], Iterator[None]] = lambda kit: iter(()),
) -> Door:
    """Return how a game is entered whose set-up is a choice of variants."""
    return Door(
        setup=lambda kit, path: variant_setup(kit, variants, path),
        resume=lambda kit, match: opened(kit, match, face(), goes_on=True),
        flag=flag,
        computers=partial(_computers, variants),
        read_ahead=read_ahead,
    )


def _computers(variants: Variants, kit: Kit) -> Match:
    """Return a match by the first way to play, with the optional rules that are usual."""
    first = VariantPanel(kit, variants, on=set(variants.usual))
    seats = min(first.variant.seats)
    date, places = ("date", kit.today()), computers(variants.game, seats)
    setup = variants.seated(first.chosen(seats), (False,) * seats)
    return fresh_match(kit, variants.game, setup, kit.seed(), places, (date,))


def challenges_of(
    board: Board, options: str, face: Own, minds: Mapping[str, Mind] | None = None
) -> Challenges:
    """Return how a game plays challenges: one person, and whoever sits on the other side."""
    others = minds or {}
    return Challenges(
        table=lambda kit, match, quest: opened(kit, match, face(), quest),
        small=board.show_small,
        options=options,
        players=(Player(""), *(Player("", strength) for strength in others)),
        minds=others,
    )
