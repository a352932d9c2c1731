"""Which addresses this machine has while somebody listens: Wi-Fi may give it another one.

It is looked at rarely and in a thread of its own, since a system may take its time to answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from .addresses import Address
from .line_news import Moved, News

EVERY_S: Final = 5.0

Look = Callable[[], tuple[Address, ...]]


async def watch(look: Look, tell: Callable[[News], None], every_s: float = EVERY_S) -> None:
    """Tell the addresses whenever they are others than before, until it is cancelled."""
    before: tuple[Address, ...] = ()
    while True:
        await asyncio.sleep(every_s)
        try:
            found = await asyncio.to_thread(look)
        except OSError:
            continue
        if found != before:
            before = found
            tell(Moved(found))
