from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.tank_chess.search.mating import defender, winning
from game.content.files.reader import ContentError
from game.content.goals import Goal, Ranks, Stars, Tally, judged
from game.content.maps.map_kind import challenged
from game.content.tanchiki.tasks import board_of, of_day
from game.content.tasks.challenges import (
    load_challenges,
    of_the_day,
    read_challenges,
    setup_of,
    tally,
)
from game.content.texts import LANGUAGES, load_texts
from game.rules import GAMES
from game.rules.tank_chess.fast_room.position import numbers
from tests.content.tasks.challenge_play import FOLDER, every, played, solution
from tests.games import BEING_BUILT
from tests.rules.tank_chess.wins import forced

CHESS = load_challenges("tank_chess")
IN_TWO = [challenge for challenge in CHESS if challenge.par == 2]
NAMES = {challenge.id: challenge for challenge in every()}
PINNED = [
    ("1-2026-11-21", "A1 C3 D1 B2", (), 2023110385),
    ("1-2026-11-22", "D3 A3 C3 B1", ("uneven",), 601691326),
    ("1-2027-01-01", "C2 B1 A3 D1", ("island",), 2555788356),
]

GOOD = """
challenges:
  - name: one
    level: 1
    board: learning
    seed: 7
    goal: {aim: eagles, count: 1}
    par: 3
    stars: {three: 3, two: 4, one: 6}
"""


def write(folder, text):
    path = folder / "challenges.yaml"
    path.write_text(text)
    return path


@pytest.mark.parametrize("name", NAMES)
def test_every_stored_solution_earns_full_stars_and_takes_par(name):
    challenge = NAMES[name]
    _, state, told, _ = played(challenge)
    end = tally(challenge, state.table, told)
    found = end.done if isinstance(challenge.stars, Ranks) else end.won
    assert (found, challenge.stars.earned(end)) == (challenge.par, challenge.stars.most)


@pytest.mark.parametrize("name", NAMES)
def test_no_solution_goes_on_after_the_goal(name):
    challenge = NAMES[name]
    _, state, told, _ = played(challenge, solution(challenge)[:-1])
    assert tally(challenge, state.table, told).won is None


@pytest.mark.parametrize("challenge", IN_TWO, ids=lambda each: each.name)
def test_every_reply_to_the_first_turn_loses(challenge):
    """Asked of the rules themselves, not of the search that found the challenge."""
    rules, state, _, _ = played(challenge, solution(challenge)[:1])
    saved = [reply for reply in rules.legal(state.table, 1) if not lost(rules, state, reply)]
    assert saved == []


def lost(rules, state, reply):
    """Whether White wins at once after a reply of Black."""
    then = rules.apply(state, reply).state
    if then.table.end:
        return then.table.end.winner == 0
    crown = next(p.cell for p in then.table.pieces if p.seat == 1 and p.kind == "commander")
    wins = (
        action for action in rules.legal(then.table, 0) if getattr(action, "target", crown) == crown
    )
    win = next(wins, None)
    return win is not None and rules.apply(then, win).state.table.end.winner == 0


@pytest.mark.parametrize("challenge", CHESS, ids=lambda each: each.name)
def test_no_other_first_turn_wins_as_soon(challenge):
    position = numbers(GAMES["tank_chess"].new(setup_of(challenge), 0).table)
    now = list(winning(position))
    firsts = now if challenge.par == 1 else [*now, *forced(position)]
    assert len(firsts) == 1


@pytest.mark.parametrize("challenge", IN_TWO, ids=lambda each: each.name)
def test_the_stored_replies_are_the_defenders_own(challenge):
    lines = solution(challenge)
    rules, _, _, actions = played(challenge, lines[:2])
    _, before, _, _ = played(challenge, lines[:1])
    answer = decided(defender(before.table, 1, rules.legal(before.table, 1), None))
    assert answer == (actions[1],)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_challenge_has_its_words(language):
    texts = load_texts(language)
    for name in NAMES:
        texts(f"challenge.{name}")
        texts(f"challenge.{name}.about")
    assert dict(texts.missing) == {}


LEAST = {"one_cut": 6, "dice_and_armour": 6, "arena_of_eight": 8, "lamps_till_dawn": 8}
"""A small game has fewer challenges than the others."""


def test_challenges_go_from_easy_to_hard():
    for game in challenged():
        levels = [challenge.level for challenge in load_challenges(game)]
        assert (levels, len(levels) >= LEAST.get(game, 12)) == (sorted(levels), True)


