"""A task of a game is played on the shared table by mouse, and its result proves itself."""

import pytest

from game.content.tasks.challenges import load_challenges, setup_of, tally
from game.rules import GAMES
from game.scenes.challenges.playing import table_of
from game.scenes.faces.all_faces import FACES
from game.session.proofs.proof import prove, read, replayed, write
from tests.content.tasks.challenge_play import solution
from tests.scenes.table.hands import by_mouse, play, sat

TASKS = {
    "arena_of_eight": ("at_the_wall", ["slide"]),
    "dice_and_armour": ("last_step", ["B3>C4>C5>D6"]),
    "one_cut": (
        "long_way",
        ["lay move", "lay move", "lay knife", "commit", "step E5", "step F5"],
    ),
}
"""Of each game a task and the own actions that solve it at once."""


@pytest.mark.parametrize("game", TASKS)
def test_a_task_is_solved_by_mouse_and_its_text_is_played_again_to_the_same_end(game, kit):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    name, own = TASKS[game]
    rules = GAMES[game]
    challenge = next(each for each in load_challenges(game) if each.name == name)
    scene = table_of(kit, challenge)
    stack = sat(scene)
    stack.update(0)
    assert set(own) <= set(solution(challenge))

    def wish(action):
        match = scene.live.match
        done = [each.action for each in match.done if each.action.seat == 0]
        return rules.text.name(match.table, action) == own[len(done)]

    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None)
    match = scene.live.match
    found = tally(challenge, match.table, match.events())
    assert (found.won, challenge.stars.earned(found)) == (1, 3)
    actions = tuple(each.action for each in match.done)
    text = write(prove(rules, setup_of(challenge), challenge.seed, actions))
    (mind,) = FACES[game].challenges.minds.values()
    again = replayed(read(text), rules, setup_of(challenge), mind)
    assert again.state.table.ending == match.table.ending
