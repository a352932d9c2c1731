"""The set-up of Dice and Armour: how it is won, the optional rules, and concrete from any board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.content.blocks import Blocks, blocking, blocks_of, borrowed
from game.content.maps import MapFile
from game.rules.dice_and_armour.board import bare, laid_out
from game.rules.dice_and_armour.state import Mode, Options, Setup
from game.scenes.kit import Kit
from game.scenes.variant_setup import Variant, Variants, boards_of

GAME = "dice_and_armour"
OPTIONS = ("patient", "short")
TWO = "armour.setup.fault.two"


def _setup(mode: str, seats: int, on: frozenset[str], blocks: Blocks | None) -> Setup:
    options = Options(**dict.fromkeys(on, True))
    found = laid_out(blocks.width, blocks.height, blocks.cells) if blocks else None
    return Setup(found or bare(), Mode(mode), options)


def _fits(blocks: Blocks) -> bool:
    return laid_out(blocks.width, blocks.height, blocks.cells) is not None


def _boards(kit: Kit, game: str) -> tuple[MapFile, ...]:
    """Return the boards of other games on which both armies find room."""
    return borrowed(chain.from_iterable(boards_of(kit, each) for each in blocking()), _fits)


def read_ahead(kit: Kit) -> Iterator[None]:
    return kit.boards.ahead(*(kit.maps / game for game in blocking()))


VARIANTS = Variants(
    game=GAME,
    words="armour",
    all=(
        Variant("simple", "armour.heavy.4", OPTIONS, True, (2,), TWO),
        Variant("capture", "armour.base.7", OPTIONS, True, (2,), TWO),
    ),
    setup=_setup,
    boards=_boards,
    ground=blocks_of,
)
