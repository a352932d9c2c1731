"""main.py as a user starts it."""

import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
SEGMENT = "maps/tanchiki/segments/a_town.tmx"


def started(*arguments, python=()):
    return subprocess.run(
        [sys.executable, *python, "main.py", *arguments],
        cwd=HOME,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_its_packages_it_says_how_to_install_them():
    # -S leaves the installed packages out.
    ended = started(python=("-S", "-E"))
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "pygame-ce, PyTMX, PyYAML" in ended.stderr
    assert "install -r requirements.txt" in ended.stderr


def test_a_good_map_is_checked_without_a_word_of_fault_and_told_in_numbers():
    ended = started("--lang", "en", "--check-map", SEGMENT)
    assert (ended.returncode, ended.stderr) == (0, "")
    said = ended.stdout.splitlines()
    assert said[0] == "a_town.tmx: in order"
    assert "Lines of fire" in said


@pytest.mark.parametrize(
    "language, word",
    [
        ("uk", "помил"),
        pytest.param("en", "not there", marks=pytest.mark.nightly),
        pytest.param("ru", "ошиб", marks=pytest.mark.nightly),
    ],
)
def test_a_missing_map_is_told_in_the_chosen_language(language, word):
    ended = started("--lang", language, "--check-map", "maps/tanchiki/nowhere.tmx")
    assert ended.returncode == 1
    assert "nowhere.tmx" in ended.stdout
    assert word in ended.stdout.lower()
    assert "Traceback" not in ended.stderr


def test_help_names_every_option():
    told = started("--help").stdout
    options = ("map", "game", "seats", "seed", "lang", "data-dir", "fullscreen", "check-map")
    assert all(f"--{option}" in told for option in (*options, "replay"))
