"""How fast the screen plays: each kind of player at a speed, and the table's one control over both.

The settings say how fast people and computers are watched; the tempo of the table is a share of
these, so that it never changes how they stand to each other.
"""

from __future__ import annotations

from game.view.show.show_paces import OFF

from .kit import Book, Words
from .settings import Settings

MOST = 1600


def pace(now: Settings, computer: bool = False) -> int:
    """Return the speed in percent at which a person or a computer is watched now."""
    return min(MOST, (now.bot_speed if computer else now.speed) * now.tempo // 100)


def tempo(now: Settings) -> int:
    """Return what the table's control shows: off, too, where nobody is watched moving."""
    return now.tempo if now.speed or now.bot_speed else OFF


def set_tempo(book: Book, percent: int) -> None:
    """Play the table at this share of the speeds; where both are off they go on again."""
    if percent != OFF and tempo(book.now) == OFF and not (book.now.speed or book.now.bot_speed):
        book.change(speed=100, bot_speed=100)
    book.change(tempo=percent)


def speed_name(words: Words, percent: int) -> str:
    """Return how many times the usual speed this is, as each language writes a number."""
    number = f"{percent / 100:g}".replace(".", words("settings.speed.point"))
    return words("settings.speed.times", number=number)
