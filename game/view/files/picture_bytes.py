"""A picture as the bytes of a file, without a file.

pygame keeps for ever what it was given to write into, and each function that it took of it. So
there is one such thing for all pictures, and what is written is taken out of it at once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache

import pygame


class _Sink:
    """Has its functions as values, so that nothing new is made when they are asked for."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.parts: list[bytes] = []
        self.write: Callable[[bytes], int] = self._write

    def _write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)


def filed(surface: pygame.Surface, ending: str) -> bytes:
    """Return a picture as a file that ends like this: "png", "jpg"."""
    sink = _sink()
    with sink.lock:
        sink.parts.clear()
        pygame.image.save(surface, sink, f"x.{ending}")  # type: ignore[arg-type]
        whole = b"".join(sink.parts)
        sink.parts.clear()
    return whole


@lru_cache(maxsize=1)
def _sink() -> _Sink:
    return _Sink()
