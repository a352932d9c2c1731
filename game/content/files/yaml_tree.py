"""YAML text as a tree of nodes.

PyYAML's own loading is not used, only its parser: `on` becoming true, `010` becoming 8, a
repeated key winning in silence, and aliases that unfold for ever are all decided there. Here
a bare word is a word, a whole number is written without a leading zero, and anchors, tags and
repeated keys are faults.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import yaml

from .node import ContentError, Document, Node

DEEPEST: Final = 20


def parse(text: str, document: Document) -> Node:
    """Return the root of the text, or raise ContentError where it is no plain YAML."""
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


def _node(event: Any, stream: Iterator[Any], document: Document, way: str, deep: int) -> Node:
    line = event.start_mark.line + 1
    if type(event) is yaml.ScalarEvent and not (event.anchor or event.tag) and deep <= DEEPEST:
        # Nearly all of a file: the program's first picture waits for thousands of them.
        return Node(document, way, line, (event.value, bool(event.style)))
    if deep > DEEPEST:
        raise ContentError(f"{document.name}:{line}: nested deeper than {DEEPEST} levels")
    if isinstance(event, yaml.AliasEvent) or event.anchor or getattr(event, "tag", None):
        raise ContentError(f"{document.name}:{line}: anchors, aliases and tags are not used here")
    if isinstance(event, yaml.ScalarEvent):
        return Node(document, way, line, (event.value, bool(event.style)))
    if isinstance(event, yaml.SequenceStartEvent):
        return Node(document, way, line, _members(stream, document, way, deep))
    return Node(document, way, line, _entries(stream, document, way, deep))


def _members(stream: Iterator[Any], document: Document, way: str, deep: int) -> list[Node]:
    members: list[Node] = []
    while not isinstance(event := next(stream), yaml.SequenceEndEvent):
        members.append(_node(event, stream, document, f"{way}[{len(members)}]", deep + 1))
    return members


def _entries(stream: Iterator[Any], document: Document, way: str, deep: int) -> dict[str, Node]:
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
