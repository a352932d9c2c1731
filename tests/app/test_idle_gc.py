"""Garbage is looked for while nothing moves; what lasts is looked through once."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

from game.app import frame_loop
from tests.app.shells import opened

HOME = Path(__file__).parents[2]


class Thing:
    """Something that holds itself."""

    def __init__(self):
        self.own = self


def fresh(line):
    """Return what is true of it in a process that holds little: to look through ours takes long."""
    program = f"""
import gc, weakref
from game.app.idle_gc import Tidy
class Thing:
    def __init__(self):
        self.own = self
tidy, thing = Tidy(), Thing()
gone = weakref.ref(thing)
{line}
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=HOME, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_what_lasts_is_put_aside():
    assert (
        fresh("""
before = gc.get_freeze_count()
held = [Thing() for _ in range(1000)]
tidy.rest(2)
left = sum(isinstance(each, Thing) for each in gc.get_objects())
print(gc.get_freeze_count() >= before + len(held), left)
""")
        == "True 0\n"
    )


def test_garbage_that_was_never_put_aside_goes_at_once():
    assert fresh("del thing; tidy.rest(2); print(gone() is None)") == "True\n"


def test_what_a_match_held_together_goes_back_at_the_title():
    assert (
        fresh("""
tidy.rest(2)
del thing
tidy.rest(2)
kept = gone() is not None
tidy.rest(1)
print(kept, gone() is None)
""")
        == "True True\n"
    )


def test_the_window_tidies_when_nothing_has_moved_for_a_while(tmp_path, monkeypatch):
    # What other tests hold is put aside: to look through it again takes seconds.
    gc.freeze()
    monkeypatch.setattr(frame_loop, "DROWSY_MS", 16)
    opened_shell = opened(tmp_path)[0]
    opened_shell.idle = 40
    gc.disable()
    try:
        gone = weakref.ref(Thing())
        for _ in range(60):
            opened_shell.turn()
            if gone() is None:
                break
    finally:
        gc.enable()
    assert gone() is None
