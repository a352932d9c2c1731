import base64
from dataclasses import replace
from functools import lru_cache

import pytest

from game.ai.arena_of_eight.task_defender import defender as champion
from game.ai.dice_and_armour.task_defender import defender as tactician
from game.ai.hold_the_banner.task_habits import MINDS as OF_BANNER
from game.ai.lamps_till_dawn.task_habits import MINDS as OF_LAMPS
from game.ai.minds import MINDS, number
from game.ai.one_cut.task_defender import defender as master
from game.ai.tank_chess.search.mating import defender
from game.content.tasks.challenges import load_challenges, setup_of, tally
from game.rules import GAMES
from game.rules.tanchiki.actions import PlaceCard, TakeBack
from game.rules.tank_chess.actions import Resign
from game.scenes.challenges.seats import opening_of
from game.session.proofs.proof import BadProof, prove, read, replayed, write
from game.session.proofs.proof_text import checksum
from tests.content.tasks.challenge_play import every, played, proved

DEFENDERS = {
    "tank_chess": defender,
    "one_cut": master,
    "dice_and_armour": tactician,
    "arena_of_eight": champion,
}
HABITS = {"lamps_till_dawn": OF_LAMPS, "hold_the_banner": OF_BANNER}
NAMES = {challenge.id: challenge for challenge in every()}
SHORT = "tanchiki.first_flight"
CHESS = "tank_chess.on_the_spot"


@lru_cache(maxsize=64)
def proof_of(name):
    return proved(NAMES[name])


def again(name, proof):
    challenge = NAMES[name]
    known = {**MINDS.get(challenge.game, {}), **HABITS.get(challenge.game, {})}
    mind = known.get(challenge.against) or DEFENDERS.get(challenge.game)
    rules, opening = GAMES[challenge.game], opening_of(challenge)
    return replayed(proof, rules, setup_of(challenge), mind, opening=opening)


def key_of(action):
    with pytest.raises(BadProof) as caught:
        action()
    return caught.value.key


@pytest.mark.parametrize("name", NAMES)
def test_a_written_result_is_played_again_to_the_same_end(name):
    _, state, told, _ = played(NAMES[name])
    found = again(name, read(write(proof_of(name))))
    assert (found.state, tuple(found.told)) == (state, told)


@pytest.mark.parametrize("name", NAMES)
def test_a_text_is_short_enough_to_be_sent(name):
    assert len(write(proof_of(name))) <= 120


def test_a_text_bears_line_breaks_and_spaces():
    text = write(proof_of(SHORT))
    assert read(f"  {text[:9]}\n> ".replace("> ", "") + f"{text[9:]}\n") == proof_of(SHORT)


def test_every_single_wrong_letter_is_noticed():
    text = write(proof_of(SHORT))
    taken = []
    for at in range(len(text)):
        other = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        try:
            taken.append(read(other))
        except BadProof:
            continue
    # The last letter of base64 may carry bits that say nothing.
    assert [proof for proof in taken if proof != proof_of(SHORT)] == []


def test_every_cut_text_is_refused():
    text = write(proof_of(SHORT))
    keys = {key_of(lambda at=at: read(text[:at])) for at in range(len(text))}
    assert keys == {"no_proof", "mistyped"}


@pytest.mark.parametrize(
    "text", ["", "hello", "TK", "TK1-", "TK1-ÄÖ", "TK1-====", "TK1-" + "A" * 9000]
)
def test_what_is_no_result_is_refused(text):
    assert key_of(lambda: read(text)) in ("no_proof", "mistyped")


def test_a_text_of_a_later_version_says_so():
    assert key_of(lambda: read("TK3" + write(proof_of(SHORT))[3:])) == "version"


def test_a_text_of_before_is_one_of_the_first_computer_players():
    """Written by the program before texts held their number."""
    text = "TK1-pwsA-H8hAQEAAAECAAIDqb9B0mo"
    found = again(CHESS, read(text))
    assert read(text).minds == 1
    assert found == again(CHESS, proof_of(CHESS))


