"""The ways from a box into its game, and what is put back when one returns."""

from __future__ import annotations

from game.content.lessons.lesson_homes import has_lessons
from game.scenes.book.rules_page import rules_scene
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Push
from game.scenes.opening.opening import opened_game, resumed_match, watched_computers
from game.scenes.saves.saved_files import waiting

PLAY = "play"


def ways(kit: Kit, game: str) -> tuple[tuple[str, str, str], ...]:
    """Return what can be done with a game: the name, the words and the picture of each."""
    words, door = kit.words, faces_of(kit)[game].door
    learn = (("first", words("title.lessons"), "icon.bulb"),) if has_lessons(game) else ()
    watch = (("watch", words("shelf.watch"), "icon.eye"),) if door.computers else ()
    play = PLAY, play_words(kit, waiting(kit, game)), "icon.play_ink"
    return (play, *learn, ("rules", words("title.rules"), "icon.book"), *watch)


def play_words(kit: Kit, waits: bool) -> str:
    """Return how the way to the board is called."""
    return kit.words("title.continue" if waits else "shelf.play")


def way(kit: Kit, name: str, game: str) -> Change:
    """Go one of the ways."""
    match name:
        case "play" if waiting(kit, game):
            return Push(resumed_match(kit, game))
        case "play":
            return Push(opened_game(kit, game))
        case "first":
            return Push(kit.lessons(game, False))
        case "rules":
            return Push(rules_scene(kit, game))
        case "watch":
            return Push(watched_computers(kit, game))
        case _:
            return None


def come_back(kit: Kit) -> None:
    """Nobody sits at a table any more."""
    kit.sounds.music("music.menu")
    kit.phones.stop()
    kit.seating.clear()
