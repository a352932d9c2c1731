"""The pause over a table, or over anything: go on, settings, rules, leave to the title."""

from __future__ import annotations

from game.scenes.book.rules_page import rules_scene
from game.scenes.frame.commands import Chosen, Command, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.match.extra_pause_line import Extra
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.settings.settings_page import settings_scene
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD

WIDTH = 460


def pause_scene(
    kit: Kit,
    game: str,
    reason: str = "",
    extras: tuple[Extra, ...] = (),
    hide: bool = False,
    leave: str = "",
) -> Sheet:
    """Return the pause. It pops None to go on, "title" to leave, or the name of an extra; one that
    asks first it pops itself.

    `reason` says why there is a pause; `hide` covers the table, for a clock that stands still;
    `leave` is where one leaves to, if not to the title.
    """
    lines = (
        Extra("go_on", kit.words("pause.go_on")),
        *(each for each in extras if not each.grave),
        Extra("settings", kit.words("title.settings")),
        Extra("rules", kit.words("title.rules")),
        Extra("title", leave or kit.words("pause.title_screen")),
        *(each for each in extras if each.grave),
    )

    def widgets(page: Page) -> tuple[Widget, ...]:
        wide = page.grown(WIDTH)
        high = page.measure(reason, BODY, wide - 64)[1] + 12 if reason else 0
        tall = 118 + high + 66 * len(lines)
        across = 1 if tall <= page.height - 40 else 2
        deep = -(-len(lines) // across)
        # Many words become smaller, since every line of the pause must be there.
        high = min(high, page.height - 16 - 118 - 66 * deep)
        box = page.box.centred(wide + (across - 1) * (wide - 48), 118 + high + 66 * deep)
        inside = box.inset(32, 24)
        rows = _rows(inside.below(64 + high), len(lines), across)
        line = Box(inside.x, inside.y + 52, inside.width, high)
        words = Label(line, reason, BODY, "accent", "centre")
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), kit.words("pause.title"), HEAD, "words", "centre"),
            *((words,) if reason else ()),
            *(
                Button(
                    line.name,
                    row,
                    line.words,
                    look=_look(line),
                    enabled=line.enabled,
                )
                for row, line in zip(rows, lines, strict=False)
            ),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("go_on"):
                return Pop()
            case Chosen("settings"):
                return Push(settings_scene(kit))
            case Chosen("rules"):
                return Push(rules_scene(kit, game))
            case Chosen("title"):
                return Pop("title")
            case Chosen(name):
                return Pop(next((e for e in extras if e.name == name and e.ask), name))
            case _:
                return None

    def other(command: Command) -> Change:
        return Pop() if isinstance(command, Press) and command.key is Key.MENU else None

    return Sheet(
        kit,
        widgets,
        answer,
        other=other,
        paper=(lambda canvas: canvas.fill("page")) if hide else veil,
        see_through=not hide,
        first="go_on",
    )


def _rows(box: Box, count: int, across: int) -> list[Box]:
    """Return a place for each line; of an odd number in two columns the first goes over both."""
    if across == 1 or count % 2 == 0:
        deep = -(-count // across)
        return [row for column in box.columns(across, 16) for row in column.stack(deep, 56, 10)]
    return [box.top(56), *_rows(box.below(66), count - 1, across)]


def _look(line: Extra) -> Look:
    return Look.DANGER if line.grave else Look.MAIN if line.name == "go_on" else Look.PLAIN


def rules_line(kit: Kit, names: tuple[str, ...]) -> str:
    """Return what names the optional rules of a match, several a line each, "" for none."""
    if len(names) < 2:
        return kit.words("pause.rules", names=names[0]) if names else ""
    return "\n".join((kit.words("pause.rules.several"), *names))
