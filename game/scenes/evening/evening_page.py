"""The page of an evening: the standing table, what is played next, and the podium at its end."""

from __future__ import annotations

from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Push, Replace, Restart
from game.scenes.opening.opening import opened_game
from game.scenes.pages.dialog import sure
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.people.people_page import people_scene
from game.scenes.saves.evening_file import all_evenings, begun, keep, queued, shown_name
from game.scenes.seats.queue_page import queue_page
from game.scenes.widgets.widget_kinds import Button, Choice, Label, Look, Panel, Picture, Widget
from game.session.people.evenings import Evening
from game.session.people.queues import PAIR
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, STRONG

from .standing_table import empty_podium, podium, rows
from .winner_stays_board import held_longest, line_board

ABOUT = {
    "evening.about.row": "icon.replay",
    "evening.about.points": "icon.trophy",
    "evening.about.last": "icon.dice",
}
"""What an evening is, in three sentences with a sign each."""

DOOR, FOOTED = 76.0, 290.0
SIDE = 430.0
LOW = 52.0
"""A door lower than that is not read from a sofa."""
LINE = 0.56
"""Which share of the page the queue has, where the winner stays; the points have the rest."""


def evening_page(kit: Kit) -> Sheet:
    """Return the page; its way back leads to the title from everywhere."""
    desk = _Desk(kit)
    return Sheet(
        kit,
        desk.widgets,
        desk.answer,
        back=lambda: Restart(kit.title()),
        resumed=desk.resumed,
        passing=desk.passing,
        first=desk.first,
    )


