"""What the log of Dice and Armour says of who met whom, and how a crew is called there."""

import pytest

from game.rules import GAMES
from game.rules.dice_and_armour.events import ShotFired, TankRammed
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.state import Setup
from game.scenes.dice_and_armour.sentences import tell
from game.scenes.faces.all_faces import FACES
from game.scenes.play.log import called
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage
from tests.scenes.dice_and_armour.test_beginning import GAME

START = read_start("simple; M^ E5; L^ C4; hv E7; lv A11")
NAMES = ("Ann", "Ben")


def sentences(kit, *actions):
    """Return what is told of the events of these actions, by their types."""
    state, told = GAMES[GAME].new(START, 5), {}
    for line in actions:
        action = next(
            each
            for each in GAMES[GAME].legal(state.table, state.table.turn)
            if GAMES[GAME].text.name(state.table, each) == line
        )
        table, step = state.table, GAMES[GAME].apply(state, action)
        for each in step.events:
            told[type(each.event)] = tell(kit.words, table, each.event, NAMES)
            table = GAMES[GAME].evolve(table, each.event)
        state = step.state
    return told


def test_a_ram_and_a_shot_name_the_cell_of_who_is_struck(kit):
    assert sentences(kit, "E5>E6>E7")[TankRammed].endswith("E7")
    assert sentences(kit, "E5 at N")[ShotFired].endswith("E7")


@pytest.mark.parametrize(
    ("name", "short"), (("Ada, Bo, Cleo, Dmytro", "Ada +3"), ("Ada, Bo", "Ada +1"), ("Ada", "Ada"))
)
def test_a_crew_is_called_by_its_first_in_the_log(name, short):
    assert called(name) == short


def test_the_lines_of_a_crews_match_have_its_first_name_alone(kit):
    kit.settings.change(speed=0, bot_speed=0)
    crew = ("Ada", "Bo", "Cleo", "Dmytro")
    players = (Player(", ".join(crew), None, crew), Player("Ben"))
    match = Match(GAMES[GAME], Header(GAME, 1, Setup(first=0), 5, players))
    match.submit(GAMES[GAME].legal(match.table, 0)[0])
    scene = opened(kit, match, FACES[GAME])
    stage.stack(scene).update(50)
    words = " ".join(line.words for line in scene.desk.log.lines)
    assert "Ada +3" in words
    assert "Cleo" not in words
