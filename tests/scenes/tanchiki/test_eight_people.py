"""Eight people at one screen, by mouse and by keys, with every optional rule, to the end.

Each thinks as a recruit does, from what his seat may see; what he wants he does by hand, with
nothing but the buttons, cards and cells that the screen lights.
"""

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.core.chance import Dice
from game.rules.tanchiki.actions import (
    Commit,
    Exchange,
    MoveBot,
    PlaceCard,
    PlaceTank,
    PlayOn,
    ShareWin,
    SwitchOff,
    TakeBack,
)
from game.rules.tanchiki.cards import KINDS
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import SceneStack
from game.scenes.seats.occupants import Occupant
from game.scenes.table.board_cursor import WAYS
from game.scenes.tanchiki.first_turn_hints import SEEN
from game.scenes.tanchiki.planning.plan_changes import stacks_of
from game.scenes.tanchiki.setup.setup_page import SWITCHES, TanchikiPanel
from game.scenes.tanchiki.table import TableScene
from game.scenes.widgets.focus import spots
from game.session.files.background_writing import Behind
from tests import stage

from .table import hold, let_pass, press

SIZE = (960, 540)
SEED = 5
EIGHT = tuple(Occupant("") for _ in range(8))
ONWARD = ("here", "go_on", "who.later")
"""What leads on from a page over the table: who played without a name stays so."""

MOST = 5000
"""So many things eight people do at most before their match must be over."""


def seen(scene):
    """Return the controls of a scene that can be used, by their keys."""
    found = spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
    return {spot.key: spot for spot in found if spot.control.enabled and spot.seen.height > 0}


class ByMouse:
    """Click on what is wanted."""

    def __init__(self, stack):
        self.stack = stack

    def choose(self, name):
        self._click(*seen(self.stack.top)[name].seen.middle)

    def take(self, cell):
        self._click(*self.stack.top.desk.place.middle(cell))

    def face(self, cell, facing):
        """Take a cell for a tank, and point at where it looks."""
        self.take(cell)
        place = self.stack.top.desk.place
        dx, dy = facing.value
        self._click(*place.spot(cell.x + 0.8 * dx, cell.y + 0.8 * dy))

    def hold(self, name):
        x, y = seen(self.stack.top)[name].seen.middle
        self.stack.handle(Moved(x, y))
        self.stack.handle(Pressed(x, y))
        let_pass(self.stack, 700)
        self.stack.handle(Released(x, y))

    def _click(self, x, y):
        self.stack.handle(Moved(x, y))
        self.stack.handle(Pressed(x, y))
        self.stack.handle(Released(x, y))


class ByKeys:
    """Go to what is wanted by Tab, and to cells by arrows."""

    def __init__(self, stack):
        self.stack = stack

    def choose(self, name):
        self._go(name)
        press(self.stack, Key.ACCEPT)

    def take(self, cell):
        """Walk the cursor to a cell; where no arrow leads nearer, another cell will do."""
        aimer = self.stack.top.desk.aimer
        for _ in range(40):
            here = aimer.aim.cell
            way = self._way(here, cell)
            if way is None:
                break
            press(self.stack, way)
            if aimer.aim.cell == here:
                break
        press(self.stack, Key.ACCEPT)

    def face(self, cell, facing):
        self.take(cell)
        press(self.stack, next(key for key, way in WAYS.items() if way is facing))
        press(self.stack, Key.ACCEPT)

    def hold(self, name):
        self._go(name)
        hold(self.stack, Key.ACCEPT)

    def _way(self, here, cell):
        dx, dy = cell.x - here.x, cell.y - here.y
        if abs(dx) >= abs(dy) and dx:
            return Key.RIGHT if dx > 0 else Key.LEFT
        return (Key.DOWN if dy > 0 else Key.UP) if dy else None

    def _go(self, name):
        form = stage.form_of(self.stack.top)
        keys = list(seen(self.stack.top))
        here = keys.index(form.focused()) if form.focused() in keys else -1
        ahead = (keys.index(name) - here) % len(keys)
        back = len(keys) - ahead
        way = Key.NEXT if ahead <= back else Key.PREVIOUS
        if form.editing:
            press(self.stack, way)
        for _ in range(min(ahead, back)):
            press(self.stack, way)
        assert form.focused() == name


class People:
    def __init__(self, stack, scene, hands):
        self.stack = stack
        self.scene = scene
        self.hands = hands

    def act(self):
        """Do what the screen asks for."""
        scene, top = self.scene, self.stack.top
        if scene.desk.sitting.resting:
            self.hands.choose("rest.over")
            return
        if top is not scene:
            self.hands.choose(next(name for name in ONWARD if name in seen(top)))
        elif scene.desk.aimer.aim is not None and scene.desk.sitting.caught_up:
            for action in self.wish(scene.desk.aimer.aim.seat):
                self.answer(action)
        elif scene.desk.planners.seats:
            for action in self.wish(scene.desk.planners.seats[0]):
                self.plan(action)

    def wish(self, seat):
        """Return what this seat would do."""
        game = self.scene.live.match
        dice = Dice(SEED, "wish", seat, game.count)
        return decided(
            MINDS["tanchiki"]["recruit"](game.view(seat), seat, self.scene.live.legal(seat), dice)
        )

    def answer(self, action):
        match action:
            case PlaceTank(_, cell, facing):
                self.hands.face(cell, facing)
            case MoveBot(_, bot):
                self.hands.take(self.scene.table.field.bot(bot).cell)
            case PlayOn():
                self.hands.choose("tie.on")
            case ShareWin():
                self.hands.choose("tie.share")
            case _:
                self.hands.take(action.cell)

    def plan(self, action):
        seat = action.seat
        match action:
            case PlaceCard(_, manoeuvre, card):
                self.hands.choose(f"manoeuvre.{seat}:{manoeuvre}")
                self.hands.choose(f"pile.{seat}:{KINDS.index(card)}")
            case TakeBack(_, manoeuvre):
                last = len(stacks_of(self.scene.desk.planners.hand(seat))[manoeuvre]) - 1
                self.hands.choose(f"tray.{seat}.{manoeuvre}:{last}")
            case SwitchOff():
                self.hands.choose(f"switch.{seat}")
            case Exchange(_, card, count):
                self.exchange(seat, card, count)
            case Commit():
                self.hands.hold(f"commit.{seat}")

    def exchange(self, seat, card, count):
        """Each choice of a kind is one card more."""
        self.hands.choose(f"exchange.{seat}")
        for _ in range(count):
            self.hands.choose(f"kind:{KINDS.index(card)}")
        self.hands.choose("do")


@pytest.mark.nightly
@pytest.mark.parametrize("hands, curtain", [(ByMouse, Curtain.ALWAYS), (ByKeys, Curtain.OPEN)])
def test_eight_people_play_by_hand_to_the_end_by_all_optional_rules(kit, hands, curtain):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=curtain)
    kit.settings.change(seen=frozenset({SEEN}))
    seeded = replace(kit, seed=lambda: SEED, writer=Behind())
    panel = TanchikiPanel(seeded, "")
    panel.options |= dict.fromkeys(SWITCHES, True)
    scene = TableScene(seeded, panel.match(EIGHT), lambda: scene)
    stack = SceneStack(scene)
    stack.handle(stage.resized(SIZE))
    people = People(stack, scene, hands(stack))
    for _ in range(MOST):
        stack.update(100)
        if scene.desk.sitting.asked == "result":
            break
        people.act()
    seeded.writer.settle()
    assert scene.live.match.outcome is not None
