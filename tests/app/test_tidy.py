"""Garbage is looked for while nothing moves; what lasts is looked through once."""

import gc
import weakref

import pytest

from game.app import shell
from game.app.tidy import Tidy
from tests.app.shells import opened


class Thing:
    """Something that holds itself."""

    def __init__(self):
        self.own = self


@pytest.fixture(autouse=True)
def _little_to_look_through():
    """Put aside what other tests hold: to look through it again and again takes seconds."""
    gc.freeze()
    yield
    gc.freeze()


def test_what_lasts_is_put_aside():
    before, held = gc.get_freeze_count(), [Thing() for _ in range(1000)]
    Tidy().rest(2)
    assert gc.get_freeze_count() >= before + len(held)
    assert all(each not in held for each in gc.get_objects() if isinstance(each, Thing))


def test_garbage_that_was_never_put_aside_goes_at_once():
    tidy, gone = Tidy(), weakref.ref(Thing())
    tidy.rest(2)
    assert gone() is None


def test_what_a_match_held_together_goes_back_at_the_title():
    tidy, thing = Tidy(), Thing()
    gone = weakref.ref(thing)
    tidy.rest(2)
    del thing
    tidy.rest(2)
    assert gone() is not None, "it is put aside"
    tidy.rest(1)
    assert gone() is None


def test_the_window_tidies_when_nothing_has_moved_for_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr(shell, "DROWSY_MS", 16)
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
