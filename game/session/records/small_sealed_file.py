"""A small sealed file with one value: what was wrong with it is told, and nothing of it is lost.

It may be changed by two programs at once, so a change is a function of what stands there by then.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from game.core.codec import Codec, Unreadable, text
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.match.record import Damaged, Foreign

from . import store

FORMAT: Final = 1
_FAULTS = (ValueError, LookupError, TypeError, RecursionError, Unreadable)

T = TypeVar("T")


@dataclass(frozen=True)
class SmallFile(Generic[T]):
    """Files of one `kind` of value, a dataclass; `empty` stands for a file that is not there, and
    none has more than `largest` letters."""

    kind: type[T]
    empty: T
    largest: int

    def known(self, path: Path) -> tuple[T, Damaged | Foreign | None]:
        """Return the value, and what was wrong with the file.

        A damaged one is set aside, and the one before it is taken.
        """
        try:
            return self._read(path), None
        except Foreign as foreign:
            return self.empty, foreign
        except Damaged as damaged:
            return self._before(path), damaged

    def change(self, path: Path, changed: Callable[[T], T]) -> None:
        """Write what becomes of it; NotWritten, or Foreign for a newer program's file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotWritten(f"{path.parent.name} is no folder.") from error
        with crash_safe_files.locked(path.with_name(path.name + ".lock")):
            now, fault = self.known(path)
            if isinstance(fault, Foreign):
                raise fault
            if (then := changed(now)) != now:
                store.save(path, text({"format": FORMAT, **self._plain(then)}))

    def _read(self, path: Path) -> T:
        # Not path.exists(): that fails where the folder may not be looked into.
        if not os.path.lexists(path):
            return self._before(path)
        with store.reading(path, ours=True) as file:
            for _ in file.whole():
                pass
            return self._of_text("\n".join(file.lines()), path.name)

    def _before(self, path: Path) -> T:
        """Return what the file before said, nothing where none is whole."""
        said = store.text_of(store.backup(path))
        try:
            return self.empty if said is None else self._of_text(said, path.name)
        except (Damaged, Foreign):
            return self.empty

    def _of_text(self, said: str, name: str) -> T:
        if len(said) > self.largest:
            raise Damaged("it is larger than any of its kind")
        try:
            plain = json.loads(said)
            if plain.pop("format") > FORMAT:
                raise Foreign(f"{name} is of a newer program", "newer", name)
            return Codec[T](self.kind).value(plain)
        except (AttributeError, *_FAULTS) as error:
            raise Damaged("it does not read as what it is called") from error

    def _plain(self, value: T) -> dict[str, Any]:
        plain = Codec[T](self.kind).plain(value)
        assert isinstance(plain, dict)
        return plain
