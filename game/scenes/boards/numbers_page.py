"""A board in numbers on a page; the matches are played while one looks at it.

They go on where they were when the page is opened again.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Sequence
from itertools import groupby

from game.ai.minds import quick
from game.content.maps.board_numbers import Counting, ReportLine, label, of_matches
from game.content.maps.map_facts import name_in
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import MapFile
from game.content.maps.setups import Subject, subject_on
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Area, Drawing, Label, Panel, Widget
from game.session.match.computer_matches import MATCHES, Endless, Trials
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, SMALL

SLICE_MS = 8
COLUMNS = (("cells", "symmetry"), ("ways", "lengths"), ("lines", "matches"))
HEAD, ROW, GAP = 40.0, 32.0, 14.0
BAR = 54.0
SLIDER = 18.0


def numbers_scene(kit: Kit, found: Subject) -> Sheet:
    """Return the page of a board that can be played."""
    return _Numbers(kit, found, map_kind(found.game).counting).sheet()


def numbers_of(kit: Kit, found: MapFile) -> Sheet:
    """Return the page of a board out of its file."""
    return numbers_scene(kit, subject_on(found, name_in(found.facts.titles, kit.words.language)))


class _Numbers:
    def __init__(self, kit: Kit, found: Subject, counted: Counting) -> None:
        self._kit = kit
        self._found = found
        self._counted = counted
        self._figures = counted.figures(found.ground)
        self._seats = faces_of(kit)[found.game].seats.names[: found.seats]
        self._trials = kit.trials.setdefault((found.game, found.mark), self._begun())
        self._endless = False

    def sheet(self) -> Sheet:
        return Sheet(
            self._kit,
            self._widgets,
            self._answer,
            passing=self._passing,
            first=BACK,
            moving=lambda: not self._over,
        )

    @property
    def _over(self) -> bool:
        return self._trials.over or self._endless

    def _begun(self) -> Trials:
        found = self._found
        return Trials(GAMES[found.game], found.setup, found.mark, quick(found.game), MATCHES)

    def _passing(self, ms: int) -> Change:
        """Play on for a slice of time."""
        if self._over:
            return None
        until = time.perf_counter() + SLICE_MS / 1000
        # Matches are values without circles: to look through all that lives takes whole frames.
        collects = gc.isenabled()
        gc.disable()
        try:
            while not self._over and time.perf_counter() < until:
                self._trials.step()
        except Endless:
            self._endless = True
        finally:
            if collects:
                gc.enable()
        return None

    def _answer(self, event: Happening) -> Change:
        return Pop() if event == Chosen(BACK) else None

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        words = self._kit.words
        frame, room = framed(self._kit, page, words("numbers.title", name=self._found.title))
        foot = room.foot(BAR)
        listed = room.above(BAR, 10)
        rows, lowest = self._cards(page, listed)
        if lowest > listed.bottom:
            rows, lowest = self._cards(page, listed.left(listed.width - SLIDER))
        area = Area("numbers", listed, tuple(rows), lowest - listed.y, pages=True)
        return (*frame, area, *self._progress(foot))

    def _cards(self, page: Page, listed: Box) -> tuple[list[Widget], float]:
        """Return a card for each section, and where the lowest ends."""
        rows: list[Widget] = []
        lowest = listed.y
        figures = (*self._figures, *self._matches())
        told = {figure.section for figure in figures}
        used = [sections for sections in COLUMNS if not told.isdisjoint(sections)]
        cells = listed.columns(len(used), 20)
        for sections, cell in zip(used, cells, strict=True):
            y = cell.y
            for section, inside in groupby(figures, lambda figure: figure.section):
                if section in sections:
                    added, y = self._section(page, section, tuple(inside), cell, y)
                    rows += added
            lowest = max(lowest, y)
        return rows, lowest - GAP

    def _matches(self) -> tuple[ReportLine, ...]:
        played = self._trials.played
        turns = [self._counted.turns(each.table) for each in played]
        return of_matches(turns, [each.outcome.winners for each in played], self._seats)

    def _section(
        self, page: Page, section: str, figures: Sequence[ReportLine], cell: Box, y: float
    ) -> tuple[list[Widget], float]:
        """Return a section's widgets from this height down, and where the next one begins."""
        texts = self._kit.words.texts
        high = page.grown(ROW)
        height = HEAD + high * len(figures) + 10
        plate = Box(cell.x, y, cell.width, height)
        head = Label(
            plate.inset(16, 0).top(HEAD), texts(f"numbers.section.{section}"), LABEL, "accent"
        )
        rows: list[Widget] = [Panel(plate), head]
        for number, figure in enumerate(figures):
            row = Box(cell.x + 16, y + HEAD + high * number, cell.width - 32, high)
            wide = page.measure(figure.value, LABEL)[0] + 4
            rows.append(Label(row.left(row.width - wide - 8), label(figure, texts), SMALL))
            rows.append(Label(row.edge(wide), figure.value, LABEL, align="right"))
        return rows, y + height + GAP

    def _progress(self, box: Box) -> tuple[Widget, ...]:
        """Return how far the matches are, nothing once they are over."""
        trials, words = self._trials, self._kit.words
        if self._endless:
            return (Label(box, words("numbers.unplayed"), BODY, "quiet"),)
        if trials.over:
            return ()
        done = len(trials.played)
        said = words("numbers.playing", done=done, count=trials.count)
        bar = box.edge(box.width / 2).inset(16, 20)

        def paint(canvas: Canvas, at: Box) -> None:
            canvas.plate(at, "panel", 6, "line")
            inside = at.inset(3)
            share = done / trials.count
            canvas.plate(inside.left(max(6.0, inside.width * share)), "line", 4, "line")

        words_box = box.inset(16, 0).left(box.width / 2 - 20)
        return (
            Panel(box.inset(0, 8), "night", "panel_light"),
            Label(words_box, said, SMALL, "words"),
            Drawing(bar, paint),
        )
