"""Every test runs without a screen and without a sound card."""

import gc
import importlib
import os
import shutil
import sys
from contextlib import suppress
from inspect import isfunction
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# A third of the time of tests that save is a disk's: where memory serves as one, they save there.
SWIFT = Path("/dev/shm")
ROOM = 2**30
if SWIFT.is_dir() and os.access(SWIFT, os.W_OK) and shutil.disk_usage(SWIFT).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(SWIFT))


def pytest_configure(config: pytest.Config) -> None:
    """Let what one process has compiled serve the others, and the next run.

    Where none of it may lie beside the sources, it lies among what pytest keeps.
    """
    cache = getattr(config, "cache", None)
    if hasattr(config, "workerinput") and sys.dont_write_bytecode and cache is not None:
        with suppress(OSError):
            sys.pycache_prefix = str(cache.mkdir("compiled"))
            sys.dont_write_bytecode = False
            os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
            os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection(session: pytest.Session) -> None:
    """Import test modules, each process beginning elsewhere: none compiles what another did."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    root = session.config.rootpath
    found = [path for arg in session.config.args for path in Path(root, arg).rglob("test_*.py")]
    own = (path.relative_to(root) for path in found if path.is_relative_to(root))
    modules = sorted(".".join(path.with_suffix("").parts) for path in own)
    begin = len(modules) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for module in (*modules[begin:], *modules[:begin]):
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(module)


def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Make none of the thousands of cases that only a night asks for, by day."""
    by_day = collector.config.option.markexpr.startswith("not nightly")
    marks = getattr(obj, "pytestmark", ()) if by_day and isfunction(obj) else ()
    return [] if any(mark.name == "nightly" for mark in marks) else None


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Let a process say in one message that a test has passed: six took as long as most tests."""
    if not hasattr(item.config, "workerinput") or item.config.option.durations is not None:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            report.keywords.clear()
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_collection_finish() -> None:
    """Leave the thousands of collected tests out of every later collection of garbage.

    What tests share lives on, and to look through it again and again took a tenth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)
