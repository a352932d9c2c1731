"""A text made into the squares that a camera reads: an address, a result."""

from __future__ import annotations

import segno

Squares = tuple[tuple[bool, ...], ...]
"""The rows, from the top; True is dark. The light rim round them is for whoever draws."""


def squares(text: str) -> Squares:
    """Return the picture of a text; nothing for one that is too long for it."""
    try:
        code = segno.make(text, micro=False, error="m", boost_error=False)
    except segno.DataOverflowError:
        return ()
    return tuple(tuple(bool(each) for each in row) for row in code.matrix)
