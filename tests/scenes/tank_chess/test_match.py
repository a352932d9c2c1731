"""A whole match at the table: talk, clock, looking back, keeping and taking up again."""

from dataclasses import replace

import pytest

from game.ai.mind import Now, random_mind
from game.ai.minds import MINDS
from game.core.rules import Outcome
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import Resign
from game.rules.tank_chess.state import Options
from game.scenes.frame.commands import Changed, Chosen, FocusLost, Key, PadLost, Press
from game.scenes.frame.stack import Notice, Pop, Push, Replace, Restart, SceneStack
from game.scenes.match.quest import Quest
from game.scenes.opening.opening import resumed_match
from game.scenes.pause import pausing, taking_back
from game.scenes.play.hints_had import LONG_MS, MATCHES
from game.scenes.saves.reopening import reopen
from game.scenes.saves.saved_files import autosave, waiting
from game.scenes.saves.saving import keep_record
from game.scenes.tank_chess import table_buttons
from game.scenes.tank_chess.game_texts.open_game_page import match_of, written_in
from game.scenes.tank_chess.opened_table import begun, opened
from game.scenes.tank_chess.panel.first_match_hints import SEEN, hint
from game.scenes.tank_chess.panel.player_plates import plate_of
from game.scenes.tank_chess.panel.why_words import chain
from game.scenes.tank_chess.turn.turn_plan import NOTHING
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.match.clock import Clock
from game.session.match.record import Player
from tests import stage
from tests.kept import open_watch
from tests.paper import shown

from .table import click, moves, play, press, scene, spot


def names_of_buttons(made):
    return {each.name for each in made.sight.widgets() if isinstance(each, Button)}


def now_by_mouse(made):
    made.handle(Chosen("now"))


WON = ("D1", "D3", "D3")


def stacked(made, size=(1280, 720)):
    stack = SceneStack(made)
    stack.handle(stage.resized(size))
    return stack


def test_destroying_the_commander_ends_the_match_and_shows_the_result(kit):
    made = scene(kit)
    for name in WON:
        click(made, name)
    change = made.update(20)
    assert made.desk.live.match.outcome == Outcome(frozenset({0}))
    assert isinstance(change, Push)


def test_the_result_is_shown_once(kit):
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    made.resume("look")
    assert made.update(20) is None


def slow(view, seat, legal, dice):
    """Think until somebody is in a hurry."""
    try:
        while True:
            yield
    except Now:
        return (legal[0],)


@pytest.mark.parametrize("hurried", [lambda made: press(made, Key.ACCEPT), now_by_mouse])
def test_whoever_waits_long_may_let_the_computer_play_now(kit, hurried):
    made = scene(kit, strengths=("slow", None), minds={"slow": slow})
    made.update(500)
    assert "now" not in names_of_buttons(made)
    made.update(600)
    assert "now" in names_of_buttons(made)
    hurried(made)
    made.update(20)
    assert made.desk.live.match.count == 1
    assert "now" not in names_of_buttons(made)


def test_a_computer_plays_at_once_when_its_clock_runs_out(kit):
    clock = Clock((20_000, 60_000))
    made = scene(kit, strengths=("slow", None), minds={"slow": slow}, clock=clock)
    for _ in range(30):
        made.update(50)
    match = made.desk.live.match
    assert match.count == 1
    assert 18_000 < match.clock.left[0] < 20_000


def against_a_clock(kit, left):
    clock = Clock((left, 60_000))
    return scene(kit, strengths=("random", None), minds={"random": random_mind}, clock=clock)


def test_a_computer_spends_its_time_and_then_moves(kit):
    made = against_a_clock(kit, 300_000)
    while made.desk.live.match.count == 0:
        made.update(50)
    left = made.desk.live.match.clock.left[0]
    assert 300_000 - 6_000 < left < 300_000 - 1_000


