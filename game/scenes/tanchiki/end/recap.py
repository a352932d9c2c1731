"""Since your turn: what of a match touched a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat, Told
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import (
    BonusTaken,
    CardsDrawn,
    CardsLost,
    ColumnMoved,
    EagleTaken,
    Event,
    HandRenewed,
    HelmetBroken,
    TankDrowned,
    TankExploded,
    TokenTaken,
    VolleyFired,
)
from game.scenes.faces.remark import Pictured, Remark
from game.scenes.frame.kit import Names, Words
from game.scenes.tanchiki.naming import cards_line, token_name
from game.scenes.tanchiki.sentences import SENTENCES, explain
from game.session.match.match import Match
from game.view.tanchiki.cards import draw_row

from .turning_moments import picture_of

HAND = 7
"""A hand holds no more: what was drawn before has been played or lost."""

DEALT = 66.0
"""How wide each of the cards lies that were drawn."""


def since(
    words: Words, seat: Seat, told: Sequence[Told[Any]], names: Names, match: Match | None = None
) -> tuple[Remark, ...]:
    """Return what happened to a seat since its turn; nothing where nothing mattered to it.

    What moved or struck it is told with a picture of the board, where the match is given. The
    cards it has drawn lie there last, all together.
    """
    if not any(matters(each.event, seat) for each in told):
        return ()
    known = {each.number: each for each in told}
    lines = tuple(
        _pictured(line, each, seat, match)
        for each in told
        if (line := _line(words, seat, names, each.event, known.get(each.cause or -1)))
    )
    drawn = [each.event for each in told if isinstance(each.event, CardsDrawn)]
    cards = tuple(card for event in drawn if event.seat == seat for card in event.cards or ())
    return (*lines, _dealt(words, cards[-HAND:])) if cards else lines


def _dealt(words: Words, cards: Cards) -> Pictured:
    """Return the cards that were drawn as they lie on the table."""
    drawn = words("tanchiki.recap.drawn")
    wide = DEALT * len(cards)
    return Pictured(drawn, lambda canvas, box: draw_row(canvas, box, cards, 5), wide)


def _pictured(line: str, told: Told[Any], seat: Seat, match: Match | None) -> Remark:
    if match is None or not (matters(told.event, seat) or isinstance(told.event, EagleTaken)):
        return line
    hit = isinstance(told.event, CardsLost | TankExploded | HelmetBroken)
    place = told.cause if hit and told.cause is not None else told.number
    return Pictured(line, picture_of(match, place, seat))


def matters(event: Event, seat: Seat) -> bool:
    """Whether a seat must be told of it; that it drew cards it sees in its hand."""
    match event:
        case ColumnMoved(pieces):
            return seat in pieces[1:]
        case CardsLost(owner) | TankDrowned(owner) | TankExploded(owner) | HelmetBroken(owner):
            return owner == seat
        case _:
            return False


def _line(words: Words, seat: Seat, names: Names, event: Event, cause: Told[Any] | None) -> str:
    match event:
        case CardsLost(owner, _, _, cards) if owner == seat:
            lost = words("tanchiki.recap.lost", cards=cards_line(words, cards))
            return "\n".join((*_hits(words, seat, names, cause), lost))
        case TokenTaken(owner, _, token, _, points) if owner == seat:
            # The bot has left the board, and its number with it.
            what = token_name(words, token)
            return words("tanchiki.recap.taken", name=names[seat], token=what, points=points)
        case BonusTaken(owner) | HandRenewed(owner) if owner == seat:
            return explain(words, event, names)
        case _ if isinstance(event, EagleTaken) or matters(event, seat):
            return explain(words, event, names)
        case _:
            return ""


def _hits(words: Words, seat: Seat, names: Names, cause: Told[Any] | None) -> tuple[str, ...]:
    """Return who hit the seat, where its cards were lost in a volley."""
    if cause is None or not isinstance(cause.event, VolleyFired):
        return ()
    hits = (shot for shot in cause.event.shots if shot.piece == seat)
    return tuple(SENTENCES.tell(words, None, shot, names) for shot in hits)
