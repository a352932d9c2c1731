"""People at the shared table: they point with the mouse, with keys, or with a pad of their own."""

from __future__ import annotations

from game.core.rules import NOBODY
from game.scenes.frame.commands import (
    KEYBOARD,
    Device,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Release,
    Released,
)
from game.scenes.frame.stack import SceneStack
from game.scenes.table import layout
from game.scenes.table.table_scene import TableScene
from game.scenes.widgets.widget_kinds import Button
from tests import stage

PAD = Device(Kind.PAD, 3)


def sat(scene: TableScene, size=(1280, 720)) -> SceneStack:
    stack = SceneStack(scene)
    stack.handle(stage.resized(size))
    return stack


def let_pass(stack: SceneStack, ms=2000, step=50) -> None:
    for _ in range(ms // step):
        stack.update(step)


def press(stack: SceneStack, key: Key, seat=NOBODY, device=KEYBOARD) -> None:
    stack.handle(Press(key, seat, device))
    stack.handle(Release(key, seat, device))


def buttons(scene: TableScene, seat=NOBODY) -> dict[str, Button]:
    """Return the controls by what tells them apart."""
    found = layout.widgets(scene.desk, seat)
    named = (each for each in found if isinstance(each, Button))
    return {f"{b.name}:{b.value}" if b.value is not None else b.name: b for b in named}


def click(stack: SceneStack, button: Button) -> None:
    x, y = button.box.middle
    stack.handle(Moved(x, y))
    stack.handle(Pressed(x, y))
    stack.handle(Released(x, y))


def by_mouse(stack, scene, seat, wish) -> None:
    """Click what leads to the action that is wished for, or Go."""
    click(stack, buttons(scene)[next_key(scene, seat, wish)])


def by_keys(stack, scene, seat, wish, device=KEYBOARD, owner=NOBODY) -> None:
    """Lead the focus to it, control by control, and press."""
    wanted = next_key(scene, seat, wish)
    for _ in range(120):
        if scene.desk.form.focused(owner) == wanted:
            break
        press(stack, Key.NEXT, owner, device)
    assert scene.desk.form.focused(owner) == wanted, f"never came to {wanted}"
    press(stack, Key.ACCEPT, owner, device)


def by_pad(stack, scene, seat, wish) -> None:
    scene.desk.kit.seating.claim(PAD, seat)
    by_keys(stack, scene, seat, wish, PAD, seat)


def next_key(scene, seat, wish) -> str:
    """Return the control that leads to the action a person wishes most."""
    picking = scene.desk.choosing.picking(seat)
    wished = max(picking.left, key=wish)
    for spelling in picking.offers.spell(picking.offers.table, seat, wished):
        if spelling[: len(picking.picked)] == picking.picked:
            if spelling == picking.picked:
                return f"go.{seat}"
            return f"pick.{seat}:{picking.next.index(spelling[len(picking.picked)])}"
    raise AssertionError(f"{wished} is not reached from {picking.picked}")


def play(stack, scene, hand, wish, until, most=600) -> None:
    """Let a hand choose for whoever may, opening curtains and closing what lies on top."""
    for _ in range(most):
        if until():
            return
        if stack.top is not scene:
            press(stack, Key.ACCEPT)
            stack.update(50)
        elif scene.desk.open:
            hand(stack, scene, scene.desk.open[0], wish)
            stack.update(0)
        else:
            stack.update(100)
    raise AssertionError("it never came to that")
