"""Faults of every sort grafted on good maps, one at a time, each with the place it must name.

A graft is text: what a slip of the hand, another program or a newer version may leave in a file.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_TAG = re.compile(r"<([a-z]+)((?:\s+[a-z_]+=\"[^\"]*\")*)\s*(/?)>")
_LAYER = re.compile(r'<(layer|objectgroup)\b[^>]*\bname="([a-z]+)"')
_OBJECT = re.compile(r"  <object id=\"(\d+)\"[^>]*?(?:/>|>.*?</object>)\n", re.DOTALL)
_DATA = re.compile(r"(?<=<data encoding=\"csv\">\n)[0-9,\n]+?(?=\n</data>|\n  </data>)")
_NUMBER = re.compile(
    r"\b(width|height|tilewidth|firstgid|x|y|gid|id|rotation|tilecount|columns)=\"([^\"]*)\""
)


@dataclass(frozen=True, slots=True)
class Graft:
    """`text` is the whole file; `layer`, `thing` and `line` are the place, where it has one."""

    sort: str
    what: str
    text: str
    layer: str = ""
    thing: int | None = None
    line: int | None = None


def grafts(text: str, seed: int) -> Iterator[Graft]:
    """Yield every graft on a map or tileset; the dice choose where there are many places."""
    dice = random.Random(seed)
    for sort, words in (
        ("attribute", ' nova="1"'),
        ("namespace", ' xmlns:n="x"'),
        ("prefix", ' n:id="1"'),
    ):
        yield from _in_tags(text, sort, lambda tag, words=words: tag[:-1].rstrip("/") + words)
    yield from _elements(text)
    yield from _numbers(text, dice)
    yield from _objects(text, dice)
    yield from _layers(text)
    yield from _data(text, dice)
    yield from _properties(text)
    for part in range(1, 12):
        yield Graft("cut", f"after {part}/12", text[: len(text) * part // 12])


def _in_tags(text: str, sort: str, change: Callable[[str], str]) -> Iterator[Graft]:
    """Change the first and the last tag of each kind."""
    for tag in _ends(text):
        end = "/>" if tag[3] else ">"
        new = text[: tag.start()] + change(tag[0]) + end + text[tag.end() :]
        yield Graft(sort, tag[1], new, line=_line(text, tag.start()))


def _elements(text: str) -> Iterator[Graft]:
    for tag in _ends(text):
        if tag[3]:
            continue
        for sort, words in (("element", "<nova/>"), ("words", "nova ")):
            known = sort == "words" and tag[1] in ("data", "property")
            if not known:
                new = text[: tag.end()] + words + text[tag.end() :]
                yield Graft(sort, tag[1], new, line=_line(text, tag.start()))


def _numbers(text: str, dice: random.Random) -> Iterator[Graft]:
    names = sorted({found[1] for found in _NUMBER.finditer(text)})
    for name in names:
        found = dice.choice([each for each in _NUMBER.finditer(text) if each[1] == name])
        for value in ("many", "1e999"):
            new = text[: found.start(2)] + value + text[found.end(2) :]
            yield Graft("number", f"{name}={value}", new, line=_line(text, found.start()))


def _objects(text: str, dice: random.Random) -> Iterator[Graft]:
    """Take away each object; double, hide and move some."""
    found = list(_OBJECT.finditer(text))
    for each in found:
        new = text[: each.start()] + text[each.end() :]
        yield Graft("object gone", _kind(each[0]), new, _layer_at(text, each.start()))
    for each in dice.sample(found, min(6, len(found))):
        place = {"layer": _layer_at(text, each.start()), "thing": int(each[1])}
        for sort, old, new in (
            ("object hidden", r" x=", ' visible="0" x='),
            ("object outside", r' x="[^"]*"', ' x="-700"'),
            ("object class", r' type="[a-z_]+"', ' type="nova"'),
        ):
            if re.search(old, each[0]):
                changed = re.sub(old, new, each[0], count=1)
                new_text = text[: each.start()] + changed + text[each.end() :]
                yield Graft(sort, _kind(each[0]), new_text, **place)
        doubled = text[: each.end()] + each[0] + text[each.end() :]
        yield Graft("object twice", _kind(each[0]), doubled, _layer_at(text, each.start()))


def _layers(text: str) -> Iterator[Graft]:
    for tag, name in _LAYER.findall(text):
        whole = re.search(rf' <{tag}\b[^>]*\bname="{name}".*?</{tag}>\n', text, re.DOTALL)
        if whole is None:
            continue
        before, after = text[: whole.start()], text[whole.end() :]
        opening = whole[0].split(">", 1)[0]
        yield Graft("layer gone", name, before + after)
        yield Graft("layer twice", name, before + whole[0] * 2 + after, name)
        yield Graft("layer hidden", name, text.replace(opening, f'{opening} visible="0"', 1), name)
        renamed = text.replace(opening, opening.replace(f'"{name}"', '"nova"'), 1)
        yield Graft("layer renamed", name, renamed, "nova")


def _data(text: str, dice: random.Random) -> Iterator[Graft]:
    for found in _DATA.finditer(text):
        layer = _layer_at(text, found.start())
        numbers = list(re.finditer(r"\d+", found[0]))
        for sort, new in (("tile number", "9999"), ("tile letter", "x"), ("tile gone", None)):
            each = dice.choice(numbers)
            end = each.end() if new is not None else min(each.end() + 1, len(found[0]))
            data = found[0][: each.start()] + (new or "") + found[0][end:]
            changed = text[: found.start()] + data + text[found.end() :]
            yield Graft(sort, layer, changed, layer)


def _properties(text: str) -> Iterator[Graft]:
    for found in re.finditer(r'<property name="([a-z._]+)"[^>]*/>', text):
        before, after = text[: found.start()], text[found.end() :]
        if re.search(r"<tileset [^>]*tilecount", text):
            return
        renamed = found[0].replace(found[1], "nova")
        yield Graft("property renamed", found[1], before + renamed + after)
        yield Graft("property twice", found[1], before + found[0] * 2 + after)


def _ends(text: str) -> Iterator[re.Match[str]]:
    """Yield the first and the last tag of each kind."""
    kinds: dict[str, list[re.Match[str]]] = {}
    for tag in _TAG.finditer(text):
        kinds.setdefault(tag[1], []).append(tag)
    for found in kinds.values():
        yield from found[:1] + found[1:][-1:]


def _kind(words: str) -> str:
    found = re.search(
        r'(?:type|class)="([a-z_]+)"|template="[a-z_/.]*?([a-z]+)(?:_\d)?\.tx"', words
    )
    return (found[1] or found[2]) if found else ""


def _layer_at(text: str, place: int) -> str:
    found = _LAYER.findall(text[:place])
    return found[-1][1] if found else ""


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
