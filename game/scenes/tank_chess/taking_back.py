"""A move is taken back: how far, and whether the other player agrees."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess.actions import OfferDraw
from game.scenes.dialog import ask
from game.scenes.sheet import Sheet
from game.scenes.stack import Change, Notice, Push
from game.scenes.widgets.kinds import Look

from .desk import Desk


def back_to(desk: Desk) -> int | None:
    """Return how many moves stand when the latest move of a human is taken back.

    Before the end an offer of a draw is no move.
    """
    done, humans = desk.live.match.done, desk.humans
    over = desk.live.match.outcome is not None
    if desk.quest is not None:
        return None
    if over and desk.live.match.clock is not None:
        return None
    made = [(n, each.action) for n, each in enumerate(done) if each.action.seat in humans]
    own = [n for n, action in made if over or not isinstance(action, OfferDraw)]
    return own[-1] if own else None


def take_back(desk: Desk) -> Change:
    """Take the latest move of a human back; two humans are asked first."""
    to = back_to(desk)
    if to is None:
        return Notice(desk.kit.words("chess.no_moves"))
    if len(desk.humans) == 2 and desk.live.match.outcome is None:
        return Push(_question(desk, desk.live.match.done[to].action.seat))
    taken_back(desk)
    return None


def taken_back(desk: Desk) -> None:
    to = back_to(desk)
    if to is not None:
        desk.live.undo_agreed(to)
        desk.looks_at = None
        desk.forget()


def agreement(desk: Desk, title: str, question: str) -> Sheet:
    words = desk.kit.words
    answers = (("no", words("chess.refuse"), Look.PLAIN), ("yes", words("chess.agree"), Look.MAIN))
    return ask(desk.kit, title, question, answers, hide=desk.timed)


def _question(desk: Desk, seat: Seat) -> Sheet:
    words, names = desk.kit.words, desk.names
    question = words("chess.take_back_ask", name=names[seat], other=names[1 - seat])
    return agreement(desk, words("chess.take_back"), question)
