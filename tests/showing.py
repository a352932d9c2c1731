"""What a scene shows and offers, as lines that can be kept, read and compared.

Words stand by their keys, so nothing changes when a text is told better. Marks on a board stand by
their cells and all others without a place, so nothing changes when a page is laid out anew.
"""

from __future__ import annotations

import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path

from game.content.texts import Texts
from game.scenes.frame.stack import SceneStack
from game.scenes.widgets.focus import spots
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Colour
from tests import stage
from tests.paper import Mark, Paper, plain, shown

AGREED = Path(__file__).parent / "shown"
LARGE = (1920, 1080)
Look = tuple[str, str, Colour, float, int]
UNSAID = ("box", "name", "margin", "outline", "reach", "align")
FEW = 40
MANY = 12
"""Of a picture that lies on more cells than these only their number and their sum are kept."""


class Heard(Texts):
    """Texts that remember by which key each of them was asked for."""

    def __init__(self, kit) -> None:
        language = kit.words.language
        super().__init__(language, stage.told(language), stage.told("en"))
        self.keys: dict[str, str] = {}
        self._folder = str(kit.folder)

    def __call__(self, key: str, /, **gaps: str | int) -> str:
        words = super().__call__(key, **gaps)
        filled = ", ".join(f"{name}={self.key(str(gap))}" for name, gap in gaps.items())
        self.keys.setdefault(plain(words), f"{key}({filled})" if gaps else key)
        return words

    def key(self, words: str) -> str:
        """Return the key of words, or else the words."""
        found = self.keys.get(plain(words), plain(words)).replace("\n", " ")
        return found.replace(self._folder, "FOLDER")


def heard(kit) -> Heard:
    """Let a kit remember what it says."""
    kit.words.texts = Heard(kit)
    return kit.words.texts


def told(stack: SceneStack, brushes, texts: Heard) -> list[str]:
    """Return all that the top of a stack shows and offers now."""
    paper = shown(stack, brushes, LARGE)
    return [*offers(stack.top, texts), *marks(paper, texts, _places(stack.top))]


def changed(before: list[str], after: list[str], few: int = FEW) -> list[str]:
    """Return the lines that went and those that came, or of very many only their sum."""
    old, new = Counter(before), Counter(after)
    found = [*(f"- {line}" for line in old - new), *(f"+ {line}" for line in new - old)]
    if len(found) <= few:
        return found
    return [f"{len(found)} lines #{zlib.crc32(chr(10).join(found).encode()):x}"]


def offers(scene, texts: Heard) -> Iterator[str]:
    """Yield every control, with all that is not as it usually is."""
    try:
        form, found = stage.form_of(scene), stage.widgets_of(scene)
    except (AssertionError, AttributeError):
        return
    for spot in spots(found, form.scrolls.tops):
        lit = " <" if spot.key == form.focused() else ""
        yield f"{spot.key}: {', '.join(_unusual(spot.control, texts))}{lit}"


def _unusual(control, texts: Heard) -> Iterator[str]:
    for each in fields(control):
        value = getattr(control, each.name)
        if each.name in UNSAID or value == each.default:
            continue
        if callable(value):
            yield each.name
        elif isinstance(value, Enum):
            yield value.value
        elif isinstance(value, bool):
            yield f"{'' if value else 'not '}{each.name}"
        else:
            yield f"{each.name} {_word(value, texts)}"


def _word(value, texts: Heard) -> str:
    if isinstance(value, str):
        return texts.key(value)
    if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
        return " / ".join(map(texts.key, value))
    return str(value)


def _places(scene) -> list[BoardPlace]:
    """Return the boards of a scene, as far as they are known."""
    found = (getattr(each, "place", None) for each in (scene, getattr(scene, "desk", None)))
    return [each for each in found if isinstance(each, BoardPlace)]


def marks(paper: Paper, texts: Heard, places: Iterable[BoardPlace] = ()) -> Iterator[str]:
    """Yield what is drawn, alike marks in one line: by the cells of a board, or counted."""
    aside, cells = _sorted(paper.marks, tuple(places))
    lines: dict[str, list[str]] = {}
    for look, count in aside.items():
        head, each = _aside(look, texts)
        lines.setdefault(head, []).append(_times(each, count))
    for head, found in lines.items():
        yield f"{head}: {' | '.join(found)}"
    for look, at in sorted((" ".join(_look(each, texts)), at) for each, at in cells.items()):
        found = " ".join(_times(f"{x}.{y}", count) for (x, y), count in sorted(at.items()))
        summed = f"{len(at)} cells #{zlib.crc32(found.encode()):x}"
        yield f"on the board {look}: {found if len(at) <= MANY else summed}"


def _sorted(noted: Iterable[Mark], places: tuple[BoardPlace, ...]):
    """Return how marks look, each with its number or with its cells."""
    aside: Counter[Look] = Counter()
    cells: dict[Look, Counter[tuple[int, int]]] = {}
    for mark in noted:
        look = (mark.how, mark.what, mark.colour, mark.angle, mark.alpha)
        middle = mark.middle
        place = next((each for each in places if each.box.holds(*middle)), None)
        if place is not None and mark.how != "write":
            cell = place.cell(*middle)
            cells.setdefault(look, Counter())[cell.x, cell.y] += 1
        else:
            aside[look] += 1
    return aside, cells


def _aside(look: Look, texts: Heard) -> tuple[str, str]:
    """Return under which head a mark stands that lies on no board, and how."""
    how, what, colour = look[:3]
    if how == "write":
        return f"write {colour}", texts.key(what) if isinstance(texts, Heard) else what
    return how, " ".join(_look(look, texts)[1:])


def _look(look: Look, texts: Heard) -> list[str]:
    how, what, colour, angle, alpha = look
    parts = [how, colour if isinstance(colour, str) else str(tuple(colour)), what]
    parts.append(f"turned {round(angle) % 360}" if angle else "")
    parts.append(f"alpha {alpha}" if alpha != 255 else "")
    return [each for each in parts if each]


def _times(what: str, count: int) -> str:
    return f"{what} x{count}" if count > 1 else what


def agreed(name: str, lines: list[str]) -> None:
    """Hold lines to those that are kept under a name, or keep these if that is wished."""
    kept = AGREED / f"{name.replace(' ', '_')}.txt"
    if os.environ.get("AGREED") == "anew":
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    assert lines == kept.read_text("utf-8").splitlines()
