"""The shelf: boxes to be leafed through; the one in front is turned over to see its back.

The row answers mouse, keys and pad alike: a neighbour that is pointed at comes to the front, and
what is in front turns over. Long, since pulling and leafing move the same row.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from game.content.files.reader import ContentError
from game.content.shelf.boxes import Fun, ShelfBox, load_boxes
from game.scenes.boards.faults_page import fault_sentences
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Command,
    FocusLost,
    Key,
    Moved,
    Press,
    Pressed,
    Released,
    Said,
    Wheel,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Scene
from game.scenes.pages.dialog import tell
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.saved_files import waiting
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD
from game.view.shelf.cover import Cover

from .back_of_box import back_scene
from .facts import facts, facts_high
from .filters import filters, filters_high, large_letters
from .leafing import Leafing
from .row_of_boxes import NAME, BoxOf, Standing, pitch, row, wall
from .standing_order import last_played, ordered
from .ways_in import PLAY, come_back, play_words, way
from .wish import Wish

SLIP = 12.0
"""So far a pointer may slip before it pulls the row."""
PLAY_HIGH, PLAY_WIDE = 62.0, 300.0
CARDBOARD, OVER = "card.lay", "card.back"
"""The sounds of a box that comes to the front, and of one that is turned over."""


@dataclass
class _Pull:
    """Where a button of the mouse went down on the row; `pulls` once it has moved far enough."""

    x: float
    ms: float = 0
    pulls: bool = False


@dataclass
class _Shelf:
    """What stands there now, which wish it fits, and what lies turned over."""

    kit: Kit
    all: tuple[ShelfBox, ...]
    played: dict[str, int]
    begun: frozenset[str] = frozenset()
    wish: Wish = field(default_factory=Wish)
    boxes: tuple[ShelfBox, ...] = ()
    leafing: Leafing = field(default_factory=lambda: Leafing(0))
    pull: _Pull | None = None

    @property
    def front(self) -> ShelfBox | None:
        return self.boxes[self.leafing.place] if self.boxes else None

    def look(self) -> None:
        """See anew what was played and what waits; the box in front stays there."""
        self.played = last_played(self.kit, [box.game for box in self.all])
        self.begun = frozenset(b.game for b in self.all if waiting(self.kit, b.game))
        self.sort(self.wish)

    def sort(self, wish: Wish) -> None:
        front, self.wish = self.front, wish
        self.boxes = tuple(b for b in ordered(self.all, self.played) if wish.fits(b))
        place = self.boxes.index(front) if front in self.boxes else 0
        self.leafing = Leafing(len(self.boxes), place, place)

    def lead(self, place: int) -> bool:
        if not self.leafing.lead(place):
            return False
        self.kit.sounds.play(CARDBOARD)
        if self.kit.settings.now.less_motion:
            self.leafing.rest()
        return True


def shelf_scene(kit: Kit) -> Scene:
    """Return the shelf, or what is wrong with its file."""
    try:
        boxes = tuple(box for box in load_boxes(tuple(FACES)) if box.game in kit.faces)
    except ContentError as error:
        return tell(kit, kit.words("shelf.title"), fault_sentences(kit, error)[0])
    return _Page(_Shelf(kit, boxes, {})).sheet


class _Page:
    """The page of a shelf; `sheet` is what it looks like and how it answers."""

    def __init__(self, shelf: _Shelf) -> None:
        self._kit, self._shelf = shelf.kit, shelf
        shelf.look()
        self.sheet = Sheet(
            shelf.kit,
            self._widgets,
            self._answer,
            resumed=self._resumed,
            other=self._other,
            passing=self._passing,
            first=self._key(),
            moving=lambda: shelf.leafing.moving,
            focused=self._focused,
            before=self._before,
            walks=True,
        )

    def _key(self) -> str:
        front = self._shelf.front
        return f"{NAME}:{front.game}" if front is not None else BACK

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, shelf = self._kit, self._shelf
        title = kit.words("shelf.title")
        play = (Key.MENU, self._play_words())
        frame, room = framed(kit, page, title, (play,) if shelf.front else ())
        low = room.below(filters_high(page), 10)
        if shelf.front is None:
            return (*frame, *filters(kit, page, room, shelf.wish), *self._none(low))
        high = self._told_high(page, low.width, shelf.front)
        stands = low.above(high + 12)
        return (
            wall(page.box, stands, kit.settings.now.contrast),
            *frame,
            *filters(kit, page, room, shelf.wish),
            Panel(low.foot(high).inset(-20, -8), "night", None),
            *row(stands, self._standing(), shelf.leafing),
            *self._told(page, low.foot(high), shelf.front),
        )

    def _play_words(self) -> str:
        front = self._shelf.front
        return play_words(self._kit, front is not None and front.game in self._shelf.begun)

    def _standing(self) -> tuple[Standing, ...]:
        return tuple(self._stands(box) for box in self._shelf.boxes)

    def _stands(self, box: ShelfBox) -> Standing:
        state, words = self._state(box), self._kit.words
        cover = Cover(box.cover, words(f"door.{box.game}"), words(state) if state else "")
        return Standing(box, cover)

    def _told_high(self, page: Page, width: float, box: ShelfBox) -> float:
        """Return how high that is for whatever is in front, so that the row keeps its height."""
        name, all = self._name_high(page, box), self._shelf.boxes
        wide = width - PLAY_WIDE - 32
        line = max(page.measure(self._kit.words(each.line), BODY, wide)[1] for each in all)
        rows = max(facts_high(self._kit, page, wide, each) for each in all)
        return name + line + 8 + rows

    def _name_high(self, page: Page, box: ShelfBox) -> float:
        """Return how high the name is below the row: larger letters leave it to the cover."""
        return (
            0.0
            if large_letters(page)
            else page.measure(self._kit.words(f"door.{box.game}"), HEAD)[1] + 4
        )

    def _told(self, page: Page, room: Box, box: ShelfBox) -> tuple[Widget, ...]:
        """Return what is said of the front, and the way in without turning it."""
        words = self._kit.words
        left = room.left(room.width - PLAY_WIDE - 32)
        top = self._name_high(page, box)
        line = page.measure(words(box.line), BODY, left.width)[1] + 4
        button = Box(room.right - PLAY_WIDE, room.y + 4, PLAY_WIDE, PLAY_HIGH)
        return (
            *((Label(left.top(top), words(f"door.{box.game}"), HEAD, "words"),) if top else ()),
            Label(left.below(top).top(line), words(box.line), BODY, "words", stand="top"),
            *facts(self._kit, page, left.below(top + line, 4), box),
            Button(PLAY, button, self._play_words(), "icon.play_ink", Look.MAIN),
        )

    def _state(self, box: ShelfBox) -> str:
        """Return the key of what is said of a box that wears a ribbon, "" for any other."""
        if box.game in self._shelf.begun:
            return "shelf.goes_on"
        return "" if box.game in self._shelf.played else "shelf.new"

    def _none(self, room: Box) -> tuple[Widget, ...]:
        words = self._kit.words
        clear = room.centred(320, 60)
        return (
            Label(clear.moved(0, -84).inset(-300, 0), words("shelf.none"), BODY, "words", "centre"),
            Button("clear", clear, words("shelf.clear"), look=Look.MAIN),
        )

    def _answer(self, event: Happening) -> Change:
        shelf = self._shelf
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Said(BoxOf(game)):
                return self._point_at(game)
            case Changed("people", int(count)):
                self._wished(shelf.wish.with_people(count))
            case Changed("minutes", int(minutes)):
                self._wished(shelf.wish.with_minutes(minutes))
            case Changed("fun", str(name)):
                self._wished(shelf.wish.with_fun(Fun[name.upper()]))
            case Chosen("clear"):
                self._wished(Wish())
                self.sheet.form.focus(self._key())
            case Chosen(name) if shelf.front is not None:
                return way(self._kit, name, shelf.front.game)
            case _:
                pass
        return None

    def _wished(self, wish: Wish) -> None:
        self._shelf.sort(wish)
        if not self._shelf.boxes:
            self.sheet.form.focus("clear")

    def _point_at(self, game: str) -> Change:
        """Bring a box to the front, or turn it over where it is there already."""
        front = self._shelf.front
        if front is not None and front.game == game:
            self._kit.sounds.play(OVER)
            return Push(back_scene(self._kit, front))
        self._lead(self._place(game))
        return None

    def _place(self, game: str) -> int:
        return next(n for n, box in enumerate(self._shelf.boxes) if box.game == game)

    def _lead(self, place: int) -> None:
        """Leaf to a box; the focus goes along if it is among them."""
        self._shelf.lead(place)
        if self.sheet.form.focused().startswith(NAME):
            self.sheet.form.focus(self._key())

    def _focused(self, said: Hashable) -> None:
        if isinstance(said, BoxOf):
            self._shelf.lead(self._place(said.game))

    def _before(self, command: Command) -> bool:
        """Take what pulls the row or leafs in it."""
        shelf, form = self._shelf, self.sheet.form
        if shelf.front is None:
            return False
        match command:
            case Press(Key.LEFT | Key.RIGHT as key) if self._leafs():
                form.by_pointer = False
                self._lead(shelf.leafing.place + (1 if key is Key.RIGHT else -1))
                return True
            case Pressed(x, y, button=1) if self._row(self.sheet.page).holds(x, y):
                shelf.pull = _Pull(x)
            case Moved(x, _) if shelf.pull is not None:
                return self._pulled(shelf.pull, x)
            case Released(button=1) if shelf.pull is not None:
                pull, shelf.pull = shelf.pull, None
                return self._let_go(pull)
            case _:
                pass
        return False

    def _leafs(self) -> bool:
        """Whether the arrows leaf: the keys stand at a box, and it wears its ring."""
        form = self.sheet.form
        return form.focused().startswith(NAME) and not form.by_pointer

    def _pulled(self, pull: _Pull, x: float) -> bool:
        """Pull the row after the pointer, once it has left the place where it went down."""
        if not pull.pulls and abs(x - pull.x) < SLIP:
            return False
        if not pull.pulls:
            # What was pressed is not chosen any more.
            self.sheet.form.handle(FocusLost(), ())
        pull.pulls = True
        before = self._shelf.leafing.place
        self._shelf.leafing.drag((x - pull.x) / pitch(self._row(self.sheet.page)), pull.ms)
        pull.x, pull.ms = x, 0
        self._heard(before)
        return True

    def _let_go(self, pull: _Pull) -> bool:
        if not pull.pulls:
            return False
        before, leafing = self._shelf.leafing.place, self._shelf.leafing
        if pull.ms > 90:
            leafing.speed = 0
        leafing.let_go()
        if self._kit.settings.now.less_motion:
            leafing.rest()
        self._heard(before)
        self.sheet.form.focus(self._key())
        return True

    def _heard(self, before: int) -> None:
        if self._shelf.leafing.place != before:
            self._kit.sounds.play(CARDBOARD)

    def _row(self, page: Page) -> Box:
        """Return where the row of boxes stands."""
        _, room = framed(self._kit, page, "")
        low, front = room.below(filters_high(page), 10), self._shelf.front
        high = self._told_high(page, low.width, front) if front is not None else 0
        return low.above(high + 12)

    def _other(self, command: Command) -> Change:
        front = self._shelf.front
        match command:
            case Wheel(by=by) if front is not None:
                self._lead(self._shelf.leafing.place - by)
            case Press(Key.MENU, repeat=False) if front is not None:
                return way(self._kit, PLAY, front.game)
            case FocusLost():
                self._shelf.pull = None
                self._shelf.leafing.held = False
            case _:
                pass
        return None

    def _passing(self, ms: int) -> Change:
        shelf = self._shelf
        if shelf.pull is not None:
            shelf.pull.ms += ms
        shelf.leafing.update(ms)
        return None

    def _resumed(self, answer: object) -> Change:
        """Come back: what was played stands in front, and the focus at the box that was open."""
        come_back(self._kit)
        self._shelf.look()
        self.sheet.form.focus(self._key())
        return None
