"""A bout of the road: a match against commanders as a quest, and what its end is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.ai.minds import MINDS
from game.content.goals import WIN, Goal
from game.content.maps.map_kind import tasks_of
from game.content.tasks.road import Bout, Stage, setup_of
from game.rules import GAMES
from game.scenes.challenges.left_half_way import taken_up
from game.scenes.challenges.words import until
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Replace, Scene
from game.scenes.match.quest import Quest
from game.scenes.saves.half_way_challenges import LABEL, challenge_kit, half_way
from game.scenes.saves.saving import keep_record, remove_autosave
from game.scenes.seats.commanders import commanders, player_of
from game.session.files.crash_safe_files import NotWritten
from game.session.match.match import Match
from game.session.match.record import Header, Player, Undone
from game.session.people import progress
from game.session.people.progress import Best

from .bout_end_page import Fought, end_scene

TRAVELLER = 0


@dataclass(frozen=True, slots=True)
class Fight:
    """A bout with the stage it is fought at."""

    stage: Stage
    bout: Bout


def table_of(kit: Kit, fight: Fight) -> Scene:
    """Return the table of the bout from its start; ContentError if its board cannot be read."""
    return _table(kit, fight, match_of(kit, fight))


def going_on(kit: Kit, fight: Fight) -> Scene | None:
    """Return the table of a bout that was left half-way, None if it cannot be gone on with."""
    if half_way(kit, fight.bout.game) != fight.stage.id:
        return None
    match = taken_up(kit, match_of(kit, fight))
    return _table(kit, fight, match) if match is not None else None


def match_of(kit: Kit, fight: Fight) -> Match:
    bout, rules = fight.bout, GAMES[fight.bout.game]
    traveller = Player(kit.settings.now.person)
    header: Header[Any] = Header(
        game=rules.name,
        rules=rules.number,
        setup=setup_of(bout),
        seed=bout.seed,
        players=(traveller, *(_fighter(bout.game, each) for each in bout.against)),
        labels=(("map", kit.words(fight.stage.id)), (LABEL, fight.stage.id)),
        program=kit.version,
    )
    return Match(rules, header)


def turn_of(match: Match) -> int:
    """Return in which turn a match stands, as challenges count them."""
    found = tasks_of(match.rules.name).tally(Goal(WIN), match.table, match.events())
    return max(1, found.turn)


def won(match: Match) -> bool:
    outcome = match.outcome
    return outcome is not None and TRAVELLER in outcome.winners


def _table(kit: Kit, fight: Fight, match: Match) -> Scene:
    return face_of(kit, fight.bout.game).table(kit, match, _quest(kit, fight))


def _quest(kit: Kit, fight: Fight) -> Quest:
    return Quest(
        title=lambda: kit.words(fight.stage.id),
        line=lambda match: _line(kit, fight.bout, match),
        check=lambda match: _checked(kit, fight, match),
        minds=MINDS[fight.bout.game],
        again=lambda: table_of(kit, fight),
        leave="road.map",
        whole=True,
        toll=lambda match: not helped(match),
    )


def _fighter(game: str, commander: str) -> Player:
    post = next(each for each in commanders() if each.id == commander).post(game)
    assert post is not None, commander
    return player_of(game, "", post.level, commander)


def _line(kit: Kit, bout: Bout, match: Match) -> str:
    """Return what is to be done, and by which turn for how many stars."""
    turn, stars = turn_of(match), bout.stars
    worth, last = (3, stars.three) if turn <= stars.three else (2, stars.two)
    count = worth - helped(match)
    if turn > stars.two or count == 1:
        return kit.words("road.line_late", turn=turn)
    limit = until(kit, count, turn, last)
    return kit.words("road.line", turn=turn, limit=limit)


def _checked(kit: Kit, fight: Fight, match: Match) -> Change:
    if match.outcome is None:
        return None
    fought = ended(kit, fight, match)
    remove_autosave(challenge_kit(kit), fight.bout.game)
    return Replace(end_scene(kit, fought, lambda: table_of(kit, fight)))


def ended(kit: Kit, fight: Fight, match: Match) -> Fought:
    """Return what a bout that is over is worth, and keep it."""
    turn, stars = turn_of(match), stars_of(fight.bout, match)
    key = "road.won" if stars else "road.lost"
    keep_record(kit, match, kit.words(key, count=turn), turn, by_hand=False)
    best = Best(fight.stage.id, turn, stars, hints=match.hints)
    before = progress.load(kit.folder).on(fight.stage.id)
    kept = True
    if stars:
        try:
            progress.keep(kit.folder, best)
        except (NotWritten, OSError):
            kept = False
    better = bool(stars) and (before is None or progress.is_better(best, before))
    return Fought(fight.stage, fight.bout, stars, turn, better, kept, helped(match))


def stars_of(bout: Bout, match: Match) -> int:
    """Return the stars of a match that is over: one for winning at all."""
    return max(1, bout.stars.worth(turn_of(match)) - helped(match)) if won(match) else 0


def helped(match: Match) -> bool:
    """Return whether there was a hint, or a turn was taken back: all of it costs one star."""
    return bool(match.hints) or any(isinstance(each, Undone) for each in match.entries)
