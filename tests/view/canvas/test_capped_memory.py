"""A memory that forgets what was not asked for longest."""

import shutil
from dataclasses import replace

import pygame

from game.view.canvas.capped_memory import CappedMemory, picture_bytes
from game.view.canvas.pictures import Pictures


def test_a_thing_is_made_once():
    made = []
    shelf = CappedMemory(10)
    for _ in range(3):
        shelf.take("a", lambda: made.append(1) or "thing")
    assert made == [1]


def test_the_weight_stays_below_the_cap():
    shelf = CappedMemory(100, len)
    for number in range(50):
        shelf.take(number, lambda: "x" * 30)
    assert shelf.weight <= 100


def test_what_was_asked_for_lately_stays():
    shelf = CappedMemory(2)
    for key in "abac":
        shelf.take(key, lambda: object())
    kept = shelf.take("a", lambda: "made anew")
    assert kept != "made anew"


def test_the_newest_thing_stays_however_heavy():
    shelf = CappedMemory(5, len)
    assert shelf.take("a", lambda: "x" * 50) == "x" * 50
    assert len(shelf) == 1


def test_a_thousand_tiny_pictures_are_not_taken_for_nothing():
    shelf = CappedMemory(1_000_000, picture_bytes)
    for number in range(5000):
        shelf.take(number, lambda: pygame.Surface((1, 1)))
    assert len(shelf) < 1000


def test_what_fades_pushes_out_no_picture_that_is_drawn_from_its_source(brushes):
    pictures = Pictures(brushes.pictures._art)
    sharp = pictures.surface("tank_card.maus", 300)
    for pixels in range(700, 760):
        for alpha in range(0, 255, 8):
            pictures.surface("tracks", pixels // 4, 0, alpha)
            pictures.faded.take((pixels, alpha), lambda: pygame.Surface((256, 256)))
    assert pictures.surface("tank_card.maus", 300) is sharp
    assert pictures.surfaces.weight + pictures.faded.weight <= 40_000_000


def test_a_file_is_read_once_however_often_its_picture_is_turned(brushes, tmp_path):
    art = brushes.pictures._art
    file = tmp_path / art.picture("tracks").files[0]
    file.parent.mkdir()
    shutil.copy(art.folder / art.picture("tracks").files[0], file)
    pictures = Pictures(replace(art, folder=tmp_path))
    pictures.surface("tracks", 40)
    file.unlink()
    turned = pictures.surface("tracks", 40, 90)
    missed = set(pictures._missed)
    pictures.forget()
    pictures.surface("tracks", 40, 90)
    assert (missed, pictures._missed) == (set(), {"tracks"})
    usual = brushes.pictures.surface("tracks", 40, 90)
    assert pygame.image.tobytes(turned, "RGBA") == pygame.image.tobytes(usual, "RGBA")
