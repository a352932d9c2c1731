"""Who leads through a guided match: sets the task of a lesson, looks on, says why, goes on.

A lesson is a quest at the game's own table. What was missed begins anew; an action that is no
part of the lesson is taken back at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Thought, random_mind
from game.ai.minds import MINDS
from game.content.lessons.guided_match import LEARNER, NOT_YET, Lesson, Taken, Verdict, judged
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.face import Face
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Replace, Scene
from game.scenes.match.quest import Quest
from game.scenes.table.desk import board_shape
from game.scenes.table.opened_table import opened
from game.scenes.table.page_places import laid_out
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.canvas.box import Box

from .end_page import end_scene
from .lesson_card import LessonCard, card_scene
from .lesson_progress import Course, drawn, reach

OTHER = "lesson"
"""The strength of whoever else sits at the table."""

TASK = (("begin", "lesson.begin"), ("skip", "lesson.skip"), ("leave", "lesson.leave"))
RIGHT = (("next", "lesson.next"), ("again", "lesson.again"), ("leave", "lesson.leave"))
WRONG = (("again", "lesson.again"), ("skip", "lesson.skip"), ("leave", "lesson.leave"))

WISHES = (
    ("words", "lesson.words"),
    ("again", "lesson.again"),
    ("leave", "lesson.leave"),
    ("next", "lesson.skip.short"),
)
"""What a learner may wish for at the table at any time."""


def lesson_table(kit: Kit, course: Course, place: int) -> Scene:
    """Return the table with a lesson of a guided match, which goes on to the next one."""
    return Coach(kit, course, place).table()


class Coach:
    """Leads through one lesson. `stands` are the actions it begins with, of a try before."""

    def __init__(
        self, kit: Kit, course: Course, place: int, stands: tuple[Any, ...] = (), why: str = ""
    ) -> None:
        self._kit = kit
        self._course = course
        self._place = place
        self._says: Callable[[], LessonCard] | None = self._refusal if why else self._task
        self._wish = ""
        self._judged: tuple[object, Verdict | None] = (None, None)
        self._match = self._begun(stands)

    def table(self) -> Scene:
        face, match = faces_of(self._kit)[self._course.game], self._match
        quest = Quest(
            title=self._title,
            line=lambda now: self._kit.words(f"{self._lesson.key}.task"),
            check=lambda now: self._check(),
            decided=lambda now: self._verdict() is not None,
            minds=self._minds(face),
            again=lambda: lesson_table(self._kit, self._course, self._place),
            leave="lesson.leave",
            home=not self._course.aside,
            kept=False,
            lines=self._lines,
            wishes=self._wishes,
            chosen=self._chosen,
            marks=self._lesson.marks,
            drawn=True,
        )
        if face.challenges is not None:
            return face.challenges.table(self._kit, match, quest)
        return opened(self._kit, match, face, quest)

    @property
    def _lesson(self) -> Lesson:
        return self._course.lessons[self._place]

    def _title(self) -> str:
        return self._course.title(self._kit.words, self._place)

    def _begun(self, stands: tuple[Any, ...]) -> Match:
        rules, state = drawn(self._course.rules, self._lesson.never), self._lesson.state
        seats = range(rules.seats(state.table))
        players = tuple(Player("", None if seat == LEARNER else OTHER) for seat in seats)
        match = Match(rules, Header(rules.name, rules.number, state, state.seed, players))
        for action in stands:
            match.submit(action)
        return match

    def _minds(self, face: Face) -> Mapping[str, Mind]:
        """Return whoever else sits there: it waits as long as there is something to be said."""
        given = face.challenges.minds if face.challenges else {}
        mind = next(iter((given or MINDS[self._course.game]).values()), random_mind)

        def patient(*asked: Any) -> Thought:
            while self._verdict() is not None:
                yield
            return (yield from mind(*asked))

        return {OTHER: patient}

    def _check(self) -> Change:
        wish, self._wish = self._wish, ""
        match wish:
            case "leave":
                return Pop()
            case "again":
                return self._to(self._place)
            case "skip" | "next":
                return self._onward()
            case _:
                pass
        if self._says is not None:
            says, self._says = self._says, None
            return self._lay(says())
        return self._answer()

    def _answer(self) -> Change:
        """Say what has come of the lesson as soon as that is known."""
        verdict = self._verdict()
        if verdict is None:
            return None
        if verdict.reason == NOT_YET:
            stands = tuple(done.action for done in self._match.done[: verdict.stands])
            return Replace(Coach(self._kit, self._course, self._place, stands, NOT_YET).table())
        self._kit.sounds.play("bonus.taken" if verdict.solved else "menu.error")
        card = self._praise() if verdict.solved else self._reason(verdict.reason)
        if verdict.solved:
            reach(self._kit, self._course, self._place + 1)
        return self._lay(card)

    def _lay(self, card: LessonCard) -> Change:
        aside = faces_of(self._kit)[self._course.game].aside or self._side
        return Push(card_scene(self._kit, card, self._chosen, aside))

    def _verdict(self) -> Verdict | None:
        match = self._match
        if self._judged[0] is not match.state:
            states = (match.state_at(count).table for count in range(match.count))
            taken = (
                Taken(table, done.action, done.told)
                for table, done in zip(states, match.done, strict=True)
            )
            self._judged = match.state, judged(self._lesson, self._course.rules, taken)
        return self._judged[1]

    def _lines(self) -> tuple[tuple[str, str], ...]:
        words = self._kit.words
        return ("words", words("lesson.words")), ("skip", words("lesson.skip"))

    def _wishes(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self._kit.words(key)) for name, key in WISHES)

    def _chosen(self, name: str) -> None:
        """Hear what was chosen; it is done as soon as the table goes on."""
        if name == "words":
            self._says = self._task
        elif name in ("skip", "next", "again", "leave"):
            self._wish = name

    def _to(self, place: int) -> Change:
        return Replace(lesson_table(self._kit, self._course, place))

    def _onward(self) -> Change:
        after = self._place + 1
        reach(self._kit, self._course, after)
        if after < len(self._course.lessons):
            return self._to(after)
        return Replace(end_scene(self._kit, self._course))

    def _card(self, title: str, words: str, answers: tuple[tuple[str, str], ...]) -> LessonCard:
        return LessonCard(self._course.number(self._kit.words, self._place), title, words, answers)

    def _task(self) -> LessonCard:
        words = self._kit.words
        return self._card(self._title(), words(f"{self._lesson.key}.words"), TASK)

    def _refusal(self) -> LessonCard:
        words = self._kit.words
        task = words(f"{self._lesson.key}.task")
        card = self._card(words("lesson.not_yet"), words("lesson.not_yet.words", task=task), TASK)
        return replace(card, colour="danger")

    def _praise(self) -> LessonCard:
        words = self._kit.words
        card = self._card(words("lesson.right"), words(f"{self._lesson.key}.done"), RIGHT)
        return replace(card, colour="good")

    def _reason(self, reason: str) -> LessonCard:
        words = self._kit.words
        said = words(f"{self._lesson.key}.why.{reason}")
        return replace(self._card(words("lesson.wrong"), said, WRONG), colour="danger")

    def _side(self, width: float, height: float) -> Box:
        face = faces_of(self._kit)[self._course.game].table
        shape = board_shape(self._kit, face, self._match.table) if face is not None else 1.0
        return laid_out(width, height, percent=self._kit.type.percent, shape=shape).side
