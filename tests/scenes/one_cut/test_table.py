"""One Cut on the shared table: what is lit, turned over, counted, refused and hidden."""

from dataclasses import replace

import pytest

from game.ai.minds import offered
from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import NOBODY, Told
from game.core.spelling import Card, Spot, Word
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.actions import Commit, LayCard
from game.rules.one_cut.cards import Card as Laid
from game.rules.one_cut.events import (
    CellContested,
    DuelBegan,
    FellShort,
    FigureKilled,
    PairShown,
    RoundBegan,
)
from game.rules.one_cut.field import cell_named, near
from game.rules.one_cut.letters.scenario_position import read_position
from game.rules.one_cut.letters.scenarios import played
from game.rules.one_cut.state import Ending, Options, Setup, Stage
from game.rules.one_cut.view import view
from game.scenes.faces.face import NotMine
from game.scenes.frame.commands import Changed, Chosen, Device, Key, Kind
from game.scenes.frame.settings import Curtain
from game.scenes.hand.lit_parts import Pick, Refuse
from game.scenes.one_cut.cell_words import foretell, tip, why_not
from game.scenes.one_cut.face import FACE, heat
from game.scenes.one_cut.replay_chapters import chapters
from game.scenes.one_cut.sentences import since, tell
from game.scenes.one_cut.setup import VARIANTS
from game.scenes.one_cut.table_face import TABLE
from game.scenes.play.recap_page import recap_scene
from game.scenes.seats.seat_rows import level_words
from game.scenes.table import layout
from game.scenes.table.opened_table import opened
from game.scenes.table.set_up.variant_setup import VariantPanel, variant_setup
from game.scenes.table.table_scene import TableScene
from game.scenes.widgets.focus import at as spot_at
from game.scenes.widgets.focus import spots
from game.scenes.widgets.form import TIP_MS
from game.scenes.widgets.widget_kinds import Button, key_of
from game.session.match.match import Match
from game.session.match.record import Done, Header, Player
from game.session.records.replay import Watch
from game.tools.one_cut.exhibits import wish as near_and_fight
from game.view.canvas.box import Box
from game.view.canvas.outline import grown
from game.view.one_cut.board import BOARD as BOARD_VIEW
from game.view.one_cut.board import draw_table
from game.view.one_cut.seat_zone import draw_left, draw_points
from game.view.one_cut.standing_pieces import LIVERY, fallen
from tests import stage
from tests.paper import Paper, plain, shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, play, press, sat

BOARD = ("   A B C D E F", " 4  . . . . . .", " 5 . . 1 2 . .", " 6  . . . . . .")
MIDDLE = Setup(3, Options(middle=True))
NAMES = ("Ann", "Ben")


def table(kit, setup, *players):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    seats = tuple(Player("", strength) for strength in players)
    match = Match(ONE_CUT, Header("one_cut", 1, setup, 6, seats))
    scene = opened(kit, match, FACE)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def after(*orders, **given):
    return played({"board": BOARD, "orders": orders, **given}).state.table


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_duel_is_played_with_one_device_alone(kit, hand):
    stack, scene = table(kit, Setup(1, Options(middle=True)), None, "random")

    def wish(action):
        return near_and_fight(scene.live.match.table, action)

    play(stack, scene, hand, wish, lambda: scene.live.match.outcome is not None, 900)
    assert scene.live.match.table.ending is not None


def test_two_play_a_duel_by_two_pads(kit):
    stack, scene = table(kit, Setup(1, Options(middle=True)), None, None)
    pads = {seat: Device(Kind.PAD, 3 + seat) for seat in (0, 1)}
    for seat, pad in pads.items():
        scene.desk.kit.seating.claim(pad, seat)

    def by_own_pad(stack, scene, seat, wish):
        by_keys(stack, scene, seat, wish, pads[seat], seat)

    def wish(action):
        return near_and_fight(scene.live.match.table, action)

    play(stack, scene, by_own_pad, wish, lambda: scene.live.match.outcome is not None, 900)
    assert scene.live.match.table.ending is not None


