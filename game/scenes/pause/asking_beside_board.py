"""Decisions that want a look at the board: they are asked beside it, and a clock runs on."""

from __future__ import annotations

from game.scenes.frame.stack import Push
from game.scenes.pages.dialog import Beside, sure
from game.scenes.play.sitting import Sitting


def decide(sitting: Sitting, asked: str, title: str, question: str, said: str = "yes") -> Push:
    """Ask who sits here before something that cannot be taken back; it pops what is `said`."""
    sitting.asked = asked
    return Push(sure(sitting.kit, title, question, title, beside_board(sitting), said))


def beside_board(sitting: Sitting) -> Beside:
    return Beside(sitting.terms.aside, sitting.passing_below, lambda: sitting.ticks)
