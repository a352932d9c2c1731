"""Every test runs without a screen and without a sound card."""

import gc
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def pytest_collection_finish() -> None:
    """Leave the thousands of collected tests out of every later collection of garbage.

    What tests share lives on, and to look through it again and again took a tenth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