class _Desk:
    """`place` is the evening that is looked at, 0 for the latest; `asked` the question over it."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._all, self._fault = all_evenings(kit)
        self.place = 0
        self.asked = ""

    @property
    def first(self) -> str:
        now = self.shown
        return "new" if now is not None and now.over else f"play:{self._games[0]}"

    @property
    def shown(self) -> Evening | None:
        """The evening that is looked at, None while there is none or another is to begin."""
        return self._all.all[self.place] if 0 <= self.place < len(self._all.all) else None

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, now = self._kit, self.shown
        frame, room = framed(kit, page, kit.words("evening.title"))
        many = len(self._all.all) > 1 and now is not None
        body = room.below(50, 16) if many else room
        if now is None:
            parts = self._beginning(body)
        elif now.over:
            parts = self._podium(now, page, body)
        else:
            parts = self._going(now, page, body)
        return (*frame, *(self._choice(room.top(50).left(420)) if many else ()), *parts)

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Restart(self._kit.title())
            case Changed("play", str(game)):
                return Replace(opened_game(begun(self._kit), game))
            case Changed("which", int(place)):
                self.place = place
            case Chosen("people"):
                return Push(people_scene(self._kit))
            case Chosen("new"):
                self.place = -1
            case Chosen("queue"):
                self.asked = "queue"
                return Push(queue_page(self._kit, self.shown.queue if self.shown else ()))
            case Chosen("end" | "delete" as asked):
                return self._ask(asked)
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        """End an evening or delete it, after a question; or begin one with a queue."""
        asked, self.asked, now = self.asked, "", self.shown
        if asked == "queue":
            return self._queued(answer) if isinstance(answer, tuple) else None
        if answer != "yes" or now is None:
            return None
        mark = now.mark
        keep(self._kit, lambda all: all.ended(mark) if asked == "end" else all.without(mark))
        return Replace(evening_page(self._kit))

    def passing(self, ms: int) -> Change:
        fault, self._fault = self._fault, ""
        return Notice(fault, lasting=True) if fault else None

    def _queued(self, names: tuple[str, ...]) -> Change:
        """Let these stand in the queue of the evening that goes on, or of one that begins now."""
        queued(self._kit, names)
        return Replace(evening_page(self._kit))

    def _ask(self, asked: str) -> Change:
        words, self.asked = self._kit.words, asked
        title, said = words(f"evening.{asked}.title"), words(f"evening.{asked}.words")
        return Push(sure(self._kit, title, said, words(f"evening.{asked}")))

    @property
    def _games(self) -> tuple[str, ...]:
        now, faces = self.shown, self._kit.faces
        duels = now is not None and bool(now.queue)
        fits = (not duels or len(faces_of(self._kit)[game].seats.names) == PAIR for game in faces)
        return tuple(game for game, there in zip(faces, fits, strict=True) if there)

    def _choice(self, box: Box) -> tuple[Widget, ...]:
        dates = tuple(each.date for each in self._all.all)
        return (Choice("which", box, self._kit.words("people.day"), dates, self.place),)

    def _beginning(self, room: Box) -> tuple[Widget, ...]:
        words = self._kit.words
        left = room.left(room.width - SIDE - 40)
        told, stage = left.top(left.height * 0.44), left.below(left.height * 0.44, 24)
        lines = zip(told.rows(len(ABOUT), 8), ABOUT.items(), strict=True)
        return (
            Panel(told, "panel", "line", 12),
            *(each for row, (key, sign) in lines for each in _rule(row, words(key), sign)),
            *empty_podium(stage),
            *self._doors(room.edge(SIDE).above(58, 12), words("evening.begin")),
            Button("queue", room.edge(SIDE).foot(58), words("queue.title"), "icon.people"),
        )

    def _going(self, now: Evening, page: Page, room: Box) -> tuple[Widget, ...]:
        words = self._kit.words
        listed, aside = room.left(room.width - SIDE - 40), room.edge(SIDE)
        said = _picks(self._kit, now)
        if now.queue:
            said = held_longest(self._kit, now) or words("queue.short")
        end, line = aside.foot(58).columns(2, 12)
        tall = room.height * LINE if now.queue else 0.0
        board = line_board(self._kit, now, listed.top(tall), page.grown(1)) if now.queue else ()
        return (
            *board,
            *rows(self._kit, now, listed.below(tall, 14) if now.queue else listed, page.grown(1)),
            *self._doors(aside, words("evening.next"), said if now.matches or now.queue else ""),
            Button("end", end, words("evening.end"), look=Look.PLAIN),
            Button("queue", line, words("queue.change" if now.queue else "queue.title")),
            *(() if now.matches or now.queue else (Label(listed, said, BODY, stand="top"),)),
        )

    def _podium(self, now: Evening, page: Page, room: Box) -> tuple[Widget, ...]:
        words, foot, held = self._kit.words, room.foot(62), held_longest(self._kit, now)
        new = () if self._all.going else (self._main("new", foot.edge(FOOTED)),)
        told = foot.beside(2 * FOOTED, 32)
        return (
            *podium(self._kit, now, room.above(78), page.grown(1)),
            Button("delete", foot.left(FOOTED), words("evening.delete"), look=Look.DANGER),
            Button("people", foot.beside(FOOTED, 16).left(FOOTED), words("evening.people")),
            Label(told.left(told.width - FOOTED - 16), held, BODY, "quiet", "centre"),
            *new,
        )

    def _main(self, name: str, box: Box) -> Button:
        return Button(name, box, self._kit.words(f"evening.{name}"), look=Look.MAIN)

    def _doors(self, box: Box, title: str, said: str = "") -> tuple[Widget, ...]:
        """Return a button for each game of the house, below a heading and a sentence; where the
        winner stays for each game of two."""
        words, games = self._kit.words, self._games
        top = box.top(42)
        below = Label(box.below(46).top(86), said, BODY, "quiet", stand="top")
        left = box.below(140 if said else 52).above(72)
        cells = _cells(left, len(games))
        return (
            Label(top, title, STRONG),
            below,
            *(
                Button(
                    "play",
                    cell,
                    words(f"door.{game}"),
                    f"door.{game}",
                    Look.MAIN if game == games[0] else Look.PLAIN,
                    value=game,
                    large=True,
                    align="left",
                )
                for game, cell in zip(games, cells, strict=True)
            ),
        )


def _cells(box: Box, count: int) -> tuple[Box, ...]:
    """Return a place for each of so many doors, in two columns where they were too low in one."""
    abreast = 1 if count * LOW <= box.height else 2
    down = -(-count // abreast)
    high = min(DOOR, box.height / max(1, down))
    columns = (column.stack(down, high - 10, 10) for column in box.columns(abreast, 12))
    return tuple(cell for row in zip(*columns, strict=True) for cell in row)[:count]


def _picks(kit: Kit, now: Evening) -> str:
    """Return who picks the next game: a person, also where a computer player came last."""
    if not now.chooser:
        people = [chair for chair in now.chairs if not chair.strength]
        alone = now.matches and len(people) == 1
        return kit.words("evening.chooses.you" if alone else "evening.about")
    latest = now.matches[-1]
    place = latest.places[latest.called.index(now.chooser)]
    key = "evening.chooses" if place == max(latest.places) else "evening.chooses.of_people"
    return kit.words(key, name=shown_name(kit, now.chooser))


def _rule(box: Box, words: str, sign: str) -> tuple[Widget, ...]:
    inside = box.inset(20, 6)
    return Picture(inside.left(40), sign), Label(inside.beside(40, 18), words, BODY)
