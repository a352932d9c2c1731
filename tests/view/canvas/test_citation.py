"""A paragraph of the rules is set smaller and paler than the sentence it stands in."""

import pytest

from game.view.canvas.letter_styles import BODY
from tests import stage

SENTENCE = "The shot bounces.\u00a0§\u00a0C4.3"


@pytest.fixture(scope="module")
def type():
    return stage.brushes().type


def ink(type, words):
    """Return the columns of pixels of words, each as its strongest ink."""
    image = type.render(type.set(words, BODY, 1, None, None, False), BODY.family, (0, 0, 0), "left")
    wide, high = image.get_size()
    return [max(image.get_at((x, y)).a for y in range(high)) for x in range(wide)]


def test_a_paragraph_is_paler_than_its_sentence(type):
    columns = ink(type, SENTENCE)
    start = int(type.measure("The shot bounces.\u00a0", BODY)[0])
    assert max(columns[:start]) == 255
    assert 0 < max(columns[start + 1 :]) <= 190


def test_a_paragraph_is_smaller_than_its_sentence(type):
    signed, plain = (ink(type, SENTENCE.replace("§", sign)) for sign in ("§", "Q"))
    ends = [max(x for x, alpha in enumerate(each) if alpha) for each in (signed, plain)]
    assert ends[0] < ends[1]


def test_a_sentence_without_a_paragraph_is_written_as_ever(type):
    assert max(ink(type, "Cost: § 5")[30:]) == 255