def test_no_solution_is_left_over():
    files = [path for path in FOLDER.glob("*/*.txt") if path.parent.name not in BEING_BUILT]
    assert {f"{path.parent.name}.{path.stem}" for path in files} == set(NAMES)


def test_a_good_file_is_read(tmp_path):
    (found,) = read_challenges(write(tmp_path, GOOD), "tanchiki")
    assert (found.id, found.goal, found.stars) == (
        "tanchiki.one",
        Goal("eagles", 1),
        Stars(3, 4, 6),
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("board: learning", "board: nowhere", "there is no board maps/tanchiki/nowhere.tmx"),
        ("board: learning", "board: ../x", "there is no board"),
        ("board: learning", "code: A0 B9 C1 D2", "expected a board code such as A0 C2 B1 D3"),
        ("board: learning", "level: 1", "this key stands here twice"),
        ("    board: learning\n", "", "expected one of a board, a code or a map"),
        ("two: 4", "two: 2", "expected a whole number from 3 to 100, found '2'"),
        ("par: 3", "par: 4", "expected a whole number from 1 to 3, found '4'"),
        ("aim: eagles", "aim: eagle", "did you mean 'eagles'?"),
        ("count: 1", "count: 4", "expected a whole number from 1 to 3, found '4'"),
        ("seed: 7", "seed: x", "expected a whole number, found 'x'"),
        ("name: one", "name: One two", "expected a name such as first_flight"),
        ("seed: 7", "seed: 7\n    options: [solo]", "expected one of"),
        ("seed: 7", "seed: 7\n    star: 1", "unknown key"),
    ],
)
def test_a_mistake_is_said_with_its_place(tmp_path, old, new, said):
    with pytest.raises(ContentError) as caught:
        read_challenges(write(tmp_path, GOOD.replace(old, new)), "tanchiki")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("8/8/8/8/8/8/8/C7 w 0 1", "expected 8 cells in the row before"),
        ("c07/8/8/8/8/8/8/C07 b 0 1", "White's first turn"),
        ("c07/8/8/8/8/8/8/C07 w 0 2", "White's first turn"),
        ("8/8/8/8/8/8/8/C07 w 0 1", "one commander a side"),
        ("c07/8/8/xl07/8/8/8/C07 w 0 1", "without wrecks"),
    ],
)
def test_a_position_that_no_challenge_can_begin_on_is_refused(tmp_path, code, said):
    stars = "{three: 1, two: 2, one: 3}"
    text = f"challenges:\n  - name: a\n    level: 1\n    position: {code}\n    par: 1\n"
    with pytest.raises(ContentError) as caught:
        read_challenges(write(tmp_path, f"{text}    stars: {stars}\n"), "tank_chess")
    assert said in str(caught.value)


def test_a_name_stands_once(tmp_path):
    twice = GOOD + GOOD.replace("\nchallenges:\n", "")
    with pytest.raises(ContentError, match="already a challenge named 'one'"):
        read_challenges(write(tmp_path, twice), "tanchiki")


def day(date):
    """Return a day's name, board code, optional rules and seed."""
    found = of_day(date)
    return found.name, found.posed.place, found.posed.options, found.posed.seed


def test_the_first_generator_makes_these_boards_for_ever():
    assert [day(date) for date in ("2026-11-21", "2026-11-22", "2027-01-01")] == PINNED


def test_days_differ():
    days = {day(f"2026-12-{n:02}")[1:] for n in range(1, 31)}
    assert len(days) == 30


def test_a_board_of_the_day_can_be_set_up():
    (challenge,) = of_the_day("tanchiki", "2026-11-21")
    setup = setup_of(challenge)
    assert (setup.seats, setup.options.solo, setup.board) == (1, True, board_of(challenge.place))


def test_stars_are_earned_by_turns():
    stars = Stars(3, 4, 6)
    assert [stars.worth(turn) for turn in range(1, 8)] == [3, 3, 3, 2, 1, 1, 0]


def test_stars_of_a_ladder_are_earned_by_points_and_never_lost_again():
    ranks = Ranks((16, 18, 20))
    assert [ranks.worth(points) for points in (15, 16, 17, 18, 20, 40)] == [0, 1, 1, 2, 3, 3]
    stands = Tally(19, 7)
    assert (ranks.earned(stands), judged(stands, ranks)) == (2, stands)


def test_a_match_is_lost_when_no_star_can_be_earned_any_more():
    challenge = NAMES["tanchiki.first_flight"]
    _, state, told, _ = played(challenge)
    too_hard = replace(challenge, stars=Stars(1, 1, 1))
    end = tally(too_hard, state.table, told)
    assert (end.won, end.lost) == (None, True)
