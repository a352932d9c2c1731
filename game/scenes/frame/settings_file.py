"""The settings on disk: damaged, they are kept as `.bad` and replaced by the first ones."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path

from .settings import Settings, plain, read

LARGEST_FILE = 200_000


def load_settings(path: Path) -> tuple[Settings, bool]:
    """Return the settings, and whether the file was damaged (said once: it is moved away)."""
    # Not path.exists(): that fails where the folder may not be looked into.
    if not os.path.exists(path):
        return Settings(), False
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_FILE:
            raise ValueError("it is no plain small file")
        settings, faults = read(json.loads(path.read_text("utf-8")))
        fault = ", ".join(faults)
    # RecursionError: brackets nested thousands deep.
    except (OSError, ValueError, RecursionError) as error:
        settings, fault = Settings(), str(error)
    if not fault:
        return settings, False
    logging.warning("The settings in %s are damaged: %s", path.name, fault)
    try:
        os.replace(path, path.with_name(path.name + ".bad"))
    except OSError as error:
        logging.warning("The damaged settings cannot be kept: %s", error)
    return settings, True


def save_settings(path: Path, settings: Settings) -> bool:
    """Write the settings so that a power cut leaves the old or the new ones; say if it went."""
    from game.session.files import crash_safe_files

    text = json.dumps(plain(settings), ensure_ascii=False, indent=1)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        crash_safe_files.write(path, text.encode())
    except (OSError, crash_safe_files.NotWritten) as error:
        logging.warning("The settings cannot be kept: %s", error)
        return False
    return True
