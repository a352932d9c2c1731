"""The tool that draws the pictures of the main page."""

import pygame
import pytest

from game.tools import readme_pictures
from game.tools.readme_pictures import pictures

FEW = ("one_cut.box.png", "one_cut.png")


@pytest.fixture
def few(monkeypatch):
    """Let there be one box and one table only: each is drawn by itself."""
    whole = pictures()
    monkeypatch.setattr(readme_pictures, "pictures", lambda: {name: whole[name] for name in FEW})


def test_the_same_is_written_byte_by_byte_at_every_time(tmp_path, few):
    for folder in ("one", "two"):
        assert readme_pictures.main(["--out", str(tmp_path / folder)]) == 0
    for name in FEW:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_a_box_stands_on_nothing_so_that_it_fits_a_light_page_and_a_dark_one(tmp_path, few):
    assert readme_pictures.main(["--out", str(tmp_path)]) == 0
    box = pygame.image.load(tmp_path / FEW[0])
    assert box.get_at((0, 0)).a == 0
    assert box.get_at(box.get_rect().center).a == 255


def test_a_folder_that_cannot_be_written_in_is_told_in_one_sentence(tmp_path, few, capsys):
    (tmp_path / "taken").write_text("")
    assert readme_pictures.main(["--out", str(tmp_path / "taken")]) == 1
    assert "taken/one_cut.box.png cannot be written" in capsys.readouterr().out
