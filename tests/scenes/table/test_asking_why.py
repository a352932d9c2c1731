"""Why something has happened, asked at a table of any game."""

import pytest

from game.core.chance import Dice
from game.rules import GAMES
from tests.scenes.table.test_face_words import AT_TABLES
from tests.scenes.table.test_games import table

MOST = 120


@pytest.mark.parametrize("game", AT_TABLES)
def test_every_event_is_told_as_it_was_when_it_happened(kit, game):
    """What has gone since, as a bullet that struck, is still called what it was."""
    _, scene = table(kit, game, None, None)
    live, desk, dice = scene.live, scene.desk, Dice(3, "why")
    match, rules = live.match, GAMES[game]
    while match.to_act and match.count < MOST:
        seat = dice.choice(match.to_act)
        match.submit(dice.choice(rules.legal(match.table, seat)))
    shown = rules.view(match.state_at(0).table, live.eyes)
    tell = desk.board.tell
    for told in match.seen(match.events(), live.eyes):
        said = desk.explain(told)
        if desk.face.explain is None:
            assert said == tell(kit.words, shown, told.event, desk.sitting.names)
        shown = rules.evolve(shown, told.event)