def test_a_result_is_played_again_whatever_the_number_of_the_computer_players_was():
    for count in range(1, number("tank_chess") + 1):
        proof = replace(proof_of(CHESS), minds=count)
        assert again(CHESS, read(write(proof))) == again(CHESS, proof_of(CHESS))


def test_a_result_against_other_computer_players_is_not_played():
    proof = replace(proof_of(CHESS), minds=number("tank_chess") + 1)
    assert key_of(lambda: again(CHESS, read(write(proof)))) == "minds"


def test_a_result_without_computer_players_is_worth_what_it_is_whatever_their_number():
    proof = replace(proof_of(SHORT), minds=number("tanchiki") + 1)
    assert again(SHORT, read(write(proof))) == again(SHORT, proof_of(SHORT))


def test_a_result_of_other_rules_is_not_played():
    proof = replace(proof_of(SHORT), rules=99)
    assert key_of(lambda: again(SHORT, read(write(proof)))) == "rules"


def test_a_result_of_another_board_is_not_played():
    assert key_of(lambda: again("tanchiki.hunt", proof_of(SHORT))) == "board"


def test_a_forged_text_with_a_right_checksum_is_worth_what_its_moves_are_worth():
    proof, challenge = proof_of(SHORT), NAMES[SHORT]
    forged = replace(proof, choices=proof.choices // 3, count=proof.count - 9)
    worth = []
    for choices in range(forged.choices, forged.choices + 12):
        try:
            found = again(SHORT, read(write(replace(forged, choices=choices))))
        except BadProof as bad:
            worth.append(bad.key)
        else:
            worth.append(tally(challenge, found.state.table, found.told).won)
    assert set(worth) <= {"too_long", None}


def test_more_moves_than_the_match_has_are_refused():
    proof = proof_of(CHESS)
    assert key_of(lambda: again(CHESS, replace(proof, count=proof.count + 1))) == "too_long"


def test_a_number_larger_than_its_moves_is_refused():
    proof = proof_of(SHORT)
    big = replace(proof, choices=proof.choices + 100**proof.count)
    assert key_of(lambda: again(SHORT, big)) == "too_long"


def test_a_text_cannot_make_the_program_work_for_ever():
    body = bytes(6) + b"\x01\x01" + b"\x00" + b"\x00\x03\xff\xff\xff" + b"\x00\x00"
    text = base64.urlsafe_b64encode(body + checksum(body)).decode().rstrip("=")
    assert key_of(lambda: read("TK1-" + text)) == "mistyped"


def test_cards_laid_and_taken_back_are_left_out():
    challenge = NAMES[SHORT]
    rules, _, _, actions = played(challenge)
    first = next(at for at, action in enumerate(actions) if isinstance(action, PlaceCard))
    laid = actions[first]
    noise = (laid, TakeBack(0, laid.manoeuvre)) * 3
    longer = (*actions[:first], *noise, *actions[first:])
    assert prove(rules, setup_of(challenge), challenge.seed, longer) == proof_of(SHORT)


def test_the_computers_answers_are_asked_anew_and_not_believed():
    challenge = NAMES[CHESS]
    rules, _, _, actions = played(challenge)
    state = rules.new(setup_of(challenge), challenge.seed)
    after = rules.apply(state, actions[0]).state
    weak = next(a for a in rules.legal(after.table, 1) if a != actions[1])
    proof = prove(rules, setup_of(challenge), challenge.seed, (actions[0], weak))
    told = [one.event for one in again(CHESS, proof).told]
    honest = [one.event for one in again(CHESS, replace(proof_of(CHESS), **_only_first())).told]
    assert told == honest


def _only_first():
    proof = proof_of(CHESS)
    challenge = NAMES[CHESS]
    state = GAMES["tank_chess"].new(setup_of(challenge), challenge.seed)
    many = len(GAMES["tank_chess"].legal(state.table, 0))
    return {"count": 1, "choices": proof.choices % many}


def test_what_is_not_in_the_list_of_turns_proves_nothing():
    challenge = load_challenges("tank_chess")[0]
    rules = GAMES["tank_chess"]
    assert key_of(lambda: prove(rules, setup_of(challenge), 0, (Resign(0),))) == "talk"
