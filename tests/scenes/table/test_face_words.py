"""Whatever the face of a game says at the shared table is in the English texts.

That the other languages have the same keys, `python -m game.tools.check` tells.
"""

import pytest

from game.core.grid import Cell
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from tests.demo import ROOMS
from tests.demo.stage import taught
from tests.games import setups
from tests.laws.matches import random_match
from tests.scenes.table.test_showing_faces import NAMES, answers

MOST = 120
AT_TABLES = [game for game in GAMES if FACES[game].table is not None]


def speak(game, kit, brushes):
    """Have all said that a face may say in a match, and what it names by keys."""
    face, words, rules = kit.faces[game], kit.words, GAMES[game]
    tell, table = face.board(kit).tell, face.table
    played = random_match(rules, setups(game)[0][1], 3, MOST)
    for turn in played.turns:
        for _ in answers(game, kit, brushes, turn.before.table):
            pass
        shown = turn.before.table
        for told in turn.step.events:
            tell(words, shown, told.event, NAMES)
            shown = rules.evolve(shown, told.event)
        for seat in range(rules.seats(shown)):
            panel, held = table.panel(shown, seat), table.hand(shown, seat)
            keys = [counter.tip for counter in panel.counters]
            keys += [key for each in held for key in (each.short, each.tip)]
            for key in filter(None, keys):
                words(key, count=1)
    if rules.outcome(played.last.table):
        table.result(words, played.last.table, NAMES)
    for key in (*(hint.key for hint in table.hints), *(each.key for each in table.sayings)):
        words(key)


@pytest.mark.parametrize("game", AT_TABLES)
def test_whatever_a_face_says_is_in_the_texts(game, kit, brushes):
    speak(game, kit, brushes)
    assert kit.words.texts.missing == {}


@pytest.mark.parametrize("game", AT_TABLES)
def test_why_may_be_asked_of_every_cell_after_every_event(game):
    """Whatever has happened, a right click on a cell finds what was about it, or nothing."""
    touched, rules = FACES[game].table.touched, GAMES[game]
    cells = [Cell(x, y) for x in range(14) for y in range(14)]
    found = 0
    for turn in random_match(rules, setups(game)[0][1], 3, MOST).turns:
        shown = turn.step.state.table
        for told in turn.step.events:
            found += sum(touched(shown, told.event, cell) for cell in cells)
    assert found


def test_words_that_nobody_wrote_are_found(kit, brushes, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    english = taught(kit)
    speak("demo", english, brushes)
    assert english.words.texts.missing == {}
    speak("demo", kit, brushes)
    assert {"demo.tip.crate", "demo.card.left.about", "demo.event.crate", "demo.result"} <= set(
        kit.words.texts.missing
    )
