"""An event can be traced back to what decided it."""

from __future__ import annotations

from game.core.rules import Telling, Waiting
from game.rules.tanchiki.events import BotDecided, ColumnMoved
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.referee import run
from game.rules.tanchiki.referee_tasks import RunBot
from game.rules.tanchiki.state import FIRST_BOT


def test_every_cell_a_bot_drives_follows_from_its_decision():
    state = state_of({"board": (".a> . . . .A^", ". . . . .")})
    story = Telling(state, evolve)
    story.tasks = (Waiting(RunBot(FIRST_BOT, 3), None),)
    run(story)
    told = {each.number: each for each in story.events}
    moves = [each for each in told.values() if isinstance(each.event, ColumnMoved)]
    causes = [told[move.cause].event for move in moves]
    assert [type(cause) for cause in causes] == [BotDecided] * 3
