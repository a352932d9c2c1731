"""What players ask of each other over the board, a move back too, and what comes of the answers.

What asks puts its name into `asked` of the sitting; `answered` of table_buttons.py hands the
answer on.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess.actions import OfferDraw, Resign
from game.scenes.frame.kit import Names, Words
from game.scenes.frame.stack import Change, Notice, Push
from game.scenes.match.people_at_seats import speaker
from game.scenes.opening.play_on import onward_scene
from game.scenes.pause import taking_back
from game.scenes.pause.asking_beside_board import decide
from game.session.match.match import Match
from game.session.match.tree_of_moves import ROOT

from .desk import Desk


def offer(desk: Desk) -> Change:
    """Offer a draw; the other player is asked at once."""
    sitting, words, names = desk.sitting, desk.kit.words, desk.names
    seat = speaker(sitting.match)
    if sitting.match.table.offered != seat:
        sitting.live.submit(OfferDraw(seat))
    question = words("chess.offer_draw_ask", name=names[seat], other=names[1 - seat])
    return taking_back.agree(sitting, "draw", words("chess.offer_draw"), question, (1 - seat,))


def agree_draw(desk: Desk) -> None:
    offered = desk.live.match.table.offered
    if offered is not None:
        desk.live.submit(OfferDraw(1 - offered))


def ask_resign(desk: Desk) -> Change:
    sitting, title = desk.sitting, desk.kit.words("chess.resign")
    question = resigning(desk.kit.words, sitting.match, sitting.names)
    return decide(sitting, "resign", title, question)


def resigning(words: Words, match: Match, names: Names) -> str:
    """Return the question before somebody resigns."""
    return words("chess.resign_ask", name=names[speaker(match)])


def resign(desk: Desk) -> None:
    desk.forget()
    desk.live.submit(Resign(speaker(desk.live.match)))


def ask_go_on(desk: Desk) -> Change:
    sitting, words = desk.sitting, desk.kit.words
    if not sitting.terms.kept:
        nodes = desk.tree.nodes
        way = [nodes[number].action for number in desk.tree.path(desk.looks_at or ROOT)[1:]]
        page = onward_scene(desk.kit, sitting.match.header, way)
        return Push(page) if page is not None else None
    title, question = words("chess.go_on_here"), words("chess.go_on_ask")
    if len(sitting.people) > 1:
        return taking_back.agree(sitting, "go_on", title, question, sitting.people)
    return decide(sitting, "go_on", title, question)


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
