"""Matches that were kept: look for one, watch it, and see to its file.

The list is read in slices, so no frame waits for it, however many there are.
"""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from game.scenes.frame.commands import Chosen, Command, Dropped, Key, Press, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.opening.opening import opened_record
from game.scenes.opening.sent_page import sent_scene
from game.scenes.pages.dialog import tell
from game.scenes.pages.empty_page import emptiness
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.people.people_page import people_scene
from game.scenes.replay.record_picture import RecordPictures
from game.scenes.saves.saved_files import SUFFIX
from game.scenes.widgets.widget_kinds import Area, Button, Label, Look, Widget
from game.session.records.catalogue import Listed
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY

from .list_contents import RecordList
from .record_page import record_page
from .record_pane import pane, pane_box
from .rows import Details, Further, Remove, Watch, listed
from .search_tools import TOOLS, LookFor, tools
from .words import title

MORE = 100
"""So many rows are added when one asks for older records."""


def records_scene(kit: Kit) -> Sheet:
    desk = _Desk(kit)
    sheet = Sheet(
        kit,
        desk.widgets,
        desk.answer,
        other=desk.other,
        resumed=desk.resumed,
        passing=desk.passing,
        first="record:0" if desk.shelf.listed else BACK,
        moving=lambda: desk.shelf.busy or desk.pictures.due,
    )
    desk.sheet = sheet
    return sheet


class _Desk:
    """What is done on the page; `most` is how many rows are shown, `opened` what lies above it."""

    sheet: Sheet

    def __init__(self, kit: Kit) -> None:
        self.shelf = RecordList(kit)
        self.pictures = RecordPictures(kit)
        self.most = MORE
        self.opened: Listed | None = None
        self._kit = kit
        self._rows: tuple[Hashable, Area | None] = (None, None)

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, shelf, words = self._kit, self.shelf, self._kit.words
        keys = ((Key.SPECIAL, words("hint.remove")),) if shelf.listed else ()
        frame, room = framed(kit, page, words("records.title"), keys)
        people = Box(room.right - 200, 18, 200, 50)
        sent = Box(people.x - 252, people.y, 240, people.height)
        head = (
            *frame,
            Button("people", people, words("people.open"), "icon.people"),
            Button("sent", sent, words("sent.open"), "icon.link"),
            *self._undo(Box(sent.x - 252, sent.y, 240, sent.height)),
        )
        if shelf.reads:
            said = words("records.reading", percent=round(shelf.share * 100))
            return (*head, Label(room.top(80), said, BODY, "quiet"))
        if not shelf.listed:
            return (*head, *emptiness(room, "icon.replay", words("records.none")))
        found, rest = shelf.found, room.below(TOOLS, 12)
        if not found:
            none = emptiness(rest, "icon.search", words("records.nothing_found"))
            return (*head, *tools(kit, shelf, room.top(TOOLS)), *none)
        beside = pane_box(kit, rest)
        if beside is None:
            return (*head, *tools(kit, shelf, room.top(TOOLS)), self._listed(rest, found))
        area = self._listed(rest.left(rest.width - beside.width - 24), found)
        shown = pane(kit, self.pictures, beside, found[min(self._place(area), len(found) - 1)])
        return (*head, *tools(kit, shelf, room.top(TOOLS)), area, *shown)

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Said(LookFor(what, value)):
                setattr(self.shelf, what, value)
                self.most = MORE
            case Said(Watch(place)):
                return self._watch(self.shelf.found[place])
            case Said(Details(place)):
                self.opened = self.shelf.found[place]
                return Push(record_page(self._kit, self.shelf, self.opened))
            case Said(Remove(place)):
                return self._remove(self.shelf.found[place])
            case Said(Further()):
                self.most += MORE
            case Chosen("undo"):
                return self._bring_back()
            case Chosen("sent"):
                return Push(sent_scene(self._kit))
            case Chosen("people"):
                return Push(people_scene(self._kit))
            case _:
                pass
        return None

    def other(self, command: Command) -> Change:
        match command:
            case Press(Key.SPECIAL):
                said = self.sheet.form.says(self.widgets(self.sheet.page))
                if isinstance(said, Watch | Details | Remove):
                    return self._remove(self.shelf.found[said.place])
            case Press(Key.UNDO) if self.shelf.gone:
                return self._bring_back()
            case Dropped(path) if path.lower().endswith(SUFFIX):
                return Notice(self.shelf.bring_in(Path(path)))
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        """Go on after the page of one record."""
        match answer:
            case "watch" if self.opened is not None:
                return self._watch(self.opened)
            case "remove" if self.opened is not None:
                return self._remove(self.opened)
            case Listed():
                self.opened = answer
        return None

    def passing(self, ms: int) -> Change:
        read = self.shelf.reads
        self.shelf.go_on()
        self.pictures.go_on()
        if read and not self.shelf.reads and self.shelf.listed and not self.sheet.form.by_pointer:
            self.sheet.form.focus("record:0")
        return Notice(self.shelf.faults.pop()) if self.shelf.faults else None

    def _place(self, area: Area) -> int:
        """Return the place of the row that is pointed at, of the first one without any."""
        said = self.sheet.form.says((area,))
        return said.place if isinstance(said, Watch | Details | Remove) else 0

    def _listed(self, box: Box, found: tuple[Listed, ...]) -> Area:
        """Return the list, made anew only when it is another one."""
        key = box, self.most, self._kit.words.language, found
        area = self._rows[1]
        if area is None or self._rows[0] != key:
            area = listed(self._kit, self.pictures, box, found, self.most)
            self._rows = key, area
        return area

    def _watch(self, each: Listed) -> Change:
        kit = self._kit
        kit.writer.settle()
        if each.game in kit.faces:
            return Push(opened_record(kit, each.path))
        key = "records.no_game" if each.game else "records.damaged"
        return Push(tell(kit, kit.words("records.title"), kit.words(key)))

    def _remove(self, each: Listed) -> Change:
        if not self.shelf.take_away(each):
            return Notice(self._kit.words("records.not_removed"))
        return None

    def _bring_back(self) -> Change:
        if self.shelf.bring_back() is None:
            return Notice(self._kit.words("records.not_brought_back"))
        return None

    def _undo(self, box: Box) -> tuple[Widget, ...]:
        if (gone := self.shelf.gone) is None:
            return ()
        words, name = self._kit.words("records.undo"), title(self._kit, gone)
        return (Button("undo", box, words, "icon.undo", look=Look.PLAIN, tip=name),)
