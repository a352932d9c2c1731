"""Road to the Overlord on the shared table: whole matches, what is picked where, what is shown."""

import pytest

from game.core.grid import Cell
from game.core.spelling import Card, Piece, SeatOf, Spot, Word
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD, actions
from game.rules.road_to_the_overlord.events import FigureFell, HeroDied, HeroWalked, LevelReached
from game.scenes.road_to_the_overlord.bargaining import bargain
from game.scenes.road_to_the_overlord.face import FACE, heat
from game.scenes.road_to_the_overlord.foreseen import ahead, comes
from game.scenes.road_to_the_overlord.hand_cards import first
from game.scenes.road_to_the_overlord.places import between, covers, lies, mark_at
from game.scenes.road_to_the_overlord.seat_panels import allies
from game.scenes.road_to_the_overlord.table_face import TABLE
from game.scenes.road_to_the_overlord.turning_moments import weight_of
from game.tools.road_to_the_overlord.wishes import wish
from game.view.road_to_the_overlord.way import mark_spot
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, play

from .tables import NAMES, match_on, picking, story, table

LAST = {
    "track": ("- M1 T X M1 - T M1 BOSS",),
    "boss": ("20",),
    "heroes": ("A mark 6 level 5 life 14", "B mark 7 level 4 life 13"),
    "treasures": ("knife gear weapon 1: attack 2", "elixir potion: heal 0"),
}
FIGHT = {
    "heroes": ("A mark 3 holds freeze hat, wears knife", "B"),
    "treasures": (
        "freeze scroll: stun at enemy for 1",
        "hat gear head: defence 1",
        "knife gear weapon 1: attack 2",
    ),
    "fight": ("A front 2", "4 skeleton 2/2 front 2", "5 glutton 1/8 front 1"),
}


def played(kit, state, hand):
    """Return a table on which a match has been played to its end."""
    stack, scene = table(kit, match_on(state))

    def wished(action):
        # A bargain is put together by its dials, on a sheet of its own.
        trades = isinstance(action, actions.Offer | actions.Change)
        return (-1.0, 0.0) if trades else wish(scene.live.match.table, action)

    play(stack, scene, hand, wished, lambda: scene.live.match.outcome is not None, 900)
    return scene


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_match_is_played_to_the_end_with_one_device_alone(kit, hand):
    scene = played(kit, story(**LAST), hand)
    kinds = {type(each.action).__name__ for each in scene.live.match.done}
    assert kinds >= {"Throw", "Walk", "Challenge", "Place", "Attack", "EndTurn"}


def test_a_cell_of_the_field_is_stepped_on_by_a_click_anywhere_on_it(kit):
    for cell in covers(story(**FIGHT).table, Cell(3, 1)):
        stack, scene = table(kit, match_on(story(**FIGHT)))
        place = picking(scene.live.match.state).next.index(Cell(3, 1))
        control = buttons(scene)[f"pick.0:{place}"]
        assert control.box.holds(*scene.desk.place.middle(cell))
        click(stack, control)
        assert scene.live.match.done[0].action == actions.Step(0, Cell(3, 1))


def test_whoever_seeks_a_place_is_told_who_will_stand_where(kit):
    view = story(
        **{**FIGHT, "fight": ("stage placing", "A", "4 skeleton 2/2", "5 glutton 1/8")}
    ).table
    said = [TABLE.tip(kit.words, view, covers(view, Cell(x, -1))[0], NAMES) for x in (2, 1, 3)]
    assert ["life 2" in said[0].words, "life 8" in said[1].words] == [True, True]
    assert said[2].words == kit.words("tip.road_to_the_overlord.cell")


def test_four_cells_of_the_board_are_one_of_the_field_and_no_two_share_one():
    view = story(**FIGHT).table
    taken = [
        cell for part in (Cell(1, 1), Cell(2, 1), Piece(4), Piece(5)) for cell in covers(view, part)
    ]
    assert len(taken) == len({*taken}) == 16
    assert lies(view, Piece(4)) in covers(view, Piece(4))
    assert lies(story().table, Cell(1, 1)) is None


def test_marks_are_found_again_where_they_lie():
    view = story().table
    for mark in range(view.setup.last + 1):
        spot = between(view, 0, picking(story()), Spot("mark", mark))
        assert (spot.x, spot.y) == mark_spot(view.setup.last, mark)
        assert mark_at(view, Cell(round(spot.x), round(spot.y))) in (mark - 1, mark, mark + 1)