def test_a_computer_that_is_hurried_moves_at_once_against_the_clock(kit):
    made = against_a_clock(kit, 300_000)
    made.update(50)
    made.update(50)
    made.desk.live.hurry()
    made.update(50)
    assert (made.desk.live.match.count, made.desk.live.match.clock.left[0]) == (1, 299_850)


def test_the_flag_of_a_computer_falls(kit):
    made = against_a_clock(kit, 500)
    for _ in range(20):
        made.update(50)
    assert made.desk.live.match.outcome == Outcome(frozenset({1}))


class Waits:
    """Takes questions and answers none."""

    def __init__(self):
        self.dropped = 0

    def ask(self, question):
        return self

    def answer(self):
        return None

    def drop(self):
        self.dropped += 1

    def close(self):
        pass


@pytest.mark.parametrize(
    "leaves",
    [
        lambda made: made.desk.live.undo_agreed(0),
        lambda made: made.desk.live.reseat(0, Player("Olena")),
        lambda made: made.desk.live.submit(Resign(1)),
        lambda made: pausing.resumed(made.desk.sitting, "again"),
    ],
)
def test_a_thought_nobody_waits_for_any_more_is_dropped(kit, leaves):
    waits = Waits()
    kit = replace(kit, thinker=waits)
    made = scene(kit, strengths=("sergeant", None), minds=MINDS["tank_chess"])
    made.update(20)
    assert (made.desk.live.thinking, waits.dropped) == (0, 0)
    made.desk.sitting.asked = "pause"
    leaves(made)
    assert (made.desk.live.thinking, waits.dropped) == (None, 1)


def test_the_end_waits_for_who_looks_back(kit):
    made = scene(kit, clock=Clock((300, 60_000)))
    made.desk.looks_at = 0
    assert (made.update(400), made.desk.live.match.outcome) == (None, Outcome(frozenset({1})))
    press(made, Key.BACK)
    assert isinstance(made.update(20), Push)


def test_the_end_is_shown_again_after_another_way_to_it(kit):
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    made.resume("look")
    press(made, Key.STEP_BACK, Key.ACCEPT)
    made.resume("yes")
    play(made, *WON[:-1])
    click(made, WON[-1])
    assert isinstance(made.update(20), Push)


def test_leaving_the_table_leads_to_the_title(kit):
    made = scene(kit)
    press(made, Key.BACK)
    assert isinstance(made.resume("title"), Restart)


