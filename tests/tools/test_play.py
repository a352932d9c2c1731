import pytest

from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.tools.play import guide, new, play
from tests.demo.rules import DEMO
from tests.setups.demo import DUEL


def session(match, answers):
    """Play with these answers and return what was said; out of answers, the player quits."""
    said: list[str] = []
    left = list(answers)
    play(match, said.append, lambda question: left.pop(0) if left else "quit")
    return "\n".join(said)


def test_a_match_can_be_played_by_hand_to_its_end():
    match, dice = new(DEMO, DUEL, 7), Dice(7, "hand")

    def ask(question):
        return str(dice.below(len(DEMO.legal(match.table, match.to_act[0]))))

    said: list[str] = []
    play(match, said.append, ask)
    assert said[-1].endswith(".")
    assert "Won by" in said[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_and_lists_its_choices(game):
    rules = GAMES[game]
    match = new(rules, standard(game, 2), 1)
    said = session(match, [""])
    seat = match.to_act[0]
    assert rules.text.draw(match.view(seat)) in said
    assert all(rules.text.name(match.table, a) in said for a in rules.legal(match.table, seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_in_the_help_can_be_pointed_at(game):
    match = new(GAMES[game], standard(game, 2), 1)
    (shown,) = [each for each in guide(match).splitlines() if each.startswith("Or point")]
    typed = "pick " + shown.partition(", pick ")[2].removesuffix(" picks so.")
    assert "cannot be pointed at" not in session(match, [typed])


def test_words_that_are_no_choice_are_refused_in_a_sentence():
    said = session(new(DEMO, DUEL, 7), ["fly 3"])
    assert "has no choice 'fly 3' now" in said


def test_the_beginning_of_a_choice_lists_what_goes_on_so():
    match = new(GAMES["tank_chess"], standard("tank_chess", 2), 1)
    listed = [line for line in session(match, ["l j3"]).splitlines() if "  L J3" in line]
    words = [
        GAMES["tank_chess"].text.name(match.table, a) for a in match.rules.legal(match.table, 0)
    ]
    assert len(listed) == sum(word.startswith("L J3") for word in words)


@pytest.mark.parametrize("game", GAMES)
def test_the_letters_of_a_table_are_explained_at_the_start(game):
    rules = GAMES[game]
    assert rules.text.legend in session(new(rules, standard(game, 2), 1), [])


def test_a_choice_is_taken_by_its_words_and_taken_back():
    match = new(DEMO, DUEL, 7)
    session(match, [DEMO.text.name(match.table, DEMO.legal(match.table, 0)[0])])
    assert match.count == 1
    session(match, ["undo"])
    assert match.count == 0


def test_the_chain_of_causes_is_told_to_its_beginning():
    match, dice = new(DEMO, DUEL, 7), Dice(7, "why")
    while match.state.told < 12:
        match.submit(dice.choice(DEMO.legal(match.table, match.to_act[0])))
    latest = match.events()[-1]
    said = session(match, ["why"])
    assert f"({latest.rule})" in said
