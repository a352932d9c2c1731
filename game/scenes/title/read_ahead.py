"""Reading ahead, while the title stands there, so that the doors of the games open at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from game.ai.minds import usual
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.saves.saved_files import written_to
from game.session.files.crash_safe_files import sweep


def read_ahead(kit: Kit) -> Iterator[None]:
    """Read one thing after the other, and clear away what killed writers left."""
    yield
    for folder in written_to(kit):
        sweep(folder)
        yield
    from game.scenes.book import rules_page  # noqa: F401
    from game.scenes.challenges import challenges_page  # noqa: F401
    from game.scenes.records import records_page  # noqa: F401
    from game.scenes.seats.commanders import meet
    from game.scenes.settings import settings_page  # noqa: F401
    from game.scenes.shelf import shelf_page  # noqa: F401

    yield
    # What seats are called in other languages is asked where names are shown.
    kit.words.anywhere("title.name")
    for game, face in faces_of(kit).items():
        yield
        usual(game)
        yield
        # What cannot be read now is told when it is asked for.
        with suppress(OSError):
            yield from face.door.read_ahead(kit)
    yield from meet()
