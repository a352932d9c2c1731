"""Solo boards as challenges: played on the shared table, worth a ladder of six stars."""

from dataclasses import replace

import pytest

from game.content.goals import Tally
from game.content.tasks.challenges import load_challenges, of_the_day
from game.rules.proving_ground.actions import Retire
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import match_of, table_of
from game.scenes.challenges.words import goal_of, limits_of, line_of
from game.scenes.frame.commands import Changed, Chosen, Key, Press, Said
from game.scenes.proving_ground.face import FACE
from game.scenes.table.opened_table import opened
from game.session.people.progress import Best, keep, load
from game.session.proofs.proof import BadProof
from game.view.show.show_paces import OFF
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.content.tasks.challenge_play import played as steps
from tests.paper import shown
from tests.scenes.challenges.challenge_doors import settle, worth

FIRST = load_challenges("proving_ground")[0]
PLACE = 2


def of(lines):
    """Return the table after these lines of the solution."""
    return steps(FIRST, lines)[1].table


def begun(kit, challenge, lines):
    """Return the stack with the challenge on its table, and these lines played."""
    kit.settings.change(speed=OFF, bot_speed=OFF, less_motion=True)
    played = stage.stack(table_of(kit, challenge))
    live = played.top.live
    for line in lines:
        settle(played, live)
        live.submit(action_of(live.match.rules, live.match.table, line))
    settle(played, live)
    return played, live


@pytest.fixture
def kit(kit):
    copied = []
    made = replace(kit, copy=lambda words: not copied.append(words))
    made.sounds.copied = copied
    return made


def test_the_stored_solution_earns_six_stars_on_the_table_and_its_proof_is_true(kit, brushes):
    played, _ = begun(kit, FIRST, solution(FIRST))
    best = load(kit.folder).on(FIRST.id)
    assert (best.stars, best.points) == (6, FIRST.par)
    paper = shown(played, brushes)
    assert paper.says(f"{FIRST.par} points")
    assert paper.says("All 6 stars.")
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    assert worth(kit, kit.sounds.copied[0]) == (FIRST, FIRST.par, 6)


def test_who_stops_early_keeps_the_stars_so_far_and_can_prove_them(kit):
    lines = solution(FIRST)
    points = [of(lines[:count]).zone(0).points for count in range(len(lines))]
    count = points.index(18)
    played, live = begun(kit, FIRST, lines[:count])
    live.submit(Retire(0))
    settle(played, live)
    best = load(kit.folder).on(FIRST.id)
    assert (best.points, best.stars) == (18, 2)
    assert worth(kit, best.proof) == (FIRST, 18, 2)


def test_a_game_without_a_star_is_lost_and_keeps_nothing(kit, brushes):
    played, live = begun(kit, FIRST, ())
    live.submit(Retire(0))
    settle(played, live)
    assert load(kit.folder).on(FIRST.id) is None
    assert shown(played, brushes).says("1 star: 16 points.")


def test_the_line_over_the_table_says_the_points_and_what_the_next_star_costs(kit):
    said = [line_of(kit, FIRST, Tally(points, 9)) for points in (0, 17, 30)]
    assert said == [
        "0 points; 1 star from 16",
        "17 points; 2 stars from 18",
        "30 points: all 6 stars",
    ]
    assert goal_of(kit, FIRST) == "Score 16 points"


def test_the_line_says_the_last_turn_where_there_is_one(kit):
    said = [line_of(kit, FIRST, Tally(17, turn, last=3)) for turn in (1, 3, 4)]
    assert said == [f"Turn {turn} of 3 · 17 points; 2 stars from 18" for turn in (1, 3, 3)]


def test_the_ladder_is_told_from_its_top(kit):
    assert limits_of(kit, FIRST)[0] == (6, "26 points")
    assert [count for count, _ in limits_of(kit, FIRST)] == [6, 5, 4, 3, 2, 1]


def test_the_list_counts_six_stars_a_board_and_says_the_best(kit, brushes):
    keep(kit.folder, Best(FIRST.id, 20, 4, "TK2-x", points=23))
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", PLACE))
    played.handle(Said(PickOut(1)))
    most = 6 * len(load_challenges("proving_ground"))
    paper = shown(played, brushes)
    assert paper.says(f"4 stars of {most}")
    assert paper.says("Your best: 23 points")


def test_the_board_of_the_day_stands_first_and_its_proof_names_the_day(kit):
    (day,) = of_the_day("proving_ground", kit.today())
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", PLACE))
    played.handle(Said(PickOut(0)))
    played.handle(Chosen("play"))
    label = dict(played.top.live.match.header.labels)["challenge"]
    assert label == day.id == f"proving_ground.daily-1-{kit.today()}"


def test_a_proof_of_a_day_is_not_taken_for_the_other_games_board_of_that_day(kit):
    (day,) = of_the_day("proving_ground", "2026-11-21")
    match = match_of(kit, day)
    from game.scenes.challenges.playing import proved

    with pytest.raises(BadProof, match="unsolved"):
        worth(kit, proved(day, match.rules, match))


def turn_ends(lines):
    """Return after how many lines the artillery has first fired."""
    counts = range(1, len(lines))
    return next(count for count in counts if of(lines[:count]).turn.number > 1)


def test_what_the_artillery_has_done_is_not_taken_back(kit):
    lines = solution(FIRST)
    played, live = begun(kit, FIRST, lines[: turn_ends(lines)])
    count = live.match.count
    played.handle(Press(Key.UNDO))
    assert live.match.count == count
    assert kit.words("table.dice_stand") in played.notices


def test_a_drive_is_taken_back_as_long_as_nothing_was_rolled(kit):
    lines = solution(FIRST)
    played, live = begun(kit, FIRST, lines[: turn_ends(lines) - 1])
    count = live.match.count
    played.handle(Press(Key.UNDO))
    assert live.match.count < count


def test_outside_a_challenge_a_turn_is_taken_back_with_what_the_artillery_did(kit):
    lines = solution(FIRST)
    kit.settings.change(speed=OFF, bot_speed=OFF, less_motion=True)
    match = match_of(kit, FIRST)
    for action in steps(FIRST, lines[: turn_ends(lines)])[3]:
        match.submit(action)
    count = match.count
    played = stage.stack(opened(kit, match, FACE))
    settle(played, played.top.live)
    played.handle(Press(Key.UNDO))
    assert match.count < count
