"""The card of the tank that is chosen or looked at tells its figures without resting on it."""

from game.core.rules import NOBODY
from game.core.spelling import Piece
from game.scenes.frame.commands import Moved
from game.scenes.table.picking import pick
from game.view.canvas.box import Box
from game.view.dice_and_armour.tank_card import draw_card
from tests.paper import Paper, plain, shown
from tests.scenes.dice_and_armour.test_beginning import set_up

START = "simple; M> E6 engine side front; L^ C2; hv F9; l< H6 rear"


def told(scene, brushes):
    """Return the words and pictures in the hand, without anything resting."""
    hand = scene.desk.laid_out.side
    marks = [mark for mark in shown(scene, brushes).marks if hand.holds(*mark.middle)]
    return [plain(mark.what) for mark in marks]


def choose(scene, cell):
    table = scene.desk.sitting.table
    number = next(t.number for t in table.tanks if (t.cell.x, t.cell.y) == cell)
    pick(scene.desk, 0, Piece(number), NOBODY)


def test_a_chosen_tank_has_its_figures_and_parts_on_its_card(kit, brushes):
    _, scene = set_up(kit, START)
    choose(scene, (4, 5))
    found = told(scene, brushes)
    assert kit.words("armour.card", kind=kit.words("armour.kind.medium"), cell="E6") in found
    speed, reach = (found.index(kit.words(f"armour.card.{each}")) for each in ("speed", "range"))
    assert (found[speed + 1], found[reach + 1]) == ("1", "2")
    broken = [each for each in found if each.startswith("armour.lost.")]
    whole = [each for each in found if each.startswith("armour.part.")]
    assert broken == [f"armour.lost.{part}" for part in ("engine", "side", "front")]
    assert whole == [f"armour.part.{part}" for part in ("tracks", "rear", "turret")]


def test_what_the_pointer_is_on_has_its_card_at_once_while_nothing_is_chosen(kit, brushes):
    stack, scene = set_up(kit, START)
    foe = scene.desk.sitting.table.own(1)[0]
    stack.handle(Moved(*scene.desk.place.middle(foe.cell)))
    name = kit.words("armour.card", kind=kit.words("armour.kind.heavy"), cell="F9")
    assert name in told(scene, brushes)
    choose(scene, (2, 9))
    assert name not in told(scene, brushes)


def test_a_card_that_has_no_room_is_left_out(kit, brushes):
    _, scene = set_up(kit, START)
    tank = scene.desk.sitting.table.tanks[0]
    paper = Paper(brushes)
    draw_card(
        paper, Box(0, 0, 300, 90), tank, "Tank", (("Moves exactly", "3"), ("Shoots up to", "1"))
    )
    assert not paper.marks
