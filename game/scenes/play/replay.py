"""A match that is watched: every game's record on one scene, with bar, list and viewpoint."""

from __future__ import annotations

import time
from collections.abc import Hashable

from game.core.rules import Rules, Seat
from game.scenes import replay_bar
from game.scenes.commands import (
    Changed,
    Chosen,
    Command,
    Key,
    Moved,
    Press,
    Pressed,
    Released,
    Resized,
    Wants,
    Wheel,
)
from game.scenes.faces import faces_of
from game.scenes.frame import BACK, HEIGHT, framed
from game.scenes.glyphs import with_key
from game.scenes.kit import Kit
from game.scenes.seat_names import called
from game.scenes.sheet import Happening, Page
from game.scenes.stack import Change, Notice, Pop, Push
from game.scenes.table.panels import Nameplate, draw_panels, panel_boxes
from game.scenes.widgets.form import Form
from game.scenes.widgets.kinds import Area, Button, Label, Panel, Widget
from game.session.match import Match
from game.session.record import Record
from game.session.replay import Watch
from game.view.box import Box
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.style import SMALL

from .board_face import BoardFace, PlayOn
from .eyes import open_eyes
from .live import DOUBT_MS
from .replay_files import file_buttons, make_film, narrowed, stretch, take_picture
from .replay_side import chapter_reached, eyes_choice, heights, list_width, listed, story, top_for
from .replay_story import ReplayStory
from .seatings import seated_words, with_seatings

SEATS, FOOT = 230.0, 480.0
LINES = 4
WHY = 80.0

SMALL_BUTTON = 72.0
"""How wide a button with a sign only is below a replay."""


