"""The light of shots and fires on the ground round them, and what lies there for a moment."""

import pygame
import pytest

from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.clip import DUSK, Effect
from game.view.show.drawn_effects import Effects
from game.view.show.flares import tank_flares
from game.view.show.ground_light import ON_THE_GROUND, STILL
from tests.paper import Paper

SIDE = 400
PLACE = placed(Box(0, 0, SIDE, SIDE), 6, 6, 1, 20)
EFFECTS = Effects(tank_flares(190, 200, 0.5), frozenset({"tracks", "soot"}), frozenset({"smoke"}))
GROUND = (95, 117, 79)
AT = (2, 2)


def lit(brushes, ms, kind="blast", calm=False, at=AT):
    """Return what the ground looks like so long after a flare began on it."""
    canvas = Canvas(pygame.Surface((SIDE, SIDE)), brushes, 1)
    canvas.fill(GROUND)
    EFFECTS.draw_below(canvas, PLACE, [(Effect(kind, *at, 600), ms)], calm)
    return canvas.surface


def beside(surface, cells=1.2):
    x, y = PLACE.spot(AT[0] + cells, AT[1])
    return surface.get_at((round(x), round(y)))[:3]


@pytest.mark.parametrize("kind", ["muzzle", "blast"])
def test_fire_lights_the_ground_round_it_in_a_warm_colour(brushes, kind):
    red, _, blue = beside(lit(brushes, 0, kind), 0.8)
    assert red > GROUND[0] + 15
    assert red - blue > GROUND[0] - GROUND[2] + 15


def test_light_fades_with_its_fire_and_is_gone_with_it(brushes):
    seen = [beside(lit(brushes, ms))[0] for ms in (0, 150, 300, 600)]
    assert seen == sorted(seen, reverse=True)
    assert (seen[0] > seen[-1], beside(lit(brushes, 600))) == (True, GROUND)


@pytest.mark.parametrize("kind", sorted(ON_THE_GROUND.keys() - STILL))
def test_whatever_falls_on_the_ground_is_gone_after_its_time(brushes, kind):
    paper = Paper(brushes)
    ON_THE_GROUND[kind](paper, PLACE, Effect(kind, *AT, 600), 1.0)
    assert [mark.what for mark in paper.marks if mark.alpha > 0] == []


def test_a_calm_picture_has_no_light(brushes):
    assert beside(lit(brushes, 0, calm=True)) == GROUND


def test_light_stays_on_the_board(brushes):
    surface = lit(brushes, 0, at=(0, 0))
    at = round(PLACE.box.x), round(PLACE.box.y)
    assert surface.get_at((at[0] - 1, at[1] + 20))[:3] == GROUND
    assert surface.get_at((at[0] + 1, at[1] + 20))[:3] != GROUND


def at_dusk(brushes, calm):
    """Return a bare board at dusk: a spot at its edge, and its middle."""
    canvas = Canvas(pygame.Surface((SIDE, SIDE)), brushes, 1)
    canvas.fill(GROUND)
    EFFECTS.draw_below(canvas, PLACE, [(DUSK, 0)], calm)
    edge = round(PLACE.box.x) + 2, SIDE // 2
    return canvas.surface.get_at(edge)[:3], canvas.surface.get_at((SIDE // 2, SIDE // 2))[:3]


@pytest.mark.parametrize("calm", [False, True])
def test_dusk_lies_at_the_edge_of_a_board_and_leaves_its_middle_as_it_was(brushes, calm):
    edge, middle = at_dusk(brushes, calm)
    assert middle == GROUND
    assert all(dark < light - 20 for dark, light in zip(edge[:2], GROUND[:2], strict=True))


def test_there_is_no_dusk_in_strong_contrast(brushes):
    brushes.colours["dim"] = (120, 120, 120)
    try:
        assert at_dusk(brushes, calm=False)[0] == GROUND
    finally:
        del brushes.colours["dim"]
