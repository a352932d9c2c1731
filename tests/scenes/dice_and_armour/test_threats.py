"""The threats of the other side at the table of Dice and Armour, while somebody asks for them."""

from game.rules.dice_and_armour.strikes_next_turn import dangerous, strikers
from game.scenes.dice_and_armour.threats import THREATS
from game.scenes.frame.commands import Key
from tests.paper import shown
from tests.scenes.dice_and_armour.test_beginning import set_up
from tests.scenes.table.hands import press

NEAR = "simple; L^ C4; H^ H2; lv C6; hv E9"
FAR = "simple; L^ C2; H^ H2; lv C11; hv E11"


def taped(scene, brushes):
    """Return the cells that lie in tape on the board."""
    place = scene.desk.place
    marks = (mark for mark in shown(scene, brushes).marks if mark.what == "overlay.tape")
    found = (place.cell(*mark.middle) for mark in marks if place.box.holds(*mark.middle))
    return {cell for cell in found if cell is not None}


def test_where_one_can_be_struck_is_taped_only_while_somebody_asks(kit, brushes):
    stack, scene = set_up(kit, NEAR)
    view = scene.desk.sitting.table
    assert taped(scene, brushes) == set()
    press(stack, Key.SHOW)
    assert taped(scene, brushes) == set(dangerous(view, 0)) != set()
    press(stack, Key.SHOW)
    assert taped(scene, brushes) == set()


def test_the_key_says_whether_anybody_is_in_danger(kit):
    for start, key in ((NEAR, "armour.legend.victim"), (FAR, "armour.legend.safe")):
        view = set_up(kit, start)[1].desk.sitting.table
        said = [words for words, _ in THREATS.signs(kit.words, view, 0)]
        assert said == [kit.words("armour.legend.struck"), kit.words(key)]
        assert bool(strikers(view, 0)) == (start == NEAR)
