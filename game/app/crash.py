"""What is kept when the program breaks: a file for us, one sentence for the player."""

from __future__ import annotations

import datetime
import logging
import platform
import traceback
from pathlib import Path

import pygame

from game.scenes.frame.kit import Kit


def write_crash(kit: Kit, error: BaseException) -> Path | None:
    """Write the error with the version and the match so far; return the file, if it went."""
    now = datetime.datetime.now()
    path = kit.folder / "crashes" / f"crash-{now:%Y%m%d-%H%M%S}.txt"
    lines = [
        f"Tankodrom {kit.version}",
        f"Python {platform.python_version()}, pygame {pygame.version.ver}, {platform.platform()}",
        "",
        "".join(traceback.format_exception(error)),
        "The match so far:",
        _told(kit),
    ]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines), "utf-8", errors="backslashreplace")
    except OSError as fault:
        logging.error("The crash cannot be written down: %s", fault)
        return None
    return path


def _told(kit: Kit) -> str:
    # What describes the match may itself be what is broken.
    try:
        return kit.black_box.tell() or "none"
    except Exception as error:
        return f"it cannot be told: {error!r}"
