"""Several people lead one side together: their names are written with commas between."""

from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.face import Face
from game.scenes.frame.commands import Chosen, Said
from game.scenes.frame.stack import SceneStack
from game.scenes.seats.occupants import LONGEST_NAME, MOST_IN_CREW, Occupant, crew_of
from game.scenes.widgets.widget_kinds import Field
from tests import stage

GAME = "dice_and_armour"


def test_names_with_commas_between_are_a_crew_that_counts_as_one():
    player = Occupant("Ada ,Bo,  Cleo").player(GAME)
    assert (player.name, player.crew) == ("Ada, Bo, Cleo", ("Ada", "Bo", "Cleo"))


def test_one_name_is_no_crew_and_stays_as_it_was_written():
    for name in ("Ada", "", "Ada,", " , "):
        assert (Occupant(name).player(GAME).name, crew_of(name)) == (name, ())


def test_a_computer_leads_its_side_alone():
    assert Occupant("Ada, Bo", "gunner").player(GAME).crew == ()


def test_no_crew_is_larger_than_four_nobody_is_in_it_twice_and_no_name_is_too_long():
    crew = crew_of(",".join(["A" * 40, "Bo", "Bo", "Cleo", "Dmytro", "Eva"]))
    assert (len(crew), crew[0], crew[1:]) == (
        MOST_IN_CREW,
        "A" * LONGEST_NAME,
        ("Bo", "Cleo", "Dmytro"),
    )


def set_up(kit) -> tuple[SceneStack, Face]:
    face = faces_of(kit)[GAME]
    stack = SceneStack(face.door.setup(kit, None))
    stack.handle(stage.resized((1280, 720)))
    return stack, face


def field(stack, seat) -> Field:
    found = (w for w in stage.widgets_of(stack.top) if isinstance(w, Field))
    return next(each for each in found if each.name == f"seat.name.{seat}")


def test_a_crew_is_formed_where_a_match_is_set_up_and_all_its_names_are_seen(kit):
    stack, _ = set_up(kit)
    names = "Ada, Bo, Cleo, Dmytro"
    named = field(stack, 0)
    assert (named.longest >= len(names), "comma" in named.tip) == (True, True)
    stack.handle(Said(named.says(names)))
    assert field(stack, 0).words == names
    stack.handle(Chosen("setup.start"))
    assert stack.top.desk.sitting.match.player(0).crew == ("Ada", "Bo", "Cleo", "Dmytro")
