"""What is said of a map that a test has drawn."""

from __future__ import annotations

from pathlib import Path

from game.content.maps.maps import load
from game.content.texts import Texts
from game.content.tiled.faults import MapFaults, sentence


def told(path: Path, texts: Texts) -> list[str]:
    """Return what is said of a map, without its name."""
    try:
        found = load(path).warnings
    except MapFaults as faults:
        found = faults.found
    return [sentence(fault, texts).split(": ", 1)[1] for fault in found]
