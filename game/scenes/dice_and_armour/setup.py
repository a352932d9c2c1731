"""The set-up of Dice and Armour: how it is won, the optional rules, and concrete from any board."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.maps.map_kind import map_kind, mapped
from game.content.maps.maps import MapFile
from game.content.maps.solid_cells import Solid
from game.rules.dice_and_armour.starting_board import bare, laid_out
from game.rules.dice_and_armour.state import Mode, Options, Setup
from game.scenes.frame.kit import Kit
from game.scenes.table.set_up.variants import Variant, Variants, boards_of

GAME = "dice_and_armour"
OPTIONS = ("patient", "short", "free")
TWO = "armour.setup.fault.two"


def _setup(mode: str, seats: int, on: frozenset[str], solid: Solid | None) -> Setup:
    found = laid_out(solid.width, solid.height, solid.blocks) if solid else None
    return Setup(found or bare(), Mode(mode), Options(**dict.fromkeys(on, True)))


def _boards(kit: Kit, game: str) -> tuple[MapFile, ...]:
    """Return the boards of other games on which both armies find room."""
    found = (each for game in mapped() for each in boards_of(kit, game))
    return tuple(each for each in found if (on := _solid(each)) and _room(on))


def _solid(found: MapFile) -> Solid | None:
    return map_kind(found.game).solid(found.ground)


def _room(on: Solid) -> bool:
    return laid_out(on.width, on.height, on.blocks) is not None


def read_ahead(kit: Kit) -> Iterator[None]:
    return kit.boards.ahead(*(kit.maps / game for game in mapped()))


VARIANTS = Variants(
    game=GAME,
    words="armour",
    all=(
        Variant("simple", "armour.heavy.4", OPTIONS, True, (2,), TWO),
        Variant("capture", "armour.base.7", OPTIONS, True, (2,), TWO),
    ),
    setup=_setup,
    boards=_boards,
    ground=_solid,
)
