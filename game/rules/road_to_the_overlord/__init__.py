"""Road to the Overlord: heroes walk a track, fight, find what they wear, and meet a boss."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text

from . import play, soundness, spelling, view
from .actions import Action
from .events import Event
from .evolve import evolve
from .letters import drawing, drawn_table, events_in_english, notation, scenarios
from .state import Setup, State

ROAD_TO_THE_OVERLORD = Rules(
    name="road_to_the_overlord",
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
    spell=spelling.SPELL,
    check=soundness.check,
    whole=play.whole,
)

RULES = ROAD_TO_THE_OVERLORD
