"""How a mind imagines: in how many worlds, how wide, with how much luck."""

from __future__ import annotations

from dataclasses import dataclass

from .world_value import USUAL, Weights


@dataclass(frozen=True, slots=True)
class Manner:
    """`screens` is in how many worlds every plan is tried, with so many first stacks (`beam`).

    `rounds` are how many plans then stay in the race, and in how many more worlds each of them
    is tried. `guesses` is how many plans each of the others thinks of in a world before it takes
    the best of them, `overlooks` how many of a hundred own stacks do not come to mind, and
    `luck` by how much a worth may be off. `swaps` says whether cards are exchanged for better
    ones, `seeks` in how many worlds each other choice is tried. `weights` is what matters to it.
    `reckons` says whether a world is worth the odds of winning from it, or points, and `likely`
    is how many of the plans that lead nearest to the eagle come to the others' mind as well.
    `spins` is with how many of the best plans it lays idle turns too, to draw new cards for them.
    """

    rounds: tuple[tuple[int, int], ...]
    guesses: int
    seeks: int
    screens: int = 1
    beam: int = 20
    luck: int = 0
    overlooks: int = 0
    swaps: bool = True
    weights: Weights = USUAL
    reckons: bool = False
    likely: int = 0
    spins: int = 0
