"""Why an action is refused, where no story tells of it; each reason has its words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.rules.deep_scan import RULES, actions
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import Offset
from game.rules.deep_scan.state import Bargain, Ending, LyingProbe, Positioning
from game.rules.deep_scan.wares import Lot, Terms
from game.rules.deep_scan.why_not.explain import explain
from game.rules.deep_scan.why_not.reasons import Refusal, Why
from game.rules.deep_scan.why_not.refusing import refusal

AT = Cell(3, 2)
TABLE = RULES.new(first(2), 5).table
SEAT, OTHER = TABLE.turn, 1 - TABLE.turn
LYING = (LyingProbe(1, Offset(100, 0), 0), LyingProbe(2, Offset(400, 0), 0))


def tossed(tosses, *probes, cards=0):
    """Return a table where these probes lie, and cards are at hand."""
    table = replace(TABLE, positioning=Positioning(AT, tosses, probes))
    return table.with_ship(SEAT, has=Lot(cards, probe=5))


OFFERED = replace(TABLE, bargain=Bargain(OTHER, SEAT, Terms(money=1), changed=True))
SURE = LyingProbe(1, Offset(100, 0), 100)
REFUSED = {
    "nobody": (TABLE, actions.Wait(2), Refusal(Why.NOT_SEATED, "S2.1")),
    "nobody there": (TABLE, actions.Resign(-1), Refusal(Why.NOT_SEATED, "S2.1")),
    "over": (replace(TABLE, ending=Ending(())), actions.Wait(SEAT), Refusal(Why.OVER, "S9.1")),
    "an offer first": (OFFERED, actions.Wait(SEAT), Refusal(Why.ANSWER_FIRST, "S8.1")),
    "another answers": (OFFERED, actions.Agree(OTHER), Refusal(Why.NOT_THE_TURN, "S8.1")),
    "nothing opened": (TABLE, actions.Decline(SEAT), Refusal(Why.NO_EVENT, "S6.1")),
    "named": (
        replace(TABLE, positioning=Positioning(AT)),
        actions.Aim(SEAT, AT),
        Refusal(Why.NAMED, "S4.1", AT),
    ),
    "no probes": (
        TABLE.with_ship(SEAT, has=Lot()),
        actions.Aim(SEAT, AT),
        Refusal(Why.NO_PROBES, "S4.1"),
    ),
    "a fourth toss": (
        tossed(3, *LYING, cards=1),
        actions.Toss(SEAT, (1,)),
        Refusal(Why.NO_TOSSES_LEFT, "S4.2"),
    ),
    "whole": (
        tossed(1, SURE, cards=1),
        actions.Strengthen(SEAT, 1),
        Refusal(Why.COUNTS_WHOLE, "S4.6", probe=1),
    ),
    "no such probe": (
        tossed(1, *LYING, cards=1),
        actions.Strengthen(SEAT, 3),
        Refusal(Why.NO_SUCH_PROBES, "S4.6", probe=3),
    ),
    "in disorder": (
        tossed(1, *LYING, LyingProbe(4, Offset(0, 0), 0)),
        actions.Toss(SEAT, (4, 1)),
        Refusal(Why.NO_SUCH_PROBES, "S4.2"),
    ),
    "none at all": (
        replace(TABLE, positioning=Positioning(AT)),
        actions.Toss(SEAT, ()),
        Refusal(Why.NO_SUCH_PROBES, "S4.1"),
    ),
}


@pytest.mark.parametrize("table, action, expected", REFUSED.values(), ids=REFUSED)
def test_it_is_refused_for_its_reason(table, action, expected):
    assert refusal(table, action) == expected


@pytest.mark.parametrize("why", tuple(Why))
def test_each_reason_has_words(why):
    assert explain(Refusal(why, "S4.1")).endswith(" (S4.1)")
