"""What a computer player is: a thought that is thought in small pieces.

A mind is started with what its seat knows, the choices it has, and dice of its own. It yields
after each small piece of work, so that a window can be drawn in between, and returns the
actions it has chosen: mostly one, several where a plan is laid out card by card.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from game.core.chance import Dice
from game.core.rules import Seat

Thought = Generator[None, None, tuple[Any, ...]]
Mind = Callable[[Any, Seat, tuple[Any, ...], Dice], Thought]
"""view, seat, legal actions, dice -> the thought that ends with what to do, in order"""


class Now(Exception):
    """Thrown into a thought: nobody waits any longer, so answer with what is known by now."""


def random_mind(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Choose without thinking: for tests and measurements."""
    yield
    return (dice.choice(legal),)


def decided(thought: Thought) -> tuple[Any, ...]:
    """Think to the end at once and return the actions."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            actions: tuple[Any, ...] = end.value
            return actions
