"""The machine's own window of a folder, opened and then left alone."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from subprocess import Popen

OPENERS: Final = {"darwin": "open"}
ELSEWHERE: Final = "xdg-open"


class FolderWindow:
    """Knows what it has started last, so that nothing of it stays when it has ended."""

    def __init__(self, platform: str = sys.platform) -> None:
        self._platform = platform
        self._started: Popen[bytes] | None = None

    def show(self, folder: Path) -> bool:
        """Have a folder shown; False where nothing is known that could."""
        if self._started is not None:
            self._started.poll()
        try:
            return self._opened(str(folder))
        except OSError:
            return False

    def _opened(self, folder: str) -> bool:
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = shutil.which(OPENERS.get(self._platform, ELSEWHERE))
        if opener is None:
            return False
        from subprocess import DEVNULL, Popen

        self._started = Popen(
            (opener, folder), stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )
        return True
