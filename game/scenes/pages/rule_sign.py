"""How a sentence names its paragraph of the rules: by a sign, so that nobody takes it for a cell.

The sign is drawn smaller and paler wherever it stands (`game/view/canvas/citation.py`).
"""

from __future__ import annotations

from game.content.texts import UNBROKEN


def cited(words: str, rule: str) -> str:
    """Return the words with their paragraph, if they have one; it stays on the last line."""
    return f"{words}{UNBROKEN}{sign(rule)}" if rule else words


def sign(rule: str) -> str:
    return f"§{UNBROKEN}{rule}"
