"""One Cut: two blades, cards laid in secret, and one right card that kills."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text
from game.rules.one_cut.actions import Action
from game.rules.one_cut.events import Event
from game.rules.one_cut.evolve import evolve
from game.rules.one_cut.state import Setup

from . import guessed_state, play, soundness, spelling, view
from .letters import drawing, drawn_table, events_in_english, notation, scenarios
from .referee_tasks import State

ONE_CUT = Rules(
    name="one_cut",
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
)

RULES = ONE_CUT
