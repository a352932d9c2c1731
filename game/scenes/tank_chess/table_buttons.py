"""What the buttons, the pause and the answers to questions do at a table."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tank_chess import TANK_CHESS
from game.scenes.book.rules_page import rules_scene
from game.scenes.frame.commands import Key
from game.scenes.frame.show_speeds import tempo
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.keeping.keep_as_challenge_page import keep_scene
from game.scenes.keeping.moment_as_challenge import KeptMoment
from game.scenes.pages.show_bar import meant, wound
from game.scenes.pause import pausing
from game.scenes.play import planner_places
from game.scenes.replay.watch_again import watch_scene
from game.scenes.tank_chess.analysis import best_on_board
from game.scenes.tank_chess.analysis.hint import TURN
from game.scenes.tank_chess.analysis.teacher_words import Learned
from game.scenes.tank_chess.analysis.week_mistakes import waiting
from game.scenes.tank_chess.game_texts.keep_match_page import keeping_page
from game.scenes.tank_chess.game_texts.shown_to_others import show
from game.scenes.tank_chess.openings.opening_names import turns_to
from game.scenes.tank_chess.openings.openings_page import openings_scene
from game.scenes.tank_chess.panel.why_words import paragraph, why_scene
from game.scenes.tank_chess.turn.turn_plan import shot_or_not
from game.session.match.tree_of_moves import ROOT

from . import player_requests
from .board_face import board_face
from .desk import Desk
from .game_texts import game_files
from .panel import first_match_hints
from .player_requests import take_back

GAME = "tank_chess"
_TURNED = {0: 2, 2: 1, 1: 0}


def act(desk: Desk, name: str) -> Change:
    """Do what was chosen by name."""
    match name:
        case "go":
            desk.confirm()
        case "hold" if desk.reach is not None:
            desk.plan = shot_or_not(desk.plan, desk.reach)
        case "study":
            return study(desk)
        case "think_on":
            desk.study.thinks_on = desk.study.on and not desk.study.thinks_on
        case "turned" if (number := desk.study.turned(desk.tree)) is not None:
            look_at(desk, number)
        case "hint" if desk.hintable and desk.mover is not None:
            # Whoever has been told all of it is helped to do it.
            if desk.hint.said == TURN and best_on_board.lay(desk, 0):
                return None
            desk.hint.ask(desk.kit, desk.live.match, desk.mover)
        case "now":
            desk.live.hurry()
        case "away":
            desk.forget()
        case "to_end":
            desk.to_end()
        case "turn":
            desk.quarters = _TURNED[desk.quarters]
            desk.wishes = replace(desk.wishes, turning="hand")
        case "guide_off":
            first_match_hints.end(desk)
        case "hints":
            first_match_hints.again(desk)
        case "show":
            desk.show = not desk.show
        case "danger":
            desk.danger = not desk.danger
        case _:
            return _say(desk, name)
    return None


def answered(desk: Desk, asked: str, answer: object) -> Change:
    """Do what the answer to a question asks for, where it is not the sitting's alone."""
    match asked, answer:
        case "draw", "agreed":
            player_requests.agree_draw(desk)
        case ("resign", "yes") | ("pause", "resign"):
            player_requests.resign(desk)
        case "go_on", ("yes" | "agreed"):
            desk.stand()
        case "why", "rules":
            return Push(rules_scene(desk.kit, GAME, paragraph(desk)))
        case (("pause" | "result" | "keeping"), str()):
            return act(desk, answer)
        case _, Learned(first, every):
            desk.waits = ()
            return Notice(desk.kit.words("chess.learn.learned", count=first, all=every))
        case _:
            pass
    return None


def look_at(desk: Desk, number: int) -> None:
    """Show an earlier position, or one of a line that was left."""
    if not desk.live.playback.idle:
        desk.live.playback.skip()
    desk.look_at(number)


def study(desk: Desk) -> Change:
    """Have a teacher look at the match, or no longer; say what waits to be learned."""
    desk.forget()
    if desk.study.on:
        desk.ahead = desk.glimpsed = None
        desk.study.end()
        return None
    desk.study.on, desk.waits = desk.studied, waiting(desk)
    count = len(desk.waits)
    return Notice(desk.kit.words("chess.learn.waits", count=count)) if count else None


def step(desk: Desk, key: Key) -> None:
    """Go through the moves, back and forth."""
    tree, now = desk.tree, desk.node.number
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
    """Show the match faster or slower, and say how fast: there is no bar that shows it."""
    kit, live = desk.kit, desk.live
    if said := meant(key):
        live.playback = wound(said, live.playback, kit)
    return Notice(kit.words("chess.speed", percent=tempo(kit.settings.now)))


def _say(desk: Desk, name: str) -> Change:
    """Do what speaks to somebody, or leaves the table."""
    sitting = desk.sitting
    over = sitting.match.outcome is not None
    match name:
        case planner_places.RESULT:
            return sitting.result()
        case "menu":
            return pausing.pause(sitting)
        case "openings" if desk.studied:
            turns = turns_to(desk.tree, desk.node.number)
            return Push(openings_scene(desk.kit, desk.node.table, turns))
        case "learn":
            desk.study.stop()
            return desk.learns()
        case "why":
            sitting.asked = "why"
            return Push(why_scene(desk))
        case "take_back":
            return take_back(desk)
        case "offer" | "go_on" if desk.quest is not None:
            return None
        case "resign" if not desk.talks:
            return None
        case "offer" if not over:
            return player_requests.offer(desk)
        case "resign" if not over:
            return player_requests.ask_resign(desk)
        case "go_on" if not desk.standing:
            return player_requests.ask_go_on(desk)
        case "watch":
            return Push(watch_scene(desk.kit, sitting.match, board_face(desk.kit)))
        case "leave":
            desk.study.stop()
            desk.hint.drop()
            task = desk.quest is not None and desk.quest.kept
            return Pop(pausing.LIST) if task else Pop()
        case _:
            return _keep(desk, name)


def _keep(desk: Desk, name: str) -> Change:
    """Keep or copy something of the match."""
    match name:
        case "keeping":
            desk.sitting.asked = "keeping"
            return Push(keeping_page(desk.kit))
        case "keep":
            return Notice(desk.sitting.keep_record())
        case "challenge":
            header = desk.sitting.match.header
            moment = KeptMoment(TANK_CHESS, header, (), lambda count: desk.table)
            return Push(keep_scene(desk.kit, moment, desk.sitting.names))
        case "link" | "film" | "picture":
            return show(desk, name)
        case "copy_game":
            return game_files.copy_game(desk)
        case "save_game":
            return game_files.save_game(desk)
        case "copy_position":
            return game_files.copy_position(desk)
        case _:
            return None
