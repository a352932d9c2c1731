"""How a mind imagines: in how many worlds, how wide, with how much luck."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.tanchiki.valuing import USUAL, Weights


@dataclass(frozen=True, slots=True)
class Manner:
    """`rounds` are how many plans stay in the race, and in how many more worlds each is tried.

    `guesses` is how many plans each of the others thinks of in a world before it takes the best
    of them, `overlooks` how many of a hundred own plans do not come to mind, and `luck` by how
    much a worth may be off. `swaps` says whether cards are exchanged for better ones, `seeks`
    in how many worlds each other choice is tried. `weights` is what matters to it.
    """

    rounds: tuple[tuple[int, int], ...]
    guesses: int
    seeks: int
    luck: int = 0
    overlooks: int = 0
    swaps: bool = True
    weights: Weights = USUAL

    @property
    def worlds(self) -> int:
        """Return in how many worlds a plan is tried that wins the race."""
        return sum(more for _, more in self.rounds)


ALL = 1 << 30
