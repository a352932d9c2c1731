"""Any moment of a match becomes a challenge: a map and a YAML, in the list at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.minds import quick, usual
from game.ai.notes import begun as started
from game.content.files.node import ContentError
from game.content.goals import WIN, Goal
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import load, map_folder
from game.content.tank_chess.kept_positions import start_of
from game.content.tank_chess.pieces import load_kinds
from game.content.tasks.challenges import begun
from game.content.tasks.kept_challenges import kept_challenges, kept_files, kept_folder, read_kept
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.letters.position import read_position, write_position
from game.rules.tank_chess.letters.position import setup_of as chess_setup
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.left_half_way import listed, named
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import ended, match_of, quest_of, tally_of
from game.scenes.challenges.seats import minds_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.keeping.keep_as_challenge_page import keep_scene
from game.scenes.keeping.moment_as_challenge import KeptMoment, NotKept, keep, moment_of
from game.scenes.widgets.widget_kinds import Choice
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.people.progress import load as results
from game.tools.check import check
from tests import stage
from tests.scenes.challenges.challenge_doors import PlainTable, with_tables, worth

MATE = "8/2##4/5c7#1/1#2M33/1#3#2/5##1/2#4l3/7C6 w 0 1"
"""White wins in one turn."""

WRECKED = "8/2##4/5c7#1/1#2M3xl42/1#3#2/5##1/2#4l3/7C6 b 3 9"


@pytest.fixture
def kit(kit):
    return with_tables(kit)


def chess(code):
    """Return a match of Tank Chess that stands at a position."""
    return begun_match("tank_chess", chess_setup(read_position(code, load_kinds())), 0)


def map_setup(game, name, seats=2, options=()):
    ground = load(map_folder() / game / f"{name}.tmx").ground
    return map_kind(game).setup(ground, seats, options, 0)


def begun_match(game, setup, seed):
    rules = GAMES[game]
    count = rules.seats(rules.new(setup, seed).table)
    players = tuple(Player(f"P{seat}") for seat in range(count))
    return Match(rules, Header(rules.name, rules.number, setup, seed, players, labels=()))


def tanchiki(seats, turns, board="learning"):
    """Return a match that computer players have played up to the middle of a turn."""
    options = ("solo",) if seats == 1 else ()
    match = begun_match("tanchiki", map_setup("tanchiki", board, seats, options), 11)
    while match.table.turn.number <= turns:
        act(match)
    act(match)
    return match


def act(match, minds=None):
    """Let whoever comes first act: people before computer players, who play as at a table."""
    people = [seat for seat in match.to_act if match.player(seat).strength is None]
    seat = (*people, *match.to_act)[0]
    legal = match.rules.legal(match.table, seat)
    dice = Dice(match.header.seed, "computer", seat, match.count)
    mind = quick(match.rules.name) if seat in people else minds[match.player(seat).strength]
    notes = match.notes(seat, mind)
    for action in decided(started(mind, match.view(seat), seat, legal, dice, notes)):
        match.submit(action)


def kept(kit, match, goal=0, three=2, seat=0):
    moment = moment_of(match)
    keeping = moment.keeping(seat)
    chosen = replace(keeping.goals[goal], seat=seat)
    path = keep(kit, moment, keeping, chosen, three, "Mine")
    return read_kept(path.with_suffix(".yaml"), match.rules.name)


def test_a_kept_position_begins_as_it_stood(kit):
    found = kept(kit, chess(MATE))
    assert write_position(begun(found).state.table) == MATE
    assert (found.goal, found.stars.three) == (Goal(WIN), 2)


def test_wrecks_are_kept_on_the_map(kit):
    code = WRECKED.replace(" b 3 9", " w 3 9")
    found = kept(kit, chess(code))
    assert write_position(begun(found).state.table) == code.replace(" w 3 9", " w 0 1")


def test_whoever_is_to_move_plays_white(kit):
    match = chess(WRECKED)
    found = kept(kit, match)
    table, rules = begun(found).state.table, match.rules
    assert table.turn == 0
    assert len(rules.legal(table, 0)) == len(rules.legal(match.table, 1))
    assert len(table.wrecks) == 1
    back, before = start_of(replace(table, turn=1)), start_of(replace(match.table, turn=0))
    assert (set(back.pieces), back.ground) == (set(before.pieces), before.ground)


def test_the_map_opens_by_itself_like_any_other(kit):
    kept(kit, chess(WRECKED))
    (path,) = kept_folder(kit.folder, "tank_chess").glob("*.tmx")
    drawn = load(path)
    assert drawn.warnings == ()
    assert (drawn.facts.task.goal.aim, drawn.facts.titles["uk"]) == (WIN, "Mine")


def test_a_kept_challenge_stands_in_the_list_at_once_and_is_played(kit):
    found = kept(kit, chess(MATE))
    assert found.id in [each.id for each in listed(kit, "tank_chess")]
    assert named(kit, found.id) == found
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", list(kit.faces).index("tank_chess")))
    place = [each.id for each in listed(kit, "tank_chess")].index(found.id)
    played.handle(Said(PickOut(place)))
    played.handle(Chosen("play"))
    assert isinstance(played.top, PlainTable)
    assert dict(played.top.match.header.labels)["challenge"] == found.id


def test_a_kept_position_is_solved_and_its_result_is_true(kit):
    found = kept(kit, chess(MATE), three=1)
    match = match_of(kit, found)
    for action in match.rules.legal(match.table, 0):
        trial = match_of(kit, found)
        trial.submit(action)
        if trial.table.end is not None:
            break
    over = ended(kit, found, trial)
    assert (over.stars, results(kit.folder).on(found.id).stars) == (3, 3)
    assert worth(kit, over.text) == (found, 1, 3)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_kept_turn_of_tanchiki_begins_with_the_same_hand(kit, seats):
    match = tanchiki(seats, 2)
    found = kept(kit, match)
    start = begun(found).state
    place = len(found.before)
    assert start == match.state_at(place)
    assert (start.table.turn.number, place < match.count) == (3, True)
    assert match_of(kit, found).state == start


def test_a_turn_counts_from_where_it_was_kept(kit):
    found = kept(kit, tanchiki(1, 2))
    match, quest = match_of(kit, found), quest_of(kit, found)
    assert kit.words("challenge.until", count=3, turn=2) in quest.line(match)
    assert (tally_of(found, match).turn, tally_of(found, match).done) == (1, 0)
    while match.table.turn.number == 3:
        act(match)
    assert tally_of(found, match).turn == 2


def test_only_the_deeds_of_the_one_who_plays_count(kit):
    match = tanchiki(2, 2)
    tasks = map_kind("tanchiki").tasks
    told = match.events()
    for seat in (0, 1):
        goal = Goal("points", 999, seat=seat)
        assert tasks.tally(goal, match.table, told).done == match.table.scores[seat].points


def test_whose_seat_it_was_kept_for_plays_it(kit):
    found = kept(kit, tanchiki(2, 1), seat=1)
    strengths = [player.strength for player in match_of(kit, found).players]
    assert strengths == [usual("tanchiki"), None]


def test_others_are_computer_players_and_the_result_is_true(kit):
    kept(kit, tanchiki(2, 1), goal=3, three=20)
    (found,) = kept_challenges(kit.folder, "tanchiki")
    match = match_of(kit, found)
    assert [player.strength for player in match.players] == [None, usual("tanchiki")]
    while (over := ended(kit, found, match)) is None:
        act(match, minds_of(kit, found))
    assert over.stars
    assert worth(kit, over.text) == (found, over.turn, over.stars)


def test_what_was_played_before_cannot_be_taken_back(kit):
    found = kept(kit, tanchiki(1, 2))
    assert quest_of(kit, found).begins == len(found.before) > 0


def test_a_match_that_is_over_cannot_be_kept(kit):
    over = chess(MATE)
    for action in over.rules.legal(over.table, 0):
        trial = chess(MATE)
        trial.submit(action)
        if trial.table.end is not None:
            break
    assert moment_of(trial).keeping(0) is None
    scene = keep_scene(kit, moment_of(trial), ("A", "B"))
    assert kit.words("challenge.keep.cannot") in str(stage.widgets_of(scene))


def test_mines_that_nobody_sees_are_kept_by_nobody():
    match = chess(MATE)
    table = replace(match.table, options=replace(match.table.options, hidden_mines=True))
    moment = KeptMoment(match.rules, match.header, (), lambda count: table)
    assert moment.keeping(0) is None


def test_the_page_offers_goals_and_keeps(kit):
    scene = stage.stack(keep_scene(kit, moment_of(tanchiki(1, 1)), ("Ann",)))
    goals = next(w for w in stage.widgets_of(scene.top) if isinstance(w, Choice))
    assert len(goals.options) > 10
    scene.handle(Changed("goal", 3))
    scene.handle(Changed("title", "The bath"))
    scene.handle(Changed("careful", True))
    scene.handle(Chosen("keep"))
    (path,) = kept_files(kit.folder, "tanchiki")
    found = read_kept(path, "tanchiki")
    assert (found.drawn.facts.titles["en"], found.goal.careful) == ("The bath", True)
    assert str(path.with_suffix(".tmx")) in str(stage.widgets_of(scene.top))


def test_two_moments_lie_in_files_of_their_own(kit):
    first, second = kept(kit, chess(MATE)), kept(kit, chess(WRECKED))
    assert [each.id for each in kept_challenges(kit.folder, "tank_chess")] == [
        second.id,
        first.id,
    ]


def test_a_folder_that_cannot_be_written_to_is_said(kit, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(NotKept) as caught:
        kept(replace(kit, folder=blocked), chess(MATE))
    assert caught.value.key == "unwritten"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats: 1", "seats: 9", "expected a whole number from 1 to 8"),
        ("map: kept-001.tmx", "map: ../x.tmx", "expected a map beside this file"),
        ("seed: 11", "seed: 12", "cannot be played"),
        ("seat: 0", "sead: 0", "the key 'seat' is missing"),
    ],
)
def test_a_mistake_in_a_kept_challenge_is_told_with_its_file(kit, old, new, said):
    kept(kit, tanchiki(1, 1))
    (path,) = kept_files(kit.folder, "tanchiki")
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=said) as caught:
        read_kept(path, "tanchiki")
    assert "kept-001.yaml" in str(caught.value)
    assert list(kept_challenges(kit.folder, "tanchiki")) == []


def test_the_checker_reads_a_folder_of_kept_challenges(kit, capsys):
    kept(kit, tanchiki(1, 1))
    (path,) = kept_files(kit.folder, "tanchiki")
    assert check([kit.folder / "challenges"]) == 0
    path.write_text(path.read_text("utf-8").replace("seed: 11", "seed: x"), "utf-8")
    assert check([kit.folder / "challenges"]) == 1
    assert "kept-001.yaml" in capsys.readouterr().out


def test_a_match_that_no_map_can_say_is_not_kept(kit):
    match = tanchiki(2, 1)
    setup = replace(match.header.setup, deck=match.header.setup.deck[:-1])
    odd = Match(match.rules, replace(match.header, setup=setup))
    with pytest.raises(NotKept):
        kept(kit, odd)
    assert kept_files(kit.folder, "tanchiki") == ()
