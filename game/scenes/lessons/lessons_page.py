"""The guided matches there are: the steps of each, how far one is, and the way in."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from game.content.files.reader import ContentError
from game.content.lessons.guided_match import LEARNER
from game.scenes.boards.faults_page import fault_sentences
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.pages.dialog import tell
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.play.quest_on_page import mark_out
from game.scenes.replay.record_picture import draw_table
from game.scenes.widgets.rows import tab_rows, tabs, tabs_high
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, SMALL, STRONG

from .coach import lesson_table
from .lesson_progress import Course, course_of, reached, taught

LIST = 440.0
ROW = 56.0
TOLD = 340.0
"""How wide what is told of a lesson is at the least, beside a board as high as the page."""


@dataclass(frozen=True, slots=True)
class PickOut:
    """Choose the lesson at this place of the list."""

    place: int


@dataclass
class _Shelf:
    """The games that have a guided match, the chosen one and its chosen lesson."""

    games: tuple[str, ...]
    courses: dict[str, Course] = field(default_factory=dict)
    game: int = 0
    place: int = 0

    @property
    def course(self) -> Course:
        return self.courses[self.games[self.game]]


def lessons_scene(kit: Kit, game: str = "", aside: bool = False) -> Sheet:
    """Return the page of the guided matches, opened at a game; "" is the first not done yet.

    `aside` from a match that waits below: it finds its devices and its report as they were.
    """
    shelf = _Shelf(taught(kit))
    try:
        shelf.courses.update({each: course_of(each, aside) for each in shelf.games})
    except ContentError as error:
        return tell(kit, kit.words("lesson.title"), fault_sentences(kit, error)[0])
    shelf.game = shelf.games.index(game) if game in shelf.games else _unlearned(kit, shelf)

    report = kit.black_box.tell
    kit.seating.put_aside()

    def left() -> Change:
        kit.seating.take_up()
        kit.black_box.tell = report
        return Pop()

    def to_next() -> None:
        """Choose the lesson to go on with; whoever has done them all begins anew."""
        place = reached(kit, shelf.course)
        shelf.place = place if place < len(shelf.course.lessons) else 0

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return left()
            case Changed("game", int(place)):
                shelf.game = place
                to_next()
            case Said(PickOut(place)) if place != shelf.place:
                shelf.place = place
            case Said(PickOut()) | Chosen("begin"):
                return Push(lesson_table(kit, shelf.course, shelf.place))
            case _:
                pass
        return None

    def focused(said: Hashable) -> None:
        if isinstance(said, PickOut):
            shelf.place = said.place

    def resumed(answer: object) -> Change:
        if not aside:
            kit.sounds.music("music.menu")
        to_next()
        return None

    to_next()
    return Sheet(
        kit,
        lambda page: _widgets(kit, page, shelf),
        answer,
        back=left,
        resumed=resumed,
        first="begin",
        focused=focused,
    )


def _unlearned(kit: Kit, shelf: _Shelf) -> int:
    """Return the place of the first game whose lessons are not all done."""
    courses = (shelf.courses[game] for game in shelf.games)
    left = (place for place, c in enumerate(courses) if reached(kit, c) < len(c.lessons))
    return next(left, 0)


def _widgets(kit: Kit, page: Page, shelf: _Shelf) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("lesson.title"))
    names = tuple(kit.words(f"door.{game}") for game in shelf.games)
    left, high = room.left(LIST), tabs_high(len(names), 50)
    return (
        *frame,
        *tabs("game", left.top(high), names, shelf.game, tab_rows(len(names))),
        *_rows(kit, left.below(high + 14), shelf),
        *_chosen(kit, room.beside(LIST, 28), shelf),
    )


def _rows(kit: Kit, box: Box, shelf: _Shelf) -> tuple[Widget, ...]:
    course, done = shelf.course, reached(kit, shelf.course)
    high = min(ROW, box.height / len(course.lessons) - 6)
    cells = box.stack(len(course.lessons), high, 6)
    return tuple(
        Button(
            "lesson",
            cell,
            f"{place + 1}. {course.title(kit.words, place)}",
            "icon.tick" if place < done else "",
            look=Look.ROW,
            value=place,
            chosen=place == shelf.place,
            align="left",
            says=PickOut(place),
        )
        for place, cell in enumerate(cells)
    )


def _chosen(kit: Kit, box: Box, shelf: _Shelf) -> tuple[Widget, ...]:
    """Return the lesson that is chosen: its board, its task, and the way in."""
    words, course, place = kit.words, shelf.course, shelf.place
    lesson, started = course.lessons[place], 0 < reached(kit, course) == place
    about = Label(box.top(70), words("lesson.about"), SMALL, "quiet", stand="top")
    low = box.below(78)
    if low.width >= low.height + TOLD * kit.type.percent / 100:
        # There is room for a board as high as the page, and the way in beside it.
        picture, wide = low.left(low.height), min(300, low.width - low.height - 24)
    else:
        picture, wide = low.left(min(low.width * 0.5, low.height - 84)).above(84), 300
    told = Box(picture.right + 24, low.y, low.right - picture.right - 24, low.height - 84)
    begin = words("pause.go_on" if started else "lesson.begin")

    def draw(canvas: Canvas, at: Box) -> None:
        start = lesson.state.table
        lies = draw_table(canvas, at, kit, course.game, lesson.key, start, LEARNER)
        if lesson.marks and (table := faces_of(kit)[course.game].table) is not None:
            mark_out(canvas, lies or table.place(kit, start, at, canvas.scale), lesson.marks)

    return (
        about,
        Panel(picture, "night", "line"),
        Drawing(picture.inset(4), draw),
        Label(told.top(76), course.title(words, place), BUTTON, "accent", stand="top"),
        Label(told.below(84).top(120), words(f"{lesson.key}.task"), STRONG, stand="top"),
        Label(told.below(210), course.number(words, place), BODY, "quiet", stand="top"),
        Button("begin", low.foot(62).edge(wide), begin, look=Look.MAIN),
    )
