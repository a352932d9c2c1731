"""The page of a match that is watched: the list, the sentences and what can be done, round a board.

It asks where the reel is and changes nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core.rules import Seat
from game.scenes.faces.board_face import BoardFace, ReplayChapter
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit, Names
from game.scenes.keeping.picture_files import file_buttons, narrowed
from game.scenes.pages import show_bar
from game.scenes.pages.head_and_foot import HEIGHT, framed
from game.scenes.pages.key_glyphs import with_key
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Area, Button, Label, Panel, Widget
from game.session.records.replay import Watch
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL
from game.view.show.playback import Reel

from .replay_side import chapter_reached, eyes_choice, heights, list_width, listed, story
from .replay_story import ReplayStory

FOOT = 480.0
LINES = 4
WHY = 80.0

SMALL_BUTTON = 72.0
"""How wide a button with a sign only is below a replay."""


class ReplayPage:
    """`further` says whether the rules of today can play on from here, `closing` what the closing
    show of the match is called, "" where there is none."""

    def __init__(
        self,
        kit: Kit,
        face: BoardFace,
        watch: Watch,
        story: ReplayStory,
        chapters: tuple[ReplayChapter, ...],
        all_eyes: Sequence[Seat],
        names: Names,
        further: bool,
        closing: str = "",
    ) -> None:
        self.page = Page(1280, 720, 1, kit.type)
        self.chapters = chapters
        self._kit = kit
        self._face = face
        self._watch = watch
        self._story = story
        self._all_eyes = all_eyes
        self._names = names
        self._further = further
        self._closing = closing
        self._marks = tuple((each.place, each.seat is not None) for each in chapters)
        self._highs: tuple[Hashable, tuple[float, ...]] = (None, ())

    def boxes(self) -> tuple[Box, Box, Box]:
        """Return the boxes of the board, the list and the bar."""
        page = self.page.box.inset(14, 0).below(HEIGHT + 10).above(10)
        upper = page.above(show_bar.HEIGHT, 10)
        side = upper.edge(list_width(page, upper, self._face.square))
        return upper.left(page.width - side.width - 14), side, page.foot(show_bar.HEIGHT)

    def chapter(self, reel: Reel) -> int:
        """Return the line of the list that is shown now, -1 before the first."""
        return chapter_reached(self.chapters, reel.place + reel.begun)

    def widgets(self, reel: Reel, eyes: Seat, page: Page | None = None) -> tuple[Widget, ...]:
        """Return the page; one that is drawn elsewhere may be another `page` than one's own."""
        kit, page = self._kit, page or self.page
        frame, _ = framed(kit, page, self._title())
        _, side, foot = self.boxes()
        why = with_key(kit, kit.words("play.replay.why"), Key.WHY)
        top = 58.0 if self._face.hidden else 0.0
        below = self._below()
        low = min(side.width, FOOT * 0.62) if "go_on" in below else 0.0
        for _ in range(len(below) - ("go_on" in below)):
            low += SMALL_BUTTON + 10 * bool(low)
        across = foot.left(foot.width - low - (14 if low else 0))
        looks = self._all_eyes, eyes, self._names
        told = side.foot(LINES * 52 + 16)
        lines = side.below(top).above(told.height + 10)
        return (
            *(narrowed(each) for each in frame[:-1]),
            *file_buttons(kit, page.box, self._story.game),
            *show_bar.bar(kit, across, reel, self._marks),
            *(eyes_choice(kit, side.top(50), looks) if self._face.hidden else ()),
            Panel(lines),
            self._list(page, reel, lines.inset(8, 8)),
            Panel(told),
            *self._sentences(page, reel, told.inset(14, 12).left(told.width - WHY)),
            Button("why", told.inset(8).edge(44).foot(44), "", "icon.why", tip=why),
            *self._buttons(foot.edge(low)),
        )

    def _title(self) -> str:
        """Return the title; of two players it names both, the first one begins."""
        if len(self._names) != 2:
            return self._kit.words("play.replay.title")
        first, second = self._names
        return self._kit.words("play.replay.duel", first=first, second=second)

    def _list(self, page: Page, reel: Reel, box: Box) -> Area:
        key = page, box.width, page.type.percent
        if self._highs[0] != key:
            self._highs = key, heights(page, box.width, self.chapters)
        return listed(box, self.chapters, self._highs[1], self.chapter(reel))

    def _sentences(self, page: Page, reel: Reel, box: Box) -> tuple[Widget, ...]:
        told = story(page, box, self._story.latest(reel))
        if not self._watch.again and not told:
            return (Label(box.top(52), self._kit.words("play.replay.told"), SMALL, "accent"),)
        return told

    def _below(self) -> tuple[str, ...]:
        """Return what can be done with the match from here."""
        studies = self._face.study is not None and self._watch.again
        closing = bool(self._closing)
        return ("go_on",) * self._further + ("study",) * studies + ("closing",) * closing

    def _buttons(self, box: Box) -> tuple[Widget, ...]:
        """Return what can be done: signs, so that the slider keeps its length."""
        words, below = self._kit.words, self._below()
        signs = {
            "closing": ("icon.hourglass", self._closing),
            "study": ("icon.search", words("play.replay.study")),
        }
        found: list[Widget] = []
        for name in (each for each in signs if each in below):
            icon, told = signs[name]
            found.append(Button(name, box.edge(SMALL_BUTTON), "", icon, tip=told))
            box = box.left(box.width - SMALL_BUTTON - 10)
        if "go_on" in below:
            found.insert(0, Button("go_on", box, words("play.replay.go_on")))
        return tuple(found)
