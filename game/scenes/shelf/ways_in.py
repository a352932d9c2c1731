"""The ways from a box into its game, and what is put back when one returns."""

from __future__ import annotations

from game.content.lessons.lesson_homes import has_lessons, how_many
from game.scenes.book.rules_page import rules_scene
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Push
from game.scenes.opening.opening import opened_game, resumed_match, watched_computers
from game.scenes.people.who_is_here import look_at_devices, take_places
from game.scenes.saves.evening_file import queued
from game.scenes.saves.saved_files import waiting
from game.scenes.seats.queue_page import queue_page
from game.session.people.queues import LEAST, PAIR

from .shelf_seat_giver import serve_shelf

PLAY, ANEW = "play", "anew"


def ways(kit: Kit, game: str) -> tuple[tuple[str, str, str], ...]:
    """Return what can be done with a game: the name, the words and the picture of each. Who goes on
    with a match that waits may as well begin another."""
    words, door = kit.words, faces_of(kit)[game].door
    watch = (("watch", words("shelf.watch"), "icon.eye"),) if door.computers else ()
    waits = waiting(kit, game)
    play = PLAY, play_words(kit, waits), "icon.play_ink"
    anew = ((ANEW, words("shelf.anew"), "icon.plus"),) if waits else ()
    return (play, *anew, *learn(kit, game), ("rules", words("title.rules"), "icon.book"), *watch)


def learn(kit: Kit, game: str) -> tuple[tuple[str, str, str], ...]:
    """Return the guided match as a way in, where a game has one."""
    return (("first", kit.words("title.lessons"), "icon.bulb"),) if has_lessons(game) else ()


def learned(kit: Kit, game: str) -> bool:
    """Whether the guided match of a game was played through."""
    reached = dict(kit.settings.now.lessons).get(game, 0)
    return reached > 0 and reached >= how_many(game)


def play_words(kit: Kit, waits: bool) -> str:
    """Return how the way to the board is called."""
    return kit.words("title.continue" if waits else "shelf.play")


def way(kit: Kit, name: str, game: str) -> Change:
    """Go one of the ways, with whoever has sat down by now: a phone may while a box is open."""
    look_at_devices(kit)
    match name:
        case "play" if waiting(kit, game):
            return Push(resumed_match(kit, game))
        case "play" | "anew" if _stand_in_a_queue(kit, game):
            return Push(queue_page(kit, tuple(e.name for e in kit.company.here), begins=True))
        case "play" | "anew":
            return Push(opened_game(kit, game))
        case "first":
            return Push(kit.lessons(game, False))
        case "rules":
            return Push(rules_scene(kit, game))
        case "watch":
            kit.seating.put_aside()
            return Push(watched_computers(kit, game))
        case _:
            return None


def come_back(kit: Kit, game: str, answer: object, phoning: bool = False) -> Change:
    """Nobody sits at a table any more: all are here again, and those who were put into a queue go
    on to the game. Whoever was `phoning` goes on with it."""
    kit.sounds.music("music.menu")
    if phoning:
        look_at_devices(kit)
    else:
        kit.seating.take_up()
        take_places(kit)
        serve_shelf(kit)
    match answer:
        case tuple() as names if names:
            return Push(opened_game(queued(kit, names), game))
        case _:
            return None


def _stand_in_a_queue(kit: Kit, game: str) -> bool:
    """Whether more are here than play a game of two: the winner stays, as far as all have room."""
    two = len(faces_of(kit)[game].seats.names) == PAIR
    return two and len(kit.company.here) >= LEAST
