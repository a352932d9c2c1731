"""Why something cannot be done, in plain English."""

from __future__ import annotations

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.NOT_PLANNING: "somebody has to place a tank first",
    Why.NOT_ASKED: "nobody has asked for this now",
    Why.COMMITTED: "the plan is committed and stays as it is",
    Why.NO_TANK: "no tank of this seat is on the field",
    Why.HELD: "a clock holds the tanks of this side",
    Why.NOT_OWN: "no such tank of one's own is on the field",
    Why.DRAWN_FREELY: "routes are drawn freely, without cards",
    Why.FROM_CARDS: "routes come from the cards of the hand",
    Why.NO_SUCH_ROUTE: "there is no such route",
    Why.NOT_IN_HAND: "no such card is left in the hand",
    Why.HAS_ROUTE: "it has its route already",
    Why.NO_ROUTE: "it has no route yet",
    Why.BULLET_IN_AIR: "a bullet of its own is still in the air",
    Why.ENOUGH_SHOTS: "it fires no more bullets in a turn",
    Why.POINT_TAKEN: "its two bullets are fired at two points",
    Why.BEYOND_ROUTE: "its route is not that long",
    Why.ASLANT: "a bullet flies in one of four directions",
    Why.TURN_SPENT: "the turn is spent on new cards",
    Why.PLAN_BEGUN: "something is planned already",
    Why.NOTHING_PLANNED: "nothing is planned yet",
    Why.NO_SUCH_PLACE: "no tank comes there",
    Why.OCCUPIED: "a tank of the own side stands there",
    Why.OUT_OF_REACH: "no free way of four half-steps leads there",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `tank 2: it has its route already (P5.3)`."""
    about = "" if refusal.tank is None else f"tank {refusal.tank}: "
    if refusal.place is not None:
        about = f"{refusal.place.x},{refusal.place.y}: "
    return f"{about}{_WORDS[refusal.why]} ({refusal.rule})"
