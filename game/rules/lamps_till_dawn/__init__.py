"""Lamps Till Dawn: a dark house, two sides, and every lamp betrays who lit it."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text

from . import guessed_state, play, soundness, spelling, view
from .actions import Action
from .events import Event
from .evolve import evolve
from .letters import drawing, drawn_table, events_in_english, notation, scenarios
from .state import Setup, State

LAMPS_TILL_DAWN = Rules(
    name="lamps_till_dawn",
    number=1,
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
    imagine=guessed_state.imagine,
    first=play.first,
    spell=spelling.SPELL,
    check=soundness.check,
    talk=play.talk,
)

RULES = LAMPS_TILL_DAWN
