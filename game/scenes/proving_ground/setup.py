"""The set-up of Proving Ground: which of the four games, and the optional rules."""

from __future__ import annotations

from game.content.proving_ground.boards import Layout
from game.rules.proving_ground.state import Mode, Options, Setup
from game.scenes.table.set_up.variants import Variant, Variants

GAME = "proving_ground"
BATTLE = ("draft", "short", "deadly_bases", "no_shells")
FEW = "proving.setup.fault.few"


def _setup(mode: str, seats: int, on: frozenset[str], layout: Layout | None) -> Setup:
    options = Options(**dict.fromkeys(on, True))
    return Setup(Mode(mode), seats, options, layout.floor if layout else "")


VARIANTS = Variants(
    game=GAME,
    words="proving",
    all=(
        Variant("battle", "pawn.t_34.1", BATTLE, True, (2, 3, 4), FEW),
        Variant("team", "icon.people", BATTLE, True, (4,), "proving.setup.fault.team"),
        Variant("family", "location.a", ("open_family",), False, (2, 3, 4), FEW),
        Variant(
            "solo", "artillery", ("draft", "three_cards"), True, (1,), "proving.setup.fault.solo"
        ),
    ),
    setup=_setup,
)
