"""The buttons at the right end of a table's head: each says the key that does the same."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import with_key
from game.scenes.widgets.widget_kinds import Button, Look
from game.view.canvas.box import Box

WIDE = 48


@dataclass(frozen=True, slots=True)
class HeadButton:
    """Its name after "head.", its picture, its words, the key that does the same; is it on? `more`
    is said below the words, "" for nothing."""

    name: str
    picture: str
    words: str
    key: Key
    on: bool = False
    more: str = ""


def head_buttons(kit: Kit, box: Box, *shown: HeadButton) -> tuple[Button, ...]:
    cells = box.inset(10, 6).edge(WIDE * len(shown)).columns(len(shown), 6)
    return tuple(
        Button(
            f"head.{each.name}",
            cell,
            "",
            each.picture,
            look=Look.TAB,
            chosen=each.on,
            tip="\n".join(filter(None, (with_key(kit, each.words, each.key), each.more))),
            says=each.key,
        )
        for each, cell in zip(shown, cells, strict=True)
    )
