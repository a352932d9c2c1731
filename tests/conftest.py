"""Every test runs without a screen and without a sound card."""

import gc
import os
import shutil
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# A third of the time of tests that save is a disk's: where memory serves as one, they save there.
SWIFT = Path("/dev/shm")
ROOM = 2**30
if SWIFT.is_dir() and os.access(SWIFT, os.W_OK) and shutil.disk_usage(SWIFT).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(SWIFT))


def pytest_collection_finish() -> None:
    """Leave the thousands of collected tests out of every later collection of garbage.

    What tests share lives on, and to look through it again and again took a tenth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)
