"""The table below a board: lit from the upper left, without holes, kept once, and in its place."""

import pygame
import pytest

from game.scenes.faces.all_faces import FACES
from game.view.canvas.box import Box
from game.view.surface.laid_table import FRAME, SHAKEN, lay_table
from game.view.surface.lamp import brightness
from game.view.surface.surfaces import PLAIN, Made, Surface
from tests import stage

SIZE = (960, 540)
BOARD = Box(400, 100, 500, 500)
GAMES = tuple(FACES)


@pytest.fixture
def canvas():
    return stage.canvas(stage.brushes(), SIZE)


def grey(surface, area):
    red, green, blue, _ = pygame.transform.average_color(surface, area)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def shown(canvas, game, boards=(), free=()):
    lay_table(canvas, FACES[game].surface, boards, free)
    return canvas.surface


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_surface_and_things_that_are_painted(game, canvas):
    surface, art = FACES[game].surface, canvas.brushes.pictures
    assert surface.colour in canvas.brushes.colours
    assert surface != PLAIN
    assert all(art.measure(thing).width == art.measure(thing).height for thing in surface.things)


def test_no_two_games_lie_on_the_same():
    surfaces = [FACES[game].surface for game in GAMES]
    assert len(set(surfaces)) == len(surfaces)


@pytest.mark.parametrize("made", Made)
def test_the_lamp_stands_at_the_upper_left(made, canvas):
    lay_table(canvas, Surface(made, "table_oak"), ())
    wide, high = SIZE[0] // 4, SIZE[1] // 4
    lit = grey(canvas.surface, (wide, 0, wide, high))
    dusk = grey(canvas.surface, (3 * wide, 3 * high, wide, high))
    assert lit > 1.5 * dusk > 0


def test_light_falls_and_never_rises_away_from_the_lamp():
    along = [brightness(0.3 + step / 20, 0.16 + step / 24) for step in range(14)]
    assert along == sorted(along, reverse=True)
    assert along[0] == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_surface_is_darker_than_any_board(game, canvas):
    surface = shown(canvas, game)
    lit = grey(surface, (SIZE[0] // 4, SIZE[1] // 8, 200, 100))
    assert 18 < lit < 92


def test_one_picture_is_kept_and_painted_once(canvas):
    shown(canvas, GAMES[0], (BOARD,))
    first = canvas.behind
    shown(canvas, GAMES[0], (BOARD,))
    assert canvas.behind.image is first.image
    assert canvas.behind.image.get_size() == SIZE
    shown(canvas, GAMES[1])
    assert len(canvas.brushes.behind) == 1


def test_what_is_laid_there_later_has_the_table_in_its_corners(canvas):
    surface = shown(canvas, GAMES[0])
    corner = surface.get_at((100, 100))
    canvas.layer("a plate", Box(100 / canvas.scale, 100 / canvas.scale, 200, 80), plate, on="page")
    assert surface.get_at((100, 100)) == corner
    assert surface.get_at((180, 140))[:3] == canvas.colour("panel")[:3]


def plate(paper):
    paper.plate(paper.box, "panel", 12)


def test_a_shadow_falls_beside_a_board_and_never_on_it(canvas):
    bare = shown(canvas, GAMES[0]).copy()
    surface, scale = shown(canvas, GAMES[0], (BOARD,)), canvas.scale
    right = round((BOARD.right + FRAME + 2) * scale), round(BOARD.middle[1] * scale), 4, 20
    far = round((BOARD.right + 60) * scale), right[1], 20, 20
    assert grey(surface, right) < grey(bare, right) - 2
    assert abs(grey(surface, far) - grey(bare, far)) < 1


def test_nothing_is_drawn_where_the_board_is_but_all_round_it(canvas):
    shown(canvas, GAMES[0], (BOARD,))
    canvas.surface.fill((255, 0, 200))
    surface = shown(canvas, GAMES[0], (BOARD,))
    inside = BOARD.inset(SHAKEN + 1)
    hidden = pygame.Rect(*(round(n * canvas.scale) for n in (inside.x, inside.y)), 300, 300)
    assert set(pixels(surface, hidden)) == {255, 0, 200}
    spots = ((x, y) for x in range(0, SIZE[0], 7) for y in range(0, SIZE[1], 7))
    seen = (
        at for at in spots if not BOARD.inset(SHAKEN - 1).holds(*(n / canvas.scale for n in at))
    )
    assert all(surface.get_at(at)[:3] != (255, 0, 200) for at in seen)


def test_things_lie_at_the_rim_of_a_free_room_only(canvas):
    free = Box(10, 400, 250, 310)
    bare = shown(canvas, GAMES[0]).copy()
    surface, scale = shown(canvas, GAMES[0], (), (free,)), canvas.scale
    left = round((free.right + 40) * scale)
    beside = pygame.Rect(left, 0, SIZE[0] - left, SIZE[1])
    corner = pygame.Rect(0, SIZE[1] - 100, round(free.right * scale), 100)
    assert pixels(surface, beside) == pixels(bare, beside)
    assert pixels(surface, corner) != pixels(bare, corner)


def pixels(surface, area):
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


def test_in_strong_contrast_the_page_is_plain(canvas):
    canvas.brushes.colours["dim"] = (190, 190, 190)
    surface = shown(canvas, GAMES[0], (BOARD,))
    assert canvas.behind is None
    page = canvas.colour("page")
    assert all(surface.get_at(at) == page for at in ((5, 5), (480, 270), (950, 530)))
