"""Who is told what: the mind of a computer player its own view, each pair of eyes its own hands."""

import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.scenes.frame.commands import Changed
from game.scenes.match.live_match import Live, Motion
from game.scenes.opening.opening import opened_record
from game.scenes.saves.saving import keep_record
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.tanchiki.exhibits import duel
from game.view.show.clip import Clip
from tests import stage
from tests.demo.rules import DEMO
from tests.paper import shown
from tests.setups.demo import DUEL

PLACE = 220
EVERYBODY, FIRST, SECOND, BYSTANDER = range(4)
"""The places of the viewpoints in their choice, for two seats."""


def test_a_mind_is_given_the_view_of_its_own_seat_and_nothing_else():
    given = []

    def mind(view, seat, legal, dice):
        given.append((view, seat, live.match.state, legal))
        yield
        return (legal[0],)

    players = (Player("one", "random"), Player("two", "random"))
    match = Match(DEMO, Header("demo", DEMO.number, DUEL, 7, players))
    live = Live(match, Motion(lambda shown, event: Clip(0), lambda event: 0), {"random": mind})
    for _ in range(200):
        live.update(10)
    assert {seat for _, seat, _, _ in given} == {0, 1}
    for view, seat, state, legal in given:
        assert view == DEMO.view(state.table, seat)
        assert legal == DEMO.legal(view, seat)
    assert any(view != state.table for view, _, state, _ in given)


@pytest.fixture
def watched(kit):
    match = duel(kit)
    scene = stage.watched(opened_record(kit, keep_record(kit, match)))
    scene.handle(stage.resized((1280, 720)))
    scene.handle(Changed("bar.place", PLACE))
    return scene


def hands(scene, brushes):
    """Return how many backs of each seat are shown beside the board, and how many faces."""
    paper = shown(scene, brushes)
    beside = [m.what for m in paper.marks if m.how == "picture" and m.box.x < 260]
    backs = [sum(what == f"card_back.{seat}" for what in beside) for seat in (0, 1)]
    return (*backs, sum(what.startswith("card.") for what in beside))


def test_a_match_that_is_over_is_watched_with_all_hands_open(watched, brushes):
    backs = hands(watched, brushes)
    held = sum(hand.held for hand in watched.reel.shown.hands)
    assert backs == (0, 0, held)
    assert held > 2


@pytest.mark.parametrize("eyes, own", [(FIRST, 0), (SECOND, 1), (BYSTANDER, NOBODY)])
def test_each_pair_of_eyes_sees_its_own_cards_and_the_backs_of_all_others(
    watched, brushes, eyes, own
):
    watched.handle(Changed("eyes", eyes))
    held = [hand.held for hand in TANCHIKI.view(watched.reel.shown, own).hands]
    backs = [0 if seat == own else count for seat, count in enumerate(held)]
    faces = held[own] if own != NOBODY else 0
    assert hands(watched, brushes) == (*backs, faces)
