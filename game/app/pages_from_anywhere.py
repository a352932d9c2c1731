"""The pages that scenes below them lead to, each read when it is first opened: nothing waits for
what lies behind it.
"""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene


def lessons(kit: Kit, game: str, aside: bool) -> Scene:
    from game.scenes.lessons.lessons_page import lessons_scene

    return lessons_scene(kit, game, aside)


def shelf(kit: Kit, game: str) -> Scene:
    from game.scenes.shelf.shelf_page import shelf_scene

    return shelf_scene(kit, game)


def evenings(kit: Kit) -> Scene:
    from game.scenes.evening.evening_page import evening_page

    return evening_page(kit)
