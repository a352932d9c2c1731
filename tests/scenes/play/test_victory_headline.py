"""While a victory is shown on the board, it says across it who has won."""

import pytest

from game.rules.tanchiki.events import MatchEnded
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.tanchiki.table import TableScene
from game.tools.tanchiki.exhibits import duel
from game.view.show.victory import LAP_BEGINS
from tests import stage
from tests.paper import Paper


@pytest.fixture
def scene(kit):
    """Return a table on which the end of the match is about to be shown."""
    scene = TableScene(kit, duel(kit), lambda: tanchiki_setup(kit))
    scene.handle(stage.resized((1280, 720)))
    live = scene.desk.live
    ends = [type(told.event) for _, told in live.playback.past].index(MatchEnded)
    live.playback = live.playback.at(ends)
    live.playback.paused = False
    return scene


def headline(scene, brushes):
    """Return where the winner is named over the board."""
    paper = Paper(brushes)
    scene.draw(paper)
    sitting, place = scene.desk.sitting, scene.desk.place
    words = sitting.terms.ending(sitting.match.table, sitting.names)
    said = [mark for mark in paper.marks if mark.what == words]
    return [mark for mark in said if place.on(place.cell(*mark.middle))]


def test_the_victory_names_the_winner_in_the_winner_s_colour(scene, brushes):
    scene.desk.live.playback.advance(LAP_BEGINS + 300)
    (winner,) = scene.desk.live.match.outcome.winners
    assert [mark.colour for mark in headline(scene, brushes)] == [f"seat.{winner}.light"]


def test_nothing_is_said_before_the_victory_is_seen(scene, brushes):
    assert headline(scene, brushes) == []


def test_nothing_is_said_once_it_is_over(scene, brushes):
    scene.desk.live.playback.advance(60_000)
    assert headline(scene, brushes) == []


def test_all_is_dark_but_the_winner(scene, brushes):
    scene.desk.live.playback.advance(LAP_BEGINS)
    paper = Paper(brushes)
    scene.draw(paper)
    (winner,) = scene.desk.live.match.outcome.winners
    stands = scene.table.field.tanks[winner].cell
    lit = [mark.middle for mark in paper.marks if mark.how == "lit"]
    assert [mark.how for mark in paper.marks].count("dark") == 1
    assert {scene.desk.place.cell(*spot) for spot in lit} == {stands}
