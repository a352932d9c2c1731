"""The demonstration game: its rules, as the house knows a game."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text
from tests.demo.rules import letters, play, soundness, spelling, view
from tests.demo.rules.actions import Action
from tests.demo.rules.events import Event
from tests.demo.rules.evolve import evolve
from tests.demo.rules.first import first
from tests.demo.rules.state import Setup, State

DEMO = Rules(
    name="demo",
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
    text=Text(letters.draw, letters.tell, letters.name, letters.play, given=letters.given),
    imagine=view.imagine,
    first=first,
    spell=spelling.SPELL,
    check=soundness.check,
)

RULES = DEMO
