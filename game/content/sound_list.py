"""The list of sounds: which files an id may play, how loud, and what gives way to what."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import home
from game.content.files.reader import Node, read_yaml


@dataclass(frozen=True, slots=True)
class Sound:
    """One id of the list. `takes` are alternatives: play any one of them.

    `layers` are played over a tune from its first sample on, each louder or softer with the match.
    """

    id: str
    takes: tuple[Path, ...]
    volume: int
    priority: int
    music: bool
    pitch: int
    """By how many percent the takes differ; only the sound tool needs it."""

    layers: tuple[Path, ...] = ()

    @property
    def stems(self) -> tuple[Path, ...]:
        """The files of a tune that are played together, the tune itself first."""
        return (self.takes[0], *self.layers)


def load_sounds(folder: Path | None = None) -> dict[str, Sound]:
    """Return every sound of the list by its id. The files need not exist: absent is silent."""
    folder = folder or home() / "assets"

    def file(name: str) -> Path:
        return folder / "sounds" / f"{name}.ogg"

    def sound(id: str, node: Node) -> Sound:
        layers = node.maybe("layers")
        name, takes = node["file"].text(), node["takes"].whole(1, 9)
        names = [name] if takes == 1 else [f"{name}_{number}" for number in range(1, takes + 1)]
        return Sound(
            id,
            tuple(file(name) for name in names),
            volume=node["volume"].whole(1, 100),
            priority=node["priority"].whole(0, 100),
            music=node["music"].truth(),
            pitch=node["pitch"].whole(0, 20),
            layers=tuple(file(layer.text()) for layer in layers.each()) if layers else (),
        )

    def read(root: Node) -> dict[str, Sound]:
        return {id: sound(id, node) for id, node in root.items()}

    return read_yaml(folder / "data" / "sounds.yaml", read)
