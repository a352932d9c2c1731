"""Every computer player by name: the levels that imagine, and three of before.

A recruit sees one action, a soldier the turn, a veteran also the bots move. They sit in stored
matches and results, which ask them again: they answer as they always have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.mind import Mind, Thought
from game.ai.tanchiki.best_plan import Care, planned
from game.ai.tanchiki.levels import FIRST, LADDER, STYLED
from game.ai.tanchiki.mid_turn_choices import rated
from game.ai.tanchiki.styles import STYLES
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.actions import PlayOn
from game.rules.tanchiki.state import Phase

RECRUIT = Care(beam=1, luck=260, foresees=False)
SOLDIER = Care(beam=3, luck=90, foresees=False)
VETERAN = Care(beam=9, luck=4, foresees=True)


def _mind(care: Care) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        if view.question is None and view.turn.phase is Phase.PLANNING:
            return (yield from planned(view, seat, care, dice))
        best, chosen = -1_000_000, legal[0]
        for action in legal:
            worth = rated(view, seat, action) + dice.below(care.luck)
            if isinstance(action, PlayOn):
                worth += care.luck
            if worth > best:
                best, chosen = worth, action
            yield
        return (chosen,)

    return think


__all__ = ["FORMER", "MINDS", "NUMBER", "OFFERED", "STYLES", "USUAL"]

MINDS: Mapping[str, Mind] = {
    **LADDER,
    **STYLED,
    "recruit": _mind(RECRUIT),
    "soldier": _mind(SOLDIER),
    "veteran": _mind(VETERAN),
}
OFFERED = ("driver", "gunner", "captain", "ace")
"""Those of which it is known that each beats the one below."""

USUAL = "gunner"
NUMBER = 2
FORMER: Mapping[int, Mapping[str, Mind]] = {1: FIRST}
