"""The tools that are Hold the Banner's own."""

from __future__ import annotations

BENCHES = {"hold_the_banner": "game.tools.hold_the_banner.bench"}
"""The modules that measure it, by the name of their room."""
