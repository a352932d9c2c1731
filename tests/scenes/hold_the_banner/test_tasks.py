"""Tasks of Hold the Banner at the table: played by mouse alone, to their stars."""

import pytest

from game.content.tasks.challenges import load_challenges
from game.rules.hold_the_banner.letters.task_start import SOLVER
from game.scenes.challenges.chosen_challenge import details
from game.scenes.challenges.list_contents import ChallengeList
from game.scenes.challenges.playing import table_of, tally_of
from game.scenes.challenges.words import conditions_of
from game.scenes.hold_the_banner.naming import GAME
from game.scenes.widgets.widget_kinds import Label
from game.session.people.progress import Progress
from game.view.canvas.box import Box
from tests.content.tasks.challenge_play import played, proven, solution
from tests.scenes.table.hands import by_mouse, play, sat

POSED = {each.name: each for each in load_challenges(GAME)}
SHORT = [name for name, each in POSED.items() if each.par < 6]
LONG = {*SHORT} - {"quarter_aside", "cards_gun"}


def own(challenge):
    """Return what the solver does in the stored solution."""
    _, _, _, actions = played(challenge, solution(challenge))
    return [action for action in actions if action.seat == SOLVER]


@pytest.mark.parametrize("place", range(len(POSED)))
def test_a_condition_of_a_task_has_room_to_be_read_on_a_low_page(kit, place):
    shelf = ChallengeList((GAME,), Progress(), listed={GAME: tuple(POSED.values())}, place=place)
    named = conditions_of(kit, shelf.chosen)
    found = details(kit, Box(0, 0, 700, 460), shelf)
    rows = [each for each in found if isinstance(each, Label) and each.words in named]
    assert len(rows) == len(named)
    assert all(each.box.height >= 22 for each in rows)


@pytest.mark.parametrize("name", proven(SHORT, LONG))
def test_a_task_is_solved_by_mouse_alone(kit, name):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    scene, wishes = table_of(kit, POSED[name]), own(POSED[name])
    match = scene.desk.live.match
    begins = match.count

    def wished(action):
        done = sum(each.action.seat == SOLVER for each in match.done[begins:])
        return done < len(wishes) and action == wishes[done]

    solved = lambda: tally_of(POSED[name], match).won is not None  # noqa: E731
    play(sat(scene), scene, by_mouse, wished, solved)
    assert tally_of(POSED[name], match).won == POSED[name].par
