"""YAML files read with the way to every mistake.

PyYAML's own loading is not used, only its parser: `on` becoming true, `010` becoming 8, a
repeated key winning in silence, and aliases that unfold for ever are all decided there. Here
a bare word is a word, a whole number is written without a leading zero, and anchors, tags and
repeated keys are faults.

A reader function asks a `Node` for what it expects. A wrong answer is noted and a stand-in
returned, so that one reading finds all mistakes; keys nobody asked for are mistakes too.
"""

from __future__ import annotations

import difflib
import os
import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import yaml

from game.content.places import shown

V = TypeVar("V")
C = TypeVar("C", bound=Enum)

LARGEST_FILE = 2_000_000
DEEPEST = 20
_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,17})")


class ContentError(Exception):
    """A data file is not as it should be: every fault found, each one sentence."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def read_yaml(path: Path, reader: Callable[[Node], V]) -> V:
    """Return what the reader makes of the file, or raise ContentError with every fault."""
    return _read(shown(path), read_text(path), reader)


def read_once(path: Path, reader: Callable[[Node], V]) -> V:
    """Return what `read_yaml` does, remembered for as long as the file says the same.

    The reader stands in a module and makes a value that cannot change.
    """
    value: V = _remembered(shown(path), read_text(path), reader)
    return value


@lru_cache(maxsize=16)
def _remembered(name: str, text: str, reader: Callable[[Node], V]) -> V:
    return _read(name, text, reader)


def _read(name: str, text: str, reader: Callable[[Node], V]) -> V:
    document = _Document(name, [], [])
    root = _parse(text, document)
    value = reader(root)
    for node in document.asked:
        node.complain_of_unknown_keys()
    if document.faults:
        raise ContentError(*document.faults)
    return value


def read_text(path: Path, largest: int = LARGEST_FILE) -> str:
    """Return a plain UTF-8 file's text; anything else is a ContentError."""
    try:
        # Without O_NONBLOCK a pipe given as a file would hold the program for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise ContentError(f"{shown(path)}: expected a plain file")
            data = file.read(largest + 1)
    except OSError as error:
        raise ContentError(f"{shown(path)}: cannot be read ({error.strerror})") from error
    if len(data) > largest:
        raise ContentError(f"{shown(path)}: larger than {largest} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise ContentError(f"{shown(path)}:{line}: expected UTF-8 text") from error


@dataclass
class _Document:
    name: str
    faults: list[str]
    asked: list[Node]


class Node:
    """A value of the file with the way to it."""

    def __init__(self, document: _Document, way: str, line: int, value: Any) -> None:
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


_ABSENT = object()


def _parse(text: str, document: _Document) -> Node:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    stream = iter(yaml.parse(text, Loader=loader))
    try:
        next(stream)
        if not isinstance(next(stream), yaml.DocumentStartEvent):
            raise ContentError(f"{document.name}: the file is empty")
        # Read event by event: a parser that runs ahead can be held up for minutes by "[[[[...".
        root = _node(next(stream), stream, document, "", 0)
        next(stream)
        if not isinstance(next(stream), yaml.StreamEndEvent):
            raise ContentError(f"{document.name}: expected one document, found several")
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f":{mark.line + 1}" if mark else ""
        problem = getattr(error, "problem", None) or "not readable as YAML"
        raise ContentError(f"{document.name}{line}: {problem}") from error
    return root


def _node(event: Any, stream: Iterator[Any], document: _Document, way: str, deep: int) -> Node:
    line = event.start_mark.line + 1
    if deep > DEEPEST:
        raise ContentError(f"{document.name}:{line}: nested deeper than {DEEPEST} levels")
    if isinstance(event, yaml.AliasEvent) or event.anchor or getattr(event, "tag", None):
        raise ContentError(f"{document.name}:{line}: anchors, aliases and tags are not used here")
    if isinstance(event, yaml.ScalarEvent):
        return Node(document, way, line, (event.value, bool(event.style)))
    node = Node(document, way, line, None)
    if isinstance(event, yaml.SequenceStartEvent):
        node._value = _members(stream, document, way, deep)
    else:
        node._value = _entries(node, stream, document, way, deep)
    return node


def _members(stream: Iterator[Any], document: _Document, way: str, deep: int) -> list[Node]:
    members: list[Node] = []
    while not isinstance(event := next(stream), yaml.SequenceEndEvent):
        members.append(_node(event, stream, document, f"{way}[{len(members)}]", deep + 1))
    return members


def _entries(
    node: Node, stream: Iterator[Any], document: _Document, way: str, deep: int
) -> dict[str, Node]:
    entries: dict[str, Node] = {}
    while not isinstance(event := next(stream), yaml.MappingEndEvent):
        if not isinstance(event, yaml.ScalarEvent):
            line = event.start_mark.line + 1
            raise ContentError(f"{document.name}:{line}: expected a word as the key")
        child = _node(next(stream), stream, document, f"{way}.{event.value}", deep + 1)
        if event.value in entries:
            child.fault("this key stands here twice")
        entries[event.value] = child
    return entries
