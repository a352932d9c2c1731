"""The calendar, and the puzzle of a day."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import load_challenges, of_the_day
from game.content.tasks.packs import load_pack, packs
from game.content.tasks.puzzle_of_the_day import COUNTED, puzzle_of_the_day
from game.core.chance import Dice
from game.scenes.challenges.calendar_page import PickDay, calendar_scene
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import ended, match_of
from game.scenes.challenges.seats import minds_of, players_of
from game.scenes.frame.commands import Changed, Chosen, Key, Press, Said
from game.scenes.widgets.widget_kinds import Area, Button, Label, Look
from game.session.people import skill
from game.session.people.skill import Done
from tests import stage
from tests.content.tasks.challenge_play import action_of
from tests.scenes.challenges.challenge_doors import PlainTable, with_tables, worth

GAME = "tank_chess"
PLACE = challenged().index(GAME)
DAYS = ("2026-11-22", "2026-11-23", "2026-11-29", "2026-11-30")
NAMES = ["save_02", "three_12", "one_14", "save_08"]


@pytest.fixture
def kit(kit):
    return with_tables(kit)


def opened(kit):
    """Return the list of challenges of Tank Chess."""
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", PLACE))
    return played


def days(played):
    return {
        each.says.day: each
        for each in stage.widgets_of(played.top)
        if isinstance(each, Button) and isinstance(each.says, PickDay)
    }


def said(played):
    return [each.words for each in stage.widgets_of(played.top) if isinstance(each, Label)]


def rows(played):
    area = next(w for w in stage.widgets_of(played.top) if isinstance(w, Area))
    return [each.words for each in area.widgets if isinstance(each, Button)]


def test_the_calendar_shows_each_day_of_the_month_and_opens_none_to_come(kit):
    played = stage.stack(calendar_scene(kit))
    found = days(played)
    assert len(found) == 30
    assert [day for day, each in found.items() if each.enabled][-1] == kit.today()


def test_what_was_done_on_a_day_is_told(kit):
    puzzle = load_pack(packs(GAME)[0])[2]
    done = (Done("2026-11-03", puzzle.id, 3),)
    skill.change(kit.folder, lambda now: replace(now, days=done))
    played = stage.stack(calendar_scene(kit))
    played.handle(Said(PickDay("2026-11-03")))
    assert kit.words(f"challenge.pack.{GAME}.one.one", number=puzzle.lot.number) in said(played)
    played.handle(Said(PickDay("2026-11-04")))
    assert kit.words("calendar.nothing") in said(played)


def test_days_in_a_row_are_counted(kit):
    done = tuple(Done(f"2026-11-{day}", "x", 1) for day in (19, 20, 21))
    skill.change(kit.folder, lambda now: replace(now, days=done))
    played = stage.stack(calendar_scene(kit))
    assert kit.words("calendar.row", count=3) in said(played)


def test_a_task_of_a_day_gone_by_can_be_played_but_does_not_count(kit):
    played = opened(kit)
    played.handle(Chosen("calendar"))
    played.handle(Said(PickDay("2026-11-05")))
    played.handle(Chosen("play"))
    (puzzle,) = puzzle_of_the_day(GAME, "2026-11-05")
    assert kit.words("challenge.puzzle_of", date="2026-11-05") in rows(played)
    played.handle(Chosen("play"))
    table = played.top
    assert isinstance(table, PlainTable)
    assert dict(table.match.header.labels)["challenge"] == puzzle.id
    for line in puzzle.lot.solution:
        table.match.submit(action_of(table.match.rules, table.match.table, line))
    played.update(16)
    assert skill.known(kit.folder).days == ()
    assert skill.known(kit.folder).tried == (puzzle.id,)


def test_keys_alone_lead_into_the_calendar_and_back(kit):
    played = opened(kit)
    before = played.top
    stage.form_of(before).focus("calendar")
    played.handle(Press(Key.ACCEPT))
    assert played.top is not before
    played.handle(Press(Key.BACK))
    assert played.top is before


def test_no_month_before_the_first_and_none_to_come_is_shown(kit):
    played = stage.stack(calendar_scene(kit))
    before = days(played)
    for name in ("before", "after"):
        played.handle(Chosen(name))
        assert days(played).keys() == before.keys()


def test_months_gone_by_are_shown_whole(kit):
    later = replace(kit, today=lambda: "2027-02-10")
    played = stage.stack(calendar_scene(later))
    played.handle(Chosen("before"))
    assert [each.enabled for each in days(played).values()] == [True] * 31


def test_the_puzzle_of_today_stands_first_and_is_one_of_the_packs(kit):
    played = opened(kit)
    assert rows(played)[0] == kit.words("challenge.puzzle_of_day")
    (puzzle,) = puzzle_of_the_day(GAME, kit.today())
    assert puzzle.lot.day == kit.today()
    played.handle(Said(PickOut(0)))
    played.handle(Chosen("play"))
    assert dict(played.top.match.header.labels)["challenge"] == puzzle.id


def test_a_game_without_packs_that_are_drawn_from_has_no_puzzle_of_the_day():
    for game in challenged():
        drawn_from = [pack for pack in packs(game) if pack.name in COUNTED]
        assert bool(puzzle_of_the_day(game, "2026-11-22")) == bool(drawn_from)


def test_the_generator_chooses_among_puzzles_that_there_are():
    for pack in packs(GAME):
        assert len(load_pack(pack)) >= COUNTED.get(pack.name, 0)


def test_the_first_generator_chooses_these_puzzles_for_ever():
    chosen = [puzzle_of_the_day(GAME, day)[0].name for day in DAYS]
    assert chosen == NAMES


def test_the_board_of_the_day_is_played_against_one_who_never_changes(kit):
    (day,) = of_the_day("tank_chess", kit.today())
    match = match_of(kit, day)
    assert [player.strength for player in match.players] == [None, "soldier"]
    assert "soldier" in minds_of(kit, day)
    (first, *_) = load_challenges("tank_chess")
    assert [each.strength for each in players_of(kit, first)] == [None, "defender"]


@pytest.mark.nightly
def test_a_win_on_the_board_of_the_day_is_true_and_counts_once(kit):
    """Seconds: a whole match against a computer player, and once more to prove it."""
    kit = replace(kit, today=lambda: "2026-11-25")
    (day,) = of_the_day("tank_chess", kit.today())
    match = won_by_force(kit, day)
    over = ended(kit, day, match)
    assert over.stars > 0
    assert over.text.startswith(f"1-{kit.today()} TK2-")
    found = worth(kit, over.text)
    assert (found[0].id, found[1:]) == (day.id, (over.turn, over.stars))
    assert skill.known(kit.folder).stars_of(kit.today(), day.id) == over.stars


def won_by_force(kit, day):
    """Return a match that White, who looks a turn ahead, has won."""
    match, minds = match_of(kit, day), minds_of(kit, day)
    while match.table.end is None:
        seat = match.table.turn
        legal = match.rules.legal(match.table, seat)
        dice = Dice(match.header.seed, "computer", seat, match.count)
        mind = minds["veteran" if seat == 0 else "soldier"]
        for action in decided(mind(match.table, seat, legal, dice)):
            match.submit(action)
    return match


def test_every_day_of_the_month_stands_on_a_cell_and_no_coming_one_is_played(kit):
    found = days(stage.stack(calendar_scene(kit)))
    assert {each.look for each in found.values()} == {Look.ROW}
    assert all(each.enabled == (day <= kit.today()) for day, each in found.items())
