"""A kit without a window, and every scene of the program by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.content.maps.map_cache import BoardShelf
from game.content.texts import Forms, Texts, catalogue
from game.scenes.evening.evening_page import evening_page
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Chosen, Resized
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book, Kit, Words
from game.scenes.frame.settings import Settings
from game.scenes.frame.stack import Replace, Scene, SceneStack
from game.scenes.lessons.lessons_page import lessons_scene
from game.scenes.opening.resuming_progress_page import ResumingScene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.pages.working_page import WorkingScene
from game.scenes.pause.agreeing_page import AgreementScene
from game.scenes.people.who_played import ALONE, TOGETHER
from game.scenes.replay.replay import ReplayScene
from game.scenes.shelf.shelf_page import shelf_scene
from game.scenes.table import layout
from game.scenes.table.table_scene import TableScene as SharedTable
from game.scenes.tanchiki.table import TableScene as TanchikiTable
from game.scenes.tank_chess.editor.editor import EditorScene
from game.scenes.tank_chess.table import TableScene as ChessTable
from game.scenes.title.title import title_scene
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Widget
from game.session.files.writing_behind import AtOnce
from game.tools.exhibits.every_scene import exhibits, sheets
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas, scale_of
from game.view.files.camera import Camera

SMALL = (640, 360)
NAMED = frozenset({ALONE, TOGETHER})
"""Nobody is asked for a name after a match: only where that is looked at."""

BOARDS = BoardShelf(patient=True)
"""The maps that were read, for all tests: each is read again when a file of it has changed."""


@dataclass
class Silent:
    """Sounds that are only counted."""

    played: list[str] = field(default_factory=list)
    tune: str = ""
    layers: int = 0

    def play(self, id: str) -> None:
        self.played.append(id)

    def music(self, id: str) -> None:
        self.tune = id

    def intensity(self, layers: int) -> None:
        self.layers = layers


def open_display(size: tuple[int, int] = SMALL) -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def brushes() -> Brushes:
    open_display()
    return assets.load_brushes(home() / "assets", 100, False)


@cache
def told(language: str) -> Mapping[str, Forms]:
    """Return all texts of a language: thousands of kits do not look into the file again."""
    return catalogue(language, home() / "assets" / "texts")


def texts(language: str) -> Texts:
    return Texts(language, told(language), told("en"))


def make_kit(folder: Path, brushes: Brushes, language: str = "en") -> Kit:
    kit = Kit(
        words=Words(texts(language), texts),
        type=brushes.type,
        sounds=Silent(),
        settings=Book(Settings(language=language, seen=NAMED)),
        seating=Seating(),
        folder=folder,
        maps=home() / "maps",
        version="0.0",
        today=lambda: "2026-11-21",
        hour=lambda: "19:30",
        seed=lambda: 7,
        title=lambda: title_scene(kit),
        faces=FACES,
        boards=BOARDS,
        lessons=lambda game, aside: lessons_scene(kit, game, aside),
        evenings=evening_page,
        shelf=shelf_scene,
        camera=Camera(brushes),
        writer=AtOnce(),
    )
    return kit


def canvas(brushes: Brushes, size: tuple[int, int] = SMALL) -> Canvas:
    return Canvas(pygame.Surface(size), brushes)


def resized_far(size: tuple[int, int]) -> Resized:
    """The same for who sits on a sofa."""
    scale = scale_of(*size, True)
    return Resized(size[0] / scale, size[1] / scale, scale)


def resized(size: tuple[int, int]) -> Resized:
    scale = scale_of(*size)
    return Resized(size[0] / scale, size[1] / scale, scale)


def stack(*scenes: Sheet, size: tuple[int, int] = SMALL) -> SceneStack:
    made = SceneStack(*scenes)
    made.handle(resized(size))
    return made


def resumed(scene: ResumingScene) -> Scene:
    """Return what comes of a match that is taken up: its table, or why there is none."""
    made = stack(scene)
    while isinstance(made.top, ResumingScene):
        made.update(16)
    assert made.top is not None
    return made.top


def watched(scene: Scene) -> Scene:
    """Return what a record that is opened becomes: its replay, or why there is none."""
    made = stack(scene)
    while isinstance(made.top, WorkingScene):
        made.update(16)
    assert made.top is not None
    return made.top


def sat_down(page: Sheet) -> Scene:
    """Return the table that comes when all stay on the seats they are offered."""
    change = page.handle(Chosen("setup.start"))
    assert isinstance(change, Replace)
    return change.scene


def widgets_of(scene) -> tuple[Widget, ...]:
    """Return what one can point at in a scene, but for boards."""
    match scene:
        case Sheet():
            return scene._widgets(scene.page)
        case ResumingScene() | WorkingScene():
            return widgets_of(scene._sheet)
        case AgreementScene():
            return scene.widgets(scene._page)
        case SharedTable():
            return layout.widgets(scene.desk)
        case TanchikiTable():
            return scene.widgets()
        case ChessTable():
            return scene.sight.widgets()
        case ReplayScene() | EditorScene():
            return scene._widgets()
        case _:
            raise AssertionError(f"nobody knows the widgets of {scene}")


def form_of(scene) -> Form:
    match scene:
        case ChessTable():
            return scene.sight.form
        case TanchikiTable() | SharedTable():
            return scene.desk.form
        case ReplayScene() | EditorScene():
            return scene._form
        case ResumingScene() | WorkingScene():
            return form_of(scene._sheet)
        case _:
            return scene.form


SCENES = exhibits()
SHEETS = tuple(sheets())
