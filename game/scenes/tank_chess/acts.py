"""What the buttons, the pause and the answers to questions do at a table."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tank_chess.actions import Turn
from game.scenes.commands import Key
from game.scenes.play.keeping import forget
from game.scenes.rules_book import rules_scene
from game.scenes.stack import Change, Notice, Pop, Push, Replace, Restart
from game.view.playback import faster, slower

from . import copies, guide, taking_back, talk
from .desk import Desk
from .keeping_page import keeping_page
from .lines import ROOT
from .planning import action_of
from .why import paragraph, why_scene

GAME = "tank_chess"
_TURNED = {0: 2, 2: 1, 1: 0}


def act(desk: Desk, name: str) -> tuple[Turn | None, Change]:
    """Do what was chosen by name; return the turn that is final with it, and the change."""
    match name:
        case "go" if desk.mover is not None:
            return action_of(desk.plan, desk.mover), None
        case "away":
            desk.forget()
        case "to_end":
            desk.looks_at = None
        case "turn":
            desk.quarters = _TURNED[desk.quarters]
            desk.wishes = replace(desk.wishes, turning="hand")
        case "guide_off":
            guide.end(desk)
        case "hints":
            guide.again(desk)
        case "show":
            desk.show = not desk.show
        case "danger":
            desk.danger = not desk.danger
        case _:
            return None, _say(desk, name)
    return None, None


def answered(desk: Desk, answer: object) -> Change:
    """Do what the answer to the latest question asks for."""
    asked, desk.asked = desk.asked, ""
    agreed = answer == "yes"
    match asked:
        case "draw":
            return talk.answered_draw(desk, agreed)
        case "take_back" if agreed:
            taking_back.taken_back(desk)
        case "resign" if agreed:
            talk.resign(desk)
        case "go_on" if agreed:
            talk.go_on(desk)
        case "why" if answer == "rules":
            return Push(rules_scene(desk.kit, GAME, paragraph(desk)))
        case "pause" if answer == "resign":
            talk.resign(desk)
        case "pause" | "result" | "keeping" if isinstance(answer, str):
            return act(desk, answer)[1]
        case _:
            pass
    return None


def pause(desk: Desk, reason: str = "") -> Change:
    desk.asked = "pause"
    return Push(talk.pause(desk, reason))


def result(desk: Desk) -> Change:
    desk.asked = "result"
    return Push(talk.result(desk))


def look_at(desk: Desk, number: int) -> None:
    """Show an earlier position, or one of a line that was left."""
    if not desk.live.playback.idle:
        desk.live.playback.skip()
    desk.forget()
    at_end = number == desk.tree.end
    desk.looks_at = None if at_end else number


def step(desk: Desk, key: Key) -> None:
    """Go through the moves, back and forth."""
    tree = desk.tree
    now = tree.end if desk.looks_at is None else desk.looks_at
    match key:
        case Key.STEP_BACK:
            look_at(desk, tree.before(now))
        case Key.STEP:
            look_at(desk, tree.next(now))
        case Key.FIRST:
            look_at(desk, ROOT)
        case _:
            look_at(desk, tree.end)


def speed(desk: Desk, key: Key) -> Change:
    now = desk.kit.settings.now.speed
    percent = faster(now) if key is Key.FASTER else slower(now)
    desk.kit.settings.change(speed=percent, bot_speed=percent)
    return Notice(desk.kit.words("chess.speed", percent=percent))


def _say(desk: Desk, name: str) -> Change:
    """Do what speaks to somebody, or leaves the table."""
    over = desk.live.match.outcome is not None
    match name:
        case "menu":
            return pause(desk)
        case "why":
            desk.asked = "why"
            return Push(why_scene(desk))
        case "take_back":
            change = taking_back.take_back(desk)
            desk.told_end = desk.live.match.outcome is not None
            desk.asked = "take_back" if isinstance(change, Push) else ""
            return change
        case "offer" | "resign" | "go_on" if desk.quest is not None:
            return None
        case "offer" if not over:
            desk.asked = "draw"
            return talk.offer(desk)
        case "resign" if not over:
            desk.asked = "resign"
            return Push(talk.ask_resign(desk))
        case "go_on" if not desk.standing:
            desk.asked = "go_on"
            return Push(talk.ask_go_on(desk))
        case _:
            return _leave(desk, name)


def _leave(desk: Desk, name: str) -> Change:
    match name:
        case "keeping":
            desk.asked = "keeping"
            return Push(keeping_page(desk.kit))
        case "copy_game":
            return copies.copy_game(desk)
        case "save_game":
            return copies.save_game(desk)
        case "copy_position":
            return copies.copy_position(desk)
        case "keep":
            return Notice(copies.kept(desk))
        case "watch" if desk.watch is not None:
            return Push(desk.watch())
        case "leave":
            return Pop()
        case "again" if desk.quest is not None:
            return Replace(desk.quest.again())
        case "again" if desk.again is not None:
            _forget_finished(desk)
            return Replace(desk.again())
        case "title":
            _forget_finished(desk)
            return Restart(desk.kit.title())
        case _:
            return None


def _forget_finished(desk: Desk) -> None:
    """Take the autosave of a match away whose end has been seen; one that goes on stays."""
    match = desk.live.match
    if match.outcome is not None and desk.quest is None:
        forget(desk.kit, match.rules.name)
