"""Make the sounds of assets/data/sounds.yaml, all of them or those that are named.

The same code makes the same waves; only the Ogg coder's version may change the bytes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.sound_list import Sound, load_sounds

if TYPE_CHECKING:
    from game.tools.sounds.waves import Wave

NEEDED = "The sound tool needs numpy and soundfile: pip install numpy soundfile."
EFFECT_LUFS = -17.0
LARGEST_EFFECT, LARGEST_TUNE = 20_000, 250_000
CODINGS = (0.75, 0.85, 0.93, 1.0)
"""How hard the coder squeezes: the first that makes the file small enough."""
TUNE_RATE = 24_000


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.sound", description=__doc__)
    parser.add_argument("name", nargs="*", help="a sound by its file, without takes; none: all")
    wanted = parser.parse_args(arguments).name
    try:
        import numpy  # noqa: F401
        import soundfile  # type: ignore[import-untyped]  # noqa: F401
    except ImportError:
        print(NEEDED)
        return 1
    names = _names(load_sounds())
    unknown = sorted(set(wanted) - set(names))
    if unknown:
        print(f"There is no sound file called {', '.join(unknown)} in assets/data/sounds.yaml.")
        return 1
    for name in wanted or sorted(names):
        for path, wave in _waves(name, names[name]):
            _write(path, wave, names[name].music)
    return 0


def _names(sounds: dict[str, Sound]) -> dict[str, Sound]:
    """Return one sound for each file name; several ids may share a file."""
    return {_name(sound): sound for sound in sounds.values()}


def _name(sound: Sound) -> str:
    stem = sound.takes[0].stem
    return stem if len(sound.takes) == 1 else stem.rpartition("_")[0]


def _waves(name: str, sound: Sound) -> list[tuple[Path, Wave]]:
    from game.tools.sounds.banner_field import BANNER_FIELD
    from game.tools.sounds.class_voices import CLASS_VOICES
    from game.tools.sounds.dark_house import DARK_HOUSE
    from game.tools.sounds.effects import EFFECTS, take
    from game.tools.sounds.far_sky import FAR_SKY
    from game.tools.sounds.long_road import LONG_ROAD
    from game.tools.sounds.monster_fight import MONSTER_FIGHT
    from game.tools.sounds.signals import SIGNALS
    from game.tools.sounds.tin_toys import TIN
    from game.tools.sounds.toy_hills import TOY_HILLS
    from game.tools.sounds.tune_list import tune
    from game.tools.sounds.waves import levelled

    if sound.music:
        return [(path, levelled(*tune(path.stem))) for path in sound.stems]
    noises = (
        EFFECTS,
        SIGNALS,
        TIN,
        DARK_HOUSE,
        BANNER_FIELD,
        TOY_HILLS,
        FAR_SKY,
        LONG_ROAD,
        MONSTER_FIGHT,
        CLASS_VOICES,
    )
    recipe = next(each[name] for each in noises if name in each)
    middle = (len(sound.takes) - 1) / 2
    return [
        (
            path,
            levelled(
                take(name, recipe, number, 1 + (number - middle) * sound.pitch / 100), EFFECT_LUFS
            ),
        )
        for number, path in enumerate(sound.takes)
    ]


def _write(path: Path, wave: Wave, music: bool) -> None:
    from game.tools.sounds.waves import RATE, resampled

    rate, largest = (TUNE_RATE, LARGEST_TUNE) if music else (RATE, LARGEST_EFFECT)
    wave = resampled(wave, rate) if music else wave
    path.parent.mkdir(parents=True, exist_ok=True)
    for coding in CODINGS:
        _code(path, wave, rate, coding)
        if path.stat().st_size <= largest:
            break
    print(f"{path.name}: {len(wave) / rate:.2f} s, {path.stat().st_size / 1000:.1f} KB, {coding}")


def _code(path: Path, wave: Wave, rate: int, coding: float) -> None:
    import soundfile

    with soundfile.SoundFile(
        path, "w", rate, 2, format="OGG", subtype="VORBIS", compression_level=coding
    ) as file:
        # libsndfile dies on long waves written at once.
        for start in range(0, len(wave), rate):
            file.write(wave[start : start + rate])


if __name__ == "__main__":
    sys.exit(main())
