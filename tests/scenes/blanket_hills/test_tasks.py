"""Tasks of Blanket Hills at the table: by mouse alone, to their stars, with a proof."""

from dataclasses import replace

import pytest

from game.content.blanket_hills.tasks import SOLVER
from game.content.tasks.challenges import load_challenges, of_the_day
from game.core.spelling import Card, Word
from game.scenes.blanket_hills.naming import GAME
from game.scenes.challenges.playing import table_of, tally_of
from game.scenes.challenges.words import goal_of, limits_of, line_of
from game.scenes.frame.commands import Chosen, Moved, Pressed, Released
from game.session.people.progress import load
from game.view.blanket_hills.lie_of_land import seen_at
from game.view.show.show_paces import OFF
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.paper import shown
from tests.scenes.challenges.challenge_doors import settle, worth
from tests.scenes.table.hands import buttons, click, sat

POSED = {each.name: each for each in load_challenges(GAME)}


@pytest.fixture
def kit(kit):
    copied = []
    made = replace(kit, copy=lambda words: not copied.append(words))
    made.sounds.copied = copied
    kit.settings.change(speed=OFF, bot_speed=OFF, less_motion=True)
    return made


def ended(kit, challenge, lines):
    """Return the stack when these lines have been played to the end of a task."""
    played = stage.stack(table_of(kit, challenge))
    live = played.top.live
    for line in lines:
        settle(played, live)
        live.submit(action_of(live.match.rules, live.match.table, line))
    settle(played, live)
    return played


@pytest.mark.parametrize("name", ["out_of_the_pit", "walled_in"])
def test_the_stored_solution_earns_its_stars_and_its_proof_is_true(kit, brushes, name):
    challenge = POSED[name]
    played = ended(kit, challenge, solution(challenge))
    best = load(kit.folder).on(challenge.id)
    assert (best.stars, best.points) == (3, challenge.par)
    assert shown(played, brushes).says(f"{challenge.par} points")
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    assert worth(kit, kit.sounds.copied[0]) == (challenge, challenge.par, 3)


def test_half_of_it_earns_a_star_and_nothing_loses(kit, brushes):
    challenge = POSED["handful"]
    ended(kit, challenge, ("shrapnel 105 56 flat", "shrapnel 0 5 flat"))
    best = load(kit.folder).on(challenge.id)
    assert (best.stars, best.points) == (1, 25)
    challenge = POSED["roll_it_in"]
    played = ended(kit, challenge, ("napalm 0 5 flat", "roller 0 5 flat", "roller 0 5 flat"))
    assert load(kit.folder).on(challenge.id) is None
    assert shown(played, brushes).says("1 star: 20 points.")


def test_a_task_is_solved_by_mouse_alone(kit):
    challenge = POSED["one_shell"]
    scene = table_of(kit, challenge)
    stack, match = sat(scene), scene.live.match
    for part in (Card("nuke"), Word("normal")):
        stack.update(0)
        place = scene.desk.choosing.picking(SOLVER).next.index(part)
        click(stack, buttons(scene)[f"pick.{SOLVER}:{place}"])
    pose = seen_at(match.table.land, match.table.tanks[1].place)
    x, y = scene.desk.place.spot(pose.x, pose.y)
    for pointer in (Moved, Pressed, Released):
        stack.handle(pointer(x, y))
    click(stack, buttons(scene)[f"go.{SOLVER}"])
    assert tally_of(challenge, match).done == challenge.par


def test_the_range_of_the_day_is_told_and_can_be_sat_at(kit):
    (day,) = of_the_day(GAME, kit.today())
    scene = table_of(kit, day)
    assert len(scene.live.match.table.tanks[0].shells) == 10
    three = day.stars.points[2]
    assert limits_of(kit, day)[0] == (3, f"{three} points")


def test_a_task_says_what_it_asks_and_what_the_next_star_costs(kit):
    challenge = POSED["lid"]
    match = table_of(kit, challenge).live.match
    assert goal_of(kit, challenge) == "Score 15 points"
    assert line_of(kit, challenge, tally_of(challenge, match)) == "0 points; 1 star from 15"
