"""What the table of Dice and Armour asks, and what it shows of each answer."""

from dataclasses import replace

from game.core.grid import Cell
from game.core.spelling import Way
from game.rules.dice_and_armour.actions import ChoosePart, Move
from game.rules.dice_and_armour.state import Ending, How
from game.scenes.dice_and_armour.result_and_options import result_of
from game.scenes.dice_and_armour.table_face import TABLE
from game.scenes.frame.commands import MOUSE
from game.scenes.table import layout
from game.scenes.widgets.widget_kinds import Label
from game.view.canvas.board_place import BoardPlace
from game.view.dice_and_armour.marks import draw_reach, draw_shots
from tests.paper import Paper
from tests.scenes.dice_and_armour.test_beginning import set_up
from tests.scenes.table.hands import buttons

PLACE = BoardPlace(40, 40, 48, 9, 11)


def rammed(kit, written, end):
    """Return a table at which the first tank has rammed, its last step onto this cell."""
    _, scene = set_up(kit, written)
    moves = scene.desk.choosing.picking(0).left
    ram = next(a for a in moves if isinstance(a, Move) and a.tank == 0 and a.path[-1] == end)
    scene.live.submit(ram)
    scene.update(20)
    return scene


def asked(scene):
    view, seat = scene.live.match.table, scene.desk.open[0]
    return TABLE.asked(scene.desk.kit.words, view, seat, ("Ann", "Bob"))


def words_of(scene):
    return {each.words for name, each in buttons(scene).items() if name.startswith("pick.")}


def test_each_part_that_a_ram_may_break_says_what_its_loss_means(kit):
    scene = rammed(kit, "simple; M^ E4; l E6; h A11", Cell(4, 5))
    assert words_of(scene) == {
        "Tracks: never moves again",
        "Rear: slower, 2 moves straight only",
        "Side: shoots straight ahead only",
        "Front: moves 1, pierces less, 2 moves straight only",
    }


def test_a_heavy_tank_is_not_slower_without_its_rear(kit):
    scene = rammed(kit, "simple; H^ E5; h E6; h A11", Cell(4, 5))
    assert "Rear: 2 moves straight only" in words_of(scene)


def test_a_ram_asks_of_the_other_tank_and_then_of_the_own_one(kit):
    scene = rammed(kit, "simple; M^ E4; m E6; h A11", Cell(4, 5))
    first = asked(scene)
    scene.live.submit(
        next(a for a in scene.desk.choosing.picking(0).left if isinstance(a, ChoosePart))
    )
    scene.update(20)
    assert first == "Medium tank, Bob (E6) was rammed: which part breaks? Then one of yours does"
    assert asked(scene) == "Medium tank, Ann (E5) rammed: which of its parts breaks?"


def test_which_way_a_tank_faces_is_asked_with_the_reason(kit):
    _, scene = set_up(kit, "simple; L^ E4; l A11")
    desk = scene.desk
    picking = desk.choosing.picking(0)
    picking = picking.take(picking.next[0]).take(Cell(5, 4))
    said = TABLE.asked_next(desk.kit.words, scene.live.match.table, 0, picking)
    assert said.startswith("Go; or choose where it faces: once damaged")


def test_who_may_be_rammed_is_framed_and_nothing_lies_over_it(kit, brushes):
    _, scene = set_up(kit, "simple; H^ E5; h E6; h A11")
    table, paper = scene.live.match.table, Paper(brushes)
    draw_reach(paper, PLACE, table, table.tank(0), None)
    x, y = PLACE.middle(Cell(4, 5))
    over = [each for each in paper.marks if each.how == "picture" and each.box.holds(x, y)]
    assert not over
    assert not paper.pictures("overlay.danger")


def test_the_chances_of_a_shot_stand_clear_of_the_tank_and_of_its_neighbours(kit, brushes):
    _, scene = set_up(kit, "simple; H^ E5; l E7; h E8; h A11")
    table, paper = scene.live.match.table, Paper(brushes)
    draw_shots(paper, PLACE, table, table.tank(0))
    plates = [each.box for each in paper.marks if (each.how, each.colour) == ("plate", "night")]
    assert plates
    for tank in table.tanks:
        cell = PLACE.square(tank.cell)
        assert not any(plate.shared(cell).height > 0 < plate.shared(cell).width for plate in plates)


def test_the_result_counts_in_one_sentence(kit):
    _, scene = set_up(kit, "simple; H^ E5; l E7 tracks engine; h A11")
    table = replace(scene.live.match.table, ending=Ending(How.RESIGNED, 0))
    lines = result_of(kit.words, table, ("Ann", "Bob")).lines
    assert [each.score for each in lines] == [None, None]
    assert [each.note for each in lines] == [
        "Tanks left: 1 · broken parts: 0",
        "Tanks left: 2 · broken parts: 2",
    ]


def test_a_ram_is_told_though_its_facing_may_be_chosen(kit):
    _, scene = set_up(kit, "simple; L^ E4; l D6; l A11")
    desk = scene.desk
    picking = desk.choosing.picking(0)
    picking = picking.take(picking.next[0]).take(Cell(3, 5))
    assert any(isinstance(part, Way) for part in picking.next)
    said = TABLE.asked_next(desk.kit.words, scene.live.match.table, 0, picking)
    assert said == "A ram breaks one part of each tank; you choose both. Go does it."


def test_how_to_look_closely_at_a_tank_is_said_for_the_device_in_use(kit):
    _, scene = set_up(kit, "simple; H^ E5; h E6; h A11")

    def told():
        found = layout.widgets(scene.desk)
        return [each.words for each in found if isinstance(each, Label) and "parts" in each.words]

    assert told() == ["V: go to any tank and see its parts"]
    kit.seating.last = MOUSE
    assert told() == ["Rest the pointer on any tank to see its parts"]
    scene.desk.choosing.take(0, scene.desk.choosing.picking(0).next[0])
    assert told() == []
