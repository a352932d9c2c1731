"""Playing a challenge: the match it begins with, and what its end is worth."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from functools import partial
from typing import Any

from game.content.goals import Ranks, Tally
from game.content.tasks.challenges import Challenge, begun, setup_of, tally
from game.core.rules import Rules
from game.rules import GAMES
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Replace, Scene
from game.scenes.match.quest import Quest
from game.scenes.saves.half_way_challenges import LABEL, challenge_kit
from game.scenes.saves.saving import remove_autosave
from game.session.files.crash_safe_files import NotWritten
from game.session.match.match import Match
from game.session.match.record import Foreign, Header, Undone
from game.session.people import progress, skill
from game.session.people.progress import Best
from game.session.people.skill import Skill
from game.session.proofs import proof

from .end_page import Ended, Gain, called, end_scene
from .seats import minds_of, opening_of, players_of
from .where_met import AMONG_OTHERS, Way
from .words import day_of, is_daily, line_of, title_of


def table_of(kit: Kit, challenge: Challenge, way: Way = AMONG_OTHERS) -> Scene:
    """Return the table with the challenge on it; ContentError if its board cannot be read."""
    match = match_of(kit, challenge, way)
    return on_table(kit, challenge, match, way)


def on_table(kit: Kit, challenge: Challenge, match: Match, way: Way = AMONG_OTHERS) -> Scene:
    """Return the table with a match of the challenge; to begin anew after a turn is a miss."""

    def again() -> Scene:
        if match.count > len(challenge.before):
            _noted(kit, challenge, 0, False)
        return table_of(kit, challenge, way)

    quest = replace(quest_of(kit, challenge, way), again=again)
    return face_of(kit, challenge.game).table(kit, match, quest)


def match_of(kit: Kit, challenge: Challenge, way: Way = AMONG_OTHERS) -> Match:
    rules = GAMES[challenge.game]
    header: Header[Any] = Header(
        game=rules.name,
        rules=rules.number,
        setup=setup_of(challenge),
        seed=challenge.seed,
        players=players_of(kit, challenge),
        labels=(("map", title_of(kit, challenge)), (LABEL, challenge.id), *way.labels),
        program=kit.version,
    )
    match = Match(rules, header)
    if challenge.before:
        for action in begun(challenge).actions:
            match.submit(action)
    return match


def quest_of(kit: Kit, challenge: Challenge, way: Way = AMONG_OTHERS) -> Quest:
    return Quest(
        title=lambda: called(kit, challenge, way),
        line=lambda match: line_of(kit, challenge, tally_of(challenge, match)),
        check=lambda match: _checked(kit, challenge, match, way),
        decided=lambda match: _decided(tally_of(challenge, match)),
        minds=minds_of(kit, challenge),
        again=lambda: table_of(kit, challenge, way),
        leave=way.list,
        turns=challenge.stars.turns,
        firm=isinstance(challenge.stars, Ranks),
        begins=len(challenge.before),
        aims=partial(face_of(kit, challenge.game).aims, challenge.goal),
        solved=lambda table, told: tally(challenge, table, told).won is not None,
    )


def tally_of(challenge: Challenge, match: Match) -> Tally:
    return tally(challenge, match.table, match.events())


def ended(kit: Kit, challenge: Challenge, match: Match) -> Ended | None:
    """Return what a match is worth and keep it; None while it is open."""
    found = tally_of(challenge, match)
    if found.lost:
        gain = _noted(kit, challenge, 0, False)
        points = _points(challenge, found)
        return Ended(challenge, match, turn=found.turn, points=points, gain=gain)
    if found.won is None:
        return None
    text, stars = proved(challenge, match.rules, match), challenge.stars.earned(found)
    best = Best(challenge.id, found.won, stars, text, match.hints, _points(challenge, found))
    before = progress.load(kit.folder).on(challenge.id)
    kept = True
    try:
        progress.keep(kit.folder, best, replace(best, name=_board(challenge)))
    except (NotWritten, OSError):
        kept = False
    gain = _noted(kit, challenge, stars, stars == challenge.stars.most and not _helped(match))
    better = before is None or progress.is_better(best, before)
    return Ended(challenge, match, stars, found.won, text, better, kept, best.points, gain)


def _noted(kit: Kit, challenge: Challenge, stars: int, solved: bool) -> Gain | None:
    """Note the first try at a puzzle, and the first of the day at what stands there for a day;
    return what became of the rating, None where it is not concerned."""
    person = kit.settings.now.person

    def noted(now: Skill) -> Skill:
        if challenge.lot.grade:
            now = now.after(challenge.id, challenge.lot.grade, solved)
        today = kit.today()
        return now.on_day(today, challenge.id, stars) if day_of(challenge) == today else now

    before = skill.known(kit.folder, person).in_game(challenge.game)
    with contextlib.suppress(NotWritten, Foreign, OSError):
        skill.change(kit.folder, noted, person)
    now = skill.known(kit.folder, person).in_game(challenge.game)
    return Gain(before.rating.points, now.rating.points) if now.past != before.past else None


def _helped(match: Match) -> bool:
    """Whether there was a hint on the way, or a turn was taken back."""
    return bool(match.hints) or any(isinstance(each, Undone) for each in match.entries)


def _points(challenge: Challenge, found: Tally) -> int:
    """Return the points of a match, 0 where they earn nothing."""
    return found.done if isinstance(challenge.stars, Ranks) else 0


def proved(challenge: Challenge, rules: Rules, match: Match) -> str:
    """Return the text that proves a result; a board of the day has its day before it."""
    actions, header = _counted(challenge, match), match.header
    opening = opening_of(challenge)
    text = proof.write(proof.prove(rules, header.setup, header.seed, actions, opening=opening))
    return f"{challenge.name.removeprefix('daily-')} {text}" if is_daily(challenge) else text


def _counted(challenge: Challenge, match: Match) -> tuple[Any, ...]:
    """Return the actions that a result rests on: to stop is none of the turns, and where points
    are never lost again those before it say what they are worth."""
    actions = tuple(done.action for done in match.done)
    if not actions or not isinstance(challenge.stars, Ranks):
        return actions
    last = match.state_at(match.count - 1).table
    return actions if actions[-1] in match.rules.moves(last, actions[-1].seat) else actions[:-1]


def _checked(kit: Kit, challenge: Challenge, match: Match, way: Way) -> Change:
    over = ended(kit, challenge, match)
    if over is None:
        return None
    remove_autosave(challenge_kit(kit), challenge.game)
    return Replace(end_scene(kit, over, lambda: table_of(kit, challenge, way), way))


def _decided(found: Tally) -> bool:
    return found.lost or found.won is not None


def _board(challenge: Challenge) -> str:
    """Return what a best result on a board is kept under: its code or position, and options."""
    goal = f"{challenge.goal.count} {challenge.goal.aim}"
    return ", ".join((challenge.game, challenge.place, *sorted(challenge.options), goal))
