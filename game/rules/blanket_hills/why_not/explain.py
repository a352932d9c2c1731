"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.blanket_hills.events import Thing
from game.rules.blanket_hills.letters.notation import place_name, tank_name

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.NOT_THE_TURN: "it is another's turn",
    Why.PICK_FIRST: "shells are still picked",
    Why.PICKED: "all have their shells",
    Why.NOT_IN_BARREL: "there is no such shell in the barrel",
    Why.NOT_IN_HAND: "there is no such shell left",
    Why.NOT_AIMED: "the gamma ray is not thrown",
    Why.NO_SUCH_AIM: "nobody can aim so",
    Why.NO_MOVES_LEFT: "all moves are made",
    Why.GLUED: "the tank is glued",
    Why.TOO_FAR: "a move is 30 cm at most",
    Why.NO_WAY: "this is no move",
    Why.RESIGNED: "this seat has resigned",
}
_THINGS = {
    Thing.LAND: "the land is too steep",
    Thing.TOWER: "a tower stands in the way",
    Thing.TANK: "a tank stands in the way",
    Thing.RIBBON: "the blanket ends",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `(18,40): a tower stands in the way (G4.2)`."""
    place = "" if refusal.place is None else f"{place_name(refusal.place)}: "
    return f"{place}{_words(refusal)} ({refusal.rule})"


def _words(refusal: Refusal) -> str:
    if refusal.thing is not None:
        return _THINGS[refusal.thing]
    if refusal.team is not None:
        return f"a move does not end nearer than 60 cm to {tank_name(refusal.team)}"
    return _WORDS[refusal.why]
