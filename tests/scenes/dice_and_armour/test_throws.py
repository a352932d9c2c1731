"""A throw at the table of Dice and Armour: what is said of it, and when."""

from game.core.rolled import Rolled
from game.rules.dice_and_armour.actions import Shoot
from game.scenes.table import layout
from game.scenes.widgets.kinds import Label
from game.view.dice import LIE, TUMBLE
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
    words = scene.desk.explain(scene.live.playback.current.event)
    let_pass(stack, TUMBLE // 2, 20)
    assert words not in said(scene)
    let_pass(stack, TUMBLE // 2 + LIE // 2, 20)
    assert words in said(scene)
