"""What one does with one kind of device alone: mouse, keyboard or pads."""

from collections import Counter

from tests import vjoy

from .hand import wait_for

ARROWS = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}
CROSS = {"Up": vjoy.UP, "Down": vjoy.DOWN, "Left": vjoy.LEFT, "Right": vjoy.RIGHT}
STEPS = 80


class Mouse:
    """Click on what you want."""

    def __init__(self, hand):
        self.hand = hand

    def choose(self, name, seat=-1):
        self.hand.click(name)

    def start(self):
        self.choose("setup.start")

    def stay_nameless(self):
        """Put the question off who has played."""
        self.choose("who.later")

    def change(self, name):
        """Turn a choice one back, by its left half."""
        x, y = self.hand.shown["controls"][name]
        self.hand.click_at(x - 40, y)

    def hold(self, name, until, seat=-1):
        x, y = self.hand.shown["controls"][name]
        self.hand.do("mousemove", "--window", self.hand.window, str(x), str(y))
        self.hand.hold_mouse(until)

    def accept(self, seat=-1):
        """Take a cell that is lit."""
        self.hand.click_at(*self.hand.shown["table"]["lit"][0])


class Arrows:
    """Go from control to control by the keys that point, as somebody who looks where to."""

    def choose(self, name, seat=-1):
        self.walk(name, seat)
        self.accept(seat)

    def change(self, name):
        self.walk(name)
        self.turn_back()

    def hold(self, name, until, seat=-1):
        self.walk(name, seat)
        self.hold_down(until, seat)

    def walk(self, name, seat=-1):
        """Go towards a control; one axis first, and another where that led nowhere before."""
        wait_for(lambda: name in self.hand.shown["controls"])
        tried = Counter()
        for _ in range(STEPS):
            here = self.focus(seat)
            if here == name:
                return
            way = min(self.ways(here, name), key=lambda way: tried[here, way])
            tried[here, way] += 1
            self.point(way, seat)
        raise AssertionError(f"no way to {name}")

    def ways(self, here, name):
        """Return the ways to try, the one that brings nearer first."""
        controls = self.hand.shown["controls"]
        (x, y), (left, top) = controls[name], controls.get(here, controls[name])

        def gain(way):
            dx, dy = ARROWS[way]
            return dx * (x - left) + dy * (y - top)

        # Sideways would turn a choice.
        ways = ("Up", "Down") if here.startswith("seat.who") else ARROWS
        return sorted(ways, key=gain, reverse=True)

    def focus(self, seat):
        table = self.hand.shown["table"]
        own = table.get("focus", {}).get(str(seat)) if seat >= 0 else None
        return own or self.hand.shown["focus"]


class Keyboard(Arrows):
    def __init__(self, hand):
        self.hand = hand

    def start(self):
        self.choose("setup.start")

    def stay_nameless(self):
        self.hand.key("Escape")

    def point(self, way, seat=-1):
        self.hand.key(way)

    def turn_back(self):
        self.hand.key("q")

    def accept(self, seat=-1):
        self.hand.key("Return")

    def hold_down(self, until, seat=-1):
        self.hand.hold_key("Return", until)


class Pads(Arrows):
    """Two pads; the first one serves the menus, then each serves its own seat."""

    def __init__(self, hand):
        self.hand = hand

    def start(self):
        """Press what the foot of the page says."""
        self.hand.button(vjoy.START)

    def stay_nameless(self):
        self.choose("who.later")

    def point(self, way, seat=-1):
        self.hand.button(CROSS[way], max(0, seat))

    def turn_back(self):
        self.hand.button(vjoy.LEFT_SHOULDER)

    def accept(self, seat=-1):
        self.hand.button(vjoy.SOUTH, max(0, seat))

    def hold_down(self, until, seat=-1):
        self.hand.hold_button(vjoy.SOUTH, until, max(0, seat))
