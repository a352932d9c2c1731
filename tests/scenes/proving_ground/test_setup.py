"""The set-up of Proving Ground: which game, by which rules, on which layout, for how many."""

from dataclasses import replace

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.maps.map_cache import BoardShelf
from game.rules.proving_ground.state import Mode, Options, Setup
from game.scenes.faces.face import NotMine
from game.scenes.frame.commands import Changed, Chosen, Device, Kind
from game.scenes.proving_ground.face import FACE
from game.scenes.proving_ground.setup import VARIANTS
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.table.set_up.variant_setup import VariantPanel, variant_setup
from game.scenes.widgets.widget_kinds import Button, Choice, Field, Toggle
from tests import stage


def panel(kit, mode=Mode.BATTLE, **chosen):
    return VariantPanel(kit, VARIANTS, tuple(Mode).index(mode), **chosen)


@pytest.mark.parametrize(
    "mode, seats, key",
    [
        (Mode.BATTLE, 1, "few"),
        (Mode.BATTLE, 2, ""),
        (Mode.BATTLE, 4, ""),
        (Mode.TEAM, 3, "team"),
        (Mode.TEAM, 4, ""),
        (Mode.FAMILY, 1, "few"),
        (Mode.FAMILY, 3, ""),
        (Mode.SOLO, 2, "solo"),
        (Mode.SOLO, 1, ""),
    ],
)
def test_a_game_that_so_many_cannot_play_says_what_to_do(kit, mode, seats, key):
    wanted = kit.words(f"proving.setup.fault.{key}") if key else ""
    assert panel(kit, mode).fault((None,) * seats) == wanted


@pytest.mark.parametrize("mode, people, added", [("solo", 1, 0), ("battle", 2, 1), ("team", 4, 0)])
def test_a_seat_can_be_added_where_the_chosen_game_has_one(kit, mode, people, added):
    keep_setup(kit, "proving_ground", (Occupant(""),) * people, mode)
    sheet = variant_setup(kit, VARIANTS)
    stage.stack(sheet)
    adds = [w for w in stage.widgets_of(sheet) if getattr(w, "name", "") == "seat.add"]
    assert len(adds) == added


def test_who_sits_there_already_can_be_removed_in_a_game_for_one(kit):
    people = Occupant("Ann"), Occupant("Bob"), Occupant("Cy")
    keep_setup(kit, "proving_ground", people, "battle")
    sheet = variant_setup(kit, VARIANTS)
    stage.stack(sheet)
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.SOLO)))
    names = [getattr(w, "name", "") for w in stage.widgets_of(sheet)]
    assert (names.count("seat.remove"), names.count("seat.add")) == (3, 0)


def sitting(sheet):
    """Return what the seats are called."""
    found = (w for w in stage.widgets_of(sheet) if isinstance(w, Field))
    return [each.hint for each in found if each.name.startswith("seat.name.")]


def test_a_computer_stands_aside_in_a_game_for_one_and_comes_back(kit):
    keep_setup(kit, "proving_ground", (Occupant(""), Occupant("", "tester")), "battle")
    sheet = variant_setup(kit, VARIANTS)
    stage.stack(sheet)
    before = sitting(sheet)
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.SOLO)))
    assert sitting(sheet) == before[:1]
    assert sheet.handle(Chosen("setup.start")) is not None
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.BATTLE)))
    assert sitting(sheet) == before


def test_a_person_without_name_and_device_stands_aside_in_a_game_for_one_and_comes_back(kit):
    keep_setup(kit, "proving_ground", (Occupant(""),) * 2, "battle")
    sheet = variant_setup(kit, VARIANTS)
    stage.stack(sheet)
    before = sitting(sheet)
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.SOLO)))
    assert sitting(sheet) == before[:1]
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.BATTLE)))
    assert sitting(sheet) == before


def test_people_at_pads_of_their_own_stay(kit):
    keep_setup(kit, "proving_ground", (Occupant(""),) * 2, "battle")
    sheet = variant_setup(kit, VARIANTS)
    stage.stack(sheet)
    for seat in range(2):
        kit.seating.claim(Device(Kind.PAD, seat), seat)
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.SOLO)))
    assert len(sitting(sheet)) == 2


def test_a_computer_that_was_given_a_name_stays(kit):
    keep_setup(kit, "proving_ground", (Occupant(""), Occupant("Deep", "tester")), "battle")
    sheet = variant_setup(kit, VARIANTS)
    stage.stack(sheet)
    sheet.handle(Changed("mode", tuple(Mode).index(Mode.SOLO)))
    assert len(sitting(sheet)) == 2


def test_an_evening_of_three_is_offered_a_game_for_three(kit):
    keep_setup(kit, "proving_ground", (Occupant(""),), "solo")
    stack = stage.stack(variant_setup(replace(kit, seats=3), VARIANTS))
    names = [getattr(w, "name", "") for w in stage.widgets_of(stack.top)]
    assert sum(name.startswith("seat.who.") for name in names) == 3
    assert kit.words("proving.setup.fault.solo") not in {
        getattr(w, "words", "") for w in stage.widgets_of(stack.top)
    }


def test_an_option_of_another_game_is_not_played_by(kit):
    made = panel(kit, Mode.FAMILY, on={"draft", "open_family"})
    assert made.chosen(2) == Setup(Mode.FAMILY, 2, Options(open_family=True))


def test_a_layout_is_played_on_as_it_was_drawn(kit):
    sheet = variant_setup(kit, VARIANTS, kit.maps / "proving_ground" / "crater.tmx")
    stack = stage.stack(sheet)
    stack.handle(Chosen("setup.start"))
    floor = stack.top.match.table.floor
    assert floor.count(".") == 16
    assert floor[8 * 3 + 3] == "."


def test_what_was_chosen_last_is_offered_again(kit):
    keep_setup(kit, "proving_ground", (Occupant(""),) * 4, "team short as_in_the_box")
    found = {
        each.name: each
        for each in stage.widgets_of(stage.stack(variant_setup(kit, VARIANTS)).top)
        if isinstance(each, Toggle | Choice)
    }
    assert found["short"].on
    assert not found["draft"].on
    assert found["layout"].options[found["layout"].place] == "As in the Box"


def test_the_choices_are_written_as_they_are_read(kit):
    made = panel(kit)
    for chosen in (Changed("mode", 1), Changed("short", True)):
        made.answer(chosen)
    assert made.choices_text().split() == ["team", "short"]


def test_a_map_of_another_game_is_not_taken(kit):
    with pytest.raises(NotMine):
        variant_setup(kit, VARIANTS, kit.maps / "tank_chess" / "river.tmx")


def test_in_the_largest_letters_nothing_lies_over_start(tmp_path):
    large = assets.load_brushes(home() / "assets", 150, False)
    stack = stage.stack(
        variant_setup(stage.make_kit(tmp_path, large, "uk"), VARIANTS), size=(960, 540)
    )
    found = [
        each for each in stage.widgets_of(stack.top) if isinstance(each, Button | Toggle | Choice)
    ]
    (start,) = (each for each in found if each.name == "setup.start")
    own = [each for each in found if each.name in ("layout", "short", "draft", "no_shells")]
    assert len(own) == 4
    assert not [each.name for each in own if each.box.meets(start.box)]


def test_the_layouts_are_read_while_the_title_stands_there(kit):
    kit = replace(kit, boards=BoardShelf())
    for _ in FACE.door.read_ahead(kit):
        pass
    layouts = sorted((kit.maps / "proving_ground").glob("*.tmx"))
    assert len(layouts) >= 10
    assert all(kit.boards.fresh(path) for path in layouts)
