"""The rules of each game as the program's own book tells them, by paragraph."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import home
from game.content.files.reader import Node, read_yaml


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph; events and messages name it by its id, such as T5.4."""

    id: str
    title: str
    text: str


def load_rulebook(game: str, language: str, folder: Path | None = None) -> tuple[Paragraph, ...]:
    """Return the paragraphs in the order of the book."""
    folder = folder or home() / "assets" / "texts" / "rules"

    def read(root: Node) -> tuple[Paragraph, ...]:
        return tuple(
            Paragraph(id, node["title"].text(), node["text"].text()) for id, node in root.items()
        )

    return read_yaml(folder / f"{game}.{language}.yaml", read)
