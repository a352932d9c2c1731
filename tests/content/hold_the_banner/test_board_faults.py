"""Every mistake of who draws a board gets its sentence, with its place and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.maps.maps import load
from game.content.texts import GAP, LANGUAGES, load_texts
from game.content.tiled.faults import Fault, MapFaults
from tests.content.hold_the_banner.drawn import put
from tests.content.hold_the_banner.faulty import FAULTY, UNEVEN
from tests.content.maps.test_fault_places import BANNERS, missing
from tests.content.maps.told import told


def faults(text: str, folder: Path) -> tuple[Fault, ...]:
    with pytest.raises(MapFaults) as caught:
        load(put(text, folder))
    return caught.value.found


@pytest.mark.parametrize("name", FAULTY)
def test_a_faulty_board_gets_exactly_its_sentence(name: str, tmp_path: Path) -> None:
    text, said = FAULTY[name]
    assert told(put(text, tmp_path), load_texts("en")) == [said]


@pytest.mark.parametrize("name", FAULTY)
def test_a_faulty_board_names_the_place(name: str, tmp_path: Path) -> None:
    assert [missing(fault) for fault in faults(FAULTY[name][0], tmp_path)] == [[]]


def test_uneven_halves_of_a_duel_are_a_warning(tmp_path: Path) -> None:
    text, said = UNEVEN
    assert told(put(text, tmp_path), load_texts("en")) == [said]


def test_every_message_about_a_board_has_a_faulty_one(tmp_path: Path) -> None:
    found = {fault.key for text, _ in FAULTY.values() for fault in faults(text, tmp_path)}
    warned = {fault.key for fault in load(put(UNEVEN[0], tmp_path)).warnings}
    assert found | warned >= set(BANNERS.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_in_every_language(language: str, tmp_path: Path) -> None:
    texts = load_texts(language)
    for text, _ in FAULTY.values():
        (said,) = told(put(text, tmp_path), texts)
        assert not GAP.search(said)
