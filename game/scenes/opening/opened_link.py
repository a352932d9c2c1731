"""A match that came as a link: played again, then watched, or the sentence why it is not."""

from __future__ import annotations

from game.content.link_words import link_words
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.pages.dialog import tell
from game.scenes.pages.working_page import WorkingScene
from game.scenes.replay.replay import ReplayScene
from game.session.links.link_text import BadLink
from game.session.links.match_in_link import Sent, playing, sent_in
from game.session.match.match import Match
from game.session.records.opening_to_watch import watched

from .play_on import play_on


def sent_match(kit: Kit, text: str) -> Sent | str:
    """Return what a link says, or the sentence that says what is wrong with it."""
    try:
        return sent_in(text, GAMES, link_words())
    except BadLink as bad:
        return kit.words(f"link.bad.{bad.key}")


def linked_scene(kit: Kit, sent: Sent) -> Scene:
    """Return the match to watch, a bar while a long one is played."""
    rules, words = GAMES[sent.game], kit.words

    def then(match: Match) -> Scene:
        board = faces_of(kit)[sent.game].board(kit)
        return ReplayScene(kit, rules, match.record(), watched(match), board, play_on)

    def refused(error: Exception) -> Scene | None:
        if not isinstance(error, BadLink):
            return None
        return tell(kit, words("sent.title"), words(f"link.bad.{error.key}"))

    said = words("sent.title"), words("records.opening")
    return WorkingScene(kit, *said, playing(sent, rules), then, refused).begun()
