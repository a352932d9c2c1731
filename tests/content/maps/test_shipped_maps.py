"""What every shipped map promises to players."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.content.texts import LANGUAGES
from tests.content.maps.shipped import BLANK, CHESS, SHIPPED, TANCHIKI, loaded, named


@named([*SHIPPED, *BLANK])
def test_a_shipped_map_has_neither_mistake_nor_warning(path: Path) -> None:
    assert loaded(path).warnings == ()


@named(SHIPPED)
def test_a_shipped_map_is_told_of_in_every_language(path: Path) -> None:
    facts = loaded(path).facts
    assert set(facts.titles) == set(facts.abouts) == set(LANGUAGES)


@named(SHIPPED)
def test_a_shipped_map_names_its_author(path: Path) -> None:
    assert loaded(path).facts.author == "Tankodrom"


@pytest.mark.parametrize("paths", [TANCHIKI, CHESS], ids=["tanchiki", "tank chess"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_boards_of_a_game_have_the_same_title(paths: list[Path], language: str) -> None:
    titles = Counter(loaded(path).facts.titles[language] for path in paths)
    assert titles.most_common(1)[0][1] == 1
