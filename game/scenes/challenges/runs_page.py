"""Runs of one challenge watched beside one another, turn by turn.

On one's own run the others are ghosts. Nobody runs ahead: the next turn begins when all have shown
this one.
"""

from __future__ import annotations

from functools import partial

from game.content.tasks.challenges import Challenge, begun
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.board_face import BoardFace
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.show_speeds import tempo
from game.scenes.frame.stack import Change, Pop
from game.scenes.match.live_match import Motion, reel
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LIST, SMALL
from game.view.show.playback import Reel

from .runs import THIS, Run
from .words import title_of

REST_MS = 700
"""So long the end of a turn stands there before all go on."""


class Race:
    """`turn` is how many turns have begun."""

    def __init__(self, kit: Kit, challenge: Challenge, runs: tuple[Run, ...]) -> None:
        self.runs = runs
        self.paused = False
        self._kit = kit
        self._rules = GAMES[challenge.game]
        self._start = self._rules.view(begun(challenge).state.table, NOBODY)
        self.face: BoardFace = faces_of(kit)[challenge.game].board(kit)
        self.again()

    @property
    def turns(self) -> int:
        return max(len(run.turns) for run in self.runs)

    @property
    def over(self) -> bool:
        return self.turn >= self.turns and all(each.idle for each in self.reels)

    def again(self) -> None:
        self.turn, self.ms, self._rest = 0, 0, 0
        self.reels: tuple[Reel, ...] = tuple(self._fresh() for _ in self.runs)

    def update(self, ms: int) -> None:
        """Let time pass; when all have shown this turn, begin the next one."""
        if self.paused or self.over:
            return
        self.ms += ms
        for place, each in enumerate(self.reels):
            each.advance(ms)
            for sound in each.sounds():
                if not place:
                    self._kit.sounds.play(sound)
        if all(each.idle for each in self.reels):
            self._rest -= ms
            if self._rest <= 0:
                self._begin()

    def _begin(self) -> None:
        for run, each in zip(self.runs, self.reels, strict=True):
            if self.turn < len(run.turns):
                each.add(run.turns[self.turn])
        self.turn, self._rest = self.turn + 1, REST_MS

    def _fresh(self) -> Reel:
        pace = Motion(
            self.face.motion.clip_for,
            lambda event: tempo(self._kit.settings.now) or 100,
            self.face.motion.flow,
        )
        return reel(self._rules.evolve, pace, self._start)


def runs_scene(kit: Kit, challenge: Challenge, runs: tuple[Run, ...]) -> Sheet:
    """Return the page; its first run is the one that has ghosts on it."""
    race = Race(kit, challenge, runs)

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, title_of(kit, challenge))
        boards = room.above(62, 14).columns(len(runs), 24)
        found: list[Widget] = []
        for place, (box, run) in enumerate(zip(boards, runs, strict=True)):
            found += _board(kit, box, race, place, run)
        ways = room.foot(62)
        pause = "runs.go" if race.paused else "runs.pause"
        return (
            *frame,
            *found,
            Button("again", ways.left(260), kit.words("runs.again"), "icon.replay"),
            Button(
                "pause",
                ways.edge(260),
                kit.words(pause),
                look=Look.MAIN,
                enabled=not race.over,
            ),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("again"):
                race.again()
                race.paused = False
            case Chosen("pause"):
                race.paused = not race.paused
            case _:
                pass
        return None

    def passing(ms: int) -> Change:
        race.update(ms)
        return None

    return Sheet(
        kit,
        widgets,
        answer,
        passing=passing,
        first="again",
        moving=lambda: not race.paused and not race.over,
    )


def _board(kit: Kit, box: Box, race: Race, place: int, run: Run) -> tuple[Widget, ...]:
    """Return one run: whose it is, how many turns it took, and its board."""
    named, board = box.top(34), box.below(40)
    side = min(board.width, board.height)
    square = board.top(side).centred(side, side)
    taken = kit.words("runs.turns", count=len(run.turns))
    return (
        Label(
            named, kit.words(f"runs.{run.name}"), LIST, "accent" if run.name == THIS else "words"
        ),
        Label(named, taken, SMALL, "quiet", "right"),
        Panel(square, "night", "line"),
        Drawing(square.inset(4), partial(_draw, race, place)),
    )


def _draw(race: Race, place: int, canvas: Canvas, box: Box) -> None:
    own = race.reels[place]
    race.face.draw(canvas, box, own, race.ms, ())
    if not place and race.face.ghost is not None:
        for other in race.reels[1:]:
            race.face.ghost(canvas, box, own, other)
