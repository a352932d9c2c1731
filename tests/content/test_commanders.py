"""The commanders' file, and what is wrong with a bad one."""

import pytest

from game.ai.minds import offered, styles
from game.content.commanders import Commander, Known, Post, load_commanders, read_commanders
from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.texts import LANGUAGES, catalogue
from game.rules import GAMES as LISTED

KNOWN = {"one": Known(("weak", "strong"), ("wild", "calm")), "two": Known(("any",), ("dull",))}


GAMES = {game: Known(offered(game), styles(game)) for game in LISTED if styles(game)}


def faults(tmp_path, text):
    path = tmp_path / "commanders.yaml"
    path.write_text(text)
    with pytest.raises(ContentError) as error:
        read_commanders(path, KNOWN)
    return error.value.faults


def test_a_commander_has_a_level_and_a_style_for_each_game_it_plays(tmp_path):
    path = tmp_path / "commanders.yaml"
    path.write_text("pip:\n  one: {level: strong, style: calm}\n")
    (pip,) = read_commanders(path, KNOWN)
    assert pip == Commander("pip", (("one", Post("strong", "calm")),))
    assert (pip.post("one"), pip.post("two")) == (Post("strong", "calm"), None)


@pytest.mark.parametrize(
    "text, fault",
    [
        (
            "pip:\n  one:\n    level: strnog\n    style: calm\n",
            "commanders.yaml:3: pip.one.level: expected one of weak, strong, found 'strnog' "
            "(did you mean 'strong'?)",
        ),
        (
            "pip:\n  one:\n    level: weak\n    style: bold\n",
            "commanders.yaml:4: pip.one.style: expected one of wild, calm, found 'bold'",
        ),
        (
            "pip:\n  one: {level: weak}\n",
            "commanders.yaml:2: pip.one: the key 'style' is missing",
        ),
        (
            "pip:\n  one: {level: weak, style: calm}\n  three: {level: weak, style: calm}\n",
            "commanders.yaml:3: pip.three: unknown key",
        ),
        ("pip: {}\n", "commanders.yaml:1: pip: a commander plays at least one game"),
        (
            "Pip!:\n  one: {level: weak, style: calm}\n",
            "commanders.yaml:2: Pip!: a commander's id is up to 16 small letters, digits and _",
        ),
    ],
)
def test_a_mistake_is_told_with_file_line_and_way(tmp_path, text, fault):
    assert faults(tmp_path, text) == (fault,)


def test_eight_commanders_play_every_game_at_every_level_and_in_every_style():
    found = load_commanders(GAMES)
    assert len(found) == 8
    for game, there in GAMES.items():
        assert [each.id for each in found if each.post(game) is None] == [], game
        assert {each.post(game).level for each in found} == set(there.levels)
        assert {each.post(game).style for each in found} == set(there.styles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_commander_has_a_name_of_its_own_and_two_lines_about_it(language):
    texts = catalogue(language, home() / "assets" / "texts")
    found = load_commanders(GAMES)
    names = [texts[each.name]["other"] for each in found]
    assert len(set(names)) == len(names)
    assert max(len(name) for name in names) <= 16
    assert all(20 < len(texts[f"{each.name}.about"]["other"]) <= 130 for each in found)
