"""Games whose tables can play challenges, for tests of the scenes around them."""

from __future__ import annotations

from dataclasses import replace

from game.content.tasks.challenges import Challenge, load_challenges
from game.scenes.challenges.end_page import Ended, end_scene
from game.scenes.challenges.playing import match_of, table_of
from game.scenes.challenges.proven_worth import weighed
from game.scenes.faces.face import Door, Face
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Pop, SceneStack
from game.scenes.match.live_match import Live
from game.scenes.pages.widget_scene import Sheet
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.match.match import Match


class PlainTable(Sheet):
    """A table that shows the task and is told its actions by the test."""

    def __init__(self, kit, match: Match, quest) -> None:
        self.match = match
        self.quest = quest

        def widgets(page):
            room = page.box.inset(60)
            leave = Button("leave", room.foot(60), quest.title())
            return Label(room.top(120), quest.line(match)), leave

        super().__init__(kit, widgets, lambda event: Pop() if event == Chosen("leave") else None)

    def update(self, ms):
        return self.quest.check(self.match)


def settle(played: SceneStack, live: Live) -> None:
    """Let time pass until the player is asked or the table is gone."""
    table, count = played.top, -1
    for _ in range(4000):
        played.update(50)
        waits = live.settled and live.match.count == count
        if played.top is not table or waits:
            return
        count = live.match.count


def worth(kit: Kit, text: str) -> tuple[Challenge, int, int]:
    """Return the challenge that a text solves, its turn or points and its stars."""
    found = weighed(kit, text)
    return found.challenge, found.points or found.turn, found.stars


def with_tables(kit: Kit) -> Kit:
    return replace(kit, faces={name: _plain(face) for name, face in kit.faces.items()})


def _plain(face: Face) -> Face:
    def shut(*given):
        raise AssertionError(given)

    challenges = face.challenges and replace(face.challenges, table=PlainTable)
    return replace(face, challenges=challenges, door=Door(setup=shut, resume=shut))


def ended_challenge(kit: Kit, stars: int) -> Sheet:
    """Return the page after a challenge that was worth so many stars."""
    challenge = load_challenges("tank_chess")[-1]
    made = with_tables(kit)
    match = match_of(made, challenge)
    text = "TK1-x" if stars else ""
    ended = Ended(challenge, match, stars, 2, text, better=bool(stars))
    scene = end_scene(made, ended, lambda: table_of(made, challenge))
    scene.update(5000)
    return scene
