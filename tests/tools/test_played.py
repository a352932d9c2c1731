"""The matches of the exhibits are kept as they were played, and play as they were kept."""

import pytest

from game.rules.tanchiki import TANCHIKI
from game.session.match.match import Match
from game.tools.tanchiki import exhibits
from game.tools.tanchiki.played_matches import CHOICES, chosen

TURNS = {2: exhibits.END, 4: exhibits.LATE, 8: 1}


def test_a_kept_duel_ends_and_kept_turns_are_all_there():
    assert exhibits._whole(2, exhibits.END).outcome is not None
    assert exhibits._whole(4, exhibits.LATE).table.turn.number == exhibits.LATE
    assert exhibits._whole(8, 1).table.turn.number == 1


# Seconds of thinking, which is why exhibits keep what came of it.
@pytest.mark.nightly
@pytest.mark.parametrize("seats", CHOICES)
def test_computer_players_would_choose_the_same_again(seats):
    game = Match(TANCHIKI, exhibits._header(seats))
    assert list(chosen(game, TURNS[seats], exhibits.SEED)) == [*map(int, CHOICES[seats].split())]
