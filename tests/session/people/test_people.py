"""What records say of the people who played: by one pure function, old records too."""

from dataclasses import replace
from pathlib import Path

from game.core.deeds import Deeds
from game.rules import GAMES
from game.session.files.small_steps import finished
from game.session.match.record import Player
from game.session.people import people, tallies
from game.session.people.analyses import mark
from game.session.people.tallies import tallied
from game.session.people.tally import Tally, deeds_of, tallying
from game.session.records import store
from game.session.records.catalogue import catalogued
from tests.demo.rules import DEMO
from tests.session.made import GAMES as DEMOS
from tests.session.made import HEADER, actions, after


def tally(record, rules, deeds):
    return finished(tallying(record, rules, deeds))


def match(*names, won=(), date="2026-11-21", hour="19:00", over=True, deeds=(), game="demo"):
    return Tally(game, date, hour, names, won if over else None, deeds)


MATCHES = (
    match("Ann", "Bob", won=(0,), hour="19:00"),
    match("Ann", "Bob", won=(1,), hour="20:00"),
    match("Bob", "Ann", won=(1,), hour="20:30"),
    match("Ann", "Eve", won=(), date="2026-10-01"),
    match("Ann", "Bob", over=False),
    match("Ann", "", won=(1,), date="2025-01-02"),
)


def test_a_person_is_known_by_name_on_any_seat():
    ann = people.person(MATCHES, "Ann")
    assert (ann.matches, ann.won) == (5, 2)


def test_whoever_played_most_comes_first():
    assert people.names(MATCHES) == ("Ann", "Bob", "Eve")


def test_two_people_have_a_score_of_their_own():
    assert people.pairs(MATCHES, "Ann") == (
        people.Pair("Bob", 3, 2, 1),
        people.Pair("Eve", 1, 0, 0),
    )


def test_a_year_has_twelve_months():
    months = people.months(MATCHES, "Ann", "2026")
    assert [month.matches for month in months] == [0] * 9 + [1, 3, 0]
    assert months[10].won == 2


def test_an_evening_rises_from_match_to_match():
    assert people.evenings(MATCHES) == ("2026-11-21", "2026-10-01", "2025-01-02")
    assert people.evening(MATCHES, "2026-11-21") == (("Ann", (1, 1, 2)), ("Bob", (0, 1, 1)))


def test_deeds_of_many_matches_are_added_up():
    own = Deeds((("eagles", 2),), (("left", 1), ("right", 3)), ("volley",))
    other = Deeds((("eagles", 9),), (("left", 9),), ("volley",))
    told = (
        match("Ann", "Bob", won=(0,), deeds=(own, other)),
        match("Bob", "Ann", won=(0,), deeds=(other, own)),
    )
    ann = people.person(told, "Ann")
    assert (ann.counts["eagles"], ann.favourite, ann.feats["volley"]) == (4, "right", 2)


def test_accuracy_is_that_of_the_analysed_matches_alone():
    told = (
        replace(match("Ann", "Bob", won=(0,)), accuracy=(90, 20)),
        replace(match("Bob", "Ann", won=(0,)), accuracy=(30, 71)),
        replace(match("Ann", "Bob", won=()), accuracy=(None, 40)),
        match("Ann", "Bob", won=(1,)),
    )
    ann, eve = people.person(told, "Ann"), people.person(told, "Eve")
    assert (ann.accuracies, ann.accuracy) == ((90, 71), 80)
    assert (eve.accuracies, eve.accuracy) == ((), 0)


def test_a_tally_has_the_mark_of_its_match():
    done = after(9)
    assert tally(done.record(), DEMO, None).mark == mark(done.done)


def test_nobody_has_a_favourite_without_cards():
    assert people.person(MATCHES, "Ann").favourite == ""


def whole(*names):
    header = replace(HEADER, players=tuple(map(Player, names)), labels=(("date", "2020-02-02"),))
    return after(len(actions()), header)


def test_a_record_says_who_won_by_its_events_alone():
    found = tally(whole("Ann", "Bob").record(), DEMO, None)
    won = tuple(sorted(after(len(actions())).outcome.winners))
    assert (found.people, found.winners, found.date) == (("Ann", "Bob"), won, "2020-02-02")


def test_a_computer_is_nobody():
    assert tally(after(3).record(), DEMO, None).people == ("Олена", "")


def test_a_match_that_was_broken_off_has_no_winner():
    assert tally(after(3).record(), DEMO, None).winners is None


def test_every_game_with_records_counts_what_was_done():
    assert all(deeds_of(game) is not None for game in ("tanchiki", "tank_chess"))


def test_the_tallies_of_a_folder_are_noted_and_may_be_thrown_away(tmp_path):
    path = tmp_path / "one.replay"
    store.save(path, whole("Ann", "Bob").text())
    (tmp_path / "bad.replay").write_bytes(b"xx")

    def found():
        listed = finished(catalogued(tmp_path, ".replay")).listed
        return finished(tallied(tmp_path, listed, DEMOS))

    first = found()
    assert [each.people for each in first.told] == [("Ann", "Bob")]
    assert first.fresh
    tallies.note(tmp_path, first.noted)
    again = found()
    assert (again.noted, again.fresh) == (first.noted, False)
    (tmp_path / tallies.NAME).write_bytes(b'{"tallies": 1}\n[]\n\xff\n')
    assert found().noted == first.noted


def test_what_was_noted_is_not_read_again(tmp_path):
    path = tmp_path / "one.replay"
    store.save(path, whole("Ann", "Bob").text())
    listed = finished(catalogued(tmp_path, ".replay")).listed
    noted = finished(tallied(tmp_path, listed, DEMOS)).noted
    changed = replace(noted[0], tally=replace(noted[0].tally, people=("Eve", "Bob")))
    tallies.note(tmp_path, [changed])
    assert finished(tallied(tmp_path, listed, DEMOS)).told[0].people == ("Eve", "Bob")


def test_stored_records_of_every_game_are_counted():
    for path in (Path(__file__).parents[2] / "replays").glob("t*/*.match"):
        record = store.open_record(path, GAMES)
        game = record.header.game
        found = tally(record, GAMES[game], deeds_of(game))
        assert len(found.deeds) == len(record.header.players), path.name
        assert any(each.counts for each in found.deeds), path.name
