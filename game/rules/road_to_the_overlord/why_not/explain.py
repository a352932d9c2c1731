"""Reasons in plain English."""

from __future__ import annotations

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.RESIGNED: "this player has left",
    Why.NOT_THE_TURN: "somebody else is to decide",
    Why.ANSWER_FIRST: "an offer is to be answered",
    Why.NO_OFFER: "nothing is offered",
    Why.FIGHT_FIRST: "a fight goes on",
    Why.NO_FIGHT: "there is no fight",
    Why.NOT_ASKED: "something else is to be decided in the fight",
    Why.WALK_FIRST: "the die is thrown: forward or back",
    Why.NOT_THROWN: "the die is not thrown yet",
    Why.NO_WAY: "the road ends here",
    Why.NOT_THERE: "the overlord waits on the last mark",
    Why.NO_SUCH_MARK: "it leads to none of the last two marks",
    Why.NOT_HELD: "it is not in the hand",
    Why.NOT_WORN: "it is not worn",
    Why.NOT_GEAR: "this is nothing to wear",
    Why.TOO_HEAVY: "it is too heavy for the class",
    Why.NO_SHIELD: "only a Crusader holds a shield",
    Why.NOT_CLASS: "this is no class",
    Why.CLASS_TAKEN: "a class is for good",
    Why.NOT_PASSIVE: "this is not a skill to learn",
    Why.OTHER_CLASS: "it is a skill of another class",
    Why.KNOWN: "it is known already",
    Why.FORGET_FIRST: "two skills are all",
    Why.NOTHING_TO_FORGET: "there is no need to forget that",
    Why.NOT_FOR_ROAD: "it is of no use on the road",
    Why.NOT_FOR_FIGHT: "it is of no use in a fight",
    Why.NOT_TELEPORT: "it leads nowhere",
    Why.NO_NEED: "the hero is in full health",
    Why.NO_TARGET: "it wants an enemy on the field",
    Why.NOT_AIMED: "it is aimed at nobody",
    Why.USED: "once a fight is all",
    Why.WANTS_SHIELD: "it wants a shield",
    Why.NOT_OWN_HALF: "this is not a cell of the own half",
    Why.OCCUPIED: "somebody stands there",
    Why.TOO_FAR: "it is further than a step",
    Why.STEPPED: "one step in a turn is all",
    Why.ACTED: "one blow or card in a turn is all",
    Why.ROOTED: "the hero cannot move",
    Why.BANNED: "the overlord has forbidden to strike",
    Why.NOBODY_BEFORE: "nobody stands before the hero",
    Why.TOO_LATE: "one flees before anything else",
    Why.NOT_LOOT: "it does not lie there",
    Why.NO_TRADE: "nobody trades in this match",
    Why.NO_PARTNER: "this hero is not near",
    Why.NO_OFFERS_LEFT: "two offers in a turn are all",
    Why.NOTHING: "this is a bargain of nothing",
    Why.NO_SUCH_CARD: "there is no such card to trade",
    Why.CHANGED_ONCE: "an offer is changed only once",
    Why.UNCHANGED: "this is what was offered",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `watchers_helm: it is not in the hand (L3.3)`."""
    place = "" if refusal.place is None else f"({refusal.place.x},{refusal.place.y}): "
    mark = "" if refusal.mark is None else f"mark {refusal.mark}: "
    card = "" if refusal.card is None else f"{refusal.card}: "
    return f"{place}{mark}{card}{_WORDS[refusal.why]} ({refusal.rule})"
