"""A card that is dragged is seen below the pointer until it is let go."""

from game.scenes.frame.commands import Moved, Pressed, Released
from game.scenes.widgets.widget_kinds import Button
from tests.paper import shown

from .table import planning

AWAY = (400, 380)


def held_at(paper, spot):
    return [each.what for each in paper.pictures("card.") if each.middle == spot]


def test_a_card_that_is_led_away_is_drawn_at_the_pointer(kit, brushes):
    stack, scene = planning(kit)
    first = scene.desk.planners.first(0)
    pile = next(
        each
        for each in scene.widgets()
        if isinstance(each, Button) and f"{each.name}:{each.value}" == first
    )
    stack.handle(Moved(*pile.box.middle))
    stack.handle(Pressed(*pile.box.middle))
    assert held_at(shown(stack, brushes), AWAY) == []
    stack.handle(Moved(*AWAY))
    kind = scene.desk.planners.hand(0).hand[0]
    assert held_at(shown(stack, brushes), AWAY) == [f"card.{kind.name.lower()}"]
    stack.handle(Released(*AWAY))
    assert held_at(shown(stack, brushes), AWAY) == []
