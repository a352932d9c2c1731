"""The shelf: boxes to be leafed through; the one in front is turned over to see its back.

The row answers mouse, keys and pad alike: a neighbour that is pointed at comes to the front, and
what is in front turns over.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

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
    Press,
    Pressed,
    Said,
    Wheel,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Scene
from game.scenes.pages.dialog import tell
from game.scenes.pages.head_and_foot import BACK, CHOOSE, between, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.seats.occupants import SitDown
from game.scenes.widgets.widget_kinds import Panel, Widget
from game.view.canvas.box import Box
from game.view.shelf.cover import Cover
from game.view.shelf.turned_box import Front

from .back_of_box import back_scene
from .filters import filters, filters_high
from .people_here import OTHERS, PERSON, PHONE, YES, line
from .pulled_row import PulledRow
from .row_of_boxes import NAME, BoxOf, Standing, in_front, row, wall
from .shelf_state import Shelf
from .sitting_down import SittingDown
from .told_of_front import none_fits, told, told_high
from .turning_over import TurnedBox
from .ways_in import PLAY, come_back, play_words, way
from .wish import PEOPLE, Wish

NEW = "shelf.new"
"""The ribbon of a game that nobody has played or learned yet."""

OVER = "card.back"
"""The sound of a box that is turned over."""


def shelf_scene(kit: Kit, game: str = "") -> Scene:
    """Return the shelf with a game in front, or what is wrong with its file."""
    try:
        boxes = tuple(box for box in load_boxes(tuple(FACES)) if box.game in kit.faces)
    except ContentError as error:
        return tell(kit, kit.words("shelf.title"), fault_sentences(kit, error)[0])
    return _Page(Shelf(kit, boxes), game).sheet


class _Page:
    """The page of a shelf; `sheet` is what it looks like and how it answers."""

    def __init__(self, shelf: Shelf, game: str) -> None:
        self._kit, self._shelf = shelf.kit, shelf
        self._sits = SittingDown(shelf.kit)
        self._wishes = False
        self._turned = TurnedBox(shelf.kit, self._in_front)
        shelf.wish = replace(shelf.wish, people=self._here)
        shelf.look()
        shelf.begin_at(game)
        self.sheet = Sheet(
            shelf.kit,
            self._widgets,
            self._answer,
            resumed=self._resumed,
            other=self._other,
            passing=self._passing,
            first=self._key(),
            moving=lambda: shelf.leafing.moving or self._turned.lifted,
            focused=self._focused,
            before=self._before,
            walks=True,
        )
        self._pulled = PulledRow(shelf, self._row, self._drop_what_was_pressed, self._to_front)

    def _key(self) -> str:
        front = self._shelf.front
        return f"{NAME}:{front.game}" if front is not None else BACK

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, shelf = self._kit, self._shelf
        title = kit.words("shelf.title")
        again = ((Key.SPECIAL, kit.words("shelf.here.hint")),) if self._sits.offers else ()
        play = ((Key.MENU, self._play_words()),) if shelf.front else ()
        choose = "shelf.turn" if self.sheet.form.focused().startswith(NAME) else CHOOSE
        frame, room = framed(kit, page, title, (*again, *play), short=True, choose=choose)
        frame = (*frame, *line(kit, page, room, self._sits.known, self._sits.line()))
        stands, low = self._rooms(page)
        if shelf.front is None:
            return (*frame, *filters(kit, page, room, shelf.wish), *none_fits(kit, stands))
        new = self._state(shelf.front) == NEW
        # The keys read it in the foot.
        tip = kit.words("shelf.turn.tip") if self.sheet.form.by_pointer else ""
        return (
            wall(page.box, stands, kit.settings.now.contrast),
            *frame,
            *filters(kit, page, room, shelf.wish),
            Panel(low.inset(-20, -8), "night", None),
            *row(stands, self._standing(), shelf.leafing, self._turned.lifted, tip),
            *told(kit, page, low, shelf.front, self._play_words(), new),
            *self._turned.shown(page.box),
        )

    def _in_front(self) -> Front:
        shelf, standing = self._shelf, self._standing()
        place = shelf.leafing.place
        return in_front(self._row(), len(standing), place, standing[place].cover)

    def _play_words(self) -> str:
        front = self._shelf.front
        return play_words(self._kit, front is not None and front.game in self._shelf.begun)

    def _standing(self) -> tuple[Standing, ...]:
        return tuple(self._stands(box) for box in self._shelf.boxes)

    def _stands(self, box: ShelfBox) -> Standing:
        state, words = self._state(box), self._kit.words
        cover = Cover(box.cover, words(f"door.{box.game}"), words(state) if state else "")
        return Standing(box, cover)

    def _state(self, box: ShelfBox) -> str:
        """Return the key of what is said of a box that wears a ribbon, "" for any other."""
        if box.game in self._shelf.begun:
            return "shelf.goes_on"
        return "" if box.game in (*self._shelf.played, *self._shelf.learned) else NEW

    def _answer(self, event: Happening) -> Change:
        shelf = self._shelf
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Said(BoxOf(game)):
                return self._point_at(game)
            case Chosen(name) if name == YES:
                self._again()
            case Chosen(name) if name == OTHERS:
                self._sits.others()
                self._to_front()
            case Chosen(name) if name == PHONE:
                return self._sits.phones()
            case Changed(name, int(place)) if name == PERSON:
                return self._sits.name(place)
            case Changed("people", int(count)):
                self._wishes = True
                self._wished(shelf.wish.with_people(count))
            case Changed("minutes", int(minutes)):
                self._wished(shelf.wish.with_minutes(minutes))
            case Changed("fun", str(name)):
                self._wished(shelf.wish.with_fun(Fun[name.upper()]))
            case Chosen("clear"):
                self._wishes = True
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
            return self._turn_over(front)
        self._lead(self._shelf.place_of(game))
        return None

    def _turn_over(self, box: ShelfBox) -> Change:
        self._kit.sounds.play(OVER)
        self._shelf.leafing.rest()
        return Push(back_scene(self._kit, box, self._turned.over()), cut=True)

    def _lead(self, place: int) -> None:
        """Leaf to a box; the focus goes along if it is among them."""
        self._shelf.lead(place)
        if self.sheet.form.focused().startswith(NAME):
            self.sheet.form.focus(self._key())

    def _focused(self, said: Hashable) -> None:
        if isinstance(said, BoxOf):
            self._shelf.lead(self._shelf.place_of(said.game))

    def _before(self, command: Command) -> bool:
        """Take what lets a pad sit down, pulls the row or leafs in it."""
        shelf, form = self._shelf, self.sheet.form
        if isinstance(command, Press | Pressed):
            # Whoever goes on does not wait for a box that still turns.
            self._turned.put_back()
        if self._sits.take(command):
            self._count()
            return True
        if shelf.front is None:
            return False
        match command:
            case Press(Key.LEFT | Key.RIGHT as key) if self._leafs():
                form.by_pointer = False
                here = shelf.place_of(form.focused().partition(":")[2])
                self._lead(here + (1 if key is Key.RIGHT else -1))
                return True
            case _:
                return self._pulled.take(command)

    def _leafs(self) -> bool:
        """Whether the arrows leaf: the keys stand at a box, and it wears its ring."""
        form = self.sheet.form
        return form.focused().startswith(NAME) and not form.by_pointer

    def _drop_what_was_pressed(self) -> None:
        self.sheet.form.handle(FocusLost(), ())

    def _to_front(self) -> None:
        self.sheet.form.focus(self._key())

    def _rooms(self, page: Page) -> tuple[Box, Box]:
        """Return where the row of boxes stands, and where something is told of the front."""
        room, shelf = between(page).below(filters_high(page), 10), self._shelf
        if shelf.front is None:
            return room, room.foot(0)
        high = told_high(self._kit, page, room.width, shelf.front, shelf.boxes)
        return room.above(high + 12), room.foot(high)

    def _row(self) -> Box:
        return self._rooms(self.sheet.page)[0]

    def _other(self, command: Command) -> Change:
        front = self._shelf.front
        match command:
            case Wheel(by=by) if front is not None:
                self._lead(self._shelf.leafing.place - by)
            case Press(Key.MENU, repeat=False) if front is not None:
                return way(self._kit, PLAY, front.game)
            case Press(Key.SPECIAL, repeat=False) if self._sits.offers:
                self._again()
            case _:
                pass
        return None

    def _passing(self, ms: int) -> Change:
        self._sits.follow()
        self._count()
        self._pulled.update(ms)
        self._shelf.leafing.update(ms)
        self._turned.update(ms)
        return None

    def _resumed(self, answer: object) -> Change:
        """Come back: what was played stands in front, and the focus at the box that was open."""
        if isinstance(answer, SitDown):
            self._sits.called(answer)
        front, phoning = self._shelf.front, self._sits.phoning
        game = front.game if front is not None else ""
        change = come_back(self._kit, game, answer, phoning)
        self._sits.look()
        self._shelf.look()
        self._to_front()
        if change is None:
            self._turned.round()
        else:
            self._turned.put_back()
        return change

    def _again(self) -> None:
        """All of last time are here."""
        self._sits.again()
        self._count()
        self._to_front()

    def _count(self) -> None:
        """Let the wish follow who is here, as long as nobody has wished otherwise."""
        if not self._wishes and self._shelf.wish.people != self._here:
            self._wished(replace(self._shelf.wish, people=self._here))

    @property
    def _here(self) -> int:
        """How many are here, as it may be wished for."""
        return min(self._sits.count, PEOPLE[-1])
