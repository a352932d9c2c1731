"""A record of Tanchiki is played on from any of its moments."""

from dataclasses import replace
from itertools import count

import pytest

from game.core.chance import Dice
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.setting_up import first_player
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.stack import Notice
from game.scenes.opening.opening import opened_record, resumed_match
from game.scenes.opening.play_on import play_on
from game.scenes.saves.reopening import reopen
from game.scenes.saves.saved_files import records, waiting
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel, taken_up
from game.scenes.tanchiki.table import TableScene
from game.tools.tanchiki.exhibits import duel
from tests import stage
from tests.rules.tanchiki.many import decided


@pytest.fixture
def match(kit):
    return duel(kit)


@pytest.fixture
def shown(kit, match):
    made = stage.watched(opened_record(kit, keep_record(kit, match)))
    made.handle(stage.resized((1280, 720)))
    return made


def waits(kit, match):
    """Leave a match of the same kind half-way."""
    table = stage.sat_down(play_on(kit, match.record(), 3))
    table.live.submit(table.live.legal(table.live.match.to_act[0])[0])
    kit.writer.settle()
    assert waiting(kit, "tanchiki")


def test_a_table_goes_on_from_the_moment_that_is_shown(match, shown):
    shown.handle(Changed("chapter", 4))
    table = stage.sat_down(shown.handle(Chosen("go_on")).scene)
    assert isinstance(table, TableScene)
    told = table.live.match.state.told
    assert 0 < told <= shown.reel.place
    assert table.live.match.events() == match.events()[:told]


def test_a_person_takes_the_first_seat_of_a_match_of_computers(kit, match):
    table = stage.sat_down(play_on(kit, match.record(), 5))
    assert table.desk.sitting.people == {0}


def test_after_the_end_there_is_nothing_to_play_on(shown):
    shown.handle(Chosen("bar.last"))
    assert isinstance(shown.handle(Chosen("go_on")), Notice)


def test_a_match_that_waits_is_put_among_the_records_by_the_next(kit, match):
    waits(kit, match)
    stage.sat_down(play_on(kit, match.record(), 5))
    assert len(list(records(kit).glob("*.replay"))) == 1
    assert not waiting(kit, "tanchiki")


def test_a_new_table_does_not_write_over_a_match_that_waits(kit, match):
    waits(kit, match)
    TanchikiPanel(kit, "").start((Occupant("Ann"), Occupant("Bob")))
    assert len(list(records(kit).glob("*.replay"))) == 1


def test_what_is_played_on_can_be_left_and_gone_on_with(kit, match):
    waits(kit, match)
    assert reopen(kit, TANCHIKI).count == 4


def taken_up_alone(kit):
    """Leave a match of one player half-way, and take it up again from the title."""
    places = (Occupant("Ann"),)
    keep_setup(kit, "tanchiki", places, TanchikiPanel(kit, "").choices_text())
    table = TableScene(kit, TanchikiPanel(kit, "").match(places), lambda: None)
    table.live.submit(table.live.legal(0)[0])
    kit.writer.settle()
    return stage.resumed(resumed_match(kit, "tanchiki"))


def test_after_a_match_that_was_taken_up_the_same_board_comes_again(kit):
    table = taken_up_alone(kit)
    begun = table.desk.sitting.terms.again().live.match
    assert (begun.count, begun.table.board) == (0, table.live.match.state_at(0).table.board)


def test_after_a_match_that_was_taken_up_the_next_board_comes(kit):
    table = taken_up_alone(kit)
    begun = table.desk.sitting.terms.further().live.match
    assert begun.header.players == table.live.match.header.players
    assert begun.table.board != table.live.match.state_at(0).table.board


def play_out(match):
    """Play a match to its end at random and return who alone has won it."""
    while match.to_act:
        legal = match.rules.legal(match.table, match.to_act[0])
        match.submit(decided(legal, "hasty", Dice(match.count, "played out")))
    (winner,) = match.outcome.winners
    return winner


def unlucky(kit, winner):
    """Return a kit whose lot would let the loser of a duel begin."""
    seed = next(seed for seed in count() if first_player(2, seed) != winner)
    return replace(kit, seed=lambda: seed)


def test_the_winner_of_a_match_that_was_taken_up_begins_the_next(kit, match):
    (winner,) = match.outcome.winners
    table = taken_up(unlucky(kit, winner), match)
    assert table.desk.sitting.terms.again().live.match.table.turn.first == winner
    assert table.desk.sitting.terms.further().live.match.table.turn.first == winner


def test_the_winner_of_a_match_begins_the_next_at_the_same_table(kit):
    seeds = iter(range(3, 100))
    panel = TanchikiPanel(replace(kit, seed=lambda: next(seeds)), "")
    table = panel.start((Occupant("Ann"), Occupant("Bob"))).scene
    winner = play_out(table.live.match)
    panel.kit = unlucky(kit, winner)
    assert table.desk.sitting.terms.again().live.match.table.turn.first == winner
    assert table.desk.sitting.terms.further().live.match.table.turn.first == winner
