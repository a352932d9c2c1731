"""Matches that were kept: watch one, or take one away."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.content.texts import clean
from game.scenes.play.saved_files import SUFFIX, records
from game.scenes.widgets.kinds import Area, Button, Label, Look, Widget
from game.session.store import newest_first
from game.view.box import Box
from game.view.style import BODY

from .commands import Chosen, Command, Key, Press, Said
from .dialog import sure, tell
from .faces import faces_of
from .frame import BACK, framed
from .kit import Kit
from .opening import opened_record
from .seat_names import names_of
from .sheet import Happening, Page, Sheet
from .stack import Change, Notice, Pop, Push

MOST = 200
ROW = 78.0
_HEAD = 4_000_000


@dataclass(frozen=True, slots=True)
class Watch:
    """Show the record at this place of the list."""

    place: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Take the record at this place of the list away."""

    place: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A file with what its first line says; a game of "" is a file that cannot be read.

    `written` is when the file was.
    """

    path: Path
    game: str
    players: tuple[str, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()
    written: str = ""

    def label(self, name: str) -> str:
        return next((value for key, value in self.labels if key == name), "")


def entries(kit: Kit) -> tuple[Entry, ...]:
    return tuple(_entry(path) for path in newest_first(records(kit), SUFFIX)[:MOST])


def records_scene(kit: Kit) -> Sheet:
    found = list(entries(kit))
    asked: list[Path] = []

    def widgets(page: Page) -> tuple[Widget, ...]:
        away = (Key.SPECIAL, kit.words("hint.remove"))
        frame, room = framed(kit, page, kit.words("records.title"), (away,) if found else ())
        if not found:
            return (*frame, Label(room.top(80), kit.words("records.none"), BODY, "quiet"))
        return (*frame, _listed(kit, room, found))

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Said(Watch(place)):
                return _watch(kit, found[place])
            case Said(Remove(place)):
                return remove(place)
            case _:
                return None

    def remove(place: int) -> Change:
        asked[:] = [found[place].path]
        words = kit.words("records.remove_words", name=_title(kit, found[place]))
        title, yes = kit.words("records.remove_ask"), kit.words("records.remove")
        return Push(sure(kit, title, words, yes))

    def other(command: Command) -> Change:
        if isinstance(command, Press) and command.key is Key.SPECIAL:
            match sheet.form.says(widgets(sheet.page)):
                case Watch(place):
                    return remove(place)
        return None

    def resumed(answer: object) -> Change:
        if answer != "yes" or not asked:
            return None
        path = asked.pop()
        try:
            path.unlink(missing_ok=True)
            path.with_name(path.name + ".bak").unlink(missing_ok=True)
        except OSError:
            return Notice(kit.words("records.not_removed"))
        found[:] = [each for each in found if each.path != path]
        return None

    first = "record:0" if found else BACK
    sheet = Sheet(kit, widgets, answer, other=other, resumed=resumed, first=first)
    return sheet


def _listed(kit: Kit, box: Box, found: list[Entry]) -> Area:
    cells = box.left(box.width - 16).stack(len(found), ROW - 8, 8)
    rows: list[Widget] = []
    for place, (cell, each) in enumerate(zip(cells, found, strict=True)):
        words = cell.left(cell.width - 84)
        rows.append(
            Button(
                "record",
                words,
                _title(kit, each),
                look=Look.ROW,
                value=place,
                note=_note(kit, each),
                align="left",
                says=Watch(place),
            )
        )
        tip, away = kit.words("records.remove"), Remove(place)
        bin = Button("remove", cell.edge(72), "", "icon.bin", value=place, tip=tip, says=away)
        rows.append(bin)
    return Area("records", box, tuple(rows), len(found) * ROW)


def _watch(kit: Kit, entry: Entry) -> Change:
    if entry.game in kit.faces:
        return Push(opened_record(kit, entry.path))
    key = "records.no_game" if entry.game else "records.damaged"
    return Push(tell(kit, kit.words("records.title"), kit.words(key)))


def _title(kit: Kit, entry: Entry) -> str:
    if not entry.game:
        return entry.path.stem
    game = kit.words(f"door.{entry.game}")
    return f"{game} · {', '.join(_names(kit, entry))}"


def _names(kit: Kit, entry: Entry) -> tuple[str, ...]:
    return names_of(kit.words, entry.game, entry.players)


def _note(kit: Kit, entry: Entry) -> str:
    """Return when it was played and on what, how long it was and how it ended."""
    if not entry.game:
        return kit.words("records.damaged")
    parts = (_when(entry), _board(kit, entry), _turns(kit, entry), _ended(kit, entry))
    return " · ".join(part for part in parts if part)


def _when(entry: Entry) -> str:
    """Return date and hour, those of the file where the match was never kept by its players."""
    date, hour = entry.label("date"), entry.label("hour")
    return f"{date} {hour}" if hour else entry.written


def _board(kit: Kit, entry: Entry) -> str:
    board = entry.label(f"map.{kit.words.language}") or entry.label("map")
    return "" if board == kit.words(f"door.{entry.game}") else board


def _turns(kit: Kit, entry: Entry) -> str:
    count = entry.label("turns")
    return kit.words("records.turns", count=int(count)) if count.isdecimal() else ""


def _ended(kit: Kit, entry: Entry) -> str:
    """Return who won; records of older programs have only words of the end."""
    names, told, won = _names(kit, entry), entry.label("result"), entry.label("winners")
    if not any(key == "winners" for key, _ in entry.labels):
        won_by = _won(kit, entry, (told,)) if told in names else told
        return won_by or kit.words("records.unfinished")
    if not won:
        return kit.words("records.draw") if len(names) > 1 else told
    seats = [int(seat) for seat in won.split(",") if seat.isdecimal() and int(seat) < len(names)]
    return _won(kit, entry, tuple(names[seat] for seat in seats))


def _won(kit: Kit, entry: Entry, winners: tuple[str, ...]) -> str:
    """Return who won; a side that is called as the game calls it may have words of its own."""
    usual = faces_of(kit)[entry.game].seats.names if entry.game in kit.faces else ()
    own = next((key for key in usual if winners == (kit.words(key),)), "")
    key = f"records.won.{own}"
    return kit.words(key if key in kit.words else "records.won", name=", ".join(winners))


def _entry(path: Path) -> Entry:
    """Return what a file's first line tells, whatever is in the file."""
    try:
        with open(path, "rb") as file:
            head = json.loads(file.readline(_HEAD))
        head = head.get("header", head)
        return Entry(
            path,
            clean(str(head["game"])),
            tuple(clean(str(player["name"])) for player in head["players"]),
            tuple((clean(str(key)), clean(str(value))) for key, value in head["labels"]),
            f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}",
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Entry(path, "")