def at_one_screen(kit, best_of=3):
    stack, scene = table(kit, Setup(best_of, Options()), None, None)
    kit.settings.change(curtain=Curtain.ALWAYS)
    return stack, scene


def lay(stack, scene, *orders):
    """Let both lay these rows, each behind the own curtain, and all of it be shown."""
    for seat, card in enumerate(orders):
        until(stack, lambda: stack.top is not scene)
        press(stack, Key.ACCEPT)
        until(stack, lambda seat=seat: scene.desk.open == (seat,))
        for action in (LayCard(seat, card), Commit(seat)):
            scene.live.submit(action)
            stack.update(0)


def until(stack, come):
    for _ in range(400):
        if come():
            return
        stack.update(50)
    raise AssertionError("it never came to that")


def test_after_a_round_the_last_hand_lies_behind_a_curtain_again(kit):
    stack, scene = at_one_screen(kit)
    lay(stack, scene, Laid.BLOCK, Laid.BLOCK)
    until(stack, lambda: scene.live.match.table.round == 2 and scene.desk.sitting.caught_up)
    stack.update(50)
    assert (stack.top is scene, scene.desk.open) == (False, ())


def test_the_curtain_of_a_seat_hangs_in_its_own_colour_with_its_own_mark(kit, brushes):
    stack, scene = at_one_screen(kit)
    lay(stack, scene, Laid.BLOCK)
    until(stack, lambda: stack.top is not scene)
    paper = shown(stack, brushes)
    assert [mark.what for mark in paper.pictures("emblem.")] == [FACE.seats.marks[1]]
    name = next(mark for mark in paper.marks if mark.what == scene.desk.sitting.names[1])
    assert name.colour == f"seat.{LIVERY[1]}.light" != "seat.1.light"


def test_no_tip_of_a_card_may_cover_what_takes_back_or_ends_a_row(kit):
    _, scene = table(kit, Setup(3, Options()), None, "easy")
    scene.live.submit(LayCard(0, Laid.STRIKE))
    found = layout.widgets(scene.desk)
    picks = [each for each in found if isinstance(each, Button) and isinstance(each.says, Pick)]
    words = [each.box for each in picks if isinstance(each.says.part, Word)]
    card = next(each.box for each in picks if isinstance(each.says.part, Card))
    assert len(words) == 2
    assert set(words) <= set(layout.kept_clear(scene.desk, found, card))


def test_a_step_in_secret_begins_behind_a_curtain(kit):
    stack, scene = at_one_screen(kit)
    lay(stack, scene, Laid.MOVE, Laid.MOVE)
    until(stack, lambda: scene.desk.sitting.caught_up)
    stack.update(50)
    assert scene.live.match.table.stage is Stage.STEP
    assert (stack.top is scene, scene.desk.open) == (False, ())


def test_a_step_of_one_alone_needs_no_curtain(kit):
    stack, scene = at_one_screen(kit)
    lay(stack, scene, Laid.MOVE, Laid.BLOCK)
    until(stack, lambda: scene.desk.sitting.caught_up)
    stack.update(50)
    assert scene.live.match.table.asked == (0,)
    assert (stack.top is scene, scene.desk.open) == (True, (0,))


def test_the_own_row_lies_before_its_seat_and_its_last_card_can_be_taken_back():
    now = after("1 lay strike", "1 lay block")
    row = [each for each in TABLE.hand(now, 0) if isinstance(each.part, Spot)]
    assert [each.inside for each in row] == [
        ("blade_card.strike",),
        ("blade_card.block",),
        (),
    ]


def test_the_hand_counts_each_kind_of_card():
    held = {each.part: each.count for each in TABLE.hand(after(), 0)}
    assert held[Card("strike")] == 2
    assert held[Card("knife")] == 1


def test_a_row_that_is_not_turned_over_shows_its_back(kit, brushes):
    stack, scene = table(kit, MIDDLE, None, "random")
    for action in (LayCard(1, ONE_CUT.legal(scene.live.match.table, 1)[0].card), Commit(1)):
        scene.live.submit(action)
    scene.update(50)
    paper = shown(stack, brushes)
    backs = [mark for mark in paper.marks if mark.what == "card_back.2"]
    assert len(backs) == 2
    assert not scene.live.eyes or view(scene.live.match.table, 0).sides[1].row == (None,)


