"""The page on which a moment of a match becomes a challenge: its goal, its stars, its name."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.content.goals import WIN, Goal
from game.content.maps.map_kind import Keeping
from game.content.texts import clean
from game.core.rules import Seat
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.stack import Change, Pop, Replace
from game.scenes.pages.dialog import tell
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import (
    Button,
    Choice,
    Drawing,
    Field,
    Label,
    Look,
    Panel,
    Toggle,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LABEL

from .moment_as_challenge import TITLE, KeptMoment, NotKept, keep, stars_by

LATEST = 20
ROW = 58.0


@dataclass
class _Desk:
    """What has been chosen so far."""

    keeping: Keeping
    seat: Seat
    title: str
    goal: int = 0
    three: int = 2
    careful: bool = False

    @property
    def chosen(self) -> Goal:
        goal = self.keeping.goals[self.goal]
        return replace(goal, careful=self.careful, seat=self.seat)


def keep_scene(kit: Kit, moment: KeptMoment, names: Names, seat: Seat = 0) -> Sheet:
    """Return the page; a sentence if this moment cannot be kept."""
    game, title = moment.rules.name, kit.words("challenge.keep")
    found = moment.keeping(seat)
    if found is None:
        return tell(kit, title, kit.words("challenge.keep.cannot"))
    labels = dict(moment.header.labels)
    named = labels.get("map") or kit.words(f"door.{game}")
    desk = _Desk(found, seat, f"{named}, {kit.today()}"[:TITLE])

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, title)
        side = min(room.height, room.width * 0.46)
        picture, told = room.top(side).left(side), room.beside(side, 28)
        table = moment.start(desk.keeping)
        key = f"keep {game} {moment.begins(desk.keeping)} {len(moment.done)}"
        small = face_of(kit, game).small
        return (
            *frame,
            Panel(picture, "night", "line"),
            Drawing(picture.inset(4), lambda canvas, box: small(canvas, box, key, table)),
            *_asked(kit, told, desk, names),
            Button("keep", told.foot(62), kit.words("challenge.keep.now"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("title", str(words)):
                desk.title = clean(words)[:TITLE]
            case Changed("goal", int(place)):
                desk.goal = place
            case Changed("three", int(place)):
                desk.three = place + 1
            case Changed("careful", bool(on)):
                desk.careful = on
            case Changed("seat", int(place)):
                desk.seat, desk.keeping = place, moment.keeping(place) or desk.keeping
            case Chosen("keep"):
                return Replace(tell(kit, title, _kept(kit, moment, desk)))
            case _:
                pass
        return None

    return Sheet(kit, widgets, answer, first="keep")


def _asked(kit: Kit, box: Box, desk: _Desk, names: Names) -> tuple[Widget, ...]:
    words, several = kit.words, desk.keeping.begins is not None and len(names) > 1
    about = "challenge.keep.turn" if desk.keeping.begins else "challenge.keep.position"
    turns = tuple(words("challenge.by_turn", turn=turn) for turn in range(1, LATEST + 1))
    rows = iter(box.below(104).stack(5, ROW, 8))
    stars = stars_by(desk.three)
    goals = tuple(_goal(kit, goal, stars.one) for goal in desk.keeping.goals)
    told = words("challenge.keep.stars", two=stars.two, one=stars.one)
    careful = desk.keeping.goals[0].aim != WIN
    return (
        Label(box.top(96), words(about), BODY, "words", stand="top"),
        Field("title", next(rows), desk.title, words("challenge.keep.name"), TITLE),
        Choice("goal", next(rows), words("challenge.keep.goal"), goals, desk.goal),
        Choice("three", next(rows), words("challenge.keep.three"), turns, desk.three - 1),
        *((Choice("seat", next(rows), words("challenge.keep.seat"), names, desk.seat),) * several),
        *((Toggle("careful", next(rows), words("challenge.careful"), desk.careful),) * careful),
        Label(box.above(62, 12).foot(44), told, LABEL, "quiet"),
    )


def _goal(kit: Kit, goal: Goal, last: int) -> str:
    """Return the goal in words; one that is to be won names the last turn that still counts."""
    return kit.words(f"challenge.goal.{goal.aim}", count=last if goal.aim == WIN else goal.count)


def _kept(kit: Kit, moment: KeptMoment, desk: _Desk) -> str:
    """Write it, and return the sentence that says where it lies or why it could not be kept."""
    title = desk.title.strip() or kit.words(f"door.{moment.rules.name}")
    try:
        path = keep(kit, moment, desk.keeping, desk.chosen, desk.three, title)
    except NotKept as fault:
        return kit.words(f"challenge.keep.{fault.key}", found=fault.found)
    return kit.words("challenge.keep.done", name=title, path=str(path))
