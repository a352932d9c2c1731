"""What the pages for engineers name is there: files, tools, and the names of code."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from game.content.shelf.boxes import load_boxes
from game.content.texts import load_texts
from game.core.grid import Cell
from game.rules import GAMES
from game.tools.readme_pictures import FOLDER, pictures

HOME = Path(__file__).parent.parent
PAGES = ("README.md", "game/README.md", "game/scenes/README.md", "tests/README.md")
FOLDERS = ("game", "tests", "assets", "maps", ".ci")
MADE_BY_THE_READER = {"my_map.tmx", "shot.png"}
"""What a page tells its reader to make."""

_QUOTED = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)#]+)\)")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"(?:[\w.<>-]+/)+[\w.<>-]*|[\w<>-]+\.(?:py|md|txt|yaml|tmx|png|toml)\b")
_TOOL = re.compile(r"\bgame\.tools\.(\w+(?:\.\w+)*)")
_ELSEWHERE = re.compile(r"\S*\.venv\S*|\S*://\S*")
_NAME = re.compile(r"[A-Z][a-z]\w*|[A-Z][A-Z_]{3,}")


def lost(page: str, text: str) -> list[str]:
    """Return what a page names in vain."""
    prose = _FENCED.sub("", text)
    quoted = _QUOTED.findall(prose)
    inside = [_ELSEWHERE.sub("", words) for words in (*quoted, *_lines(text))]
    paths = [path for words in inside for path in _FILE.findall(words)]
    names = [name for words in quoted for name in _NAME.findall(words) if words == name]
    return [
        *(path for path in paths if not _file(path)),
        *(link for link in _LINK.findall(prose) if not _linked(page, link)),
        *(f"game.tools.{tool}" for tool in _TOOL.findall(text) if not _tool(tool)),
        *(name for name in names if name not in _defined()),
    ]


def _lines(text: str) -> list[str]:
    """Return the lines of the page's commands and drawings."""
    return [line for block in _FENCED.findall(text) for line in block.split("\n")]


def _file(path: str) -> bool:
    """Whether there is such a file: from the top, or, if it is a bare name, anywhere."""
    if path in MADE_BY_THE_READER:
        return True
    if "/" not in path:
        return path in _names() or (HOME / path).exists()
    return any(HOME.glob(re.sub(r"<\w+>", "*", path.rstrip("/"))))


def _linked(page: str, link: str) -> bool:
    return "://" in link or (HOME / page).parent.joinpath(link).exists()


def _tool(name: str) -> bool:
    return (HOME / "game/tools" / f"{name.replace('.', '/')}.py").exists()


@cache
def _names() -> frozenset[str]:
    """Return the bare names of all files."""
    return frozenset(path.name for folder in FOLDERS for path in (HOME / folder).rglob("*"))


@cache
def _defined() -> frozenset[str]:
    """Return the names of classes and constants anywhere in the program and its tests."""
    defined = re.compile(r"^(?:class )?([A-Z]\w*)(?=[(:]| = )", re.MULTILINE)
    sources = chain((HOME / "game").rglob("*.py"), (HOME / "tests/app").glob("*.py"))
    found = chain.from_iterable(defined.findall(path.read_text("utf-8")) for path in sources)
    return frozenset(found) | {"None", "Exception", "Enum", "Protocol"}


@pytest.mark.parametrize("page", PAGES)
def test_everything_that_a_page_names_is_there(page):
    assert lost(page, (HOME / page).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text, missing",
    [
        ("see `game/core/nothing.py`", "game/core/nothing.py"),
        ("see `nothing.py`", "nothing.py"),
        ("`game/nowhere/`", "game/nowhere/"),
        ("[here](nothing.md)", "nothing.md"),
        ("`tests/scramble/<game>.md`", "tests/scramble/<game>.md"),
        ("run `python -m game.tools.nothing`", "game.tools.nothing"),
        ("run `python -m game.tools.packages.nothing`", "game.tools.packages.nothing"),
        ("```sh\npython -m pytest tests/nothing\n```", "tests/nothing"),
        ("a `Manager` of all", "Manager"),
        ("the list `NOWHERE_AT_ALL`", "NOWHERE_AT_ALL"),
    ],
)
def test_what_is_not_there_is_found(text, missing):
    assert missing in lost("README.md", text)


def test_what_is_there_is_not_complained_of():
    text = f"`{Cell.__name__}` in `game/core/grid.py`, `grid.py`, `tests/scramble/<game>.py`"
    assert lost("README.md", text) == []


ROWS = [line for line in (HOME / "README.md").read_text("utf-8").split("\n") if "<img" in line]


@pytest.mark.parametrize("box", load_boxes(tuple(GAMES)), ids=lambda box: box.game)
def test_the_main_page_shows_each_box_and_its_table_and_says_what_the_box_says(box):
    words = load_texts("en")
    shown = [f'src="{FOLDER}/{box.game}{ending}"' for ending in (".box.png", ".png")]
    (row,) = (line for line in ROWS if shown[0] in line)
    said = (
        f"**{words(f'door.{box.game}')}**",
        words(box.line),
        *map(_span, (box.seats, box.minutes)),
    )
    assert [each for each in (*shown, *said) if each not in row] == []


def _span(ends):
    least, most = ends
    return f">{least} " if least == most else f"{least}–{most} "


def test_the_pictures_of_the_main_page_are_those_the_tool_makes_and_all_are_shown():
    page = (HOME / "README.md").read_text("utf-8")
    there = {path.name for path in (HOME / FOLDER).iterdir()}
    assert there == set(pictures())
    assert [name for name in there if f"{FOLDER}/{name}" not in page] == []


def test_the_main_page_is_light():
    sizes = {path.suffix: path.stat().st_size for path in (HOME / FOLDER).iterdir()}
    assert sizes[".gif"] < 1_500_000
    assert sum(path.stat().st_size for path in (HOME / FOLDER).iterdir()) < 4_000_000
