"""The lines that every table's pause has: they keep their order and their places all through."""

from __future__ import annotations

from game.scenes.frame.kit import Words
from game.scenes.keeping.moment_as_challenge import keeps
from game.scenes.match.extra_pause_line import Extra
from game.scenes.match.people_at_seats import people_of
from game.scenes.match.quest import Quest
from game.scenes.play.quest_on_page import paid
from game.scenes.play.sitting_needs import Terms
from game.session.match.match import Match

SHORT, HARDLY_BEGUN = 2, 16
"""So many turns the best need of a short task, and so many of its actions are soon done again."""


def usual_lines(words: Words, terms: Terms, match: Match, start: int | None) -> tuple[Extra, ...]:
    """Return the usual lines and the game's own below them; `start` is where one may go back to."""
    lines: list[Extra] = []
    if people_of(match):
        key = terms.back_key(match.count if start is None else start)
        back = paid(words, terms.quest, match, key)
        lines.append(Extra("back", back, enabled=start is not None))
    if terms.quest is None:
        lines.append(Extra("keep", words("result.keep"), enabled=match.count > 0))
        lines += keep_line(words, match)
    lines.append(again_line(words, match, terms.quest))
    if terms.quest is None:
        lines += (seats_line(words, match), phones_line(words, match))
    else:
        lines += (Extra(*line) for line in terms.quest.lines())
    return (*lines, *terms.extras(match))


def keep_line(words: Words, match: Match) -> tuple[Extra, ...]:
    """Return the line that makes a challenge of this moment, for a game in which that can be."""
    if not keeps(match.rules.name):
        return ()
    return (Extra("challenge", words("challenge.keep"), enabled=match.outcome is None),)


def seats_line(words: Words, match: Match) -> Extra:
    return Extra("seats", words("pause.seats"), enabled=match.outcome is None)


def phones_line(words: Words, match: Match) -> Extra:
    return Extra("phones", words("phone.button"), enabled=match.outcome is None)


def again_line(words: Words, match: Match, quest: Quest | None = None) -> Extra:
    """Return the line that begins anew: what has been played so far is not thrown away unasked,
    but for a short task that has hardly begun."""
    key = "pause.afresh" if quest is None else "challenge.afresh"
    short = quest is not None and 0 < quest.turns <= SHORT
    least = quest.begins + HARDLY_BEGUN if quest is not None and short else 1
    begun = match.count >= least and match.outcome is None
    return Extra("again", words(key), words(f"{key}.ask") if begun else "")
