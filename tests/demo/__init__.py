"""A small game with secret cards, a push and a pick-up that asks, for the tests of the house."""

from __future__ import annotations

from pathlib import Path

from game.core.rules import Kinds, Rules, Text
from tests.demo import play, text, view
from tests.demo.actions import Action
from tests.demo.events import Event
from tests.demo.evolve import evolve
from tests.demo.state import Setup, State

HOME = Path(__file__).parent

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
    text=Text(draw=text.draw, tell=text.tell, name=text.name, play=text.play),
    imagine=view.imagine,
)
