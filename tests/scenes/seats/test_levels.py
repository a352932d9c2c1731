"""What each level of computer players does, told where it is chosen."""

import pytest

from game.ai.minds import offered
from game.content.texts import LANGUAGES, load_texts
from game.rules import GAMES
from game.scenes.opening.opening import opened_game
from game.scenes.widgets.widget_kinds import Choice, Label
from tests import stage

GAMES_WITH_LEVELS = [game for game in GAMES if offered(game)]


@pytest.mark.parametrize("game", GAMES_WITH_LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_line_of_its_own(game, language):
    texts = load_texts(language)
    lines = [texts(f"strength.{level}.about") for level in offered(game)]
    assert len(set(lines)) == len(lines)
    assert texts.missing == {}


def setup(kit, game):
    scene = opened_game(kit, game)
    scene.handle(stage.resized((1280, 720)))
    return scene


def choices(scene):
    found = (each for each in stage.widgets_of(scene) if isinstance(each, Choice))
    return [each for each in found if each.name.startswith("seat.who")]


def labels(scene):
    return [each.words for each in stage.widgets_of(scene) if isinstance(each, Label)]


@pytest.mark.parametrize("game", GAMES_WITH_LEVELS)
def test_a_level_says_what_it_does_in_its_tip_and_on_the_page(kit, game):
    scene = setup(kit, game)
    person, computer, *_ = choices(scene)
    assert (person.tip, bool(computer.tip)) == ("", True)
    scene.form.focus(person.name)
    assert computer.tip not in labels(scene)
    scene.form.focus(computer.name)
    assert computer.tip in labels(scene)
