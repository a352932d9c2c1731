"""Arena of Eight: two fighters on a line of eight cells, where every blow asks for a reply."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text
from game.rules.arena_of_eight.actions import Action
from game.rules.arena_of_eight.events import Event
from game.rules.arena_of_eight.evolve import evolve
from game.rules.arena_of_eight.state import Setup

from . import guessed_state, play, soundness, spelling, view
from .letters import drawing, drawn_table, events_in_english, names, notation, scenarios
from .referee_tasks import State

ARENA_OF_EIGHT = Rules(
    name="arena_of_eight",
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
        seat=names.seat_name,
        legend=drawing.LEGEND,
        given=scenarios.given,
    ),
    imagine=guessed_state.imagine,
    first=play.first,
    spell=spelling.SPELL,
    check=soundness.check,
)

RULES = ARENA_OF_EIGHT
