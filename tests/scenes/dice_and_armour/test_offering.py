"""A draw is offered after a question, and the other side is asked whether it agrees."""

from game.rules.dice_and_armour.actions import OfferDraw
from game.rules.dice_and_armour.state import How
from game.scenes.frame.commands import Chosen, Key
from tests.scenes.dice_and_armour.test_beginning import set_up
from tests.scenes.table.hands import press

OFFER, AGREE = "armour.offer", "armour.agree"


def lines(scene):
    """Return the game's own lines of the pause, each with the question it asks."""
    sitting = scene.desk.sitting
    return {each.name: each.ask for each in sitting.terms.extras(sitting.match)}


def test_a_draw_is_offered_only_after_a_question(kit):
    stack, scene = set_up(kit, "simple; M^ E4; m E9")
    assert lines(scene)[OFFER] == kit.words("table.draw.ask")
    press(stack, Key.MENU)
    stack.handle(Chosen(OFFER))
    assert scene.live.match.table.offered is None
    stack.handle(Chosen(OFFER))
    assert scene.live.match.table.offered == 0


def test_the_other_side_agrees_and_does_not_offer_again(kit):
    stack, scene = set_up(kit, "simple; M^ E4; m E9")
    scene.live.submit(OfferDraw(0))
    assert OFFER not in lines(scene)
    assert AGREE not in lines(scene)
    while scene.live.match.table.turn == 0:
        press(stack, Key.ACCEPT)
        stack.update(100)
    assert lines(scene)[AGREE] == kit.words("table.draw.agree")
    scene.live.submit(OfferDraw(1))
    assert scene.live.match.table.ending.how is How.AGREED
