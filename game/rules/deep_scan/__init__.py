"""Deep Scan: probes tossed over a map of stars, lanes, and haggling over what they find."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text

from . import play, soundness, spelling, view
from .actions import Action
from .events import Event
from .evolve import evolve
from .letters import drawing, drawn_table, events_in_english, notation, scenarios
from .state import Setup, State

DEEP_SCAN = Rules(
    name="deep_scan",
    number=2,
    new=play.new,
    seats=play.seats,
    to_act=play.to_act,
    legal=play.legal,
    apply=play.apply,
    evolve=evolve,
    view=view.view,
    redact=view.redact,
    outcome=play.outcome,
    kinds=Kinds(setup=Setup, state=State, action=Action, event=Event),
    text=Text(
        draw=drawn_table.draw,
        tell=events_in_english.tell,
        name=notation.name,
        play=scenarios.play,
        seat=notation.seat_name,
        legend=drawing.LEGEND,
        given=scenarios.given,
    ),
    first=play.first,
    spell=spelling.SPELL,
    check=soundness.check,
    whole=play.whole,
)

RULES = DEEP_SCAN
