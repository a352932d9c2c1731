"""Looking for garbage while nothing moves, so that no frame has to.

After a match of 5,000 actions a full look takes 90 ms. What is found to last is put aside, and
later looks pass it by; back at the title all of it is looked through again, since what a match
held together is garbage then.
"""

from __future__ import annotations

import gc


class Tidy:
    """Told when nothing has moved for a while, with how many scenes lie over each other."""

    def __init__(self) -> None:
        self._deep = False

    def rest(self, depth: int) -> None:
        if depth > 1:
            self._deep = True
        elif self._deep:
            self._deep = False
            gc.unfreeze()
        gc.collect()
        gc.freeze()
