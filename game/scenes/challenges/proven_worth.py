"""What a result text is really worth: it is played again (N7)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.minds import former
from game.content.goals import Ranks, Tally
from game.content.tasks.challenges import Challenge, of_the_day, setup_of, tally
from game.content.tasks.kept_challenges import kept_challenges
from game.content.tasks.packs import every_challenge
from game.rules import GAMES
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.kit import Kit
from game.session.proofs.proof import BadProof, Played, Proof, board_mark, read, replayed

from .seats import minds_of, opening_of, players_of

_DAY = re.compile(r"([0-9]{1,4})-([0-9]{4}-[0-9]{2}-[0-9]{2})\s")


@dataclass(frozen=True, slots=True)
class Worth:
    """The challenge that a text solves, how, and in which turn."""

    challenge: Challenge
    played: Played
    tally: Tally

    @property
    def turn(self) -> int:
        return self.tally.won or self.tally.turn

    @property
    def points(self) -> int:
        """The points of it, 0 where they earn nothing."""
        return self.tally.done if isinstance(self.challenge.stars, Ranks) else 0

    @property
    def stars(self) -> int:
        return self.challenge.stars.earned(self.tally)


def weighed(kit: Kit, text: str) -> Worth:
    """Return what a text is worth, or raise BadProof.

    Maps may ask for several things on one board with one seed: the first that is solved counts.
    """
    day = _DAY.match(text.lstrip())
    days = _days(kit, int(day[1]), day[2]) if day else ()
    proof = read(text[text.find("TK") :] if "TK" in text else text)
    meant = _with_board(days, proof) if day else _meant(kit, proof)
    for each in meant:
        found = _solved(kit, proof, each)
        if found.stars:
            return found
    raise BadProof("unsolved")


def weighed_on(kit: Kit, challenge: Challenge, text: str) -> Worth:
    """Return what a text is worth on this challenge, no star perhaps; or raise BadProof."""
    return _solved(kit, read(text[text.find("TK") :]), challenge)


def _solved(kit: Kit, proof: Proof, found: Challenge) -> Worth:
    known = {**minds_of(kit, found), **(former(found.game, proof.minds) or {})}
    players = players_of(kit, found)
    mind = next((known[each.strength] for each in players if each.strength), None)
    opening = opening_of(found)
    played = replayed(proof, GAMES[found.game], setup_of(found), mind, opening=opening)
    return Worth(found, played, tally(found, played.state.table, played.told))


def _days(kit: Kit, generator: int, date: str) -> tuple[Challenge, ...]:
    """Return the tasks of a day; BadProof if they are no longer made as they were."""
    every = (each for game in games_of(kit) for each in of_the_day(game, date))
    found = tuple(each for each in every if each.name == f"daily-{generator}-{date}")
    if not found:
        raise BadProof("version")
    return found


def _meant(kit: Kit, proof: Proof) -> tuple[Challenge, ...]:
    """Return the challenges with the board and the seed of a proof; BadProof if there is none."""
    every = (
        each
        for game in games_of(kit)
        for each in (*every_challenge(game, kit.maps), *kept_challenges(kit.folder, game))
    )
    return _with_board(every, proof)


def _mark(challenge: Challenge) -> str:
    """Return the mark of a challenge's set-up; in a pack it stands in the file."""
    opening = opening_of(challenge)
    if opening is not None:
        return opening.mark
    return challenge.lot.mark or board_mark(GAMES[challenge.game], setup_of(challenge))


def _with_board(every: Iterable[Challenge], proof: Proof) -> tuple[Challenge, ...]:
    found = tuple(each for each in every if each.seed == proof.seed and _mark(each) == proof.board)
    if not found:
        raise BadProof("board")
    return found
