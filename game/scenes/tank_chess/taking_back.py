"""A move is taken back: how far, and whether the other player agrees."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess.actions import OfferDraw
from game.scenes.play import taking_back
from game.scenes.stack import Change, Notice
from game.session.match import Match

from .desk import Desk


def back_to(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many moves stand when the latest move of a human is taken back.

    Before the end an offer of a draw is no move.
    """
    over = match.outcome is not None
    if over and match.clock is not None:
        return None
    made = [(n, each.action) for n, each in enumerate(match.done) if each.action.seat in people]
    own = [n for n, action in made if over or not isinstance(action, OfferDraw)]
    return own[-1] if own else None


def take_back(desk: Desk) -> Change:
    """Take the latest move of a human back; two humans are asked first."""
    sitting, words = desk.sitting, desk.kit.words
    to = taking_back.back_to(sitting)
    if to is None:
        return Notice(words("chess.no_moves"))
    if len(sitting.people) == 2 and sitting.match.outcome is None:
        seat, names = sitting.match.done[to].action.seat, sitting.names
        question = words("chess.take_back_ask", name=names[seat], other=names[1 - seat])
        return taking_back.agree(
            sitting, "take back", words("chess.take_back"), question, (1 - seat,)
        )
    taking_back.taken_back(sitting)
    return None
