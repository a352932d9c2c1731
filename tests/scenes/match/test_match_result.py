"""The result of a match speaks to who sits there: one person alone is told what became of it."""

from __future__ import annotations

import pytest

from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.widgets.widget_kinds import Label
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.show.victory import LAP_BEGINS
from tests import stage
from tests.games import setups, talk
from tests.paper import Paper

ANN, BEN, COMPUTER = Player("Ann"), Player("Ben"), Player("Bot", "master")


def resigned(game, players, seat):
    """Return a match of two that this seat has given up at once."""
    rules, (_, setup) = GAMES[game], setups(game)[0]
    match = Match(rules, Header(game, rules.number, setup, 3, players))
    match.submit(next(each for each in talk(game) if each.__name__ == "Resign")(seat))
    return match


def reason(kit, match):
    """Return what the page of the end says below its title."""
    table = faces_of(kit)[match.rules.name].door.resume(kit, match)
    page = table.desk.sitting.terms.result(match, ("Ann", "Ben"), lambda: True)
    return [each.words for each in stage.widgets_of(page) if isinstance(each, Label)][1]


@pytest.mark.parametrize("game", ["tank_chess", "dice_and_armour"])
def test_who_plays_alone_and_resigned_is_told_so(kit, game):
    assert reason(kit, resigned(game, (ANN, COMPUTER), 0)) == "You resigned."
    assert reason(kit, resigned(game, (COMPUTER, ANN), 1)) == "You resigned."


def stamped(kit, match, brushes):
    """Return what is written across the board while the end is shown on it."""
    table = faces_of(kit)[match.rules.name].door.resume(kit, match)
    stack = stage.stack(table, size=(1280, 720))
    playback = table.desk.live.playback
    table.desk.live.playback = playback.at(playback.length - 1)
    table.desk.live.playback.paused = False
    table.desk.live.playback.advance(LAP_BEGINS + 300)
    paper = Paper(brushes)
    stack.top.draw(paper)
    return [mark.what for mark in paper.marks if "wins" in str(mark.what)]


@pytest.mark.parametrize("game", ["tank_chess", "dice_and_armour"])
def test_the_board_says_nothing_of_an_opponent_to_who_resigned_alone(kit, brushes, game):
    said = stamped(kit, resigned(game, (ANN, COMPUTER), 0), brushes)
    assert said
    assert not [each for each in said if "opponent" in each]
    if game == "tank_chess":
        won = stamped(kit, resigned(game, (ANN, COMPUTER), 1), brushes)
        assert any("opponent" in each for each in won)


@pytest.mark.parametrize("game", ["tank_chess", "dice_and_armour"])
def test_who_has_won_or_shares_the_screen_is_told_of_the_other_side(kit, game):
    said = {
        reason(kit, resigned(game, players, seat))
        for players, seat in (((ANN, COMPUTER), 1), ((ANN, BEN), 0), ((ANN, BEN), 1))
    }
    assert len(said) == 1
    assert "You" not in said.pop()
