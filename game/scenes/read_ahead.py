"""Reading ahead, while the title stands there, so that the doors of the games open at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from game.ai.minds import usual
from game.scenes.play.saved_files import written_to
from game.session.disk import sweep

from .faces import faces_of
from .kit import Kit


def read_ahead(kit: Kit) -> Iterator[None]:
    """Read one thing after the other, and clear away what killed writers left."""
    yield
    for folder in written_to(kit):
        sweep(folder)
        yield
    from . import challenges, credits, records, rules_book, settings_scene  # noqa: F401
    from .commanders import meet

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
