"""Every mistake of a map maker gets its sentence; `tests/bad_content` holds one of each."""

from __future__ import annotations

import re
import string
from functools import lru_cache
from pathlib import Path

import pytest

from game.content.maps.maps import load
from game.content.texts import GAP, LANGUAGES, Texts, catalogue, load_texts
from game.content.tiled.faults import Fault, MapFaults, sentence
from game.content.tiled.guarded_xml import OTHER_SORTS
from tests.bad_content.ground import HERE
from tests.bad_content.make import make

BAD = sorted(path for path in HERE.glob("*.tmx") if not path.stem.startswith("good_"))
GOOD = sorted(HERE.glob("good_*.tmx"))
ROOT = Path(__file__).parents[3]
ENGLISH = load_texts("en")


@lru_cache(maxsize=256)
def found(path: Path) -> tuple[Fault, ...]:
    try:
        return load(path).warnings
    except MapFaults as faults:
        return faults.found


def sentences_of(path: Path, texts: Texts) -> list[str]:
    return [sentence(fault, texts).removeprefix("tests/bad_content/maps/") for fault in found(path)]


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_a_bad_map_gets_exactly_its_sentences(path: Path) -> None:
    assert sentences_of(path, ENGLISH) == path.with_suffix(".txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_the_map_that_bad_ones_are_made_from_is_good(path: Path) -> None:
    assert found(path) == ()


def test_there_are_bad_maps_enough() -> None:
    assert len(BAD) >= 60


def test_the_bad_maps_are_as_their_maker_writes_them(tmp_path: Path) -> None:
    make(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in HERE.iterdir() if path.suffix != ".txt"}
    assert made == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_all_its_gaps_filled(language: str) -> None:
    texts = load_texts(language)
    lines = [line for path in BAD for line in sentences_of(path, texts)]
    assert [line for line in lines if GAP.search(line) or "map.fault" in line] == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    other, english = (
        {key: forms["other"] for key, forms in catalogue(code, ROOT / "assets/texts").items()}
        for code in (language, "en")
    )
    keys = [key for key in english if key.startswith("map.")]
    assert [key for key in keys if not _cyrillic(other.get(key, ""))] == []


def test_every_fault_that_the_code_names_has_its_words() -> None:
    assert {key for key in named_faults() if f"map.fault.{key}" not in ENGLISH} == set()


def test_no_words_are_kept_for_a_fault_that_the_code_does_not_name() -> None:
    keys = catalogue("en", ROOT / "assets/texts")
    spare = {key.removeprefix("map.fault.") for key in keys if key.startswith("map.fault.")}
    assert spare - named_faults() == set()


def _cyrillic(text: str) -> bool:
    bare = re.sub(r"\{[a-z_]+\}", "", text)
    return any(letter not in string.printable and letter.isalpha() for letter in bare)


def named_faults() -> set[str]:
    """Every key in the code: named outright, or made of the keys of the rules."""
    call = re.compile(r'\.(?:error|warn|stop|_unknown)\(\s*((?:"[a-z0-9_]+"|[a-z_ ]|\n)+?)[,)]')
    word = re.compile(r'"([a-z0-9_]+)"')
    keys = {"and_more", "attribute_text", "attribute_number", *OTHER_SORTS}
    for path in [*ROOT.glob("game/content/**/*.py"), ROOT / "game/view/board/tiled_picture.py"]:
        for arguments in call.findall(path.read_text("utf-8")):
            keys.update(word.findall(arguments))
    checks = (ROOT / "game/rules/tanchiki/ground/checks.py").read_text("utf-8")
    keys.update(f"k_{key}" for key in re.findall(r'Fault\("K[0-9]", "([a-z_]+)"', checks))
    keys.update({"k_falling_diagonal", "k_rising_diagonal"})
    assembly = (ROOT / "game/rules/tanchiki/ground/assembly.py").read_text("utf-8")
    keys.update(f"code_{key}" for key in re.findall(r'BadCode\("([a-z_]+)"', assembly))
    return keys
