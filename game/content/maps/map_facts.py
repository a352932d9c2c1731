"""What a map says of itself: title, author, players, options, challenge."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.content.texts import LANGUAGES, LONGEST_NAME, clean
from game.content.tiled.faults import Report, nearest
from game.content.tiled.plain_map import Sheet
from game.core.rules import Seat

from .map_challenge import Task, read_task
from .map_words import Words

LONGEST = {"title": 40, "about": 300, "author": 60}
_PLAYERS = re.compile(r"([1-8])(?:-([1-8]))?")
_ORDER = re.compile(r"0|[1-9][0-9]{0,2}")
_PLACE = "map"


@dataclass(frozen=True, slots=True)
class Facts:
    """Titles and descriptions by language; a map without a title is called as its file.

    `mover` is the seat that begins, where a map may say so; `said` are its properties as they
    were written, with the defaults of its class.
    """

    titles: Mapping[str, str]
    abouts: Mapping[str, str]
    author: str
    players: tuple[int, int] | None
    order: int
    options: frozenset[str]
    task: Task | None
    mover: Seat
    said: Mapping[str, str]


def read_facts(sheet: Sheet, words: Words, report: Report) -> Facts:
    said = _said(sheet, words, report)
    titles, abouts = _worded(said, "title", report), _worded(said, "about", report)
    if not titles:
        report.warn("title_missing", _PLACE)
        titles = {"en": clean(sheet.file.stem.replace("_", " "))}
    elif missing := [language for language in LANGUAGES if language not in titles]:
        report.warn("title_language", _PLACE, languages=", ".join(missing))
    order = said["order"]
    if not _ORDER.fullmatch(order):
        _wrong("order", order, "0-999", report)
    return Facts(
        titles=titles,
        abouts=abouts,
        author=_short("author", said["author"], report),
        players=_players(said.get("players", ""), report),
        order=int(order) if _ORDER.fullmatch(order) else 500,
        options=_options(said.get("options", ""), words.options, report),
        task=read_task(said, words, report),
        mover=_mover(said, words.movers, report),
        said=said,
    )


def name_in(titles: Mapping[str, str], language: str) -> str:
    """Return the title in this language, or in the first that there is."""
    return titles.get(language) or titles.get("en") or next(iter(titles.values()), "")


def _said(sheet: Sheet, words: Words, report: Report) -> Mapping[str, str]:
    """Return the map's properties with the defaults of its class; unknown ones are noted."""
    defaults = words.defaults
    for name in sheet.properties:
        if name not in defaults:
            hint = nearest(name, defaults)
            report.error("property_unknown", _PLACE, property=name, nearest=hint)
    given = {name: value for name, value in sheet.properties.items() if name in defaults and value}
    return {**defaults, **given}


def _worded(said: Mapping[str, str], word: str, report: Report) -> Mapping[str, str]:
    texts = {language: said[f"{word}.{language}"] for language in LANGUAGES}
    return {
        language: _short(word, text, report, f"{word}.{language}")
        for language, text in texts.items()
        if text.strip()
    }


def _short(word: str, text: str, report: Report, name: str = "") -> str:
    if len(text) > LONGEST[word]:
        report.error("text_too_long", _PLACE, property=name or word, most=LONGEST[word])
        text = text[: LONGEST[word]]
    # Texts are cleaned in pieces no longer than the longest name.
    pieces = range(0, len(text), LONGEST_NAME)
    return "".join(clean(text[start : start + LONGEST_NAME]) for start in pieces)


def _players(text: str, report: Report) -> tuple[int, int] | None:
    if not text:
        return None
    found = _PLAYERS.fullmatch(text)
    if found and int(found[1]) <= int(found[2] or found[1]):
        return int(found[1]), int(found[2] or found[1])
    _wrong("players", text, "2-4", report)
    return None


def _mover(said: Mapping[str, str], movers: Sequence[str], report: Report) -> Seat:
    text = said["moves_first"] if movers else ""
    if text in movers:
        return movers.index(text)
    if movers:
        _wrong("moves_first", text, nearest(text, movers), report)
    return 0


def _options(text: str, known: Sequence[str], report: Report) -> frozenset[str]:
    """Return the options that are ticked; Tiled writes them with commas between."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known:
            _wrong("options", name, nearest(name, known), report)
    return frozenset(name for name in names if name in known)


def _wrong(name: str, found: str, expected: str, report: Report) -> None:
    report.error("property_value", _PLACE, property=name, found=found, expected=expected)
