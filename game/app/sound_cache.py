"""Recordings in memory by their files: read once each, by whoever comes first."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame


class Takes:
    """What cannot be played is None, said once in the log."""

    def __init__(self) -> None:
        self._read: dict[Path, pygame.mixer.Sound | None] = {}

    def __contains__(self, path: Path) -> bool:
        return path in self._read

    def __getitem__(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._read:
            try:
                self._read[path] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                self._read[path] = None
                logging.warning("The sound %s cannot be played: %s", path.name, error)
        return self._read[path]

    def each(self, paths: Iterable[Path]) -> Iterator[None]:
        """Read one after the other, a step for each."""
        for path in paths:
            yield
            self[path]

    def forget(self, paths: Iterable[Path]) -> None:
        """Let these be read anew when they are wanted again."""
        for path in paths:
            self._read.pop(path, None)
