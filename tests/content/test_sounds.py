"""Every sound of the list is there, small, audible and not clipped."""

import os
import re
import subprocess
import sys
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.content.files.reader import ContentError
from game.content.sound_list import load_sounds

ROOT = Path(__file__).parents[2]
SOUNDS = load_sounds()
TAKES = sorted({path for sound in SOUNDS.values() for path in (*sound.takes, *sound.layers)})
NAMED = re.compile(
    r"""(?:\bsounds\.play\(|\bsounds\.music\(|\bCue\(|\bsound=)"([a-z_]+(?:\.[a-z_]+)*)\""""
)
TUNES = {path for sound in SOUNDS.values() if sound.music for path in sound.stems}


@dataclass(frozen=True)
class Heard:
    """What the mixer would play: left and right in turn, from -32768 to 32767."""

    seconds: float
    loudest: int
    first: tuple[int, int]
    last: tuple[int, int]


@cache
def heard(path: Path) -> Heard:
    pygame.mixer.init(44_100, -16, 2)
    samples = array("h", pygame.mixer.Sound(path).get_raw())
    return Heard(
        seconds=len(samples) / 2 / 44_100,
        loudest=max(max(samples), -min(samples)),
        first=(samples[0], samples[1]),
        last=(samples[-2], samples[-1]),
    )


def test_every_file_is_listed_and_every_listed_file_is_there():
    assert sorted((ROOT / "assets" / "sounds").glob("*.ogg")) == TAKES


def test_every_sound_the_code_names_is_on_the_list():
    sources = [path for path in (ROOT / "game").rglob("*.py") if "tools" not in path.parts]
    named = {id for path in sources for id in NAMED.findall(path.read_text("utf-8"))}
    assert "menu.move" in named
    assert named - set(SOUNDS) == set()


def test_every_file_is_small():
    large = {path for path in TAKES if path.stat().st_size > 20_000}
    assert large <= TUNES
    assert [path for path in TUNES if path.stat().st_size > 250_000] == []


def test_every_sound_is_loud_enough_and_never_clipped():
    assert [path for path in TAKES if not 5_000 < heard(path).loudest < 32_000] == []


@pytest.mark.parametrize("path", sorted(TUNES), ids=lambda path: path.stem)
def test_a_tune_is_long_enough_to_listen_to(path):
    assert heard(path).seconds > 30


@pytest.mark.parametrize("path", sorted(TUNES), ids=lambda path: path.stem)
def test_a_tune_loops_without_a_click(path):
    first, last = heard(path).first, heard(path).last
    assert max(abs(a - b) for a, b in zip(first, last, strict=True)) < 1_000


LAYERED = [sound for sound in SOUNDS.values() if sound.layers]


@pytest.mark.parametrize("sound", LAYERED, ids=lambda sound: sound.id)
def test_the_layers_of_a_tune_are_equally_long_to_the_sample(sound):
    assert len({heard(path).seconds for path in sound.stems}) == 1


@pytest.mark.parametrize("sound", LAYERED, ids=lambda sound: sound.id)
def test_all_layers_together_are_never_clipped(sound):
    loudest = sum(heard(path).loudest for path in sound.stems)
    assert loudest * sound.volume / 100 < 32_767


def test_the_credits_name_every_sound():
    credits = (ROOT / "assets" / "sounds" / "CREDITS.md").read_text("utf-8")
    assert [path for path in TAKES if f"`{path.name}`" not in credits] == []


def test_a_mistake_in_the_list_says_where_it_is(tmp_path):
    (tmp_path / "data").mkdir()
    line = "tank.shot: {file: shot, takes: 0, pitch: 0, volume: 80, priority: 1, music: false}"
    (tmp_path / "data" / "sounds.yaml").write_text(line)
    with pytest.raises(ContentError, match=r"tank\.shot\.takes: expected a whole number from 1"):
        load_sounds(tmp_path)


def test_the_sound_tool_says_what_it_needs(tmp_path):
    (tmp_path / "numpy.py").write_text("raise ImportError")
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    tool = subprocess.run(
        [sys.executable, "-m", "game.tools.sound", "shot"],
        env={**os.environ, "PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert tool.stdout == "The sound tool needs numpy and soundfile: pip install numpy soundfile.\n"


def test_a_recipe_makes_the_same_wave_again():
    pytest.importorskip("numpy", reason="numpy is for development and is not installed here")
    from game.tools.sounds.effects import EFFECTS, take

    first, second = (take("clank", EFFECTS["clank"], 1, 1.0) for _ in range(2))
    assert (first == second).all()


def test_shots_are_heard_above_engines():
    sounds = load_sounds()
    softest = min(sounds[loud].volume for loud in ("tank.shot", "tank.hit", "tank.explode"))
    engines = ("tank.drive", "tank.turn", "bot.beep", "bot.looks", "bot.chosen")
    assert all(softest >= 2 * sounds[engine].volume for engine in engines)


@pytest.mark.parametrize("id", ["tank.shot", "tank.drive", "card.lay"])
def test_the_files_of_effects_are_equally_loud(id):
    for module in ("numpy", "soundfile"):
        pytest.importorskip(module, reason=f"{module} is for development, and not installed here")
    from game.tools.sound import EFFECT_LUFS
    from game.tools.sound_sheet import loudness_of

    assert loudness_of(load_sounds()[id]) == pytest.approx(EFFECT_LUFS, abs=1)
