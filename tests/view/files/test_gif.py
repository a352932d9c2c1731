"""A film written here is read by others as what it was."""

import io
import random

import pygame
import pytest

from game.view.files.camera import NUMBERS
from game.view.files.film_palette import palette_of
from game.view.files.gif import Gif

SIZE = 40, 30


def pixels_of(surface):
    return pygame.image.tobytes(surface, NUMBERS)


def colours_of(surface):
    return palette_of(memoryview(pixels_of(surface)).cast("I"))


def painted(*spots):
    surface = pygame.Surface(SIZE)
    surface.fill((20, 60, 30))
    for x, y, colour in spots:
        surface.fill(colour, (x, y, 6, 5))
    return surface


def written(*frames):
    film = Gif(*SIZE, colours_of(frames[0]))
    for frame in frames:
        film.add(pixels_of(frame), 8)
    return film.end()


def read(data):
    return pygame.image.load(io.BytesIO(data), "x.gif")


def shown(data):
    """Return every frame as another program shows it."""
    return [frame for frame, _ in pygame.image.load_animation(io.BytesIO(data), "x.gif")]


def test_a_picture_is_read_as_it_was():
    frame = painted((3, 4, (250, 200, 40)), (20, 9, (200, 30, 20)))
    assert pixels_of(read(written(frame)).convert(24)) == pixels_of(frame)


def test_every_frame_is_read_as_it_was():
    colour = (250, 200, 40)
    frames = [painted((0, 0, colour), (x, x // 2, colour)) for x in range(0, 34, 4)]
    assert [pixels_of(each) for each in shown(written(*frames))] == [pixels_of(f) for f in frames]


def test_a_frame_that_is_like_the_one_before_lets_it_stand_longer_and_costs_nothing():
    frame, other = painted((3, 4, (250, 200, 40))), painted((9, 4, (250, 200, 40)))
    data = written(frame, frame, frame, other)
    shown = pygame.image.load_animation(io.BytesIO(data), "x.gif")
    assert [ms for _, ms in shown] == [3 * 80, 80]
    assert len(data) == len(written(frame, other))


def test_what_stays_between_two_things_that_move_costs_next_to_nothing():
    dice, busy = random.Random(1), pygame.Surface((200, 160))
    for y in range(160):
        for x in range(200):
            busy.set_at((x, y), dice.choice(((20, 60, 30), (30, 60, 20), (60, 60, 30))))
    first, second = busy.copy(), busy.copy()
    second.fill((250, 200, 40), (0, 0, 4, 160))
    second.fill((250, 200, 40), (196, 0, 4, 160))
    sizes = []
    for frames in ((first,), (first, second)):
        film = Gif(200, 160, colours_of(second))
        for frame in frames:
            film.add(pixels_of(frame), 8)
        sizes.append(len(film.end()))
    assert sizes[1] - sizes[0] < 1500


def test_a_busy_picture_of_many_codes_is_read_as_it_was():
    dice, surface = random.Random(1), pygame.Surface((200, 160))
    colours = [tuple(dice.randrange(0, 256, 51) for _ in range(3)) for _ in range(60)]
    for y in range(160):
        for x in range(200):
            surface.set_at((x, y), dice.choice(colours))
    film = Gif(200, 160, colours_of(surface))
    film.add(pixels_of(surface), 8)
    assert pixels_of(read(film.end()).convert(24)) == pixels_of(surface)


def test_a_colour_that_is_not_in_the_palette_is_shown_by_the_nearest_one():
    film = Gif(*SIZE, (0x000000, 0xFF0000, 0x00FF00) + (0,) * 253)
    surface = pygame.Surface(SIZE)
    surface.fill((240, 20, 10))
    film.add(pixels_of(surface), 8)
    assert read(film.end()).convert(24).get_at((5, 5))[:3] == (255, 0, 0)


@pytest.fixture(autouse=True)
def _display():
    pygame.display.init()
    pygame.display.set_mode((8, 8))
