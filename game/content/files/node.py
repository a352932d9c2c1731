"""What a reader function asks of a data file: a value with the way to it.

A wrong answer is noted and a stand-in returned, so that one reading finds all mistakes; keys
nobody asked for are mistakes too.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeVar

V = TypeVar("V")
C = TypeVar("C", bound=Enum)

_ABSENT: Final = object()
_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")


class ContentError(Exception):
    """A data file is not as it should be: every fault found, each one sentence."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass
class Document:
    name: str
    faults: list[str]
    asked: list[Node]


class Node:
    """A value of the file with the way to it."""

    __slots__ = ("_document", "_known", "_line", "_value", "_way")

    def __init__(self, document: Document, way: str, line: int, value: Any) -> None:
        self._document = document
        self._way = way
        self._line = line
        self._value = value
        self._known: set[str] = set()

    def __getitem__(self, key: str) -> Node:
        """Return the value of a key that must be there."""
        found = self.maybe(key)
        if found is None:
            if isinstance(self._value, dict):
                self.fault(f"the key {key!r} is missing")
            found = Node(self._document, f"{self._way}.{key}", self._line, _ABSENT)
        return found

    def maybe(self, key: str) -> Node | None:
        """Return the value of a key that may be left out."""
        children = self._children(dict, "keys and values", {})
        self._known.add(key)
        found: Node | None = children.get(key)
        return found

    def items(self) -> Iterator[tuple[str, Node]]:
        """Yield every key with its value."""
        children = self._children(dict, "keys and values", {})
        self._known.update(children)
        yield from children.items()

    def each(self) -> Iterator[Node]:
        yield from self._children(list, "a list", [])

    def whole(self, least: int, most: int) -> int:
        text, quoted = self._scalar()
        if text is None:
            return least
        if quoted or not _WHOLE.fullmatch(text):
            self._unlike("a whole number", text)
        elif not least <= int(text) <= most:
            self._unlike(f"a whole number from {least} to {most}", text)
        else:
            return int(text)
        return least

    def truth(self) -> bool:
        text, quoted = self._scalar()
        if text is not None and (quoted or text not in ("true", "false")):
            self._unlike("true or false", text)
        return text == "true"

    def text(self) -> str:
        text, quoted = self._scalar()
        if text is not None and not quoted and not text:
            self._unlike("some text", text)
        return text or ""

    def choice(self, kind: type[C]) -> C:
        """Return the member of an enum whose lower-case name stands here."""
        names = {member.name.lower(): member for member in kind}
        return names[self.one_of(tuple(names))]

    def one_of(self, words: tuple[str, ...]) -> str:
        text, _ = self._scalar()
        if text is None:
            return words[0]
        if text not in words:
            near = difflib.get_close_matches(text, words, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            self._unlike(f"one of {', '.join(words)}", text, hint)
            return words[0]
        return text

    @property
    def scalar(self) -> bool:
        """Whether a single value stands here, not a list and not keys."""
        return isinstance(self._value, tuple)

    def fault(self, sentence: str) -> None:
        """Note a mistake at this place."""
        way = f" {self._way.lstrip('.')}:" if self._way else ""
        self._document.faults.append(f"{self._document.name}:{self._line}:{way} {sentence}")

    def complain_of_unknown_keys(self) -> None:
        for key in self._value:
            if key not in self._known:
                near = difflib.get_close_matches(key, self._known, 1)
                hint = f", did you mean {near[0]!r}?" if near else ""
                self._value[key].fault(f"unknown key{hint}")

    def _children(self, kind: type[V], expected: str, absent: V) -> Any:
        if self._value is _ABSENT:
            return absent
        if not isinstance(self._value, kind):
            self._unlike(expected, self._value)
            return absent
        if isinstance(self._value, dict) and self not in self._document.asked:
            self._document.asked.append(self)
        return self._value

    def _scalar(self) -> tuple[str | None, bool]:
        if isinstance(self._value, tuple):
            return self._value
        if self._value is not _ABSENT:
            self._unlike("a single value", self._value)
        return None, False

    def _unlike(self, expected: str, found: Any, hint: str = "") -> None:
        kinds: dict[type, str] = {dict: "keys and values", list: "a list"}
        if isinstance(found, tuple):
            found = found[0]
        what = kinds.get(type(found)) or repr(found if len(found) < 40 else found[:37] + "...")
        self.fault(f"expected {expected}, found {what}{hint}")
