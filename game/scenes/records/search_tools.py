"""How one looks for a record: by words, by game, by how far it was played."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Choice, Field, Widget
from game.view.canvas.box import Box

from .list_contents import WHICH, RecordList

TOOLS = 50.0


@dataclass(frozen=True, slots=True)
class LookFor:
    """Show the records of this kind only: `game` and `which`, or the words."""

    what: str
    value: str


def tools(kit: Kit, shelf: RecordList, box: Box) -> tuple[Widget, ...]:
    words = kit.words
    field, game, which = box.left(box.width - 16).columns(3, 12)
    games = ("", *dict.fromkeys(each.game for each in shelf.listed if each.game))
    named = tuple(words(f"door.{each}" if each else "records.all_games") for each in games)
    kinds = tuple(WHICH)
    return (
        Field(
            "search",
            field,
            shelf.words,
            words("records.search"),
            says=lambda said: LookFor("words", said),
        ),
        Choice(
            "game",
            game,
            "",
            named,
            games.index(shelf.game) if shelf.game in games else 0,
            says=lambda place: LookFor("game", games[place]),
        ),
        Choice(
            "which",
            which,
            "",
            tuple(words(f"records.which.{each}") for each in kinds),
            kinds.index(shelf.which),
            says=lambda place: LookFor("which", kinds[place]),
        ),
    )
