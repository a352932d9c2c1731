"""Numbers with one figure behind the point."""

import pytest

from game.content.texts import load_texts
from game.scenes.frame.kit import Words
from game.scenes.pages.decimals import tenths


@pytest.mark.parametrize(
    "hundredths, signed, said",
    [(60, False, "0.6"), (140, True, "+1.4"), (-25, True, "\N{MINUS SIGN}0.2"), (0, True, "0.0")],
)
def test_a_number_is_rounded_to_tenths(hundredths, signed, said):
    assert tenths(Words(load_texts("en")), hundredths, signed) == said


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_comma_stands_where_the_language_has_one(language):
    assert tenths(Words(load_texts(language)), 725) == "7,2"
