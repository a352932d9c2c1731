"""Tank Chess: two armies of tanks, armour by side, and no dice."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text
from game.rules.tank_chess.actions import Action
from game.rules.tank_chess.events import Event
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.state import ChessState, Setup

from . import play, soundness, spelling, view
from .letters import drawing, drawn_table, events_in_english, notation, scenarios

TANK_CHESS = Rules(
    name="tank_chess",
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
    kinds=Kinds(setup=Setup, state=ChessState, action=Action, event=Event),
    text=Text(
        draw=drawn_table.draw,
        tell=events_in_english.tell,
        name=notation.write_action,
        play=scenarios.play,
        seat=notation.side_name,
        legend=drawing.LEGEND,
        given=scenarios.given,
    ),
    imagine=view.imagine,
    spell=spelling.SPELL,
    check=soundness.check,
)

RULES = TANK_CHESS
