"""How much a night looks at: each test says so, and NIGHT_SEED says where the seeds begin."""

from __future__ import annotations

import os

SEED = int(os.environ.get("NIGHT_SEED", "1"))
"""Another number looks at other matches; a night with the same one looks at the same."""


def numbers(name: str, count: int) -> range:
    """Return the seeds of this night: so many, or as many as the variable of this name says."""
    asked = int(os.environ.get(name, count))
    return range((SEED - 1) * asked, SEED * asked)
