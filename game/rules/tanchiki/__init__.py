"""Tanchiki: secretly programmed tanks, rule-driven bots, and an eagle to take."""

from __future__ import annotations

from game.core.rules import Kinds, Rules, Text
from game.rules.tanchiki.actions import Action
from game.rules.tanchiki.ending import outcome
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.foresight.guessed_state import imagine
from game.rules.tanchiki.play import apply, legal, to_act
from game.rules.tanchiki.soundness import check
from game.rules.tanchiki.spelling import SPELL
from game.rules.tanchiki.state import Setup, Table
from game.rules.tanchiki.view import redact, view

from .letters import drawing, drawn_table, events_in_english, notation, scenarios
from .referee_tasks import State
from .setting_up import new


def _seats(table: Table) -> int:
    return table.seats


def _tell(_table: Table, event: Event) -> str:
    return events_in_english.tell(event)


def _name(_table: Table, action: Action) -> str:
    return notation.name(action)


TANCHIKI = Rules(
    name="tanchiki",
    number=1,
    new=new,
    seats=_seats,
    to_act=to_act,
    legal=legal,
    apply=apply,
    evolve=evolve,
    view=view,
    redact=redact,
    outcome=outcome,
    imagine=imagine,
    spell=SPELL,
    check=check,
    kinds=Kinds(setup=Setup, state=State, action=Action, event=Event),
    text=Text(
        draw=drawn_table.draw,
        tell=_tell,
        name=_name,
        play=scenarios.play,
        seat=drawing.letter,
        legend=drawing.LEGEND,
        given=scenarios.given,
    ),
)

RULES = TANCHIKI
