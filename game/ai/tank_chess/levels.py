"""The five levels of Tank Chess, the weakest first: one search, spent more and more freely.

A weak level is weak because it looks less far, at fewer turns and at fewer kills in a row, and
because it misjudges what it sees; it never errs on purpose. All of them take a win in one. All
but the lowest look at every turn for a loss in one, and avert it if they can.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.ai.tank_chess.thinking import Thinking
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.turns import turns

from .effort import Manner
from .styles import OF_BEFORE, STYLES, Taste

MANNERS: Mapping[str, Manner] = {
    "cadet": Manner(budget=0, depth=1, kills=0, luck=150, overlooks=60, solves=False),
    "sergeant": Manner(budget=0, depth=1, kills=2, luck=60, solves=False),
    "lieutenant": Manner(budget=2_500, depth=2, widths=(6, 12), kills=4, luck=25, solves=False),
    "colonel": Manner(budget=6_000, depth=3, kills=6, luck=12),
    "general": Manner(budget=16_000, depth=8, luck=3, scans=1, shelters=True, faced=True),
}
_FIRST = {"general": Manner(budget=16_000, depth=8, luck=3)}


def mind(manner: Manner) -> Mind:
    """Return the mind that searches in this manner."""

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        thinking = Thinking(view, manner, dice.below(1 << 32))
        chosen = yield from thinking.chosen()
        return (legal[list(turns(thinking.node.position)).index(chosen)],)

    return think


def _styled(manners: Mapping[str, Manner], tastes: Mapping[str, Taste]) -> Mapping[str, Mind]:
    """Return each level in each style."""
    return {
        f"{name}.{style}": mind(replace(manner, taste=taste))
        for name, manner in manners.items()
        for style, taste in tastes.items()
    }


LADDER: Mapping[str, Mind] = {name: mind(manner) for name, manner in MANNERS.items()}
STYLED: Mapping[str, Mind] = _styled(MANNERS, {**STYLES, **OF_BEFORE})
FIRST: Mapping[str, Mind] = {
    **{name: mind(manner) for name, manner in _FIRST.items()},
    **_styled(_FIRST, {**STYLES, **OF_BEFORE}),
}
"""Those of the first number that answer otherwise now, as they were."""
