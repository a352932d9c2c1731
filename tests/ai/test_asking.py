"""Questions to minds, and what becomes of them in a hurry."""

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS, offered
from game.ai.questions import InSlices, Question, Work
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES


def question(game, mind):
    rules = GAMES[game]
    table = rules.new(standard(game, 2), 3).table
    (seat, *_) = rules.to_act(table)
    return Question(game, mind, rules.view(table, seat), seat, 3, ("a", 1))


def legal(asked, actions):
    """Return whether actions can be taken in this order."""
    rules = GAMES[asked.game]
    state = rules.new(standard(asked.game, 2), 3)
    for action in actions:
        if action not in rules.legal(state.table, asked.seat):
            return False
        state = rules.apply(state, action).state
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_answered_as_its_mind_would(game):
    asked = question(game, offered(game)[0])
    mind = MINDS[game][asked.mind]
    choices = GAMES[game].legal(asked.view, asked.seat)
    thought = mind(asked.view, asked.seat, choices, Dice(3, "a", 1))
    on_its_way = InSlices().ask(asked)
    while (answer := on_its_way.answer()) is None:
        pass
    assert answer == decided(thought)


@pytest.mark.parametrize("pieces", [0, 1, 7, 60, pytest.param(300, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("mind", ["cadet", "colonel", "general"])
def test_the_levels_of_tank_chess_answer_at_once_when_they_are_hurried(mind, pieces):
    asked = question("tank_chess", mind)
    work = Work(asked.thought)
    found = None
    for _ in range(pieces):
        found = found or work.step()
    answer = found or work.hurry()
    assert answer is not None
    assert legal(asked, answer)


def test_a_race_of_plans_that_is_broken_off_gives_its_best():
    asked = question("tanchiki", "driver")
    whole, seen = Work(asked.thought), 0
    while whole.step() is None:
        seen += 1
    broken = Work(asked.thought)
    for _ in range(seen):
        broken.step()
    answer = broken.hurry()
    while answer is None:
        answer = broken.step()
    assert legal(asked, answer)


def test_a_mind_that_cannot_be_hurried_is_let_think_to_its_end():
    asked = question("tank_chess", "soldier")
    work = Work(asked.thought)
    work.step()
    answer = work.hurry()
    while answer is None:
        answer = work.step()
    assert answer == decided(asked.thought())
