"""A throw at the table of Dice and Armour: what is said of it, and when."""

import pytest

from game.core.rolled_dice import Rolled, Throw
from game.rules.dice_and_armour.actions import Shoot
from game.rules.dice_and_armour.kinds import Part
from game.scenes.table import layout
from game.scenes.widgets.widget_kinds import Label
from game.view.canvas.board_place import BoardPlace
from game.view.dice_and_armour import thrown_dice
from game.view.show.clip import Effect
from game.view.show.thrown_dice import LIE, TUMBLE
from tests.paper import Paper
from tests.scenes.dice_and_armour.test_beginning import set_up
from tests.scenes.table.hands import let_pass


def thrown(kit):
    """Return a table at which the dice have just begun to roll."""
    stack, scene = set_up(kit, "simple; H^ E5; l E7; h A11")
    kit.settings.change(speed=100, bot_speed=100)
    shot = next(a for a in scene.desk.choosing.picking(0).left if isinstance(a, Shoot))
    scene.live.submit(shot)
    reel = scene.live.playback
    while not isinstance(reel.current.event, Rolled):
        stack.update(20)
    return stack, scene


def said(scene):
    return " ".join(each.words for each in layout.widgets(scene.desk) if isinstance(each, Label))


def test_what_the_dice_show_is_said_when_they_lie(kit):
    stack, scene = thrown(kit)
    words = scene.desk.explain(scene.live.playback.current)
    let_pass(stack, TUMBLE // 2, 20)
    assert words not in said(scene)
    let_pass(stack, TUMBLE // 2 + LIE // 2, 20)
    assert words in said(scene)


def test_dice_cover_no_tank_where_there_is_room(kit):
    _, scene = thrown(kit)
    ((effect, _),) = scene.live.playback.effects()
    table = scene.live.match.table
    wide, high = (thrown_dice.WIDE - 1) / 2, (thrown_dice.HIGH - 1) / 2
    for tank in table.tanks:
        assert abs(tank.cell.x - effect.x) > wide or abs(tank.cell.y - effect.y) > high


def test_the_part_that_was_struck_is_lit_when_the_dice_lie(brushes):
    place, part = BoardPlace(0, 0, 50, 9, 11), Part.SIDE
    effect = Effect(f"dice seat.4 {part.value} coral 4", 4, 5, TUMBLE + LIE)

    def lit(share):
        paper = Paper(brushes)
        thrown_dice.throw(calm=False)(paper, place, effect, share)
        return [each.what for each in paper.marks if (each.how, each.colour) == ("write", "night")]

    assert lit(0.2) == []
    assert lit(1.0) == [str(part.value)]


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ((4,), "Hit die 4: Side"),
        ((4, 4), "Hit die 4: Side. Critical die 4: no kill, that needs a 3"),
        ((1, 3), "Hit die 1: Tracks. Critical die 3: the one that destroys"),
    ],
)
def test_a_throw_names_both_dice_and_the_part(kit, faces, said):
    _, scene = set_up(kit, "simple; H^ E5; l E7; h A11")
    event = Rolled("hit", (Throw(0, faces),))
    desk = scene.desk
    assert desk.board.tell(kit.words, desk.sitting.table, event, desk.sitting.names) == said
