"""How the table of Tank Chess is opened: a match becomes a sitting, and the sitting a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.tank_chess.time_spent import pace, share, spent
from game.core.chance import Dice
from game.rules.tank_chess.actions import CallFlag
from game.rules.tank_chess.state import Table
from game.scenes.faces.all_faces import surface_of
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.stack import Scene
from game.scenes.match.live_match import Motion, usual_pace
from game.scenes.match.match_result import spoken
from game.scenes.match.quest import Quest
from game.scenes.play.result_page import result_scene
from game.scenes.play.sitting import Sitting
from game.scenes.play.sitting_needs import Terms
from game.scenes.saves.evening_file import next_players
from game.scenes.saves.saving import make_way
from game.scenes.seats.commanders import faced
from game.scenes.tank_chess.analysis.mistake_puzzles import learn
from game.scenes.tank_chess.analysis.week_mistakes import waiting
from game.scenes.tank_chess.panel.panel import beside_board
from game.scenes.tank_chess.setup.last_setup import Wishes
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.session.match.record import Player
from game.session.match.tree_of_moves import ROOT
from game.view.tank_chess.clips import clip_for
from game.view.tank_chess.step_flow import flowing

from . import table_buttons
from .desk import Desk
from .pause_lines import of_looking, of_match, of_task
from .player_requests import back_to
from .result_and_options import headline, options_of, result_of
from .sentences import end_words
from .table import TableScene
from .turning_moments import turned

GAME = "tank_chess"


def begun(
    kit: Kit,
    match: Match,
    wishes: Wishes | None = None,
    minds: Mapping[str, Mind] | None = None,
) -> TableScene:
    """Return the table of a new match; one that still waits goes among the records."""
    make_way(kit, GAME)
    return opened(kit, match, wishes, minds=minds)


def looked_at(kit: Kit, match: Match, note: str = "") -> TableScene:
    """Return the board of a match that is over, to go through its moves; nothing is kept of it."""
    words = kit.words
    terms = replace(
        _terms(kit, kit.title, None),
        back_to=lambda match, people: None,
        pause=lambda match, names: of_looking(words),
        kept=False,
    )
    motion = Motion(clip_for, usual_pace(kit, match), flowing)
    desk = _desk(Sitting(kit, match, motion, MINDS[GAME], terms), Wishes())
    table_buttons.look_at(desk, ROOT)
    return TableScene(desk, note)


def studied(kit: Kit, match: Match, note: str = "", at: int = 0) -> TableScene:
    """Return the board of a match with a teacher beside it, after so many of its actions."""
    scene = looked_at(kit, match, note)
    desk = scene.desk
    desk.study.on, desk.waits = True, waiting(desk)
    table_buttons.look_at(desk, desk.tree.line[at])
    return scene


def opened(
    kit: Kit,
    match: Match,
    wishes: Wishes | None = None,
    quest: Quest | None = None,
    minds: Mapping[str, Mind] | None = None,
    again: Callable[[Match], Scene] | None = None,
) -> TableScene:
    """Return the table of a match as it stands, with a task laid over it where there is one.

    `again(match)` is another table like that of a match, if it is no usual one.
    """
    given = MINDS[GAME] if minds is None else minds

    def another() -> Scene:
        if again is not None:
            return again(sitting.match)
        table = begun(kit, rematch(kit, sitting.match), desk.wishes, given)
        return TableScene(table.desk, _sides(kit, sitting.match, table.desk.names))

    motion = Motion(clip_for, usual_pace(kit, match), flowing, spent=_spent)
    terms = _terms(kit, another, quest)
    sitting = Sitting(kit, match, motion, quest.minds if quest else given, terms)
    if match.count and (quest is None or quest.kept):
        sitting.autosaver(match)
    desk = _desk(sitting, wishes or Wishes())
    return TableScene(desk)


def _spent(table: Table, player: Player, clock: Clock, dice: Dice) -> int:
    turn = share(clock.left[table.turn], clock.increment)
    return spent(table, pace(player.strength or "", player.style), turn, dice)


def _desk(sitting: Sitting, wishes: Wishes) -> Desk:
    """Return the desk, at which one can learn from mistakes at another one laid over it."""

    def lay(match: Match, quest: Quest, note: str) -> TableScene:
        return TableScene(opened(sitting.kit, match, quest=quest).desk, note)

    desk = Desk(sitting, wishes)
    desk.learns = lambda: learn(desk, lay)
    return desk


def rematch(kit: Kit, match: Match) -> Match:
    """Return another match: with sides changed, unless this one is begun anew half-way."""
    players = next_players(kit, match.header.players)
    seated = players if match.outcome is None else tuple(reversed(players))
    fresh = replace(match.header, seed=kit.seed(), players=seated)
    return Match(match.rules, fresh, CallFlag)


def _sides(kit: Kit, before: Match, names: Names) -> str:
    """Say who has which side now, where they have changed; "" otherwise."""
    changed = before.outcome is not None
    return kit.words("chess.sides_changed", white=names[0], black=names[1]) if changed else ""


def _terms(kit: Kit, again: Callable[[], Scene], quest: Quest | None) -> Terms:
    words = kit.words

    def result(over: Match, names: Names, keep: Callable[[], bool]) -> Scene:
        more = ("look", words("chess.result.look")), ("study", words("chess.study"))
        found = faced(spoken(result_of(words, over.table, names), over), over.players, names)
        hints = words("chess.hint.used", count=over.hints) if over.hints else ""
        reason = " ".join(filter(None, (found.reason, hints)))
        lay = surface_of(kit, over.rules.name)
        return result_scene(kit, replace(found, reason=reason), keep, more, surface=lay)

    usual = Terms(
        again=again,
        result=result,
        aside=beside_board,
        back_to=back_to,
        pause=lambda match, names: of_match(words, match, names),
        turns=lambda table: (table.turns + 1) // 2,
        ending=lambda table, names: end_words(words, table.end, names),
        stamped=lambda match, names: headline(words, match, names),
        turned=lambda match, names: turned(words, match, names),
        options=lambda table: options_of(words, table),
    )
    if quest is None:
        return usual
    return replace(
        usual,
        back_to=back_to if quest.whole else lambda match, people: None,
        pause=lambda match, names: of_task(words, match, names, quest),
        leave="",
        options=lambda table: (),
        quest=quest,
    )
