"""Dice and Armour: small companies of tanks that limp on, part by broken part."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text
from game.rules.dice_and_armour.actions import Action
from game.rules.dice_and_armour.events import Event
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.state import Setup

from . import play, soundness, spelling, view
from .letters import drawing, drawn_table, events_in_english, notation, scenarios
from .referee_tasks import State

DICE_AND_ARMOUR = Rules(
    name="dice_and_armour",
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
    imagine=view.imagine,
    first=play.first,
    spell=spelling.SPELL,
    check=soundness.check,
)

RULES = DICE_AND_ARMOUR
