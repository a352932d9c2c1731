"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.lamps_till_dawn.letters.signs import sign

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the night is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.COMMITTED: "the plan is committed and stays as it is",
    Why.SLOTS_FULL: "two actions are planned already",
    Why.TWICE: "only moving is done twice in a turn",
    Why.WAIT_FIRST: "the second slot is left empty by committing",
    Why.NOTHING_PLANNED: "nothing is planned yet",
    Why.FOR_LIGHT: "only Light does this",
    Why.FOR_DARK: "only Dark does this",
    Why.NO_SUCH_ROOM: "there is no such room",
    Why.NO_WAY: "a way leads into one room at least",
    Why.TOO_FAR: "one moves three rooms at most",
    Why.NOT_BESIDE: "it does not touch the room before",
    Why.ENTERED_TWICE: "no room is entered twice on one way",
    Why.HINT_TOO_FAR: "the room that is told touches that of the nightmare, or is it",
    Why.ENOUGH_DORMANT: "three nightmares lie dormant already",
    Why.NOT_DORMANT: "no such nightmare of one's own lies dormant",
    Why.NOTHING_CALLED: "no nightmare is called this turn",
    Why.WOKEN: "it is woken already",
    Why.NO_PARTNER: "nobody else is of this side",
    Why.ENOUGH_WHISPERED: "enough has been whispered this turn",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `B: it does not touch the room before (K4.1)`."""
    place = "" if refusal.room is None else f"{sign(refusal.room)}: "
    return f"{place}{_WORDS[refusal.why]} ({refusal.rule})"
