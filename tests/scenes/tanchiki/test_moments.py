"""The moments that turned a match, as its end shows them."""

import pygame
import pytest

from game.core.grid import Cell
from game.rules.tanchiki.events import EagleTaken, TankDrowned, TokenTaken
from game.rules.tanchiki.foresight.turning_points import MOST, TurningPoint
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.state import Token
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.stack import Push
from game.scenes.replay.replay import ReplayScene
from game.scenes.tanchiki.end.ending import ended_scene
from game.scenes.tanchiki.end.turning_moments import moments_of, sentence
from game.tools.tanchiki.exhibits import duel
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper

HERE = Cell(2, 3)
EAGLE = EagleTaken(0, HERE, 2, 6)
BOT = TokenTaken(0, 8, Token(Colour.RED, 1), False, 1)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("leads", "last"), [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize("event", [EAGLE, BOT, TankDrowned(0, HERE)])
def test_every_moment_has_its_sentence(kit, seats, leads, last, event):
    point = TurningPoint(0, 1, event, leads, last)
    assert "Ann" in sentence(kit.words, point, ("Ann", "Bob")[:seats])


def test_a_moment_of_the_result_is_opened_in_the_replay(kit):
    match = duel(kit)
    names = tuple(player.name for player in match.header.players)
    scene = ended_scene(kit, match, names, lambda: "")
    change = scene.handle(Changed("moment", 1))
    assert isinstance(change, Push)
    assert isinstance(change.scene, ReplayScene)
    assert change.scene.reel.place == moments_of(kit, match, names)[1].place


def test_the_whole_match_is_watched_from_its_start(kit):
    match = duel(kit)
    change = ended_scene(kit, match, ("Ann", "Bob"), lambda: "").handle(Chosen("watch"))
    reel = change.scene.reel
    assert (reel.place, reel.length, reel.paused) == (0, len(match.events()), False)


def test_a_moment_wears_the_emblem_of_who_it_is_about(kit, brushes):
    names = ("Ann", "Bob")
    for number, moment in enumerate(moments_of(kit, duel(kit), names)):
        seat = next(seat for seat, name in enumerate(names) if name in moment.words)
        scene = ended_scene(kit, duel(kit), names, lambda: "")
        tile = [w for w in stage.widgets_of(scene) if getattr(w, "name", "") == "moment"][number]
        paper = Paper(brushes)
        tile.paint(paper, Box(0, 0, 300, 150))
        assert paper.pictures(f"emblem.{seat}")


def test_the_picture_of_a_moment_shows_that_moment(kit, brushes):
    drawn = set()
    for moment in moments_of(kit, duel(kit), ("Ann", "Bob")):
        canvas = stage.canvas(brushes, (200, 200))
        moment.draw(canvas, canvas.box)
        drawn.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(drawn) == MOST
