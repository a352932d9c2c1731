"""Bargains at any moment of a turn: nothing is sold twice, and nothing comes from nowhere (S8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.rules import IllegalAction
from game.rules.deep_scan import RULES, events
from game.rules.deep_scan.actions import Agree, Change, Offer, Refuse, Resign
from game.rules.deep_scan.course import leader
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.trading import spans
from game.rules.deep_scan.wares import CARDS_EACH, MOST_PROBES, Lot, Terms, Ware
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.laws.matches import spread
from tests.nights import numbers
from tests.rules.deep_scan.many import any_setup, broken, match

NIGHT = numbers("SCAN_TRADES", 2_000)
"""In so many matches one haggles at each of their moments."""
SETUPS = [any_setup(number) for number in range(60)]
HAGGLED = [number for number, setup in enumerate(SETUPS) if not setup.alone][:12]


def owned(table):
    """Return what all ships have together, by ware."""
    return [sum(ship.has.of(ware) for ship in table.ships) for ware in Ware]


def haggled(state, dice):
    """Offer anything a few times in a row, answer it anyhow, and return how often it held."""
    agreed = 0
    while RULES.to_act(state.table):
        seat, before = RULES.to_act(state.table)[0], state
        action = _bargain(state.table, seat, dice)
        if action is None:
            return agreed
        try:
            state = RULES.apply(state, action).state
        except IllegalAction:
            assert state is before
            continue
        assert owned(state.table) == owned(before.table)
        assert broken(state.table) == ""
        if isinstance(action, Agree):
            _is_sold_once(before, state, action)
            agreed += 1
    return agreed


def _bargain(table, seat, dice):
    """Return something to do about a bargain, None once the offers of a turn are made."""
    if table.bargain is not None:
        change = replace(Change(seat), **_terms(table, table.bargain.to, table.bargain.of, dice))
        return dice.choice((Agree(seat), Agree(seat), Refuse(seat), change))
    to = dice.below(len(table.ships))
    if table.offers == 2 or to == table.turn:
        return None
    return replace(Offer(seat, to), **_terms(table, table.turn, to, dice))


def _terms(table, one, other, dice):
    """Return any bargain that both could keep: of every ware, or of two."""
    few = {dice.choice(tuple(Ware)) for _ in range(2)} if dice.below(2) else set(Ware)
    room = spans(table, one, other)
    return {ware.value: dice.choice(room[ware]) for ware in Ware if ware in few}


def _is_sold_once(before, after, agree):
    """What was agreed on has changed hands, and no answer holds once more."""
    bargain = before.table.bargain
    for ship, terms in ((bargain.of, bargain.terms), (bargain.to, -bargain.terms)):
        had, has = before.table.ships[ship].has, after.table.ships[ship].has
        assert [has.of(w) - had.of(w) for w in Ware] == [terms.of(w) for w in Ware]
    for again in (agree, Refuse(agree.seat), Change(agree.seat, money=1)):
        with pytest.raises(IllegalAction):
            RULES.apply(after, again)


def in_one_match(number, moments=10_000):
    played = match(any_setup(number), number)
    dice = Dice(number, "haggling")
    return sum(haggled(state, dice) for state in spread(played.states, moments))


@pytest.mark.parametrize("number", HAGGLED)
def test_nothing_is_sold_twice_whenever_one_haggles(number):
    assert in_one_match(number, 25) > 0


@pytest.mark.nightly  # a match has hundreds of moments
def test_nothing_is_sold_twice_in_thousands_of_matches():
    assert sum(map(in_one_match, NIGHT)) > len(NIGHT)


@pytest.mark.parametrize("leaves", [0, 1, 2])
def test_an_offer_goes_with_a_seat_that_resigns_and_stays_for_others(leaves):
    state = RULES.new(first(3), 4)
    one = state.table.turn
    other = (one + 1) % 3
    state = RULES.apply(state, Offer(one, other, money=-1)).state
    resigning = (one + leaves) % 3
    left = RULES.apply(state, Resign(resigning)).state
    assert owned(left.table) == owned(state.table)
    assert (left.table.bargain is None) == (resigning in (one, other))
    answer = Agree(leader(left.table, other))
    if resigning in (one, other):
        with pytest.raises(IllegalAction):
            RULES.apply(left, answer)
    else:
        assert RULES.apply(left, answer).state.table.ships[other].has.money == 6


@pytest.mark.parametrize("seat", [1, 5])
def test_only_who_leads_a_ship_of_two_answers_for_it(seat):
    """Whoever sits down on a seat answers for it: a bargain belongs to the ship."""
    state = RULES.new(first(8), 4)
    one = state.table.turn
    other = 1 if one != 1 else 2
    state = RULES.apply(state, Offer(leader(state.table, one), other, probe=1)).state
    answering = leader(state.table, other)
    assert RULES.to_act(state.table) == (answering,)
    assert RULES.legal(state.table, answering)[:2] == (Agree(answering), Refuse(answering))
    if seat != answering:
        with pytest.raises(IllegalAction):
            RULES.apply(state, Agree(seat))


def between(mine, theirs):
    """Return a match where these two things are owned."""
    state = RULES.new(first(2), 1)
    one = state.table.turn
    table = state.table.with_ship(one, has=mine).with_ship(1 - one, has=theirs)
    return replace(state, table=table), one


@pytest.mark.parametrize("ware", tuple(Ware))
def test_nobody_gives_more_than_is_there_or_takes_more_than_there_is_room_for(ware):
    mine, theirs = Lot(2, 1, 3, 8, 4, 30), Lot(1, 0, 2, 7, 2, 12)
    state, one = between(mine, theirs)
    most, least = theirs.of(ware), -mine.of(ware)
    if ware is Ware.PROBE:
        most, least = MOST_PROBES - mine.probe, theirs.probe - MOST_PROBES
    for count in range(least - 2, most + 3):
        offer = replace(Offer(one, 1 - one), **{ware.value: count})
        if count and least <= count <= most:
            RULES.apply(state, offer)
        else:
            with pytest.raises(IllegalAction):
                RULES.apply(state, offer)


def test_a_bargain_is_turned_round_whole():
    state, one = between(Lot(2, 1, 3, 8, 4, 30), Lot(1, 0, 2, 7, 2, 12))
    offer = Offer(one, 1 - one, 1, -1, 2, -3, 2, -30)
    made = RULES.apply(state, offer).state
    (told,) = RULES.apply(made, Agree(1 - one)).events
    assert told.event == events.OfferAgreed(one, one, 1 - one, Terms(1, -1, 2, -3, 2, -30))
    after = RULES.apply(made, Agree(1 - one)).state.table.ships
    assert after[one].has == Lot(3, 0, 5, 5, 6, 0)
    assert after[1 - one].has == Lot(0, 1, 0, 10, 0, 42)
    assert sum(ship.has.collector for ship in after) <= CARDS_EACH


@pytest.mark.parametrize("number", HAGGLED[:4])
def test_who_takes_over_a_seat_or_a_step_back_sells_nothing_twice(number):
    """An answer that was meant for an offer before comes too late, whoever sits there now."""
    setup = replace(any_setup(number), turns=8)
    players = tuple(Player(f"seat {seat}", "") for seat in range(len(setup.ships)))
    playing = Match(RULES, Header(RULES.name, RULES.number, setup, number, players))
    dice, late, held = Dice(number, "late"), [], 0
    for turn in match(setup, number).turns:
        playing.submit(turn.action)
        if playing.table.bargain is None:
            continue
        seat = playing.to_act[0]
        playing.reseat(seat, Player("a late comer", ""))
        late.append(Agree(seat))
        before, count = playing.state, playing.count
        playing.submit(late[-1])
        held += 1
        assert owned(playing.table) == owned(before.table)
        after, again = playing.state, dice.choice(late)
        if playing.table.bargain is None:
            with pytest.raises(IllegalAction):
                playing.submit(again)
        assert playing.state == after
        playing.undo_agreed(count)
        assert playing.state == before
    assert held > 0
    assert owned(playing.table) == owned(match(setup, number).last.table)
