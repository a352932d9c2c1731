"""The house as a tree: its rooms and packages with lines, sentence, and whom each of them asks.

Lines are told in hundreds, so that the page which shows the tree need not follow each commit.
"""

from __future__ import annotations

import argparse
import ast
import re
import textwrap
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from game.content.files.program_files import home

PAGE = "game/README.md"
BEGIN, END = "<!-- house -->\n```\n", "```\n"
WIDTH = 100
WORDS = 32
"""Where the sentences of all packages begin."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.house", description=__doc__)
    parser.add_argument("place", nargs="?", default="", help="such as scenes or scenes/table")
    parser.add_argument(
        "--modules", action="store_true", help="every module with its sentence, too"
    )
    parser.add_argument("--write", action="store_true", help=f"put the tree into {PAGE}")
    options = parser.parse_args(arguments)
    folder = home() / "game" / options.place
    if not (folder / "__init__.py").is_file():
        parser.error(f"there is no package game/{options.place}")
    if options.write:
        page = home() / PAGE
        page.write_text(with_tree(page.read_text("utf-8"), tree(home() / "game")), "utf-8")
    else:
        print(tree(folder, options.modules), end="")
    return 0


def tree(folder: Path, modules: bool = False) -> str:
    """Return a package and what lies in it, line by line."""
    return "".join(f"{line}\n" for line in _lines(folder, 0, modules))


def with_tree(page: str, drawn: str) -> str:
    """Return the page with this tree in place of the one it shows."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}{drawn}{END}{rest.partition(END)[2]}"


def shown(page: str) -> str:
    """Return the tree that a page shows."""
    return page.partition(BEGIN)[2].partition(END)[0]


def imports(nodes: Iterable[ast.AST], package: str) -> Iterator[str]:
    """Yield the full names that these statements of a package import."""
    for node in nodes:
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(None, names):
                yield from (f"{package}.{name.name}" for name in names)
            case ast.ImportFrom(within, names, level):
                start = f"{package}.{within}" if level else within
                yield from (f"{start}.{name.name}" for name in names)


def statements(within: ast.AST) -> Iterator[ast.AST]:
    """Yield every statement, however deep it stands; what it is made of takes long to look at."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        for node in getattr(within, part, ()):
            yield node
            yield from statements(node)


def asks(folder: Path) -> tuple[str, ...]:
    """Return the packages beside this one that its modules import, those asked most first."""
    around = _dotted(folder.parent)
    asked: dict[str, int] = {}
    for path in folder.rglob("*.py"):
        found = {_beside(name, around) for name in _imported(path)}
        for name in found - {"", folder.name}:
            if (folder.parent / name).is_dir():
                asked[name] = asked.get(name, 0) + 1
    return tuple(sorted(asked, key=lambda name: (-asked[name], name)))


def _lines(folder: Path, deep: int, modules: bool) -> Iterator[str]:
    yield from _told(folder.name, _length(folder.rglob("*.py")), _sentence(folder), deep)
    if deep in (1, 2) and (asked := asks(folder)):
        yield from _wrapped(f"asks {', '.join(asked)}", WORDS + 2)
    if modules:
        for path in sorted(folder.glob("*.py")):
            if path.name != "__init__.py":
                yield from _told(path.name, _length([path]), _sentence(path), deep + 1)
    for inner in sorted(path.parent for path in folder.glob("*/__init__.py")):
        yield from _lines(inner, deep + 1, modules)


def _told(name: str, length: str, words: str, deep: int) -> Iterator[str]:
    first, *rest = _wrapped(words, WORDS)
    yield f"{'  ' * deep}{name}".ljust(WORDS - 7) + length.rjust(5) + "  " + first.lstrip()
    yield from rest


def _wrapped(words: str, indent: int) -> list[str]:
    space = " " * indent
    return textwrap.wrap(words, WIDTH, initial_indent=space, subsequent_indent=space)


def _length(paths: Iterable[Path]) -> str:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in paths)
    return f"{lines / 1000:.1f}k"


def _sentence(path: Path) -> str:
    """Return the first sentence of a module or of a package."""
    tree = _parsed(path / "__init__.py" if path.is_dir() else path)
    told = (ast.get_docstring(tree) or "").partition("\n\n")[0]
    return re.sub(r"\s+", " ", told)


@lru_cache(maxsize=2000)
def _imported(path: Path) -> frozenset[str]:
    return frozenset(imports(statements(_parsed(path)), _dotted(path.parent)))


@lru_cache(maxsize=2000)
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _dotted(folder: Path) -> str:
    return ".".join(folder.relative_to(home()).parts)


def _beside(name: str, package: str) -> str:
    """Return what of a package is imported by this name, "" for what lies elsewhere."""
    start = f"{package}."
    return name.removeprefix(start).partition(".")[0] if name.startswith(start) else ""


if __name__ == "__main__":
    raise SystemExit(main())
