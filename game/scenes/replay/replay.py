"""A match that is watched: every game's record on one scene, with bar, list and viewpoint."""

from __future__ import annotations

import time

from game.core.rules import Rules, Seat
from game.scenes.faces.all_faces import faces_of, surface_of
from game.scenes.faces.board_face import BoardFace, PlayOn
from game.scenes.faces.closing_show import ClosingShow
from game.scenes.faces.seat_names import called
from game.scenes.faces.who_came_and_left import seated_words, with_seatings
from game.scenes.frame.commands import (
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
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Scene
from game.scenes.hand.seat_panels import Nameplate, seat_boxes
from game.scenes.hand.zoned_panels import draw_seats
from game.scenes.keeping.film_page import Filmed, film_scene
from game.scenes.keeping.keep_as_challenge_page import keep_scene
from game.scenes.keeping.link_page import send
from game.scenes.keeping.moment_as_challenge import KeptMoment
from game.scenes.keeping.picture_files import stretch, take_picture
from game.scenes.match.live_match import DOUBT_MS, EVERYBODY
from game.scenes.pages import show_bar
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.notice_room import free_room
from game.scenes.pages.widget_scene import Happening, Page
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Area, Widget
from game.session.match.match import Match
from game.session.match.record import Record
from game.session.records.replay import Watch
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.laid_table import lay_table

from .closing_page import closing_scene
from .replay_page import ReplayPage
from .replay_side import top_for
from .replay_story import ReplayStory
from .seen_from_a_seat import events, hushed, open_eyes

SEATS, LARGER = 240.0, 0.4
"""How wide the panels of the seats are, and how much wider for each percent that words ask for."""


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
        self._all_eyes = open_eyes(rules, record, watch)
        self._watch = watch = hushed(rules, watch, self._all_eyes)
        self._face = face
        self._play_on = play_on
        self._doubtful = doubtful
        self._form = Form()
        self._ms = 0
        self._notices: tuple[str, ...] = ()
        self._names = called(kit.words, record.header)
        self._eyes = self._all_eyes[0]
        told = seated_words(kit.words, record.header, record.entries)
        found = face.chapters(kit.words, watch, self._names)
        chapters = with_seatings(found, told, tuple(len(done.told) for done in watch.done))
        self._story = ReplayStory(kit, rules, watch, face, self._names)
        self._closing = _closing(kit, rules, watch)
        title = kit.words(self._closing.title) if self._closing else ""
        looks = self._all_eyes, self._names, self._goes_on
        self._shown = ReplayPage(kit, face, watch, self._story, chapters, *looks, title)
        self.reel = self._story.reel(self._eyes, 0)
        self._followed = -1

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
                self._shown.page = Page(width, height, scale, self._kit.type)
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
        whole, seats = self._shown.boxes()[0], self._panels()
        board = whole.beside(self._wide, 14) if seats else whole
        lies = self._face.outline(board, self.reel.shown, canvas.scale)
        lay_table(canvas, surface_of(self._kit, self._rules.name), lies)
        if seats:
            self._draw_seats(canvas, whole.left(self._wide), seats)
        self._face.draw(canvas, board, self.reel, self._ms, self._names)
        page = Page(canvas.width, canvas.height, canvas.scale, self._kit.type)
        self._form.draw(canvas, self._widgets(page))

    def resume(self, answer: object) -> Change:
        return None

    def film(self) -> Change:
        """Ask what is to be filmed; None where there is nothing to film with."""
        kit, reel, chapters = self._kit, self.reel.at(self.reel.place), self._shown.chapters
        if kit.camera is None:
            return None
        if not reel.length:
            return Notice(kit.words("film.nothing"))
        lit = stretch(chapters, reel)
        return Push(
            film_scene(kit, kit.camera, Filmed(self._rules.name, self._face, reel, chapters, lit))
        )

    @property
    def notice_room(self) -> Box | None:
        """Where short sentences cover neither the board nor a control."""
        board, page = self._shown.boxes()[0], self._shown.page
        taken = (board.beside(self._wide, 14) if self._panels() else board,)
        return free_room(page.box, page.measure, self._widgets(), self._notices, taken)

    def make_room(self, notices: tuple[str, ...]) -> None:
        self._notices = notices

    @property
    def _wide(self) -> float:
        return SEATS + LARGER * (self._kit.type.demand - 100)

    def _draw_seats(self, canvas: Canvas, box: Box, seats: tuple[Nameplate, ...]) -> None:
        """Draw the panels of the seats, and what lies openly before each where there is any."""
        laid = faces_of(self._kit)[self._rules.name].table
        zone = laid.zone if laid else None
        panels, zones = seat_boxes(box, len(seats), zone is not None)
        draw_seats(canvas, panels, zones, seats, zone, self.reel.shown)

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
        meant = show_bar.meant(command.key)
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
            case Chosen("picture") if (camera := self._kit.camera) is not None:
                reel = self.reel.at(self.reel.place)
                return take_picture(self._kit, camera, self._rules.name, self._face, reel)
            case Chosen("film"):
                return self.film()
            case Chosen("link"):
                return send(self._kit, self._rules, self._record.header, self._watch)
            case Chosen("challenge"):
                return Push(keep_scene(self._kit, self._moment(), self._names, max(0, self._eyes)))
            case Chosen("why"):
                return Push(self._story.why(self.reel))
            case Chosen("closing") if self._closing is not None:
                return Push(self._shown_once_more(self._closing))
            case Changed("chapter", int(place)):
                self.reel = self.reel.at(self._shown.chapters[place].place)
            case Changed("eyes", int(place)):
                self._look_with(self._all_eyes[place])
            case Chosen("bar.play") if self.reel.idle and self.reel.length:
                self.reel = self.reel.at(0)
                self.reel.paused = False
            case _:
                self.reel = show_bar.wound(event, self.reel, self._kit)
        return None

    def _moment(self) -> KeptMoment:
        """Return where the match stands that is shown."""
        watch = self._watch
        done = watch.done[: self.actions]
        return KeptMoment(self._rules, self._record.header, done, lambda count: watch.tables[count])

    def _shown_once_more(self, show: ClosingShow) -> Scene:
        """Return the closing show of a match that was played to its end."""
        kit, watch = self._kit, self._watch
        told = events(self._rules, watch, EVERYBODY)
        reel = show.reel(kit, watch.tables[0], told)
        leave = kit.words("frame.back")
        return closing_scene(kit, self._rules.name, show, reel, self._names, leave)

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

    def _follow(self, anew: bool = False) -> None:
        """Keep the chapter that is shown in the list's view, anew if lines change their height."""
        now = self._shown.chapter(self.reel)
        if anew or now != self._followed:
            self._followed = now
            area = next(w for w in self._widgets() if isinstance(w, Area))
            self._form.show(area, top_for(area, now))

    def _widgets(self, page: Page | None = None) -> tuple[Widget, ...]:
        return self._shown.widgets(self.reel, self._eyes, page)


def _closing(kit: Kit, rules: Rules, watch: Watch) -> ClosingShow | None:
    """Return the closing show of a match, if its game has one and it was played to its end."""
    face = faces_of(kit).get(rules.name)
    return face.closing if face and rules.outcome(watch.tables[-1]) is not None else None
