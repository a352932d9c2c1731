"""A match that is only watched: computers at all seats, nothing written down, nobody asked."""

from __future__ import annotations

from game.ai.minds import MINDS
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.challenge_face import face_of
from game.scenes.faces.seat_names import called
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Scene
from game.scenes.match.quest import Quest
from game.scenes.pages.dialog import ask
from game.scenes.widgets.widget_kinds import Look
from game.session.match.match import Match

LEAVE = "shelf.back"


def computers_play(kit: Kit, game: str) -> Scene:
    """Return the table with a match of computers; ContentError if its files cannot be read."""
    found = faces_of(kit)[game].door.computers
    assert found is not None, "what is watched is offered only where computers play"
    told: list[Match] = []

    def ended(match: Match) -> Change:
        """Tell once how it ended; then lead back."""
        if match.outcome is None:
            return None
        if told:
            return Pop()
        told.append(match)
        leaving = "ok", kit.words(LEAVE), Look.MAIN
        return Push(ask(kit, kit.words(f"door.{game}"), _ending(kit, match), (leaving,)))

    quest = Quest(
        title=lambda: kit.words("shelf.watch"),
        line=lambda match: kit.words("shelf.watching"),
        check=ended,
        decided=lambda match: match.outcome is not None,
        minds=MINDS[game],
        again=lambda: computers_play(kit, game),
        leave=LEAVE,
        kept=False,
    )
    return face_of(kit, game).table(kit, found(kit), quest)


def _ending(kit: Kit, match: Match) -> str:
    table = faces_of(kit)[match.rules.name].table
    if table is None:
        return ""
    return table.result(kit.words, match.table, called(kit.words, match)).title
