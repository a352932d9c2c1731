"""Who plays a challenge, and what was played before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.ai.mind import Mind
from game.ai.minds import MINDS, usual
from game.content.tasks.challenges import Challenge, begun, setup_of
from game.core.codec import digest
from game.rules import GAMES
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.session.match.record import Player
from game.session.proofs.proof import Opening, board_mark


def players_of(kit: Kit, challenge: Challenge) -> tuple[Player, ...]:
    """Return who sits there: in one that was kept, whoever plays it on the seat of before."""
    own = face_of(kit, challenge.game).players
    if challenge.against:
        return tuple(replace(p, strength=p.strength and challenge.against) for p in own)
    if not challenge.seats:
        return own
    against = Player("", usual(challenge.game))
    me = challenge.goal.seat
    return tuple(Player("") if seat == me else against for seat in range(challenge.seats))


def minds_of(kit: Kit, challenge: Challenge) -> Mapping[str, Mind]:
    """Return the computer players that sit there, by their strength."""
    own = face_of(kit, challenge.game).minds
    return {**MINDS[challenge.game], **own} if challenge.seats or challenge.against else own


def opening_of(challenge: Challenge) -> Opening | None:
    """Return what was played before, None where nothing was."""
    if not challenge.seats and not challenge.before:
        return None
    mark = board_mark(GAMES[challenge.game], setup_of(challenge))
    whole = digest([mark, challenge.goal.seat, list(challenge.before)])
    return Opening(begun(challenge).actions, challenge.goal.seat, whole)
