"""An address as squares that a camera reads."""

from __future__ import annotations

import segno

Squares = tuple[tuple[bool, ...], ...]
"""The rows, from the top; True is dark. The light rim round them is for whoever draws."""


def squares(text: str) -> Squares:
    code = segno.make(text, micro=False, error="m", boost_error=False)
    return tuple(tuple(bool(each) for each in row) for row in code.matrix)
