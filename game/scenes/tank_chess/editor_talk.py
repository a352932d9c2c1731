"""What the board editor says and asks: faults of the board, its menu, whether to leave."""

from __future__ import annotations

from game.content.tank_chess.draft import Draft
from game.scenes.dialog import ask, sure, tell
from game.scenes.kit import Kit
from game.scenes.sheet import Sheet
from game.scenes.stack import Change, Notice, Push
from game.scenes.widgets.kinds import Look

from .drafts import faults_of

MOST_FAULTS = 6


def checked(kit: Kit, draft: Draft) -> Change:
    """Say whether the board can be played on, or what is wrong with it."""
    faults = faults_of(kit, draft)
    if faults is None:
        return Notice(kit.words("chess.editor.not_saved"))
    if not faults:
        return Notice(kit.words("chess.editor.fine"))
    words = "\n".join(faults[:MOST_FAULTS])
    return Push(tell(kit, kit.words("chess.editor.faulty"), words))


def editor_menu(kit: Kit) -> Sheet:
    words = kit.words
    answers = tuple(
        (name, words(f"chess.editor.{name}"), Look.PLAIN) for name in ("check", "save", "play")
    )
    answers = (("name", words("chess.editor.called"), Look.PLAIN), *answers)
    return ask(kit, words("chess.editor.title"), "", answers)


def leaving(kit: Kit) -> Sheet:
    """Ask whether what was drawn may be lost."""
    words = kit.words
    title, yes = words("chess.editor.leave"), words("chess.editor.leave_yes")
    return sure(kit, title, words("chess.editor.leave_words"), yes)
