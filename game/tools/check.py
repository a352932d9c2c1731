"""Read maps, or all content, and print every mistake with its place and the way out."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from game.content.art.palette import read_palette
from game.content.art.svg_pictures import read_whole_art
from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.lessons.lesson_files import read_lessons
from game.content.lessons.lesson_homes import has_lessons, lessons_file
from game.content.maps.map_kind import challenged, map_kind
from game.content.maps.maps import load, map_folder
from game.content.rule_figures import load_figures
from game.content.rulebook import load_rulebook
from game.content.sound_list import load_sounds
from game.content.tasks.challenges import FOLDER, load_challenges
from game.content.tasks.kept_challenges import STEM, read_kept
from game.content.tasks.packs import check_packs, load_pack, packs
from game.content.texts import LANGUAGES, Texts, load_texts
from game.content.tiled.faults import Fault, MapFaults, sentence
from game.rules import GAMES
from game.scenes.road.road_progress import chapters
from game.tools.map_numbers import lines

from .checked_commander_posts import check_posts
from .checked_texts import compare

Mistake = Fault | str
"""A map's fault, or the whole sentence of another file's."""

_NOT_MAPS = ("rules", "templates", "extensions", FOLDER)
"""Folders without boards to play on; challenges are checked where their folder is named."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.check", description=__doc__)
    parser.add_argument("path", type=Path, nargs="*", help="maps or folders; all content if none")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences")
    parser.add_argument("--json", action="store_true", help="print one JSON list for other tools")
    parser.add_argument("--numbers", action="store_true", help="end with each map in numbers")
    parser.add_argument("--picture", type=Path, metavar="OUT", help="write the map as a PNG")
    options = parser.parse_args(arguments)
    texts = load_texts(options.lang)
    if options.picture:
        return picture(options.path, options.picture, texts)
    found = check(options.path, options.lang, options.json)
    if options.numbers and not options.json:
        report(options.path, texts)
    return found


def check(paths: Sequence[Path], language: str = "en", as_json: bool = False) -> int:
    """Print what is wrong; 1 if there is a mistake, 0 if there are only warnings."""
    texts = load_texts(language)
    files = [file for path in paths for file in _maps(path)]
    found = list(_map_mistakes(files)) if paths else list(all_mistakes())
    found += [each for path in paths for each in pack_mistakes(path)]
    errors = sum(1 for each in found if not (isinstance(each, Fault) and each.warning))
    if as_json:
        print(json.dumps([_plain(each, texts) for each in found], ensure_ascii=False, indent=1))
        return 1 if errors else 0
    for each in found:
        print(_line(each, texts))
    if paths and not files:
        print(texts("map.check.nothing"))
    elif found or not paths:
        print(texts("map.check.sum", errors=errors, warnings=len(found) - errors))
    else:
        for file in files:
            print(texts("map.check.fine", file=file.name))
    return 1 if errors or (paths and not files) else 0


def pack_mistakes(path: Path) -> Iterator[str]:
    """Yield what is wrong with the packs of challenges below a folder, each solution played."""
    for game in challenged():
        if path.is_dir() and any(pack.path.is_relative_to(path.resolve()) for pack in packs(game)):
            try:
                check_packs(game)
            except ContentError as error:
                yield from error.faults
    for file in sorted(path.rglob(f"{STEM}-*.yaml")) if path.is_dir() else ():
        yield from kept_mistakes(file)


def kept_mistakes(file: Path) -> Iterator[str]:
    """Yield what is wrong with a challenge that was kept from a match; its map is checked apart."""
    game = file.parent.name
    if game in challenged():
        try:
            read_kept(file, game)
        except MapFaults:
            return
        except ContentError as error:
            yield from error.faults


def report(paths: Sequence[Path], texts: Texts) -> None:
    """Print the numbers of each map that can be played."""
    for file in (file for path in paths for file in _maps(path)):
        with suppress(MapFaults):
            for line in lines(load(file), texts):
                print(line, flush=True)


def all_mistakes() -> Iterator[Mistake]:
    """Yield what is wrong with the program's own maps, texts, data, art and sounds."""
    yield from _map_mistakes(_maps(map_folder()))
    yield from content_mistakes(home())


def content_mistakes(root: Path) -> Iterator[Mistake]:
    """Yield what is wrong beside the maps, each once."""
    found: list[Mistake] = []
    for reading in _readings(root):
        try:
            reading()
        except MapFaults as error:
            found += error.found
        except ContentError as error:
            found += error.faults
    yield from dict.fromkeys(found)


def picture(paths: Sequence[Path], out: Path, texts: Texts) -> int:
    """Write one map as a PNG, exactly as Tiled shows it; without tiles, by its outlines."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.view.board.tiled_picture import draw_map

    if len(paths) != 1:
        print(texts("map.check.picture_of_one"))
        return 1
    try:
        found = load(paths[0]).picture
        board = draw_map(found, exact=not found.outlines)
    except MapFaults as faults:
        print("\n".join(_line(fault, texts) for fault in faults.found))
        return 1
    try:
        pygame.image.save(board, out)
    except (pygame.error, OSError):
        print(texts("map.check.picture_unwritten", file=out.name))
        return 1
    print(texts("map.check.picture", file=out.name))
    return 0


def _maps(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for file in sorted(path.rglob("*.tmx")):
        if not any(part in _NOT_MAPS for part in file.relative_to(path).parts):
            yield file


def _map_mistakes(files: Iterable[Path]) -> Iterator[Mistake]:
    for file in files:
        try:
            yield from load(file).warnings
        except MapFaults as faults:
            yield from faults.found


def _readings(root: Path) -> Iterator[Callable[[], Any]]:
    """Yield the reading of each content file that is no map."""
    data, texts = root / "assets" / "data", root / "assets" / "texts"
    for language in LANGUAGES:
        yield partial(compare, language, texts)
        for game in GAMES:
            yield partial(load_rulebook, game, language)
    for game, rules in GAMES.items():
        if has_lessons(game, root):
            yield partial(read_lessons, lessons_file(game, root), rules)
        yield partial(load_figures, game)
    for game in challenged():
        yield partial(load_challenges, game)
        yield from (partial(load_pack, pack) for pack in packs(game))
        yield from map_kind(game).data
    yield partial(chapters, data / "road")
    yield check_posts
    yield load_sounds
    yield lambda: read_whole_art(
        data / "art.yaml", root / "assets" / "images", read_palette(data / "palette.yaml")
    )


def _line(each: Mistake, texts: Texts) -> str:
    return sentence(each, texts) if isinstance(each, Fault) else each


def _plain(each: Mistake, texts: Texts) -> dict[str, Any]:
    if isinstance(each, str):
        return {"file": each.split(":")[0], "warning": False, "text": each}
    place = each.place
    return {
        "file": each.file,
        "layer": place.layer,
        "cell": [place.cell.x, place.cell.y] if place.cell else None,
        "name": place.named,
        "object": place.thing,
        "tile": place.tile,
        "line": place.line,
        "rule": each.rule,
        "key": each.key,
        "warning": each.warning,
        "text": sentence(each, texts),
    }


if __name__ == "__main__":
    raise SystemExit(main())
