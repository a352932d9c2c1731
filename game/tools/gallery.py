"""Draw every scene of the program in every language to PNG files, without a window."""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.content.maps.map_cache import BoardShelf
from game.content.texts import LANGUAGES
from game.core.version import VERSION
from game.scenes.evening.evening_page import evening_page
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Resized
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book, Kit, Words
from game.scenes.frame.notices import draw_notices
from game.scenes.frame.settings import Settings, Sits
from game.scenes.frame.stack import Scene, SceneStack
from game.scenes.lessons.lessons_page import lessons_scene
from game.scenes.shelf.shelf_page import shelf_scene
from game.scenes.title.title import title_scene
from game.session.files.writing_behind import AtOnce
from game.tools.exhibits.every_scene import below, exhibits, on_show
from game.tools.pictures.vision import FILTERS, seen
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas, scale_of
from game.view.files.camera import Camera

SIZES = ((1280, 720), (1920, 1080))
Size = tuple[int, int]


class Silence:
    """No sound at all."""

    def play(self, id: str) -> None:
        pass

    def music(self, id: str) -> None:
        pass

    def intensity(self, layers: int) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Lighting:
    """How the pictures are taken."""

    language: str
    text_size: int = 100
    contrast: bool = False
    eyes: str = "full"
    far: bool = False


def main(arguments: list[str] | None = None) -> int:
    options = _parse(arguments)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    names = options.scene or list(on_show())
    if unknown := [name for name in names if name not in exhibits()]:
        print(f"No scene is called {unknown[0]!r}; the scenes are: {', '.join(exhibits())}.")
        return 1
    for language in options.lang or LANGUAGES:
        light = Lighting(
            language, options.text_size, options.contrast, options.vision, options.sofa
        )
        draw_all(light, names, options.size or list(SIZES), options.out)
    return 0


def draw_all(light: Lighting, names: list[str], sizes: list[Size], out: Path) -> None:
    """Draw these scenes in one language at all sizes; one line is printed for each file."""
    brushes = assets.load_brushes(home() / "assets", light.text_size, light.contrast, light.far)
    out.mkdir(parents=True, exist_ok=True)
    for width, height in sizes:
        for name in names:
            with tempfile.TemporaryDirectory() as folder:
                kit = make_kit(Path(folder), brushes, light)
                picture = draw(kit, brushes, name, (width, height))
            if light.eyes != "full":
                picture = seen(picture, light.eyes)
            eyes = "" if light.eyes == "full" else f".{light.eyes}"
            path = out / f"{name.replace(' ', '_')}.{light.language}.{width}x{height}{eyes}.png"
            pygame.image.save(picture, path)
            print(path, flush=True)


def draw(kit: Kit, brushes: Brushes, name: str, size: Size) -> pygame.Surface:
    """Return the picture of a scene."""
    made = exhibits()[name](kit)
    stack = SceneStack(*_below(kit, name, made), made)
    scale = scale_of(*size, brushes.type.far)
    stack.handle(Resized(size[0] / scale, size[1] / scale, scale))
    surface = pygame.Surface(size)
    canvas = Canvas(surface, brushes)
    stack.draw(canvas)
    draw_notices(canvas, stack.notices, stack.notice_room)
    return surface


def make_kit(folder: Path, brushes: Brushes, light: Lighting) -> Kit:
    """Return a kit without a window, without sound, and always of the same day."""
    texts = assets.texts(light.language, home() / "assets")
    sits = Sits.SOFA if light.far else Sits.DESK
    settings = Settings(
        language=light.language, text_size=light.text_size, contrast=light.contrast, sits=sits
    )
    kit = Kit(
        words=Words(texts),
        type=brushes.type,
        sounds=Silence(),
        settings=Book(settings),
        seating=Seating(),
        folder=folder,
        maps=home() / "maps",
        version=VERSION,
        today=lambda: "2026-11-21",
        hour=lambda: "19:30",
        seed=lambda: 7,
        title=lambda: title_scene(kit),
        faces=FACES,
        boards=BoardShelf(patient=True),
        lessons=lambda game, aside: lessons_scene(kit, game, aside),
        evenings=evening_page,
        shelf=shelf_scene,
        writer=AtOnce(),
        camera=Camera(brushes),
    )
    return kit


def _below(kit: Kit, name: str, made: Scene) -> tuple[Scene, ...]:
    if not made.see_through:
        return ()
    return (below(name)(kit),)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.tools.gallery", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the pictures")
    parser.add_argument("--scene", action="append", metavar="NAME", help="only this one")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this one")
    parser.add_argument("--size", action="append", type=_size, metavar="WxH", help="in pixels")
    parser.add_argument("--text-size", type=int, default=100, metavar="100-150")
    parser.add_argument("--sofa", action="store_true", help="as it is seen from a sofa")
    parser.add_argument("--contrast", action="store_true", help="with strong contrast")
    parser.add_argument("--vision", choices=FILTERS, default="full", help="as these eyes see it")
    return parser.parse_args(arguments)


def _size(words: str) -> Size:
    width, _, height = words.partition("x")
    try:
        return int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{words!r} is no size such as 1280x720") from None


if __name__ == "__main__":
    raise SystemExit(main())
