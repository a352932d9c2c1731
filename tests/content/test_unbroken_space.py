"""A number is not torn from its word, not even inside a gap of another text."""

import pytest

from game.content.files.program_files import home
from game.content.texts import LANGUAGES, UNBROKEN, clean


def test_a_space_that_does_not_break_stays_when_a_text_goes_into_a_gap() -> None:
    assert clean(f"Forward{UNBROKEN}2") == f"Forward{UNBROKEN}2"


def test_every_other_blank_becomes_a_plain_space() -> None:
    assert clean("a\tb\nc\u2003d") == "a b c d"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_sign_stands_apart_from_its_number(language: str) -> None:
    texts = (home() / "assets" / "texts" / f"{language}.yaml").read_text("utf-8")
    assert "№ {" not in texts
