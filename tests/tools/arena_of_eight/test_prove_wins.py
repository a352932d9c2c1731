"""What is proven wins against everything; what is not has an answer."""

from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.letters.task_start import read_start
from game.tools.arena_of_eight import prove_wins

BLOCKED = "...AB... | Frost Thunder | kick, hand | {other} | 1:1 | {deck}"


def fewest(other, deck="9 kick"):
    state = RULES.new(read_start(BLOCKED.format(other=other, deck=deck)), 1)
    return prove_wins.Proof().fewest(state, 2)


def test_who_has_no_reply_is_beaten_at_once():
    assert fewest("kick") == 1


def test_two_blocks_take_a_turn_more():
    assert fewest("2 block") == 2
    assert fewest("3 block") is None


def test_a_dodge_for_each_blow_is_enough_to_live():
    assert fewest("jump, crouch", "14 kick") is None


def test_a_draw_from_a_mixed_deck_proves_nothing():
    line = "A.....B. | Thunder Frost | kick, super | kick | 1:3 | {}"
    sure, open_ = (
        RULES.new(read_start(line.format(deck)), 1) for deck in ("14 hand", "7 hand, 7 block")
    )
    assert prove_wins.Proof().fewest(sure, 2) == 2
    assert prove_wins.Proof().fewest(open_, 2) is None


def test_a_beginning_is_answered_in_words(capsys):
    assert prove_wins.main([BLOCKED.format(other="kick", deck="9 kick")]) == 0
    said = capsys.readouterr().out
    assert ": 1, by hand, kick" in said
    assert said.splitlines()[1] == "hand"
