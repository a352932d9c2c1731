"""What players ask each other over the board, and what comes of the answers."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess.actions import OfferDraw, Resign
from game.scenes.dialog import sure
from game.scenes.pause import Extra, pause_scene, rules_line
from game.scenes.result import result_scene
from game.scenes.sheet import Sheet
from game.scenes.stack import Change, Notice, Push

from .copies import kept
from .desk import Desk
from .ended import options_of, result_of
from .taking_back import agreement, back_to

GAME = "tank_chess"


def pause(desk: Desk, reason: str = "") -> Sheet:
    """Return the pause; with a clock it hides the board until the match is over."""
    words, hides = desk.kit.words, desk.timed
    if desk.quest is not None:
        leave = Extra("leave", words("chess.quest.leave"))
        again = Extra("again", words("chess.quest.again"))
        return pause_scene(desk.kit, GAME, reason, (again, leave))
    over = desk.live.match.outcome is not None
    extras: list[Extra] = []
    if back_to(desk) is not None:
        extras.append(Extra("take_back", words("chess.take_back")))
    if len(desk.humans) == 2 and not over:
        extras.append(Extra("offer", words("chess.offer_draw")))
    if desk.humans and not over:
        extras.append(Extra("resign", words("chess.resign"), _resigning(desk)))
    if over:
        extras.append(Extra("again", words("result.again")))
        extras.append(Extra("watch", words("result.watch")))
    if hides and desk.live.match.count:
        extras.append(Extra("keep", words("result.keep")))
    if not hides:
        extras.append(Extra("keeping", words("chess.keeping")))
    extras.append(Extra("turn", words("chess.turn_board")))
    if desk.humans and not over:
        extras.append(Extra("hints", words("pause.hints")))
    stands = reason or (words("pause.clock") if hides else "")
    said = " ".join(
        filter(None, (stands, rules_line(desk.kit, options_of(words, desk.live.match.table))))
    )
    return pause_scene(desk.kit, GAME, said, tuple(extras), hides)


def ask_draw(desk: Desk, seat: Seat) -> Sheet:
    words, names = desk.kit.words, desk.names
    question = words("chess.offer_draw_ask", name=names[seat], other=names[1 - seat])
    return agreement(desk, words("chess.offer_draw"), question)


def ask_go_on(desk: Desk) -> Sheet:
    words = desk.kit.words
    return agreement(desk, words("chess.go_on_here"), words("chess.go_on_ask"))


def ask_resign(desk: Desk) -> Sheet:
    words = desk.kit.words
    title = words("chess.resign")
    return sure(desk.kit, title, _resigning(desk), title, desk.timed)


def result(desk: Desk) -> Sheet:
    """Return who won and what one may do when the match is over."""
    shown = result_of(desk.kit.words, desk.table, desk.names)
    more = (("look", desk.kit.words("chess.result.look")),)
    return result_scene(desk.kit, shown, lambda: kept(desk), more)


def speaker(desk: Desk) -> Seat:
    """Return the human who speaks: the one to move, or the only one."""
    turn: Seat = desk.live.match.table.turn
    return turn if turn in desk.humans or not desk.humans else desk.humans[0]


def offer(desk: Desk) -> Change:
    seat = speaker(desk)
    if desk.live.match.table.offered != seat:
        desk.live.submit(OfferDraw(seat))
    return Push(ask_draw(desk, seat))


def answered_draw(desk: Desk, agreed: bool) -> Change:
    offered = desk.live.match.table.offered
    if offered is None:
        return None
    if agreed:
        desk.live.submit(OfferDraw(1 - offered))
        return None
    return Notice(desk.kit.words("chess.draw_refused", name=desk.names[1 - offered]))


def resign(desk: Desk) -> None:
    desk.forget()
    desk.live.submit(Resign(speaker(desk)))


def go_on(desk: Desk) -> None:
    """Let the match stand where one looks back at; what came after stays in the list."""
    if desk.looks_at is None:
        return
    tree = desk.tree
    way = tree.path(desk.looks_at)
    fork = tree.fork(desk.looks_at)
    actions = [tree.nodes[number].action for number in way[tree.nodes[fork].depth + 1 :]]
    desk.looks_at = None
    desk.forget()
    desk.live.undo_agreed(tree.nodes[fork].depth)
    for action in actions:
        desk.live.submit(action)
    desk.live.playback.skip()


def _resigning(desk: Desk) -> str:
    return desk.kit.words("chess.resign_ask", name=desk.names[speaker(desk)])
