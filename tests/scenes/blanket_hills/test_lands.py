"""The set-up offers folds made anew, flat land, and what was painted."""

from __future__ import annotations

from dataclasses import replace
from shutil import copy

import pytest

from game.content.blanket_hills.height_pictures import land_folder, read_land
from game.content.maps.map_facts import name_in
from game.content.texts import LANGUAGES, load_texts
from game.rules.blanket_hills.state import LandKind
from game.scenes.blanket_hills.lands import lands
from game.scenes.blanket_hills.setup import GAME, VARIANTS
from game.scenes.frame.commands import Changed
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.variant_setup import VariantPanel, variant_setup
from game.scenes.widgets.widget_kinds import Label
from tests import stage

OURS = {
    "en": ["Flat", "Bowl", "Two ridges"],
    "ru": ["Ровная", "Чаша", "Два гребня"],
    "uk": ["Рівна", "Чаша", "Два гребені"],
}


def names(kit):
    return [name_in(each.facts.titles, kit.words.language) for each in lands(kit, GAME)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_lands_have_names_in_each_language(kit, language):
    assert names(replace(kit, words=Words(load_texts(language)))) == OURS[language]


def test_a_land_of_ones_own_is_called_as_its_file_and_a_broken_one_is_not_there(kit, tmp_path):
    (tmp_path / GAME).mkdir()
    copy(land_folder() / "bowl.png", tmp_path / GAME / "my_hills.png")
    (tmp_path / GAME / "torn.png").write_bytes(b"torn")
    assert names(replace(kit, maps=tmp_path)) == ["Flat", "my hills"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 file is left out, “torn.png”: this is no PNG picture; save it as one."),
        ("ru", "1 файл не показан, «torn.png»: это не рисунок PNG; сохраните его как PNG."),
        ("uk", "1 файл не показано, «torn.png»: це не малюнок PNG; збережіть його як PNG."),
    ],
)
def test_a_broken_picture_is_named_with_what_is_wrong_with_it(kit, tmp_path, language, said):
    kit.words.speak(language)
    kit = replace(kit, maps=tmp_path)
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "torn.png").write_bytes(b"torn")
    assert said in words_of(variant_setup(kit, VARIANTS))


def test_of_several_broken_pictures_the_first_is_named_and_all_are_counted(kit, tmp_path):
    kit = replace(kit, maps=tmp_path)
    (tmp_path / GAME).mkdir()
    for name in ("a", "b"):
        (tmp_path / GAME / f"{name}.png").write_bytes(b"torn")
    (said,) = (each for each in words_of(variant_setup(kit, VARIANTS)) if "left out" in each)
    assert said.startswith("2 files are left out; the first, “a.png”:")


def test_where_nothing_is_broken_nothing_is_said_of_it(kit):
    assert not [each for each in words_of(variant_setup(kit, VARIANTS)) if "left out" in each]


def words_of(page):
    return [each.words for each in stage.widgets_of(page) if isinstance(each, Label)]


@pytest.mark.parametrize("seats, mode", [(2, 0), (3, 0), (4, 1), (1, 2)])
def test_each_way_to_play_is_played_on_the_land_that_was_chosen(kit, seats, mode):
    panel = VariantPanel(kit, VARIANTS, mode, boards=lands(kit, GAME))
    found = []
    for place in range(4):
        panel.answer(Changed("layout", place))
        found.append(panel.chosen(seats).land)
    painted = [read_land(land_folder() / f"{name}.png") for name in ("bowl", "two_ridges")]
    assert found == [LandKind.SEEDED, LandKind.FLAT, *painted]
    assert {len(panel.chosen(seats).teams)} == {seats}
