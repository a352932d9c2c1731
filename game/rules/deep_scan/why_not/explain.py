"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.deep_scan.letters.notation import place_name, ship_name

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.RESIGNED: "this ship has resigned",
    Why.NOT_THE_TURN: "it is another's turn",
    Why.ANSWER_FIRST: "an offer waits for its answer",
    Why.NO_OFFER: "there is no offer to answer",
    Why.EVENT_FIRST: "the event is to be taken or left",
    Why.NO_EVENT: "there is no event to take or leave",
    Why.PROBES_LIE: "the probes lie already",
    Why.ARRIVED: "the ship has jumped to the base in this turn",
    Why.POSITIONED: "a ship positions once in a turn",
    Why.DAMAGED: "the ship is damaged",
    Why.NO_OBJECT: "there is no object",
    Why.SPENT: "the object is spent",
    Why.KNOWN: "the object is known with full accuracy",
    Why.NAMED: "the object is named already",
    Why.NO_PROBES: "there are no probes to toss",
    Why.NOT_NAMED: "no object is named yet",
    Why.NO_SUCH_PROBES: "these probes cannot be tossed",
    Why.NO_TOSSES_LEFT: "three tosses are all",
    Why.ONE_STAYS: "at least one probe stays",
    Why.NO_SWING: "dice are not aimed aside",
    Why.TOO_FAR_ASIDE: "150 aside is the most",
    Why.NOT_TOSSED: "no probe lies yet",
    Why.NO_CARD: "there is no card left for it",
    Why.MOVED_ALREADY: "a card has moved this probe",
    Why.COUNTS_WHOLE: "the probe counts 100 already",
    Why.TOO_FAR_OUT: "the probe lies too far out",
    Why.NO_LANE: "no jump leads there",
    Why.NO_LAUNCHER: "there is no launcher to leave a stop out",
    Why.NOT_KNOWN: "only an object known with full accuracy is two lanes away",
    Why.OCCUPIED: "another ship stands there",
    Why.NO_PIRATES: "there are no pirates to pay",
    Why.NO_MONEY: "there is no money for it",
    Why.NOT_ON_BASE: "the ship is not on the base",
    Why.NOT_SOLD: "this is not for sale",
    Why.SOLD_OUT: "the shop has none left",
    Why.NOT_DAMAGED: "the ship is whole",
    Why.HAS_MONEY: "resources are taken only without money",
    Why.NO_RESOURCES: "there are fewer than five resources",
    Why.NO_PARTNER: "there is nobody to trade with",
    Why.NO_OFFERS_LEFT: "two offers in a turn are all",
    Why.NOTHING: "this is a bargain of nothing",
    Why.NOT_HELD: "there is not so much of it",
    Why.TOO_MANY_PROBES: "ten probes of a colour are all",
    Why.CHANGED_ONCE: "an offer is changed only once",
    Why.UNCHANGED: "this is what was offered",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `(4,2): another ship stands there (S5.2)`."""
    place = "" if refusal.place is None else f"{place_name(refusal.place)}: "
    who = "" if refusal.why is not Why.NOT_HELD or refusal.ship is None else _who(refusal)
    probe = "" if refusal.probe is None else f"probe {refusal.probe}: "
    return f"{place}{who}{probe}{_WORDS[refusal.why]} ({refusal.rule})"


def _who(refusal: Refusal) -> str:
    assert refusal.ship is not None
    ware = "" if refusal.ware is None else f", {refusal.ware.value}"
    return f"{ship_name(refusal.ship)}{ware}: "
