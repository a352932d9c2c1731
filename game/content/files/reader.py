"""YAML files read with the way to every mistake.

A reader function asks a `Node` for what it expects, and `read_yaml` collects what was wrong.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

from .node import ContentError, Document, Node
from .program_files import shown
from .yaml_tree import parse

__all__ = ["ContentError", "Node", "read_bytes", "read_once", "read_text", "read_yaml"]

V = TypeVar("V")

LARGEST_FILE: Final = 2_000_000


def read_yaml(path: Path, reader: Callable[[Node], V]) -> V:
    """Return what the reader makes of the file, or raise ContentError with every fault."""
    return _read(shown(path), read_text(path), reader)


def read_once(path: Path, reader: Callable[[Node], V]) -> V:
    """Return what `read_yaml` does, remembered for as long as the file says the same.

    The reader stands in a module and makes a value that cannot change.
    """
    value: V = _remembered(shown(path), read_text(path), reader)
    return value


@lru_cache(maxsize=64)
def _remembered(name: str, text: str, reader: Callable[[Node], V]) -> V:
    return _read(name, text, reader)


def _read(name: str, text: str, reader: Callable[[Node], V]) -> V:
    document = Document(name, [], [])
    root = parse(text, document)
    value = reader(root)
    for node in document.asked:
        node.complain_of_unknown_keys()
    if document.faults:
        raise ContentError(*document.faults)
    return value


def read_text(path: Path, largest: int = LARGEST_FILE) -> str:
    """Return a plain UTF-8 file's text; anything else is a ContentError."""
    data = read_bytes(path, largest)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise ContentError(f"{shown(path)}:{line}: expected UTF-8 text") from error


def read_bytes(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """Return what a plain file holds; anything else is a ContentError."""
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
    return data