def test_every_move_is_saved_and_the_match_taken_up(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    again = reopen(kit, TANK_CHESS)
    assert again.state == made.desk.live.match.state


def test_the_title_offers_a_match_that_is_not_over(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    assert waiting(kit, "tank_chess")
    assert moves(stage.resumed(resumed_match(kit, "tank_chess"))) == ["H D1>E2/NE"]


@pytest.mark.parametrize("answer", ["title", "again"])
def test_a_match_whose_end_was_left_is_not_offered(kit, answer):
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    made.resume(answer)
    assert not autosave(kit, "tank_chess").exists()


def test_a_match_is_on_the_disk_as_long_as_its_end_is_shown(kit):
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    made.resume("look")
    assert reopen(kit, TANK_CHESS).outcome == Outcome(frozenset({0}))


def test_a_match_that_was_cut_off_at_its_end_shows_its_end_again(kit):
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    again = stage.resumed(resumed_match(kit, "tank_chess"))
    assert isinstance(again.update(20), Push)


def names_after(made, asked):
    """Return who plays White and Black once the match is begun again."""
    made.desk.sitting.asked = asked
    fresh = made.resume("again").scene
    return [player.name for player in fresh.desk.sitting.match.header.players]


def test_sides_change_after_a_match_but_not_when_it_is_begun_anew_half_way(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    assert names_after(made, "pause") == ["Olena", "Taras"]
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    assert names_after(made, "result") == ["Taras", "Olena"]


def test_a_table_whose_sides_have_changed_says_so(kit):
    made = scene(kit)
    play(made, *WON)
    made.update(20)
    made.desk.sitting.asked = "result"
    said = made.resume("again").scene.update(20)
    assert said == Notice(kit.words("chess.sides_changed", white="Taras", black="Olena"))


def test_a_table_that_begins_anew_half_way_has_nothing_to_say_of_sides(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    made.desk.sitting.asked = "pause"
    assert not isinstance(made.resume("again").scene.update(20), Notice)


def test_a_damaged_autosave_is_told_in_words(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    for path in autosave(kit, "tank_chess").parent.iterdir():
        path.write_bytes(path.read_bytes()[:-30])
    shown = stage.resumed(resumed_match(kit, "tank_chess"))
    assert not hasattr(shown, "desk")


def test_a_kept_record_plays_to_the_same_end(kit):
    made = scene(kit)
    play(made, *WON)
    path = keep_record(kit, made.desk.live.match, "White wins")
    record, watch = open_watch(path, {"tank_chess": TANK_CHESS})
    assert (watch.again, watch.tables[-1]) == (True, made.desk.live.match.table)
    assert ("result", "White wins") in record.header.labels


def test_a_human_takes_a_move_back_from_a_computer_without_asking(kit):
    made = scene(kit, strengths=(None, "random"))
    play(made, "D1", "E2", "E2")
    press(made, Key.UNDO)
    assert moves(made) == []


def answer(stack, *given):
    """Answer for one person after the other, as long as they are asked."""
    asked = stack.top
    for seat, wanted in given:
        assert stack.top is asked
        asked.form.focus(f"{'agree' if wanted else 'refuse'}:{seat}")
        press(stack, Key.ACCEPT)


@pytest.mark.parametrize("second, left", [(True, 0), (False, 1)])
def test_a_move_is_taken_back_when_the_other_who_is_named_agrees(kit, brushes, second, left):
    made = scene(kit)
    stack = stacked(made)
    play(made, "D1", "E2", "E2")
    press(stack, Key.UNDO)
    told = shown(stack.top, brushes).words
    assert (kit.words("chess.take_back") in told, "Taras" in told) == (True, True)
    answer(stack, (1, second))
    assert (stack.top is made, len(made.desk.live.match.done)) == (True, left)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_draw_needs_the_other_who_is_asked_by_name(kit, brushes, wanted):
    made = scene(kit)
    stack = stacked(made)
    stack.handle(Chosen("offer"))
    told = shown(stack.top, brushes).words
    assert ("Taras" in told, "Olena" in told) == (True, False)
    assert made.desk.live.match.outcome is None
    answer(stack, (1, wanted))
    assert (made.desk.live.match.outcome == Outcome(frozenset())) == wanted
    assert stack.top is made


def test_resigning_is_asked_about_first(kit):
    made = scene(kit)
    assert isinstance(made.handle(Chosen("resign")), Push)
    made.resume("yes")
    assert made.desk.live.match.outcome == Outcome(frozenset({1}))


def test_the_clock_runs_for_the_side_to_move(kit):
    made = scene(kit, clock=Clock((60_000, 60_000)))
    made.update(500)
    assert made.desk.live.match.clock.left == (59_500, 60_000)


def test_the_clock_stands_still_while_a_move_is_shown(kit):
    made = scene(kit, clock=Clock((60_000, 60_000)))
    kit.settings.change(speed=100)
    for name in ("D1", "E2", "E2"):
        click(made, name)
    made.update(50)
    assert made.desk.live.match.clock.left[1] == 60_000


def test_a_fallen_flag_loses(kit):
    made = scene(kit, clock=Clock((300, 60_000)))
    made.update(400)
    assert made.desk.live.match.outcome == Outcome(frozenset({1}))


def test_a_clock_that_stands_still_hides_the_board(kit):
    made = scene(kit, clock=Clock((60_000, 60_000)))
    change = press(made, Key.MENU)
    assert not change.scene.see_through


def test_stepping_back_shows_the_position_before(kit):
    made = scene(kit)
    before = made.desk.table
    play(made, "D1", "E2", "E2")
    press(made, Key.STEP_BACK)
    assert made.desk.table.pieces == before.pieces
    press(made, Key.STEP)
    assert made.desk.table == made.desk.live.match.table


def test_playing_on_from_an_earlier_move_keeps_the_line_that_was_left(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    press(made, Key.STEP_BACK, Key.ACCEPT)
    made.resume("yes")
    play(made, "D1", "D2", "D2")
    listed = [(row.aside, row.moves[0][1].rstrip(" +")) for row in made.sight.listed()]
    assert listed == [(True, "H D1>E2/NE"), (False, "H D1>D2/N xD8")]


def test_a_left_line_can_be_taken_up_again(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    press(made, Key.STEP_BACK, Key.ACCEPT)
    made.resume("yes")
    play(made, "D1", "D2", "D2")
    made.handle(Changed("node", 1))
    press(made, Key.ACCEPT)
    made.resume("yes")
    assert moves(made) == ["H D1>E2/NE"]


def test_the_board_turns_to_the_side_to_move(kit):
    made = scene(kit, turning="turn")
    below = spot(made, "A1")
    play(made, "D1", "E2", "E2")
    assert spot(made, "H8") == below


def test_a_game_is_copied_as_text_that_reads_back(kit):
    copied = []
    object.__setattr__(kit, "copy", lambda text: copied.append(text) or True)
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    made.handle(Chosen("copy_game"))
    assert "1. H D1>E2/NE +" in copied[0]


@pytest.mark.parametrize("hidden", [True, False])
def test_hidden_mines_are_not_told_by_a_copied_game(kit, hidden):
    copied = []
    object.__setattr__(kit, "copy", lambda text: copied.append(text) or True)
    made = scene(kit, options=Options(hidden_mines=hidden))
    made.handle(Chosen("copy_game"))
    assert bool(copied) is not hidden


def test_why_tells_the_latest_move_with_its_paragraphs(kit, brushes):
    made = scene(kit)
    play(made, *WON)
    change = press(made, Key.WHY)
    canvas = stage.canvas(brushes, (1280, 720))
    change.scene.draw(canvas)
    steps = chain(made.desk)
    assert steps[0][1].endswith("facing north")
    assert [told.rule for told, _ in steps].count("C3.2") == 1
    assert "C4.3" in [told.rule for told, _ in steps]


def test_a_match_of_two_computers_is_played_to_its_end(kit):
    made = scene(kit, strengths=("random", "random"))
    for _ in range(3000):
        made.update(50)
        if made.desk.live.match.outcome:
            break
    assert made.desk.live.match.outcome


def test_a_match_lives_in_a_stack_from_first_move_to_title(kit):
    made = scene(kit)
    stack = stacked(made)
    for name in WON:
        click(made, name)
    for _ in range(10):
        stack.update(50)
    assert stack.depth == 2


def test_a_task_is_asked_about_when_all_is_shown_and_ends_the_table(kit):
    end = Restart(None)
    quest = Quest(
        lambda: "Win at once",
        lambda match: "One move.",
        lambda match: end if match.outcome else None,
        {},
        lambda: None,
    )
    made = opened(kit, scene(kit).desk.live.match, quest=quest)
    made.handle(stage.resized((1280, 720)))
    for name in WON:
        click(made, name)
    changes = [made.update(20) for _ in range(3)]
    assert changes[-1] is end
    assert taking_back.back_to(made.desk.sitting) is None


def test_a_task_can_be_left_and_begun_again(kit):
    quest = Quest(lambda: "Win", lambda match: "", lambda match: None, {}, lambda: None)
    made = opened(kit, scene(kit).desk.live.match, quest=quest)
    made.handle(stage.resized((1280, 720)))
    press(made, Key.MENU)
    assert isinstance(made.resume("leave"), Pop)
    press(made, Key.MENU)
    assert isinstance(made.resume("again"), Replace)


def test_a_new_match_moves_the_one_that_waits_among_the_records(kit):
    first = scene(kit)
    play(first, "D1", "E2", "E2")
    scene(kit)
    assert not waiting(kit, "tank_chess")
    assert len(list((kit.folder / "records").iterdir())) == 1


def test_a_table_that_is_laid_again_leaves_the_match_that_waits(kit):
    first = scene(kit)
    play(first, "D1", "E2", "E2")
    opened(kit, first.desk.live.match)
    assert waiting(kit, "tank_chess")
    assert not (kit.folder / "records").exists()


def test_a_match_without_a_move_is_not_kept(kit):
    scene(kit)
    assert not waiting(kit, "tank_chess")


def test_the_clock_warns_once_when_time_runs_out(kit):
    made = scene(kit, clock=Clock((10_500, 60_000)))
    for _ in range(20):
        made.update(100)
    assert kit.sounds.played.count("clock.low") == 1


def test_each_of_the_last_seconds_is_heard(kit):
    made = scene(kit, clock=Clock((10_500, 60_000)))
    for _ in range(35):
        made.update(100)
    assert (kit.sounds.played.count("clock.low"), kit.sounds.played.count("tin.tick")) == (1, 2)


def test_an_eighth_of_the_time_makes_a_plate_red_and_is_heard_once(kit):
    made = scene(kit, clock=Clock((240_000, 240_000)))
    made.update(209_900)
    assert (plate_of(made.desk, 0).low, kit.sounds.played.count("clock.low")) == (False, 0)
    for _ in range(5):
        made.update(100)
    low = plate_of(made.desk, 0).low, plate_of(made.desk, 1).low
    assert (low, kit.sounds.played.count("clock.low")) == ((True, False), 1)


def test_nobody_plays_on_the_device_of_the_other_seat(kit):
    made = scene(kit)
    made.handle(Press(Key.NEXT, seat=1))
    assert made.desk.plan == NOTHING
    made.handle(Press(Key.NEXT, seat=0))
    assert made.desk.plan != NOTHING


def test_a_lost_pad_names_its_player(kit):
    change = scene(kit).handle(PadLost(1, "Pad"))
    assert isinstance(change, Push)


@pytest.mark.parametrize("clock", [None, Clock((60_000, 60_000))])
def test_a_match_pauses_when_the_window_is_left(kit, clock):
    assert isinstance(scene(kit, clock=clock).handle(FocusLost()), Push)


def test_a_match_that_is_over_does_not_pause_when_the_window_is_left(kit):
    made = scene(kit)
    made.desk.live.submit(Resign(1))
    assert made.handle(FocusLost()) is None


def test_looking_back_pauses_too_when_the_window_is_left(kit):
    made = scene(kit, clock=Clock((60_000, 60_000)))
    table_buttons.look_at(made.desk, 0)
    assert isinstance(made.handle(FocusLost()), Push)


def test_every_move_of_every_left_line_is_in_the_list(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    play(made, "D8", "D7", "D7")
    play(made, "E2", "E3", "E3")
    play(made, "D7", "D6", "D6")
    made.handle(Changed("node", 1))
    press(made, Key.ACCEPT)
    made.resume("yes")
    play(made, "H8", "H7", "H7")
    made.handle(Changed("node", 2))
    press(made, Key.ACCEPT)
    made.resume("yes")
    play(made, "H1", "H2", "H2")
    listed = {number for row in made.sight.listed() for number, _ in row.moves}
    assert listed == {node.number for node in made.desk.tree.nodes} - {0}


def test_a_match_that_black_begins_is_listed_with_its_own_numbers(kit):
    match = match_of(kit, written_in("3c43l4/8/8/8/8/8/8/3C0H03 b 4 9"))
    made = begun(kit, match)
    made.handle(stage.resized((1280, 720)))
    kit.settings.change(speed=0)
    play(made, "H8", "H7", "H7")
    play(made, "E1", "E2", "E2")
    assert [(row.number, len(row.moves)) for row in made.sight.listed()] == [(9, 1), (10, 1)]


def test_the_tip_of_a_move_says_what_its_minus_means(kit):
    made = begun(kit, match_of(kit, written_in("7c4/8/8/1C06/8/8/8/8 w 0 1")))
    made.handle(stage.resized((1280, 720)))
    kit.settings.change(speed=0)
    play(made, "B5", "B6", "B6")
    (row,) = made.sight.listed()
    assert row.moves[0][1].endswith("-")
    assert row.tips[0].endswith(kit.words("chess.notation.escape"))


def test_the_hints_begin_anew_when_somebody_asks_for_them(kit):
    kit.settings.change(seen=frozenset({SEEN}))
    made = scene(kit)
    play(made, "A1", "A2", "A2")
    assert hint(made.desk) == ""
    press(made, Key.BACK)
    made.resume("hints")
    assert hint(made.desk) == made.desk.kit.words("chess.guide.begin")


def test_the_first_hint_says_how_to_win(kit):
    made = scene(kit)
    made.update(20)
    assert "commander" in hint(made.desk)


def test_a_hint_that_stood_there_long_does_not_come_in_the_next_match(kit):
    made = scene(kit)
    made.update(LONG_MS)
    assert hint(made.desk) == kit.words("chess.guide.begin"), "it does not vanish while it is read"
    assert hint(scene(kit).desk) == ""


def test_a_hint_that_was_hardly_there_comes_in_the_next_match(kit):
    scene(kit).update(LONG_MS - 1)
    assert hint(scene(kit).desk) == kit.words("chess.guide.begin")


def test_a_fourth_match_has_no_hints_even_if_none_was_read(kit):
    given = []
    for _ in range(MATCHES + 1):
        made = scene(kit)
        made.update(20)
        given.append(bool(hint(made.desk)))
    assert given == [True] * MATCHES + [False]


def test_hints_that_are_wanted_no_more_come_in_no_match(kit):
    scene(kit).handle(Chosen("guide_off"))
    assert hint(scene(kit).desk) == ""


def test_the_pause_names_the_optional_rules(kit):
    made = stacked(scene(kit, options=Options(hidden_mines=True)))
    made.handle(Press(Key.BACK))
    said = [each.words for each in stage.widgets_of(made.top) if isinstance(each, Label)]
    assert "Optional rules: Nobody sees the mines" in said


@pytest.mark.parametrize("asked", ["menu", "why"])
@pytest.mark.parametrize("clock", [None, Clock((60_000, 60_000))])
def test_while_the_clock_stands_still_nobody_sees_the_board(kit, asked, clock):
    made = scene(kit, clock=clock)
    play(made, "A1", "A2", "A2")
    stack = stacked(made)
    stack.handle(Chosen(asked))
    assert stack.top is not made
    assert stack.top.see_through == (clock is None)


def test_an_offer_of_a_draw_is_no_move_to_take_back(kit):
    made = scene(kit)
    play(made, "A1", "A2", "A2")
    made.handle(Chosen("offer"))
    made.resume("no")
    made.handle(Chosen("take_back"))
    made.resume("yes")
    assert made.desk.live.match.count == 0


def test_a_match_by_the_clock_that_is_over_can_be_copied(kit):
    made = scene(kit, clock=Clock((60_000, 60_000)))
    play(made, *WON)
    stack = stacked(made)
    stack.handle(Chosen("menu"))
    offered = [each for each in stage.widgets_of(stack.top) if isinstance(each, Button)]
    assert "keeping" in {each.name for each in offered}
