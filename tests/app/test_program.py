"""The program as a whole, from the command line's options to its exit code."""

import gc
import logging
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from game.app.crash import write_crash
from game.app.program import BROKEN, log_to, run
from game.app.start_options import Options
from game.session.files import program_slots
from tests import stage

HOME = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def fonts_outlive_the_program(monkeypatch):
    """Close the window only: the letters of the tests that follow are already set."""
    monkeypatch.setattr(pygame, "quit", pygame.display.quit)


def started(tmp_path, **options):
    """Run the program in a small window, unless another one was chosen before.

    From its second picture on it rests between two, and reads ahead meanwhile.
    """
    with suppress(OSError), (tmp_path / "settings.json").open("x") as file:
        file.write('{"window": [640, 360]}')
    return run(Options(data_dir=tmp_path, **options))


def alone(tmp_path, **environment):
    """Run the program as a process of its own."""
    line = f"""
import sys
from pathlib import Path
from game.app.start_options import Options
from game.app.program import run
sys.exit(run(Options(data_dir=Path({str(tmp_path)!r}), frames=1)))
"""
    return subprocess.run(
        [sys.executable, "-c", line],
        cwd=HOME,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_program_starts_and_ends_and_no_thread_outlives_it(tmp_path):
    before = set(threading.enumerate())
    assert started(tmp_path, frames=3) == 0
    assert {each.name for each in set(threading.enumerate()) - before} == set()


def test_no_game_is_read_before_the_title_stands_there(tmp_path):
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "tanchiki.replay").write_text("{}")
    program = f"""
import sys
from pathlib import Path
from game.rules import GAMES
from tests.app.shells import opened
shell, kit = opened(Path({str(tmp_path)!r}))
shell.draw()
print(*(name for name in sys.modules for game in GAMES if f".{{game}}." in name))
"""
    line = [sys.executable, "-c", program]
    done = subprocess.run(line, cwd=HOME, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""


def test_what_the_title_does_not_show_is_not_read_before_it(tmp_path):
    program = f"""
import sys
from pathlib import Path
from tests.app.shells import opened
shell, kit = opened(Path({str(tmp_path)!r}))
shell.draw()
later = "hashlib", "hmac", "secrets", "game.scenes.faces.face"
later += "game.view.show.clip", "game.view.show.playback"
print([name for name in later if name in sys.modules])
"""
    line = [sys.executable, "-c", program]
    done = subprocess.run(line, cwd=HOME, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_no_garbage_is_looked_for_before_the_first_picture_stands_there(tmp_path, monkeypatch):
    looked, shown, flip = [], [], pygame.display.flip

    def note(phase, told):
        looked.append(phase)

    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append(len(looked)) or flip())
    gc.collect()
    gc.callbacks.append(note)
    try:
        assert started(tmp_path, frames=2) == 0
    finally:
        gc.callbacks.remove(note)
    assert (shown[0], gc.isenabled()) == (0, True)


def test_closing_the_window_ends_the_program(tmp_path, monkeypatch):
    stage.open_display()
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert started(tmp_path) == 0


@pytest.fixture(scope="module", params=["nosuch", "x11"])
def blind(tmp_path_factory, request):
    """The program as it ended with a driver that is not there, or with nobody behind it."""
    folder = tmp_path_factory.mktemp("blind")
    return alone(folder, SDL_VIDEODRIVER=request.param, DISPLAY=":4711")


def test_without_a_screen_the_exit_code_says_so(blind):
    assert blind.returncode == 1


def test_without_a_screen_one_sentence_is_printed(blind):
    said = blind.stderr.strip()
    assert (said.count("\n"), "screen" in said, "Traceback" in said) == (0, True, False)


def test_a_screen_nobody_sees_is_not_taken_for_one(tmp_path):
    bare = {"SDL_VIDEODRIVER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    assert alone(tmp_path, **bare).returncode == 1


def test_a_sound_driver_that_does_not_exist_stops_nothing(tmp_path):
    assert alone(tmp_path, SDL_AUDIODRIVER="nosuch").returncode == 0


def test_a_crash_is_told_in_one_polite_sentence_and_written_down(tmp_path, capsys):
    assert started(tmp_path, crash_at=2, language="en") == BROKEN
    assert capsys.readouterr().err.startswith("Sorry, Tankodrom has broken down. Your match")
    (report,) = (tmp_path / "crashes").iterdir()
    assert "RuntimeError: a crash was asked for" in report.read_text("utf-8")


def test_a_crash_promises_no_saved_match_where_nothing_can_be_written(tmp_path, capsys):
    (tmp_path / "file").write_text("x")
    started(tmp_path / "file", crash_at=2, language="en")
    assert "your match is not saved" in capsys.readouterr().err


def test_a_crash_report_holds_the_match_so_far(tmp_path):
    kit = stage.make_kit(tmp_path, stage.brushes())
    kit.black_box.tell = lambda: "seed 42, action 17"
    path = write_crash(kit, ValueError("x"))
    assert path
    assert path.read_text("utf-8").endswith("seed 42, action 17")


def test_a_crash_report_survives_a_match_that_cannot_be_told(tmp_path):
    kit = stage.make_kit(tmp_path, stage.brushes())
    kit.black_box.tell = lambda: str(1 // 0)
    path = write_crash(kit, ValueError("the first fault"))
    assert path
    assert path.read_text("utf-8").count("the first fault") == 1


def test_a_start_that_fails_says_one_sentence(tmp_path, capsys):
    code = started(tmp_path, map=Path("a\0.tmx"), frames=3, language="en")
    assert (code, capsys.readouterr().err) == (
        BROKEN,
        "Sorry, Tankodrom cannot start: embedded null byte.\n",
    )


def test_a_folder_that_cannot_be_looked_into_does_not_stop_the_start(tmp_path):
    assert started(tmp_path / ("x" * 300), frames=1) == 0


def test_damaged_settings_do_not_stop_the_start(tmp_path):
    (tmp_path / "settings.json").write_text("{{{{")
    assert started(tmp_path, frames=1) == 0


def test_the_window_opens_as_large_as_it_was(tmp_path):
    size = 1600, 900
    (tmp_path / "settings.json").write_text(f'{{"window": [{size[0]}, {size[1]}]}}')
    sizes = []
    quitting = pygame.quit

    def look():
        surface = pygame.display.get_surface()
        if surface:
            sizes.append(surface.get_size())
        quitting()

    pygame.quit = look
    try:
        started(tmp_path, frames=1)
    finally:
        pygame.quit = quitting
    assert sizes == [size]


def test_a_second_program_on_the_folder_keeps_its_matches_apart(tmp_path):
    (tmp_path / "saves-3").mkdir()
    (tmp_path / "saves-3" / "tanchiki.replay").write_text("{}")
    with program_slots.take(tmp_path) as first:
        assert first.number == 1
        assert started(tmp_path, frames=1) == 0
    assert (tmp_path / "saves-2" / "tanchiki.replay").exists(), "the second took it up"
    assert started(tmp_path, frames=1) == 0
    assert (tmp_path / "saves" / "tanchiki.replay").exists(), "the next one is the first again"


def test_a_home_that_cannot_be_written_keeps_nobody_from_playing(monkeypatch):
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, os.devnull)
    assert run(Options(frames=1, language="en")) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_log_that_finds_no_room_says_nothing(tmp_path, capfd):
    (tmp_path / "tankodrom.log").symlink_to("/dev/full")
    log_to(tmp_path)
    logging.warning("There is no room for this.")
    logging.shutdown()
    assert capfd.readouterr().err == ""
