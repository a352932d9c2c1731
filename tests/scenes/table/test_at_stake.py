"""What ends a match soon is said at every table, and how its seats stand is one number each."""

from functools import cache

import pytest

from game.ai.mind import decided
from game.ai.minds import quick
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.session.match.match import Match
from game.session.match.record import Header, Player

SEED, MOST = 11, 4000
NAMES = ("Ann", "Bob")


@cache
def tables(game):
    """Return every table of a match that is played to its end."""
    return tuple(_tables(game))


def _tables(game):
    rules = GAMES[game]
    header = Header(game, rules.number, standard(game, 2), SEED, (Player(""), Player("")))
    match, mind = Match(rules, header), quick(game)
    yield match.table
    while match.to_act and match.count < MOST:
        seat = match.to_act[0]
        legal = match.rules.legal(match.table, seat)
        dice = Dice(SEED, "stake", seat, match.count)
        for action in decided(mind(match.view(seat), seat, legal, dice)):
            match.submit(action)
        yield match.table


@pytest.mark.parametrize("game", GAMES)
def test_what_is_at_stake_is_a_sentence_and_nothing_is_once_all_is_over(game, kit):
    face = FACES[game].table
    said, last = set(), ""
    for table in tables(game):
        last = face.stake(kit.words, table, NAMES)
        said.add(last)
    assert "" in said
    assert not last
    assert not any("{" in each or each.startswith("stake.") for each in said)


@pytest.mark.parametrize("game", GAMES)
def test_seats_stand_otherwise_at_the_end_than_at_the_beginning(game):
    face = FACES[game].table

    def score(table, seat):
        return face.panel(table, seat).score or 0

    stands = face.stands or score
    found = [[stands(table, seat) for seat in (0, 1)] for table in tables(game)]
    assert any(each != found[0] for each in found)