def test_what_the_other_may_still_have_is_counted_from_the_discards(kit, brushes):
    now = after(discards=("1 3 strike, knife",))
    paper = Paper(brushes)
    draw_left(paper, Box(0, 0, 250, 66), now.sides[0])
    assert [mark.what for mark in paper.marks if mark.what.isdigit()] == ["9", "8", "4", "2", "0"]


def test_only_the_cells_of_a_step_light_up():
    now = after("1 move", "2 block")
    assert now.stage is Stage.STEP
    legal = {action.cell for action in ONE_CUT.legal(now, 0)}
    assert cell_named("D5") in legal
    assert len(legal) == 6


@pytest.mark.parametrize(
    "orders, part, rule",
    [
        (("1 strike",), Card("block"), "U2.1"),
        (("1 lay strike, block, move",), Card("block"), "U2.1"),
        (("1 move", "2 block"), Cell(8, 8), "U3.3"),
        (("1 move", "2 block"), Cell(2, 4), "U3.3"),
    ],
)
def test_what_cannot_be_picked_says_why(kit, orders, part, rule):
    now = after(*orders)
    told = why_not(kit.words, now, 0, None, part)
    assert told.rule == rule
    assert told.words


def test_a_step_tells_what_reaches_from_there(kit):
    now = after("1 move", "2 block")
    told = [foretell(kit.words, now, 0, None, cell_named(name)).words for name in ("C4", "B5")]
    assert told == ["Then 1 away: a strike reaches", "Then 2 away: only a knife reaches"]


def test_a_step_onto_the_other_tells_of_dice_and_not_of_a_distance(kit):
    now = after("1 move", "2 block")
    told = foretell(kit.words, now, 0, None, cell_named("D5"))
    assert told.words == "Dice decide who has the cell; the lower throw pushes the other"
    assert told.rule == "U4.7"


def test_where_both_step_no_reach_is_foretold(kit):
    now = after("1 move", "2 move")
    told = [foretell(kit.words, now, 0, None, cell_named(name)) for name in ("C4", "D5")]
    assert {each.rule for each in told} == {"U4.6"}
    assert not any("reach" in each.words for each in told)


def test_a_blade_tells_how_far_the_other_is_and_that_it_is_wounded(kit):
    now = after(wounds=("2 1",))
    found = tip(kit.words, now, cell_named("D5"), NAMES)
    assert found.title == "Ben"
    assert "1 away" in found.words
    assert "second wound kills" in found.words
    assert tip(kit.words, now, cell_named("A4"), NAMES) is None


def test_events_are_told_by_names(kit):
    now = after()
    said = tell(kit.words, now, FigureKilled(1, Laid.STRIKE), NAMES)
    assert said == "Ben falls: strike"
    pair = tell(kit.words, now, PairShown(1, (Laid.STRIKE, None)), NAMES)
    assert pair == "Pair 1: strike – nothing"


@pytest.mark.parametrize("apart, key", [(1, "near"), (6, "short")])
def test_a_knife_that_does_nothing_says_whether_it_is_too_near_or_too_far(kit, apart, key):
    row = ["."] * 10
    row[0], row[apart] = "1", "2"
    now = after(board=("   A B C D E F G H I J", " 5 " + " ".join(row)))
    said = tell(kit.words, now, FellShort(1, Laid.KNIFE), NAMES)
    assert said == kit.words(f"event.one_cut.{key}", name="Ben", card="knife")


def test_since_the_own_row_only_what_touched_somebody_is_told(kit):
    told = played({"board": BOARD, "throws": ("1 1 5:3",), "orders": ("1 strike", "2 strike")}).told
    assert since(kit.words, 0, told, NAMES) == ("Ann takes a wound",)


def test_it_grows_hot_where_blades_touch_and_the_match_is_at_stake():
    now = read_position({"board": BOARD, "best of": ("3",)}).state.table
    assert heat(now) == 1
    assert heat(now.with_side(0, wins=1)) == 2
    assert heat(read_position({"board": ("   A B C D", " 5 1 . . 2")}).state.table) == 1


