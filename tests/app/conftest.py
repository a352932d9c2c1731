import pygame
import pytest

from game.app.input import Input
from game.app.pads import Pads
from game.scenes.devices import Seating
from game.scenes.kit import Book
from game.scenes.settings import Settings
from tests import stage


@pytest.fixture
def display():
    stage.open_display()
    pygame.event.clear()


@pytest.fixture
def seating():
    return Seating()


@pytest.fixture
def book():
    return Book(Settings())


@pytest.fixture
def heard(display, seating, book):
    return Input(book, seating, Pads())
