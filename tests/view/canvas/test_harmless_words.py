"""Words from outside: whatever they are, they can be drawn and kept."""

import random
import unicodedata

import pytest

from game.content.texts import clean
from game.view.canvas.box import Box
from game.view.canvas.harmless_words import clean_text
from tests import stage

ODD = [
    "\0",
    "\ud800",
    "\u202e",
    "\n",
    "\r",
    "\t",
    "\u2028",
    "{0}",
    "%s",
    "\U0001f600",
    "\uffff",
    " ",
]


def nonsense(seed):
    """Return letters of any kind, some of them ours."""
    chance = random.Random(seed)
    letters = (chr(chance.randrange(0x110000)) for _ in range(chance.randint(0, 400)))
    return "".join(chance.choice((letter, chance.choice(ODD))) for letter in letters)


@pytest.mark.parametrize("cleaned", [clean, clean_text], ids=["a name", "a text"])
def test_any_letters_become_words_that_can_be_kept(cleaned):
    for seed in range(300):
        words = cleaned(nonsense(seed))
        words.encode("utf-8")
        kinds = {unicodedata.category(letter) for letter in words if letter != "\n"}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}, seed


@pytest.mark.parametrize("cleaned", [clean, clean_text], ids=["a name", "a text"])
def test_what_is_clean_stays_as_it_is(cleaned):
    words = [cleaned(nonsense(seed)) for seed in range(300)]
    assert [cleaned(each) for each in words] == words


def test_any_letters_are_drawn_without_a_fault(brushes):
    canvas = stage.canvas(brushes)
    for seed in range(60):
        canvas.write(nonsense(seed), Box(0, 0, 300, 60))
        canvas.text(nonsense(seed), 0, 0)
    assert canvas.surface.get_at((0, 0)) is not None