class ReplayScene:
    see_through = False
    wants = Wants.KEYS

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        record: Record,
        watch: Watch,
        face: BoardFace,
        play_on: PlayOn | None = None,
        doubtful: Match | None = None,
    ) -> None:
        self._kit = kit
        self._rules = rules
        self._record = record
        self._watch = watch
        self._face = face
        self._play_on = play_on
        self._doubtful = doubtful
        self._form = Form()
        self._page = Page(1280, 720, 1, kit.type)
        self._ms = 0
        self._names = called(kit.words, record.header)
        self._all_eyes = open_eyes(rules, record, watch)
        self._eyes = self._all_eyes[0]
        told = seated_words(kit.words, record.header, record.entries)
        found = face.chapters(kit.words, watch, self._names)
        self._chapters = with_seatings(found, told, tuple(len(done.told) for done in watch.done))
        self._marks = tuple((each.place, each.seat is not None) for each in self._chapters)
        self._story = ReplayStory(kit, rules, watch, face, self._names)
        self.reel = self._story.reel(self._eyes, 0)
        self._followed = -1
        self._highs: tuple[Hashable, tuple[float, ...]] = (None, ())

    @property
    def actions(self) -> int:
        """How many actions are wholly shown."""
        return self._story.actions(self.reel)

    @property
    def _goes_on(self) -> bool:
        """Whether the rules of today can play on from here."""
        return self._play_on is not None and self._watch.again

    @property
    def moving(self) -> bool:
        return self.reel.moving or self._form.due

    def handle(self, command: Command) -> Change:
        match command:
            case Resized(width, height, scale):
                self._page = Page(width, height, scale, self._kit.type)
                self._follow(anew=True)
                return None
            case Pressed(button=3):
                return Pop()
            case Moved() | Pressed() | Released() | Wheel():
                event = self._form.handle(command, self._widgets())
                return self._answer(event) if event is not None else None
            case Press():
                return self._press(command)
            case Chosen() | Changed():
                return self._answer(command)
            case _:
                return None

    def update(self, ms: int) -> Change:
        self._ms += ms
        self._form.update(ms)
        self.reel.advance(ms)
        for sound in self.reel.sounds():
            self._kit.sounds.play(sound)
        self._follow()
        return self._prove()

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("page")
        board, seats = self._layout()[0], self._panels()
        if seats:
            draw_panels(canvas, panel_boxes(board.left(SEATS), len(seats)), seats)
            board = board.beside(SEATS, 14)
        self._face.draw(canvas, board, self.reel, self._ms, self._names)
        page = Page(canvas.width, canvas.height, canvas.scale, self._kit.type)
        self._form.draw(canvas, self._widgets(page))

    def resume(self, answer: object) -> Change:
        return None

    def _panels(self) -> tuple[Nameplate, ...]:
        """Return the panels of the seats, for a game whose board does not show them."""
        face = faces_of(self._kit).get(self._rules.name)
        if not self._face.panels or face is None or face.table is None:
            return ()
        table, acting = self.reel.shown, self._rules.to_act(self.reel.shown)
        players = zip(self._names, face.seats.marks, self._record.header.players, strict=False)
        found: list[Nameplate] = []
        for seat, (name, mark, player) in enumerate(players):
            panel, names = face.table.panel(table, seat), player.crew or (name,)
            found.append(Nameplate(seat, names, mark, panel, seat in acting))
        return tuple(found)

    def _press(self, command: Press) -> Change:
        if command.key is Key.ACCEPT and not self._form.focused():
            return self._answer(Chosen("bar.play"))
        if command.key is Key.WHY:
            return Push(self._story.why(self.reel))
        if command.key in (Key.BACK, Key.MENU) and not command.repeat:
            return Pop()
        meant = replay_bar.meant(command.key)
        if meant is not None:
            return self._answer(meant)
        event = self._form.handle(command, self._widgets())
        return self._answer(event) if event is not None else None

    def _answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("go_on") if self._goes_on:
                return self._go_further()
            case Chosen("study") if self._face.study is not None:
                scene = self._face.study(self._kit, self._record, self.actions)
                return Push(scene) if scene is not None else None
            case Chosen("picture" | "film" as name) if (camera := self._kit.camera) is not None:
                return self._to_file(camera, name)
            case Chosen("why"):
                return Push(self._story.why(self.reel))
            case Changed("chapter", int(place)):
                self.reel = self.reel.at(self._chapters[place].place)
            case Changed("eyes", int(place)):
                self._look_with(self._all_eyes[place])
            case Chosen("bar.play") if self.reel.idle and self.reel.length:
                self.reel = self.reel.at(0)
                self.reel.paused = False
            case _:
                self.reel = replay_bar.wound(event, self.reel, self._kit)
        return None

    def _to_file(self, camera: Camera, name: str) -> Change:
        """Take a picture of what is shown, or film it from the line of the list that is lit on."""
        kit, game, reel = self._kit, self._rules.name, self.reel.at(self.reel.place)
        if name == "picture":
            return take_picture(kit, camera, game, self._face, reel)
        begins, until = stretch(self._chapters, reel)
        if reel.idle or until == begins:
            return Notice(kit.words("film.nothing"))
        return make_film(kit, camera, game, self._face, reel.at(begins), until)

    def _go_further(self) -> Change:
        """Play on from what is shown, where the match was not over yet."""
        count = self.actions
        over = self._rules.outcome(self._watch.tables[count]) is not None
        if over or self._play_on is None:
            return Notice(self._kit.words("play.replay.over"))
        scene = self._play_on(self._kit, self._record, count)
        return Push(scene) if scene is not None else None

    def _look_with(self, eyes: Seat) -> None:
        self._eyes = eyes
        self.reel = self._story.reel(eyes, self.reel.place)

    def _prove(self) -> Change:
        """Compare a little more of a match that was played again with what was written of it."""
        match, until = self._doubtful, time.perf_counter() + DOUBT_MS / 1000
        while match is not None and match.doubtful and time.perf_counter() < until:
            if not match.prove():
                self._doubtful = None
                return Notice(self._kit.words("play.differs"), lasting=True)
        return None

    def _chapter(self) -> int:
        return chapter_reached(self._chapters, self.reel.place + self.reel.begun)

    def _follow(self, anew: bool = False) -> None:
        """Keep the chapter that is shown in the list's view, anew if lines change their height."""
        now = self._chapter()
        if anew or now != self._followed:
            self._followed = now
            area = next(w for w in self._widgets() if isinstance(w, Area))
            self._form.show(area, top_for(area, now))

    def _layout(self) -> tuple[Box, Box, Box]:
        """Return the boxes of the board, the list and the bar."""
        page = self._page.box.inset(14, 0).below(HEIGHT + 10).above(10)
        upper = page.above(replay_bar.HEIGHT, 10)
        side = upper.edge(list_width(page, upper, self._face.square))
        return upper.left(page.width - side.width - 14), side, page.foot(replay_bar.HEIGHT)

    def _widgets(self, page: Page | None = None) -> tuple[Widget, ...]:
        kit = self._kit
        frame, _ = framed(kit, page or self._page, self._title())
        _, side, foot = self._layout()
        why = with_key(kit, kit.words("play.replay.why"), Key.WHY)
        top = 58.0 if self._face.hidden else 0.0
        below = self._below()
        low = min(side.width, FOOT * 0.62) if "go_on" in below else 0.0
        low += SMALL_BUTTON + 10 * bool(low) if "study" in below else 0
        across = foot.left(foot.width - low - (14 if low else 0))
        looks = self._all_eyes, self._eyes, self._names
        told = side.foot(LINES * 52 + 16)
        lines = side.below(top).above(told.height + 10)
        return (
            *(narrowed(each) for each in frame[:-1]),
            *file_buttons(kit, (page or self._page).box),
            *replay_bar.bar(kit, across, self.reel, self._marks),
            *(eyes_choice(kit, side.top(50), looks) if self._face.hidden else ()),
            Panel(lines),
            self._list(page or self._page, lines.inset(8, 8)),
            Panel(told),
            *self._sentences(page or self._page, told.inset(14, 12).left(told.width - WHY)),
            Button("why", told.inset(8).edge(44).foot(44), "", "icon.why", tip=why),
            *self._buttons(foot.edge(low)),
        )

    def _title(self) -> str:
        """Return the title; of two players it names both, the first one begins."""
        if len(self._names) != 2:
            return self._kit.words("play.replay.title")
        first, second = self._names
        return self._kit.words("play.replay.duel", first=first, second=second)

    def _list(self, page: Page, box: Box) -> Area:
        key = page, box.width, page.type.percent
        if self._highs[0] != key:
            self._highs = key, heights(page, box.width, self._chapters)
        return listed(box, self._chapters, self._highs[1], self._chapter())

    def _sentences(self, page: Page, box: Box) -> tuple[Widget, ...]:
        told = story(page, box, self._story.latest(self.reel))
        if not self._watch.again and not told:
            return (Label(box.top(52), self._kit.words("play.replay.told"), SMALL, "accent"),)
        return told

    def _below(self) -> tuple[str, ...]:
        """Return what can be done with the match from here."""
        studies = self._face.study is not None and self._watch.again
        return ("go_on",) * self._goes_on + ("study",) * studies

    def _buttons(self, box: Box) -> tuple[Widget, ...]:
        """Return what can be done: the study is a sign, so that the slider keeps its length."""
        words, below = self._kit.words, self._below()
        found: list[Widget] = []
        if "study" in below:
            told = words("play.replay.study")
            found.append(Button("study", box.edge(SMALL_BUTTON), "", "icon.search", tip=told))
            box = box.left(box.width - SMALL_BUTTON - 10)
        if "go_on" in below:
            found.insert(0, Button("go_on", box, words("play.replay.go_on")))
        return tuple(found)