def test_a_match_begins_as_the_panel_has_it(kit):
    stack = stage.stack(variant_setup(kit, VARIANTS))
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)
    setup = stack.top.live.match.table.setup
    assert (setup.best_of, setup.options) == (5, Options(middle=True))


def test_choices_of_the_panel_are_offered_again(kit):
    panel = VariantPanel(kit, VARIANTS, 1, {"riposte"})
    assert panel.choices_text().split() == ["3", "riposte"]
    assert panel.chosen(2) == Setup(3, Options(riposte=True))


def test_no_map_is_one_of_a_game_without_maps(kit):
    with pytest.raises(NotMine):
        variant_setup(kit, VARIANTS, kit.maps / "proving_ground" / "crater.tmx")


def at_a_step(kit):
    stack, scene = table(kit, Setup(1, Options(), (Cell(4, 4), Cell(6, 4))), None, "random")
    for action in (LayCard(0, Laid.MOVE), Commit(0), LayCard(1, Laid.BLOCK), Commit(1)):
        scene.live.submit(action)
    until(stack, lambda: scene.desk.sitting.caught_up)
    stack.update(50)
    return stack, scene


def test_a_click_at_the_tip_of_a_cell_means_that_cell(kit):
    _, scene = at_a_step(kit)
    found = spots(layout.widgets(scene.desk), {})
    for cell in near(Cell(4, 4)):
        x, top = scene.desk.place.corners(cell)[0]
        hit = spot_at(found, x, top + 3)
        assert hit.control.says.part == cell
        assert hit.box.y > top + 3


def test_the_ring_of_the_focus_has_the_shape_of_its_cell(kit, brushes):
    stack, scene = at_a_step(kit)
    wanted = next(name for name, each in buttons(scene).items() if each.outline)
    for _ in range(30):
        if scene.desk.form.focused(NOBODY) == wanted:
            break
        press(stack, Key.NEXT)
    ring = grown(buttons(scene)[wanted].outline, 2)
    drawn = [mark.box for mark in shown(stack, brushes).marks if mark.how == "lines"]
    assert len(ring) == 6
    tall = ring[0][1], ring[3][1] - ring[0][1]
    assert any((box.y, box.height) == pytest.approx(tall) for box in drawn)


def test_what_has_happened_since_is_told_under_the_own_mark(kit, brushes):
    page = stage.stack(recap_scene(kit, FACE.seats.marks[1], ("Ann takes a wound",)))
    paper = shown(page, brushes)
    assert [mark.what for mark in paper.pictures("emblem.")] == [f"emblem.{LIVERY[1]}"]


def test_points_of_the_middle_are_counted_on_the_way_to_five(brushes):
    now = after(options=("middle",), points=("1 4", "2 1"))
    paper = Paper(brushes)
    for seat in (0, 1):
        draw_points(paper, Box(0, 40 * seat, 250, 18), now, seat)
    assert [mark.what for mark in paper.marks if "/" in mark.what] == ["3 / 5", "0 / 5"]


@pytest.mark.parametrize(("strength", "place"), [("pupil", 1), ("fencer", 2), ("master", 3)])
def test_a_level_says_how_high_it_is_among_those_that_are_offered(kit, strength, place):
    said = level_words(kit, strength, offered("one_cut"))
    assert said.startswith(f"Level {place} of 3. ")
    assert level_words(kit, "", offered("one_cut")) == ""


OVER = {"best of": ("1",)}


def test_who_was_killed_lies_there_when_the_match_is_over(kit, brushes):
    paper = Paper(brushes)
    now = after("1 strike", "2 move", **OVER)
    draw_table(paper, BOARD_VIEW.place(now, Box(0, 0, 640, 640), 1), now)
    drawn = {mark.what for mark in paper.pictures("blade.")}
    assert drawn == {"blade.strike.e.0", "blade.fall.w.2"}


def test_who_lost_the_middle_still_stands_when_the_match_is_over(kit, brushes):
    ended = replace(after(**OVER), ending=Ending((0,))).with_side(0, wins=1, points=5)
    assert fallen(replace(ended, setup=Setup(1, Options(middle=True)))) is None
    assert fallen(replace(ended, setup=Setup(1, Options()))) == 1


