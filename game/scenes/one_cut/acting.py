"""Who acts in One Cut: both where cards or dice meet, else whose blade it is."""

from __future__ import annotations

from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.one_cut import events
from game.rules.one_cut.state import SEATS, Table, other
from game.scenes.faces.acting import NOBODYS, Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.one_cut.standing_pieces import blade, stands

Met = Rolled | events.PairShown | events.KnivesMet | events.StrikesParted | events.CellContested
Begun = events.RoundBegan | events.RoundEnded | events.DuelBegan


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts: of who is struck the other one, both where neither is before the other."""
    match event:
        case events.FigureWounded(seat) | events.FigureKilled(seat):
            return _by(shown, (other(seat),))
        case events.FiguresStepped(cells):
            went = tuple(each for each in SEATS if cells[each] != shown.sides[each].cell)
            return _by(shown, went) if went else NOBODYS
        case events.DuelEnded(winner):
            return NOBODYS if winner is None else _by(shown, (winner,))
        case _ if isinstance(event, Met):
            return _by(shown, tuple(SEATS))
        case _ if isinstance(event, Begun):
            return NOBODYS
    whose = seat_of(shown, event)
    return None if whose is None else _by(shown, (whose,))


def _by(shown: Table, seats: tuple[Seat, ...]) -> Acting:
    return Acting(seats, tuple((blade(shown, each, stands(shown, each)),) for each in seats))
