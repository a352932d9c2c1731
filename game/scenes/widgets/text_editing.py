"""A line of text being changed, by keys or letter by letter with a pad."""

from __future__ import annotations

from game.content.texts import clean
from game.scenes.frame.commands import Changed, Chosen, Edit, Edited, Key, Kind, Press, Said, Typed

from .next_values import written
from .widget_kinds import Field

LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ0123456789-"


class Typing:
    """Which field is typed in, "" for none, and where in its words."""

    def __init__(self) -> None:
        self.name = ""
        self.cursor = 0

    def begin(self, field: Field) -> None:
        self.name = field.name
        self.cursor = len(field.words)

    def end(self) -> None:
        # The field that was being typed in may be gone: nobody must be caught in it.
        self.name = ""

    def type(self, command: Typed | Edited, field: Field) -> Changed | Said | None:
        cursor = min(self.cursor, len(field.words))
        words, self.cursor = edited(field.words, cursor, command, field.longest)
        return written(field, words)

    def press(self, command: Press, field: Field) -> Changed | Chosen | Said | None:
        """Leave the field, or turn its letters with a pad."""
        if command.key in (Key.ACCEPT, Key.BACK, Key.NEXT, Key.PREVIOUS):
            self.end()
            over = command.key is Key.ACCEPT and field.done
            return Chosen(field.done) if over else None
        if command.device.kind is Kind.PAD:
            words = spun(field.words, command.key, field.longest)
            self.cursor = len(words)
            return written(field, words)
        return None


def edited(words: str, cursor: int, command: Typed | Edited, longest: int) -> tuple[str, int]:
    """Return the words and the cursor after a letter or an editing key."""
    match command:
        case Typed(new) | Edited(Edit.PASTE, new):
            room = max(0, longest - len(words))
            new = clean(new)[:room]
            return words[:cursor] + new + words[cursor:], cursor + len(new)
        case Edited(Edit.BACKSPACE):
            return words[: max(0, cursor - 1)] + words[cursor:], max(0, cursor - 1)
        case Edited(Edit.DELETE):
            return words[:cursor] + words[cursor + 1 :], cursor
        case Edited(Edit.LEFT):
            return words, max(0, cursor - 1)
        case Edited(Edit.RIGHT):
            return words, min(len(words), cursor + 1)
        case Edited(Edit.HOME):
            return words, 0
        case Edited(Edit.END):
            return words, len(words)
        case _:
            return words, cursor


def spun(words: str, key: Key, longest: int) -> str:
    """Return the words after a pad's key: up and down turn the last letter, right adds one."""
    if key is Key.LEFT:
        return words[:-1]
    if key is Key.RIGHT:
        return words + "A" if len(words) < longest else words
    if key not in (Key.UP, Key.DOWN):
        return words
    if not words:
        return "A"
    step = 1 if key is Key.DOWN else -1
    place = LETTERS.find(words[-1].upper())
    return words[:-1] + LETTERS[(place + step) % len(LETTERS)]
