"""The house as a tree: what the page for builders shows is what stands there."""

import re

import pytest

from game.content.files.program_files import home
from game.tools.house import PAGE, asks, main, shown, tree, with_tree

LENGTH = re.compile(r"\d+\.\dk")


@pytest.fixture(scope="module")
def page():
    return (home() / PAGE).read_text("utf-8")


@pytest.fixture(scope="module")
def drawn():
    return tree(home() / "game")


def without_lengths(drawn):
    """Return a tree without its lengths, however wide they were."""
    return [re.sub(r" +", " ", LENGTH.sub("", line)) for line in drawn.splitlines()]


def test_the_page_for_builders_shows_the_house_as_it_stands(page, drawn):
    assert without_lengths(shown(page)) == without_lengths(drawn), "house --write mends it"
    for said, true in zip(LENGTH.findall(shown(page)), LENGTH.findall(drawn), strict=True):
        assert float(said[:-1]) == pytest.approx(float(true[:-1]), rel=0.25, abs=0.3)


def test_every_package_says_in_a_sentence_what_it_holds():
    bare = re.compile(r"^ *\w+ +\d+\.\dk$", re.MULTILINE)
    assert bare.findall(tree(home() / "game", modules=True)) == []


def test_whom_a_package_asks_is_read_from_its_imports():
    assert asks(home() / "game/core") == ()
    assert asks(home() / "game/worker") == ("ai",)
    assert "table" in asks(home() / "game/scenes/one_cut")


def test_a_tree_takes_the_place_of_the_one_before_and_of_nothing_else(page):
    changed = with_tree(page, "one line\n")
    assert shown(changed) == "one line\n"
    assert with_tree(changed, shown(page)) == page


def test_a_place_that_is_no_package_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["attic"])
    assert "there is no package game/attic" in capsys.readouterr().err
