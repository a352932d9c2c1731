"""The check of a map ends with its numbers, the matches last."""

from __future__ import annotations

import pytest

from game.content.maps.maps import load, map_folder
from game.content.texts import LANGUAGES, load_texts
from game.tools.check import main
from game.tools.map_numbers import lines
from tests.bad_content.ground import HERE

DUEL = map_folder() / "tank_chess" / "duel_12.tmx"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_every_section_in_its_order(language: str) -> None:
    texts = load_texts(language)
    said = list(lines(load(DUEL), texts, matches=1))
    heads = [line for line in said[2:] if not line.startswith("  ")]
    order = ("cells", "ways", "lengths", "lines", "symmetry", "matches")
    assert heads == [texts(f"numbers.section.{name}") for name in order]
    assert f"  {texts('numbers.played')}: 1" in said


def test_the_report_of_a_map_is_the_same_every_time() -> None:
    texts = load_texts("en")
    assert list(lines(load(DUEL), texts, 1)) == list(lines(load(DUEL), texts, 1))


def test_a_segment_plays_no_matches(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(HERE / "good_segment.tmx"), "--numbers"])
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "good_segment.tmx: in order"
    assert said[-1] == "Matches are played on whole boards only."


def test_a_map_with_a_mistake_has_no_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(HERE / "short_layer.tmx"), "--numbers"])
    assert capsys.readouterr().out.splitlines()[-1] == "Mistakes: 1, warnings: 0."
