"""The fingerprint of what a match is set up from: by it a result finds its board."""

from __future__ import annotations

from typing import Any

from game.core import codec

from .codec import Codec
from .rules import Rules


def board_mark(rules: Rules, setup: Any) -> str:
    """Return the fingerprint of a game's set-up: board, options, pieces and all."""
    mark: Codec[Any] = Codec(rules.kinds.setup)
    return codec.digest([rules.name, mark.plain(setup)])
