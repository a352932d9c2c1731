"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.arena_of_eight.blows import Blow
from game.rules.arena_of_eight.letters.names import answer_name, blow_name, card_names

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.NOT_ON_TURN: "the other is on turn",
    Why.REPLY_FIRST: "{blow} waits for the reply",
    Why.WALKED_OUT: "nobody walks out of a blow",
    Why.NO_BLOW: "no blow comes",
    Why.LACKS: "{cards} is missing",
    Why.OUT_OF_REACH: "out of reach, {apart} apart",
    Why.NO_LANDING: "no free cell to end on",
    Why.FIRST_IS_SIMPLE: "the first blow of a round is a simple one",
    Why.OTHERS_BLOW: "that is another fighter's super blow",
    Why.OFF_LINE: "off the line",
    Why.TAKEN: "the other stands there",
    Why.WRONG_LENGTH: "{apart} away",
    Why.HAND_FULL: "the hand is full",
    Why.SAVES_NOT: "{answer} does not save from {blow}",
    Why.HOP_ONLY: "only a hop answers a counter blow",
    Why.SALTO_ONLY: "only a salto saves from a super blow",
    Why.TOO_MANY: "it takes 1 to {apart} blocks",
    Why.NO_CELL: "a hop and a salto land somewhere, nothing else does",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `cell 5: the other stands there (M2.2)`."""
    cell = refusal.cell
    blow = refusal.blow or Blow.HAND
    words = _WORDS[refusal.why].format(
        blow=blow_name(blow),
        cards=card_names(refusal.cards),
        apart=refusal.apart,
        answer=answer_name(refusal.answer) if refusal.answer else "",
    )
    place = f"cell {cell}: " if cell is not None else ""
    return f"{place}{words} ({refusal.rule})"
