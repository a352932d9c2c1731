"""A match that goes on from a record or a text: first it is said who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.minds import offered
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Replace, Scene
from game.scenes.match.live_match import reel
from game.scenes.pages.dialog import tell
from game.scenes.pages.widget_scene import Happening, Page
from game.scenes.pages.working_page import WorkingScene
from game.scenes.saves.saving import begun_labels, make_way
from game.scenes.seats.occupants import Occupant, last_setup, occupant
from game.scenes.setup.setup_page import setup_scene
from game.scenes.widgets.widget_kinds import Drawing, Label, Widget
from game.session.files.small_steps import Steps
from game.session.match.match import Match
from game.session.match.record import Header, Player, Record
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL


def play_on(kit: Kit, record: Record, count: int) -> Scene | None:
    """Return the seats of a match that goes on after so many actions of a record, None if it was
    over by then."""
    return onward_scene(kit, record.header, (done.action for done in record.standing[:count]))


def onward_scene(
    kit: Kit, header: Header[Any], actions: Iterable[Any], note: str = ""
) -> Scene | None:
    """Return the same after these actions; the note says what was made of a text.

    The match has no clock. Who sat there is offered the seat again; where only computers did, a
    person takes the first one. A long match is played that far under a bar.
    """
    rules, words = GAMES[header.game], kit.words
    labels = (*begun_labels(header.labels), ("date", kit.today()))
    begun = replace(header, labels=labels, clock=None, rules=rules.number)
    match = Match(rules, begun, faces_of(kit)[header.game].door.flag)

    def then(match: Match) -> Scene:
        if match.outcome is not None:
            return tell(kit, words("play.onward"), words("play.replay.over"))
        return _seats(kit, match, note)

    said = words("play.onward"), words("play.resuming")
    scene = WorkingScene(kit, *said, played(match, tuple(actions)), then).begun()
    return scene if match.outcome is None else None


def played(match: Match, actions: Sequence[Any]) -> Steps[Match]:
    """Do all of these actions, one at each step."""
    for number, action in enumerate(actions):
        match.submit(action)
        yield number / len(actions)
    return match


def _seats(kit: Kit, match: Match, note: str) -> Scene:
    header = match.header
    places = tuple(map(occupant, header.players))
    if all(place.strength for place in places):
        places = (replace(places[0], strength="", commander=""), *places[1:])
    return setup_scene(kit, header.game, _Seats(kit, match, note), places, begins=False)


@dataclass(frozen=True)
class _Seats:
    """The board as it stands beside those who will go on."""

    kit: Kit
    match: Match
    note: str

    @property
    def least(self) -> int:
        return len(self.match.header.players)

    @property
    def most(self) -> int:
        return len(self.match.header.players)

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(self.match.rules.name)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        words, rows = self.kit.words, box.below(44)
        low = page.measure(self.note, SMALL, box.width)[1] if self.note else 0
        return (
            Label(box.top(36), words("play.onward"), LABEL, "accent"),
            Drawing(rows.above(low, 8) if low else rows, self._draw),
            Label(rows.foot(low), self.note, SMALL, "quiet"),
        )

    def answer(self, event: Happening) -> Change:
        return None

    def resumed(self, answer: object) -> Change:
        return None

    def fault(self, places: tuple[Occupant, ...]) -> str:
        return ""

    def choices_text(self) -> str:
        return last_setup(self.kit, self.match.rules.name)[1]

    def start(self, places: tuple[Occupant, ...]) -> Change:
        match, game = self.match, self.match.rules.name
        players = tuple(
            _again(player, place.player(game))
            for player, place in zip(match.header.players, places, strict=True)
        )
        match.header = replace(match.header, players=players)
        make_way(self.kit, game)
        return Replace(faces_of(self.kit)[game].door.resume(self.kit, match))

    def _draw(self, canvas: Canvas, box: Box) -> None:
        rules = self.match.rules
        face = faces_of(self.kit)[rules.name].board(self.kit)
        table = rules.view(self.match.table, NOBODY)
        face.draw(canvas, box, reel(rules.evolve, face.motion, table), 0, ())


def _again(before: Player, now: Player) -> Player:
    """Return who goes on: those who sat there before are as many as they were."""
    return replace(now, crew=before.crew) if now.name == before.name else now
