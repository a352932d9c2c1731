"""Tasks of Hold the Banner at the table: played by mouse alone, to their stars."""

import pytest

from game.content.tasks.challenges import load_challenges
from game.rules.hold_the_banner.letters.task_start import SOLVER
from game.scenes.challenges.playing import table_of, tally_of
from game.scenes.hold_the_banner.naming import GAME
from tests.content.tasks.challenge_play import played, solution
from tests.scenes.table.hands import by_mouse, play, sat

POSED = {each.name: each for each in load_challenges(GAME)}
SHORT = [name for name, each in POSED.items() if each.par < 6]
QUICK = ("quarter_aside", "cards_gun")


def proven(names):
    return [pytest.param(n, marks=() if n in QUICK else pytest.mark.nightly) for n in names]


def own(challenge):
    """Return what the solver does in the stored solution."""
    _, _, _, actions = played(challenge, solution(challenge))
    return [action for action in actions if action.seat == SOLVER]


@pytest.mark.parametrize("name", proven(SHORT))
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
