"""What every map that the program writes is made of, as lines of Tiled's own file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol
from xml.sax.saxutils import quoteattr

from game.content.texts import LANGUAGES
from game.core.grid import Cell


class _Sized(Protocol):
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...


def titled(title: str | Mapping[str, str]) -> tuple[str, ...]:
    """Return what a map is called; a title may be told for each language."""
    titles = dict.fromkeys(LANGUAGES, title) if isinstance(title, str) else title
    return tuple(
        f'  <property name="title.{language}" value={quoteattr(words)}/>'
        for language, words in titles.items()
    )


def challenge(said: Iterable[tuple[str, str | int]], more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the task of a map; `more` are members of it that are no numbers."""
    return (
        '  <property name="challenge" type="class" propertytype="challenge">',
        "   <properties>",
        *more,
        *(
            f'    <property name="{name}" propertytype="challenge_aim" value="{value}"/>'
            if name == "aim"
            else f'    <property name="{name}" type="int" value="{value}"/>'
            for name, value in said
        ),
        "   </properties>",
        "  </property>",
    )


def ticked(game: str, options: Iterable[str]) -> tuple[str, ...]:
    """Return the optional rules that are ticked on a map."""
    said = ",".join(sorted(options))
    plain = f'  <property name="options" propertytype="option_{game}" value="{said}"/>'
    return (plain,) if said else ()


def layer(number: int, name: str, board: _Sized, tile: Callable[[Cell], int]) -> tuple[str, ...]:
    width, height = board.width, board.height
    rows = [",".join(str(tile(Cell(x, y))) for x in range(width)) for y in range(height)]
    return (
        f' <layer id="{number}" name="{name}" width="{width}" height="{height}">',
        '  <data encoding="csv">',
        ",\n".join(rows),
        "</data>",
        " </layer>",
    )
