"""The page on which a match is filmed: the whole of it or a stretch of its bar, and how large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scenes.faces.board_face import BoardFace, ReplayChapter
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Scene
from game.scenes.pages.dialog import ask, tell
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.show_bar import Mark, draw_marks
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.pages.working_page import WorkingScene
from game.scenes.saves.saved_files import exported
from game.scenes.widgets.look_of_inputs import track
from game.scenes.widgets.widget_kinds import (
    Button,
    Choice,
    Drawing,
    Label,
    Look,
    Panel,
    Slider,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL
from game.view.files.camera import Camera
from game.view.show.playback import Reel

from .film import SIZES, USUAL, Film, filming
from .picture_files import written

SIDE: Final = 350.0
ROW, GAP = 58.0, 12.0
CAPTION = 34.0
STEPS = 150
"""In so many steps a slider goes from the start of a match to its end."""

NAMES: Final = ("small", "medium", "large")


@dataclass(frozen=True, slots=True)
class Filmed:
    """A match that may be filmed, and the stretch of the line of its list that is lit."""

    game: str
    face: BoardFace
    reel: Reel
    chapters: Sequence[ReplayChapter]
    lit: tuple[int, int]

    @property
    def whole(self) -> tuple[int, int]:
        return 0, self.reel.length

    @property
    def marks(self) -> tuple[Mark, ...]:
        return tuple((each.place, each.seat is not None) for each in self.chapters)

    def line(self, event: int) -> str:
        """Return the words of the line in which an event is, "" before the first."""
        found = ""
        for each in self.chapters:
            if (each.place if each.begins is None else each.begins) < event:
                found = each.words
        return found


def film_scene(kit: Kit, camera: Camera, filmed: Filmed) -> Sheet:
    desk = _Desk(kit, camera, filmed)
    return Sheet(kit, desk.widgets, desk.answer, resumed=desk.resumed, first="film.make")


class _Desk:
    def __init__(self, kit: Kit, camera: Camera, filmed: Filmed) -> None:
        self._kit, self._camera, self._filmed = kit, camera, filmed
        self._size = SIZES.index(USUAL)
        begins, ends = filmed.lit
        self._choose(filmed.lit if begins < ends else filmed.whole)

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        kit = self._kit
        frame, room = framed(kit, page, kit.words("film.title"))
        side = min(page.grown(SIDE), room.width * 0.42)
        first, last = room.left(room.width - side - 2 * GAP).columns(2, 2 * GAP)
        begins, ends = self._stretch
        return (
            *frame,
            *self._end("film.from", first, begins, begins + 1),
            *self._end("film.to", last, ends, ends),
            *self._chosen(room.edge(side)),
        )

    def answer(self, event: Happening) -> Change:
        begins, ends = self._stretch
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("film.lit"):
                self._choose(self._filmed.lit)
            case Chosen("film.whole"):
                self._choose(self._filmed.whole)
            case Changed("film.from", int(place)):
                begins = min(place, self._filmed.reel.length - 1)
                self._choose((begins, max(ends, begins + 1)))
            case Changed("film.to", int(place)):
                ends = max(place, 1)
                self._choose((min(begins, ends - 1), ends))
            case Changed("film.size", int(place)):
                self._size = place
            case Chosen("film.make"):
                return Push(self._making())
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        """Go back to the match once its film is there, and show the folder if that is asked."""
        if answer == "folder" and not self._kit.show_folder(exported(self._kit)):
            return Notice(self._kit.words("film.no_folder"), lasting=True)
        return Pop() if answer in ("ok", "folder") else None

    def _choose(self, stretch: tuple[int, int]) -> None:
        self._stretch = stretch
        self._shown = {place: self._filmed.reel.at(place) for place in stretch}

    def _making(self) -> Scene:
        words, (begins, ends) = self._kit.words, self._stretch
        filmed, reel = self._filmed, self._filmed.reel.at(begins)
        work = filming(self._camera, filmed.face, reel, ends, SIZES[self._size])
        title, stop = words("film.title"), words("film.stop")
        return WorkingScene(self._kit, title, words("film.working"), work, self._made, stop=stop)

    def _made(self, film: Film) -> Scene:
        """Write the film, and return the dialog that says where it lies."""
        kit, words = self._kit, self._kit.words
        title, path = words("film.title"), written(self._kit, self._filmed.game, "gif", film.data)
        if path is None:
            return tell(kit, title, words("records.not_exported"))
        said = words("film.written" if film.whole else "film.written_in_part", path=str(path))
        answers = (
            ("folder", words("film.folder"), Look.PLAIN),
            ("ok", words("dialog.ok"), Look.MAIN),
        )
        return ask(kit, title, said, answers)

    def _end(self, name: str, box: Box, place: int, event: int) -> tuple[Widget, ...]:
        """Return one end of the stretch: the board there, and what moves it on the bar."""
        words, filmed, reel = self._kit.words, self._filmed, self._shown[place]
        slid, most = box.foot(ROW), filmed.reel.length
        picture = box.below(CAPTION).above(ROW, GAP)
        shown = f"{place}/{most}"
        where = filmed.line(event) or words("film.start")

        def paint(canvas: Canvas, at: Box) -> None:
            filmed.face.draw(canvas, at, reel, 0, ())

        return (
            Label(box.top(CAPTION), words(name, where=where), LABEL, "quiet"),
            Panel(picture, "night", "line"),
            Drawing(picture.inset(8), paint),
            Slider(name, slid, "", place, 0, most, max(1, most // STEPS), shown),
            Drawing(track(slid, "", shown), partial(draw_marks, filmed.marks, most)),
        )

    def _chosen(self, box: Box) -> tuple[Widget, ...]:
        words, stretches = self._kit.words, self._stretches()
        rows = box.below(CAPTION).stack(len(stretches) + 1, ROW, GAP)
        sizes = tuple(
            words(f"film.{name}", pixels=size) for name, size in zip(NAMES, SIZES, strict=True)
        )
        note = box.below(CAPTION + len(rows) * (ROW + GAP)).above(62, GAP)
        return (
            *(
                Button(name, row, said, look=Look.TAB, chosen=self._stretch == stretch)
                for row, (name, said, stretch) in zip(rows, stretches, strict=False)
            ),
            Choice("film.size", rows[-1], "", sizes, self._size, tip=words("film.size")),
            Label(note, words("film.note"), SMALL, "quiet", stand="top"),
            Button("film.make", box.foot(62), words("film.make"), look=Look.MAIN),
        )

    def _stretches(self) -> tuple[tuple[str, str, tuple[int, int]], ...]:
        """Return the whole match, and the line that is lit, if one is."""
        words, filmed = self._kit.words, self._filmed
        whole = ("film.whole", words("film.whole"), filmed.whole)
        if filmed.lit[0] >= filmed.lit[1]:
            return (whole,)
        where = filmed.line(filmed.lit[1]) or words("film.start")
        said = words("film.lit", where=where)
        return whole, ("film.lit", said, filmed.lit)