def test_nobody_lies_there_while_the_match_goes_on():
    assert fallen(after("1 strike", "2 move", **{"best of": ("3",)})) is None


def test_a_card_in_the_row_is_shown_as_large_as_its_place(kit, brushes):
    stack, scene = table(kit, Setup(3, Options()), None, "easy")
    scene.live.submit(LayCard(0, Laid.STRIKE))
    stack.update(0)
    (place,) = (
        each
        for each in layout.widgets(scene.desk)
        if isinstance(each, Button) and each.says == Pick(0, Spot("row", 1))
    )
    drawn = shown(stack, brushes).pictures("blade_card.strike")
    (card,) = (each for each in drawn if place.box.holds(*each.middle))
    assert card.box.height > place.box.height * 0.8


@pytest.mark.parametrize(
    "cell, said",
    [
        ("C5", "Ben steps to C5, where Ann stands: dice decide"),
        ("D5", "Ann steps to D5, where Ben stands: dice decide"),
        ("C4", "Both step to C4: dice decide"),
    ],
)
def test_dice_for_a_cell_say_who_stands_there_and_who_comes(kit, cell, said):
    assert tell(kit.words, after(), CellContested(cell_named(cell)), NAMES) == said


@pytest.mark.parametrize("faces, ends", [((1, 1), "they are thrown again"), ((2, 5), "is better")])
def test_even_dice_are_said_to_be_thrown_again(kit, faces, ends):
    thrown = Rolled("cell", (Throw(0, faces[:1]), Throw(1, faces[1:])))
    assert tell(kit.words, after(), thrown, NAMES).endswith(ends)


def test_a_replay_names_each_round_with_its_duel_from_the_first_on(kit):
    begun = after()
    events = RoundBegan(2), DuelBegan(2), RoundBegan(2)
    told = tuple(Told(place, event, "U1", None) for place, event in enumerate(events))
    watch = Watch((begun, begun), (Done(None, told, ""),), again=True)
    found = chapters(kit.words, watch, NAMES)
    assert [(each.place, each.words) for each in found] == [
        (0, "Duel 1 · round 1"),
        (0, "Duel 1 · round 2"),
        (1, "Duel 2 · round 1"),
        (2, "Duel 2 · round 2"),
    ]


def test_the_set_up_says_in_a_sentence_why_a_duel_is_among_tank_games(kit, brushes):
    for way in range(3):
        scene = variant_setup(kit, VARIANTS)
        scene.handle(Changed("mode", way))
        said = " ".join(mark.what for mark in shown(stage.stack(scene), brushes).marks)
        assert kit.words("cut.why_here") in said


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tip_of_a_card_covers_nothing_of_the_hand(kit, brushes, size):
    stack, scene = table(kit, MIDDLE, None, "random")
    stack.handle(stage.resized(size))
    widgets = layout.widgets(scene.desk)
    hand = [w for w in widgets if isinstance(w, Button) and isinstance(w.says, Pick | Refuse)]
    cards = [each for each in hand if isinstance(getattr(each.says, "part", None), Card)]
    assert cards
    for card in cards:
        scene.desk.form.focus(key_of(card))
        scene.desk.form.update(TIP_MS)
        paper = Paper(brushes, size)
        scene.draw(paper)
        tips = [m.box for m in paper.marks if m.how == "write" and plain(m.what) == plain(card.tip)]
        assert tips
        assert not [each.name for each in hand if any(tip.meets(each.box) for tip in tips)]


@pytest.mark.parametrize("points, key", [(5, "cut.result.middle"), (2, "cut.result.cut")])
def test_the_result_of_a_duel_says_what_won_it(kit, points, key):
    ended = replace(after(), ending=Ending((0,)))
    ended = replace(ended, setup=Setup(1, Options(middle=True))).with_side(0, wins=1, points=points)
    said = TABLE.result(kit.words, ended, NAMES).reason
    assert said.endswith(kit.words(key, name="Ann"))
