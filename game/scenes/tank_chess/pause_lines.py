"""What the pause of a table offers besides the lines that every pause has."""

from __future__ import annotations

from game.scenes.kit import Words
from game.scenes.pause import Extra
from game.scenes.play.people import people_of
from game.scenes.play.terms import Names
from game.session.match import Match

from .offers import resigning
from .taking_back import back_to


def of_match(words: Words, match: Match, names: Names) -> tuple[Extra, ...]:
    people, over = people_of(match), match.outcome is not None
    hidden = match.clock is not None and not over
    speaks = bool(people) and not over
    lines = (
        (back_to(match, people) is not None, Extra("take_back", words("chess.take_back"))),
        (len(people) == 2 and not over, Extra("offer", words("chess.offer_draw"))),
        (speaks, Extra("resign", words("chess.resign"), resigning(words, match, names))),
        (over, Extra("again", words("result.again"))),
        (over, Extra("watch", words("result.watch"))),
        (hidden and match.count > 0, Extra("keep", words("result.keep"))),
        (not hidden, Extra("keeping", words("chess.keeping"))),
        (True, Extra("turn", words("chess.turn_board"))),
        (speaks, Extra("hints", words("pause.hints"))),
    )
    return tuple(line for offered, line in lines if offered)


def of_task(words: Words) -> tuple[Extra, ...]:
    again, leave = words("chess.quest.again"), words("chess.quest.leave")
    return (Extra("again", again), Extra("leave", leave))
