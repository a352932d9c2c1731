"""A task of One Cut is played on the shared table, and its result proves itself."""

from game.content.challenges import load_challenges, setup_of, tally
from game.rules.one_cut import ONE_CUT
from game.scenes.challenge_play import table_of
from game.scenes.one_cut.face import FACE
from game.session.proof import prove, read, replayed, write
from tests.content.challenge_play import solution
from tests.scenes.table.hands import by_mouse, play, sat

CHALLENGES = {each.name: each for each in load_challenges("one_cut")}


def test_a_task_is_solved_by_mouse_and_its_text_is_played_again_to_the_same_end(kit):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    challenge = CHALLENGES["long_way"]
    scene = table_of(kit, challenge)
    stack = sat(scene)
    stack.update(0)
    own = ["lay move", "lay move", "lay knife", "commit", "step E5", "step F5"]
    assert set(own) <= set(solution(challenge))

    def wish(action):
        done = [each.action for each in scene.live.match.done if each.action.seat == 0]
        return ONE_CUT.text.name(None, action) == own[len(done)]

    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None)
    match = scene.live.match
    found = tally(challenge, match.table, match.events())
    assert (found.won, challenge.stars.earned(found)) == (1, 3)
    actions = tuple(each.action for each in match.done)
    text = write(prove(ONE_CUT, setup_of(challenge), challenge.seed, actions))
    (mind,) = FACE.challenges.minds.values()
    again = replayed(read(text), ONE_CUT, setup_of(challenge), mind)
    assert again.state.table.ending == match.table.ending
