"""A figure of the rules book while it is shown: a scenario on the board of its game.

It begins by itself after a moment, plays once and then shows how it ended. With less motion,
or at speed off, nothing moves, and the card shows the board before and after.
"""

from __future__ import annotations

from game.content.rule_figures import Figure
from game.scenes.faces.figure_face import FigureFace, FigureView
from game.scenes.frame.kit import Kit, Words
from game.scenes.match.live_match import Motion, reel
from game.scenes.pages.rule_sign import cited
from game.view.show.playback import Reel
from game.view.show.show_paces import NORMAL

WAIT_MS = 1100
PACE = 60
"""In percent of the speed of a match: who reads a rule sees it for the first time."""


class Stage:
    """One figure being shown."""

    def __init__(self, kit: Kit, face: FigureFace, figure: Figure) -> None:
        self.name = figure.name
        self._rules = figure.scenario.rules
        self.face = face
        self.staged = face.stage(figure.scenario.sections)
        self._kit = kit
        self._ms = 0
        self._wait = WAIT_MS
        self._loud = False
        motion = Motion(face.clip_for, lambda event: _unhurried(kit.settings.now.speed))
        made = reel(face.evolve, motion, self.staged.table)
        made.add(self.staged.told)
        self._first = made.at(0)
        self._last = made.at(made.length)
        self._said: dict[str, tuple[str, ...]] = {}
        self._telling: Reel | None = None
        self.reel = self._first

    @property
    def still(self) -> bool:
        """Whether nothing moves: nothing happens, or nobody wants it to."""
        now = self._kit.settings.now
        return not self.staged.told or now.less_motion or not now.speed

    @property
    def moving(self) -> bool:
        return not self.still and (self._wait > 0 or self.reel.moving)

    @property
    def playing(self) -> bool:
        return self._wait > 0 or not (self.reel.paused or self.reel.idle)

    @property
    def at_rest(self) -> bool:
        """Whether the picture is that of a table where nothing is on its way."""
        whole = self.reel is self._first or self.reel.idle
        return whole and not self.reel.burning

    def update(self, ms: int) -> None:
        """Let time pass; the story begins after a moment."""
        if self.still:
            return
        if self._wait > 0:
            self._wait -= ms
            if self._wait <= 0:
                self._begin()
            return
        self._ms += ms
        self.reel.advance(ms)
        for sound in self.reel.sounds():
            if self._loud:
                self._kit.sounds.play(sound)

    def play(self) -> None:
        """Play, stop, go on, or play again from the start."""
        self._loud = True
        if self._wait > 0 or self.reel.idle or self.reel is self._first:
            self._begin()
        else:
            self.reel.paused = not self.reel.paused

    def rewind(self) -> None:
        """Show the beginning, and begin again after a moment."""
        self.reel, self._wait, self._loud = self._first, WAIT_MS, False

    def step(self) -> None:
        self._hold()
        if self.reel is self._first:
            self.reel = self._first.at(0)
        self.reel.step()

    def back(self) -> None:
        self._hold()
        before = self.reel.back()
        self.reel = before if before.place else self._first

    def shown(self) -> FigureView:
        return self._view(self.reel)

    def before(self) -> FigureView:
        return self._view(self._first)

    def after(self) -> FigureView:
        return self._view(self._last)

    def telling(self) -> FigureView:
        """Return what is seen half way through what takes longest."""
        if self._telling is None:
            self._telling = _halfway(self._first, self.face)
        return self._view(self._telling)

    def sentences(self, words: Words) -> tuple[str, ...]:
        """Return what is told, event by event, each with its paragraph; "" for some."""
        if words.language not in self._said:
            self._said[words.language] = self._told(words)
        return self._said[words.language]

    def sentence(self, words: Words) -> str:
        """Return the latest of what was told up to now."""
        if self.reel is self._first:
            return ""
        if self.reel.idle and (remarks := self.remarks(words)):
            return remarks[-1]
        upto = self.reel.place + (0 if self.reel.idle else 1)
        return next((line for line in reversed(self.sentences(words)[:upto]) if line), "")

    def remarks(self, words: Words) -> tuple[str, ...]:
        """Return what is said of what does not happen, every sentence once."""
        said = self.face.remarks(words, self.staged)
        return tuple(dict.fromkeys(self._with_rule(*each) for each in said))

    def _told(self, words: Words) -> tuple[str, ...]:
        table, said = self.staged.table, []
        for told in self.staged.told:
            line = self.face.tell(words, table, told.event)
            said.append(line and self._with_rule(line, told.rule))
            table = self.face.evolve(table, told.event)
        return tuple(said)

    def _with_rule(self, line: str, rule: str) -> str:
        """Return the sentence with its paragraph, unless that stands over the figure already."""
        return line if self._rules == (rule,) else cited(line, rule)

    def _view(self, reel: Reel) -> FigureView:
        return FigureView(self.staged, reel, self._ms, self._kit.settings.now.less_motion)

    def _begin(self) -> None:
        self._wait = 0
        self.reel = self._first.at(0)
        self.reel.paused = False

    def _hold(self) -> None:
        self._loud, self._wait = True, 0


def _unhurried(speed: int) -> int:
    return (speed or NORMAL) * PACE // 100


def _halfway(first: Reel, face: FigureFace) -> Reel:
    """Return the story where its longest clip is half over."""
    story = (first.story(place) for place in range(first.length))
    clips = [face.clip_for(table, told.event).ms for table, told in story]
    place = max(range(len(clips)), key=clips.__getitem__, default=0)
    reel = first.at(place)
    reel.paused = False
    reel.advance(sum(clips[place : place + 1]) * NORMAL // PACE // 2)
    reel.paused = True
    return reel