def test_gear_that_is_tapped_is_put_on_and_taken_off(kit):
    state = story(heroes=FIGHT["heroes"], treasures=FIGHT["treasures"])
    held = {each.part.name: each for each in TABLE.hand(state.table, 0)}
    assert [name for name, each in held.items() if each.chosen] == ["knife"]
    _, scene = table(kit, match_on(state))
    assert scene.desk.choosing.take(0, Card("hat"))
    assert scene.desk.choosing.take(0, Card("knife"))
    done = [each.action for each in scene.live.match.done]
    assert done == [actions.Wear(0, "hat"), actions.TakeOff(0, "knife")]


def test_in_a_fight_lies_only_what_may_be_played_there():
    assert [each.part for each in TABLE.hand(story(**FIGHT).table, 0)] == [Card("freeze")]


def test_what_the_turn_would_cost_is_said_before_it_ends(kit):
    view = story(**FIGHT).table
    assert comes(kit.words, view, 0) == "If the turn ends now: −3, 7 left."
    assert comes(kit.words, view, 1) == ""
    struck = ahead(kit.words, view, 0, NAMES, actions.Attack(0))
    assert struck == "Skeleton: −7, and falls. Then the monsters: −1, 9 left."
    stunned = ahead(kit.words, view, 0, NAMES, actions.Use(0, "freeze", 4))
    assert stunned == "Then the monsters: −1, 9 left."


def test_a_death_that_is_to_come_is_said(kit):
    state = story(**{**FIGHT, "heroes": ("A mark 3 life 3", "B")})
    assert comes(kit.words, state.table, 0) == "If the turn ends now: −3, and you die."


def test_a_bargain_is_a_row_for_each_card_of_both(kit):
    state = story(
        heroes=("A mark 3 holds knife", "B mark 5 holds elixir"),
        treasures=LAST["treasures"],
    )
    picked = picking(state, Word("offer"), SeatOf(1))
    found = bargain(kit.words, state.table, 0, picked, NAMES)
    assert [(row.dial, row.name, row.own, row.theirs) for row in found.wares] == [
        ("give_1", "Knife", 1, 0),
        ("get_1", "Elixir", 0, 1),
    ]
    assert found.line == ""
    asked = ROAD_TO_THE_OVERLORD.apply(state, actions.Offer(0, 1, (1,), (1,))).state
    sheet = bargain(kit.words, asked.table, 1, picking(asked), NAMES)
    assert [row.gets for row in sheet.wares] == [-1, 1]
    assert sheet.line == "Ben gives Elixir and gets Knife"


def test_it_is_hotter_in_a_fight_and_hottest_against_the_boss():
    boss = {"heroes": ("A", "B"), "fight": ("A front 2", "4 overlord 10/90 front 2 next ban")}
    tables = (story().table, story(**FIGHT).table, story(**boss).table)
    assert [heat(each) for each in tables] == [0, 1, 2]
    assert FACE.tune == "music.road_to_the_overlord"


def test_a_death_far_along_turns_a_match_more_than_a_level():
    view = story(heroes=("A mark 9", "B mark 2")).table
    weights = [
        weight_of(view, each) for each in (HeroDied(0, 10), LevelReached(0, 2), HeroDied(1, 10))
    ]
    assert weights == [9, 4, 2]
    assert not weight_of(view, HeroWalked(0, 4))


def test_keys_begin_with_the_way_on_with_the_blow_and_after_it_with_the_end():
    fight = story(**FIGHT)
    aside = story(**{**FIGHT, "fight": ("A front 1", "4 skeleton 2/2 front 2")})
    struck = ROAD_TO_THE_OVERLORD.apply(fight, actions.Attack(0)).state
    begins = [
        first(state.table, 0, picking(state)) for state in (story(), story(**LAST), fight, aside)
    ]
    assert begins[:3] == [Word("throw"), Word("throw"), Word("attack")]
    # A step, since nobody can be struck from there.
    assert isinstance(begins[3], Cell)
    assert first(struck.table, 0, picking(struck)) == Word("end_turn")


def test_the_panel_of_a_seat_names_its_team_mates_and_nobody_else(kit):
    heroes = ("A mark 1", "B mark 2", "C mark 3", "D mark 4")
    state = story(heroes=heroes, teams=("A C | B D",))
    assert [state.table.setup.teams[seat] for seat in range(4)] == [0, 1, 0, 1]
    assert "Same team: Cid" in allies(kit.words, state.table, 0, NAMES)
    assert "Ben" not in allies(kit.words, state.table, 0, NAMES)
    together = story(heroes=heroes)
    assert "Cid" not in allies(kit.words, together.table, 0, NAMES)


def test_the_fall_of_the_boss_turns_a_match_and_that_of_a_monster_does_not():
    figures = ("A front 2", "4 overlord 10/40 front 2", "5 glutton 1/8 front 1")
    view = story(**{**FIGHT, "fight": figures}).table
    assert [weight_of(view, FigureFell(number, 0)) for number in (4, 5)] == [100, 0]
