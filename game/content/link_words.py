"""What the heads of most matches say, for links that leave it out.

The file is never changed: links that were sent are read with it.
"""

from __future__ import annotations

from game.content.files.program_files import home
from game.content.files.reader import read_bytes


def link_words() -> bytes:
    return read_bytes(home() / "assets" / "data" / "link_words.txt")
