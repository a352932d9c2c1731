"""A task of Dice and Armour is played on the shared table, and its result proves itself."""

from game.content.challenges import load_challenges, setup_of, tally
from game.rules.dice_and_armour import DICE_AND_ARMOUR
from game.scenes.challenge_play import table_of
from game.scenes.dice_and_armour.face import FACE
from game.session.proof import prove, read, replayed, write
from tests.scenes.table.hands import by_mouse, play, sat

CHALLENGES = {each.name: each for each in load_challenges("dice_and_armour")}


def test_a_task_is_solved_by_mouse_and_its_text_is_played_again_to_the_same_end(kit):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    challenge = CHALLENGES["last_step"]
    scene = table_of(kit, challenge)
    stack = sat(scene)
    stack.update(0)
    own = ["B3>C4>C5>D6"]

    def wish(action):
        match = scene.live.match
        done = [each.action for each in match.done if each.action.seat == 0]
        return DICE_AND_ARMOUR.text.name(match.table, action) == own[len(done)]

    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None)
    match = scene.live.match
    found = tally(challenge, match.table, match.events())
    assert (found.won, challenge.stars.earned(found)) == (1, 3)
    actions = tuple(each.action for each in match.done)
    text = write(prove(DICE_AND_ARMOUR, setup_of(challenge), challenge.seed, actions))
    (mind,) = FACE.challenges.minds.values()
    again = replayed(read(text), DICE_AND_ARMOUR, setup_of(challenge), mind)
    assert again.state.table.ending == match.table.ending
