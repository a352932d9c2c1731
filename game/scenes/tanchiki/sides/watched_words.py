"""What is being watched, in words: nobody is asked, who drives or shoots, whom it destroys.

The log tells an event when it is over; this tells it while it is on the board.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.events import GrenadeThrown, TankExploded, VolleyFired
from game.rules.tanchiki.state import Phase
from game.scenes.frame.kit import Names, Words
from game.scenes.tanchiki.end.ending import result_of
from game.scenes.tanchiki.naming import piece_name, pieces_line
from game.scenes.tanchiki.sentences import tell
from game.view.show.playback import Reel


def watched_head(words: Words, reel: Reel, names: Names, mover: Seat | None = None) -> str:
    """Return what there is to watch now, or who has won."""
    if is_over(reel):
        return result_of(words, reel.shown, names).title
    if mover is not None:
        return words("tanchiki.watch.drives", name=names[mover])
    return words(f"tanchiki.watch.{reel.shown.turn.phase.value}")


def watched_words(words: Words, reel: Reel, names: Names) -> str:
    """Return what is on the board at this moment, "" while that needs no words."""
    over = is_over(reel)
    told = reel.latest if over else reel.current
    if told is None or (reel.shown.turn.phase is Phase.MOVING and not over):
        return ""
    match told.event:
        case VolleyFired(_, shots):
            who = ", ".join(piece_name(words, names, shot.shooter) for shot in shots)
            return words("tanchiki.watch.shooters", names=who)
        case TankExploded(seat, _, _):
            who = pieces_line(words, names, destroyers(reel, seat))
            return words("tanchiki.watch.destroyed", name=names[seat], names=who)
        case event:
            return tell(words, reel.shown, event, names)


def is_over(reel: Reel) -> bool:
    """Whether all of a match has been seen."""
    return reel.shown.ending is not None and reel.idle


def destroyers(reel: Reel, seat: Seat) -> tuple[Seat, ...]:
    """Return who hit a seat's tank in the volley that was seen last, or threw the grenade."""
    for told in reversed(reel.seen):
        match told.event:
            case VolleyFired(_, shots):
                hits = (shot.shooter for shot in shots if shot.piece == seat)
                return tuple(dict.fromkeys(hits))
            case GrenadeThrown(thrower):
                return (thrower,)
            case _:
                continue
    return ()
