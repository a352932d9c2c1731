"""The packing of GIF: codes that grow from nine bits to twelve, each for a run seen before.

Most of a moving picture stays as it is, so of the longest such run that has a code the next one
is found at once and not byte by byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

BITS: Final = 8
STAYS: Final = 255
"""The byte that stands there most: a pixel that is as it was."""

_CLEAR, _END = 256, 257
_MOST_CODES = 4096
_A_FEW = 1 << 10
_MOVES = re.compile(rb"[^\xff]")


def packed(indices: bytes) -> Iterator[bytes]:
    """Yield the packed bytes, a few at a time."""
    longer: dict[int, int] = {}
    quiet = [STAYS]
    following, size, at, quiet_until = _END + 1, BITS + 1, 0, 0
    held, bits, end = _CLEAR, BITS + 1, len(indices)
    while at < end:
        code = indices[at]
        if code == STAYS:
            if at >= quiet_until:
                moves = _MOVES.search(indices, at)
                quiet_until = moves.start() if moves else end
            run = min(quiet_until - at, len(quiet))
            code, at = quiet[run - 1], at + run - 1
        at += 1
        asked = 0
        while at < end:
            asked = code << BITS | indices[at]
            if asked not in longer:
                break
            code = longer[asked]
            at += 1
        held |= code << bits
        bits += size
        if at < end:
            longer[asked] = following
            if code == quiet[-1] and indices[at] == STAYS:
                quiet.append(following)
        # The last code of all makes the table of who reads it grow like any other.
        if following == 1 << size:
            size += 1
        following += 1
        if following == _MOST_CODES and at < end:
            held |= _CLEAR << bits
            bits += size
            longer, quiet, following, size = {}, [STAYS], _END + 1, BITS + 1
        if bits > _A_FEW:
            yield (held & (1 << (bits & ~7)) - 1).to_bytes(bits >> 3, "little")
            held, bits = held >> (bits & ~7), bits & 7
    held |= _END << bits
    yield held.to_bytes((bits + size + 7) >> 3, "little")
