"""What the pause of a table offers besides the lines that every pause has."""

from __future__ import annotations

from game.scenes.frame.kit import Names, Words
from game.scenes.match.extra_pause_line import Extra
from game.scenes.match.people_at_seats import people_of
from game.scenes.match.quest import Quest
from game.scenes.pause.pause_lines import again_line, phones_line, seats_line
from game.scenes.play.quest_on_page import paid
from game.session.match.match import Match

from .player_requests import back_to, resigning


def of_match(words: Words, match: Match, names: Names) -> tuple[Extra, ...]:
    people, over = people_of(match), match.outcome is not None
    hints = bool(people) and match.clock is None
    hidden = match.clock is not None and not over
    speaks, back = bool(people) and not over, back_to(match, people)
    resigns = resigning(words, match, names) if speaks else ""
    keep = (
        Extra("keep", words("result.keep"), enabled=match.count > 0)
        if hidden
        else Extra("keeping", words("chess.keeping"))
    )
    lines = (
        (bool(people), Extra("take_back", words("chess.take_back"), enabled=back is not None)),
        (len(people) == 2, Extra("offer", words("chess.offer_draw"), enabled=not over)),
        (bool(people), Extra("resign", words("chess.resign"), resigns, enabled=speaks, grave=True)),
        (hints, Extra("hint", words("chess.hint"), enabled=not over)),
        (True, Extra("watch", words("result.watch"), enabled=over)),
        (True, keep),
        (True, again_line(words, match)),
        (True, seats_line(words, match)),
        (True, phones_line(words, match)),
        (True, Extra("turn", words("chess.turn_board"))),
        (bool(people), Extra("hints", words("pause.hints"), enabled=speaks)),
    )
    return tuple(line for offered, line in lines if offered)


def of_looking(words: Words) -> tuple[Extra, ...]:
    return (
        Extra("leave", words("chess.study.leave")),
        Extra("watch", words("result.watch")),
        Extra("keeping", words("chess.keeping")),
        Extra("openings", words("chess.openings")),
        Extra("turn", words("chess.turn_board")),
    )


def of_task(words: Words, match: Match, names: Names, quest: Quest) -> tuple[Extra, ...]:
    again = again_line(words, match, quest)
    own = (Extra(*line) for line in quest.lines())
    hint = (Extra("hint", paid(words, quest, match, "chess.hint")),) if quest.kept else ()
    leave = Extra("leave", words(quest.leave or "chess.quest.leave"))
    lines = (again, *hint, *own, leave)
    return (*_of_whole(words, match, names, quest), *lines) if quest.whole else lines


def _of_whole(words: Words, match: Match, names: Names, quest: Quest) -> tuple[Extra, ...]:
    """Return the lines of a task that is a match like any other."""
    resigns = resigning(words, match, names)
    back = back_to(match, people_of(match)) is not None
    return (
        Extra("take_back", paid(words, quest, match, "chess.take_back"), enabled=back),
        Extra("resign", words("chess.resign"), resigns, grave=True),
    )
