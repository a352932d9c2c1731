"""Who comes to a fight, who is let in, where to stand, and what to pick (L4.2, L4.6, L4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.course import together
from game.rules.road_to_the_overlord.state import Fight, Stage, Table

from .bouts import Side, fought
from .gear_worth import worth
from .powers import power_of
from .prospects import side_of
from .sieges import odds
from .weights import Weights

ORDER: Final = (
    (Cell(2, 1), Cell(1, 1), Cell(3, 1)),
    (Cell(1, 1), Cell(2, 1), Cell(3, 1)),
)
"""Where to stand against one foe, or three: at their end, to have them all in a row."""
BEHIND: Final = (Cell(2, 2), Cell(3, 2), Cell(1, 2), Cell(4, 2), Cell(3, 3))
REAR: Final = (Cell(3, 3), Cell(2, 3), Cell(4, 3), Cell(1, 3), Cell(5, 3))
NEED: Final = 0.3
"""With such a danger a rival is welcome."""
FAINT: Final = 0.3
"""Who has no more of its life than this stands in the rear, where blows do not reach."""


def asked(table: Table, seat: Seat, legal: Sequence[Any], weights: Weights) -> Any:
    """Return the answer before blows fall, or after them."""
    fight = table.fight
    assert fight is not None
    match fight.stage:
        case Stage.JOINING:
            return actions.Join(seat, comes=_comes(table, fight, seat))
        case Stage.ADMITTING:
            return actions.Admit(seat, lets=_lets(table, fight, seat, weights))
        case Stage.PLACING:
            return _placed(table, fight, seat, legal)
        case _:
            return max(legal, key=lambda each: (worth(table, seat, each.card), each.card))


def _comes(table: Table, fight: Fight, seat: Seat) -> bool:
    """Whether to join: among mates where it helps more than it endangers; a rival for a share."""
    there = tuple(each.seat for each in fight.heroes)
    ours = together(table, there[0], seat)
    if fight.with_boss:
        return odds(table, (*there, seat)) >= (0.6 if ours else 1.0)
    alone, both = _bout(table, fight, there), _bout(table, fight, (*there, seat))
    own = both[-1]
    if own <= 0:
        return False
    saves = ours and alone[0] <= 0 < both[0]
    safe = own >= table.heroes[seat].life * 0.35
    return saves or safe


def _lets(table: Table, fight: Fight, seat: Seat, weights: Weights) -> bool:
    """Whether a rival may come: it takes its share, so only where it is needed."""
    rival = fight.asked[0]
    there = tuple(each.seat for each in fight.heroes if each.seat != rival)
    if fight.with_boss:
        return odds(table, there) < weights.odds
    return _bout(table, fight, there)[0] <= 0 < _bout(table, fight, (*there, rival))[0]


def _bout(table: Table, fight: Fight, seats: Sequence[Seat]) -> list[float]:
    foes = [table.setup.cards.monster(foe.name) for foe in fight.foes]
    sides: list[Side] = [side_of(table, each, table.heroes[each].life) for each in seats]
    return fought(foes, sides)


def _placed(table: Table, fight: Fight, seat: Seat, legal: Sequence[Any]) -> Any:
    """Stand where foes will be: who is faint in the rear, unless it is the boss."""
    free = {each.at for each in legal}
    hero = table.heroes[seat]
    faint = hero.life <= FAINT * power_of(table, seat).most and len(fight.heroes) > 1
    front = ORDER[0] if fight.with_boss else ORDER[len(fight.foes) > 1][: len(fight.foes)]
    order = (*REAR, *BEHIND) if faint and not fight.with_boss else (*front, *BEHIND, *REAR)
    return actions.Place(seat, next((cell for cell in order if cell in free), legal[0].at))
