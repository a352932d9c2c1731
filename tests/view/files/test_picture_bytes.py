import io
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import pygame
import pytest

from game.view.files.picture_bytes import filed


@pytest.fixture
def picture():
    surface = pygame.Surface((200, 200))
    for at in range(0, 200, 3):
        pygame.draw.circle(surface, (at, 255 - at, at * 7 % 255), (at, at * at % 200), 20)
    return surface


@pytest.mark.parametrize("ending", ("png", "jpg"))
def test_a_picture_as_a_file_can_be_read_again(picture, ending):
    again = pygame.image.load(io.BytesIO(filed(picture, ending)), f"x.{ending}")
    assert again.get_size() == picture.get_size()


def test_a_hundred_pictures_leave_less_behind_than_three_take(picture):
    size = len(filed(picture, "jpg"))
    tracemalloc.start()
    for _ in range(100):
        filed(picture, "jpg")
    own = tracemalloc.Filter(True, filed.__code__.co_filename)
    left = tracemalloc.take_snapshot().filter_traces([own]).statistics("filename")
    tracemalloc.stop()
    assert sum(each.size for each in left) < 3 * size


def test_pictures_of_several_threads_do_not_mix(picture):
    plain = pygame.Surface((200, 200))
    wanted = filed(picture, "jpg"), filed(plain, "jpg")
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(lambda each: filed(each, "jpg"), (picture, plain) * 20))
    assert made == [*wanted * 20]
