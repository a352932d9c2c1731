"""Proving Ground on the shared table: what is lit, marked, foretold, refused and laid open."""

from dataclasses import replace

import pytest

from game.content.rule_figures import load_figures
from game.content.texts import load_texts
from game.core.grid import Cell
from game.core.spelling import Card, Offers, Picking, Piece, Spot
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.actions import Attach, Corner, Drive, EndTurn, Hold, Shoot
from game.rules.proving_ground.events import MatchEnded, PointsTaken, TankDestroyed
from game.rules.proving_ground.foresight.prospects import ends, struck
from game.rules.proving_ground.ground.board import BASES, CELLS, Colour, cell_named, place_of
from game.rules.proving_ground.letters.scenario_position import read_position
from game.rules.proving_ground.letters.scenarios import played
from game.rules.proving_ground.state import Mode, Options, Reason, Setup, Stage
from game.scenes.faces.table_face import SILENT
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.scenes.frame.kit import Words
from game.scenes.hand.held_cards import NARROW_NAME
from game.scenes.proving_ground.cell_words import cost, foretell, tip, why_not
from game.scenes.proving_ground.face import FACE
from game.scenes.proving_ground.sentences import tell
from game.scenes.proving_ground.table_face import TABLE
from game.scenes.table.keys_of_moment import keys_of_table
from game.scenes.table.layout import chooser, widgets, zones
from game.scenes.table.opened_table import opened
from game.scenes.widgets.widget_kinds import Button, key_of
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.proving_ground.exhibits import TABLES
from game.view.board.cell_marks import WASH
from game.view.proving_ground.marks import BASE
from game.view.proving_ground.seat_zone import artillery_box
from game.view.proving_ground.standing_pieces import LIVERY, token_picture
from tests import stage
from tests.paper import shown
from tests.scenes.table.hands import by_keys, by_mouse, by_pad, play, press, sat

ROWS = ("4 .. .. kR ..", "3 .. .. .. ..", "2 x. .. .. ..", "1 .G a. .. ..", "  A  B  C  D")
TANKS = ("G bt_7, maus", "R t_34, m4")


def view(turn="G", **given):
    return read_position({"board": ROWS, "tanks": TANKS, "turn": (turn,), **given}).state.table


def picked(now, *parts):
    legal = PROVING_GROUND.legal(now, now.turn.seat)
    offers = Offers(PROVING_GROUND.spell, now, now.turn.seat, legal)
    picking = Picking(offers)
    for part in parts:
        picking = picking.take(part)
    return picking


def match(setup, *players, seed=4):
    seats = tuple(Player("", strength) for strength in players)
    return Match(PROVING_GROUND, Header("proving_ground", 1, setup, seed, seats))


def test_keys_begin_at_the_card_that_lies_first(kit):
    _, scene = table(kit, Setup(), None, None)
    now = scene.desk.sitting.table
    legal = PROVING_GROUND.legal(now, now.turn.seat)
    picking = Picking(Offers(PROVING_GROUND.spell, now, now.turn.seat, legal))
    assert picking.next[0] != TABLE.hand(now, now.turn.seat)[0].part
    assert TABLE.first(now, now.turn.seat, picking) == TABLE.hand(now, now.turn.seat)[0].part


def test_look_asks_about_the_card_in_focus_and_then_about_the_board(kit):
    stack, scene = table(kit, Setup(), None, None)
    key = scene.desk.form.focused()
    (card,) = (b for b in widgets(scene.desk) if isinstance(b, Button) and key_of(b) == key)
    press(stack, Key.WHY)
    assert scene.desk.cursor is None
    assert card.tip in stack.notices
    press(stack, Key.WHY)
    assert scene.desk.cursor is not None


def test_every_tank_card_says_how_it_drives_and_shoots(kit):
    _, scene = table(kit, Setup(), None, None)
    found = [each for each in widgets(scene.desk) if isinstance(each, Button)]
    cards = [each for each in found if each.name.startswith("pick.") and each.tip]
    held = TABLE.hand(scene.desk.sitting.table, 0)
    assert len(cards) == len(held) == 4
    assert all(each.tip.startswith("Drives ") and "shoots" in each.tip for each in cards)


def table(kit, setup, *players):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    scene = opened(kit, match(setup, *players), FACE)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def stage_of(scene):
    return scene.live.match.table.turn.stage


def wish(action):
    """Drive, shoot, then end the turn."""
    kinds = (Hold, EndTurn, Drive, Shoot)
    return kinds.index(type(action)) if isinstance(action, kinds) else -1


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_battle_is_begun_and_turns_are_played_with_one_device_alone(kit, hand):
    stack, scene = table(kit, Setup(), None, "random")
    play(stack, scene, hand, wish, lambda: scene.live.match.table.turn.number > 3)
    done = {type(each.action).__name__ for each in scene.live.match.done}
    assert done >= {"Assign", "Place", "Drive", "Shoot"}


def test_the_solo_game_is_played_to_its_end(kit):
    stack, scene = table(kit, Setup(Mode.SOLO, 1), None)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None, 900)
    assert scene.live.match.table.ending is not None


def test_a_family_turns_tokens_up_by_pointing_at_them(kit, brushes):
    stack, scene = table(kit, Setup(Mode.FAMILY, 2), None, None)
    play(stack, scene, by_mouse, lambda action: 0, lambda: stage_of(scene) is Stage.TURN_UP)
    place, paper = scene.desk.place, shown(stack, brushes)
    floor = scene.live.match.table.floor
    for cell in CELLS:
        letter = floor[place_of(cell)]
        assert (cell in paper.cells(place, "location.back")) == (letter == "?")
        if letter not in "?.":
            assert cell in paper.cells(place, token_picture(letter))
    assert floor.count("?") == 62


def test_the_end_that_is_pointed_at_shows_the_points_of_its_shots(kit, brushes):
    stack, scene = table(kit, Setup(), None, None)
    play(stack, scene, by_mouse, wish, lambda: stage_of(scene) is Stage.MAIN)
    seat = scene.desk.open[0]
    (pawn, *_) = (
        part for part in scene.desk.choosing.picking(seat).next if isinstance(part, Piece)
    )
    scene.desk.choosing.take(seat, pawn)
    ends = [p for p in scene.desk.choosing.picking(seat).next if isinstance(p, Cell)]
    said = []
    for end in ends:
        stack.handle(Moved(*scene.desk.place.middle(end)))
        said.append(shown(stack, brushes).says("1/2"))
    assert any(said)


def test_the_first_danger_of_a_way_is_told_before_it_is_driven(kit):
    now = view()
    picking = picked(now, Piece(0))
    told = foretell(kit.words, now, 0, picking, cell_named("A3"))
    assert (told.words, told.rule) == (
        "First hazard: a shell on A2. The tank would be destroyed.",
        "B4.3",
    )
    assert foretell(kit.words, now, 0, picking, cell_named("C1")) == SILENT


def test_armour_is_told_of_where_it_would_take_the_blow(kit):
    now = view(tanks=("G bt_7 +1",), zones=("G gG+",))
    told = foretell(kit.words, now, 0, picked(now, Piece(0)), cell_named("A3"))
    assert (told.words, told.rule) == ("Armour would take what lies on A2.", "B11.1")


def test_a_drive_onto_a_shell_waits_and_a_safe_one_does_not():
    now = view()
    over_shell = picked(now, Piece(0), cell_named("A3"))
    assert over_shell.due is None
    assert over_shell.grave
    assert picked(now, Piece(0), cell_named("C1")).due is not None


def test_a_drive_that_costs_armour_waits_too():
    now = view(tanks=("G bt_7 +1",), zones=("G gG+",))
    assert picked(now, Piece(0), cell_named("A3")).grave


def test_a_deadly_drive_says_what_it_costs(kit):
    now = view()
    said = cost(kit.words, now, 0, picked(now, Piece(0), cell_named("A3")).finished)
    assert said.rule == "B4.3"
    assert said.words == "First hazard: a shell on A2. The tank would be destroyed."


def test_to_keep_the_destroyed_tank_waits_since_it_costs_the_turn(kit):
    now = view("G return", tanks=("G maus, !bt_7",), board=("2 .. ..", "1 .. ..", "  A  B"))
    kept = picked(now, cell_named("A1"), Card("bt_7"))
    assert kept.grave
    assert cost(kit.words, now, 0, kept.finished).rule == "B6.5"
    assert picked(now, cell_named("A1"), Card("maus")).due is not None


@pytest.mark.parametrize(
    "cell, words, rule",
    [
        ("A2", "Too near: this tank drives farther.", "B4.1"),
        ("D1", "Too far for this tank.", "B4.1"),
        ("B2", "This tank does not drive in that direction.", "B4.1"),
    ],
)
def test_a_cell_that_cannot_be_driven_to_says_why(kit, cell, words, rule):
    now = view()
    told = why_not(kit.words, now, 0, picked(now, Piece(0)), cell_named(cell))
    assert (told.words, told.rule) == (words, rule)


def test_a_shot_at_the_wrong_distance_is_refused_in_words(kit):
    now = view("G shot")
    told = why_not(kit.words, now, 0, picked(now), cell_named("D4"))
    assert told.rule == "B5.1"


def test_a_cell_tells_what_lies_there_and_what_it_does(kit):
    now = view()
    named = {name: tip(kit.words, now, cell_named(name), ()) for name in ("A1", "B1", "A2", "D1")}
    assert named["A1"].title == "Green BT-7"
    assert named["A1"].words == "Drives 2, straight; shoots 1, straight"
    assert named["B1"].title == "mill"
    assert named["A2"].rule == "B4.3"
    assert named["D1"] is None


def test_the_card_of_a_cell_shows_all_that_is_on_it_the_lowest_first(kit):
    now = view(board=("2 kG x.", "1 .. K.", "  A  B"))
    shown = [tip(kit.words, now, cell_named(name), ()) for name in ("A2", "B2", "B1", "A1")]
    assert [each.pictures if each else None for each in shown] == [
        ("apron.0", "location.k", "pawn.bt_7.1"),
        ("apron.0", "shell.mine"),
        ("apron.0", "special.k"),
        None,
    ]


def test_a_special_token_says_what_its_pair_does(kit):
    now = view(board=("1 .G K.", "  A  B"))
    told = tip(kit.words, now, cell_named("B1"), ())
    assert told.title == "lookout hill, Longer shot"
    assert told.words == "On a card: the shot may be one cell longer."


def test_a_ready_pair_lies_before_its_seat_and_a_used_one_does_not():
    held = TABLE.hand(view(zones=("G kK aA* mM+",)), 0)
    assert [each.inside for each in held if each.inside] == [("special.k", "location.k")]


def test_a_solo_player_is_asked_which_pawn_gets_a_tank_not_which_drives_first(kit):
    match_ = match(Setup(Mode.SOLO, 1), None)
    while match_.table.turn.stage is not Stage.ASSIGN:
        match_.submit(PROVING_GROUND.legal(match_.table, 0)[0])
    asked = TABLE.asked(kit.words, match_.table, 0, ("Falcon",))
    assert asked == "Which tank does Green get?"


def test_the_optional_rules_are_those_that_are_on_and_the_game_itself_is_none(kit):
    plain, short = (view(options=given) for given in ((), ("short",)))
    assert TABLE.options(kit.words, plain) == ()
    assert TABLE.options(kit.words, short) == ("Short game: fewer points",)


def test_the_active_card_is_marked_among_those_of_a_seat():
    held = {each.part.name: each.chosen for each in TABLE.hand(view(), 0)}
    assert held == {"bt_7": True, "maus": False}


@pytest.mark.parametrize("language", ("en", "ru", "uk"))
def test_every_event_of_the_figures_is_told_without_a_missing_word(language):
    words, names = Words(load_texts(language)), ("A", "B", "C", "D")
    figures = {f.name: f for there in load_figures("proving_ground").values() for f in there}
    told = 0
    for figure in figures.values():
        now = read_position(figure.scenario.sections).state.table
        for each in played(figure.scenario.sections).told:
            line = tell(words, now, each.event, names)
            assert "proving" not in line
            assert "{" not in line
            told += bool(line)
            now = PROVING_GROUND.evolve(now, each.event)
    assert told > 100


def test_a_match_that_is_watched_shows_what_lies_before_each_seat(kit, brushes):
    stack = stage.stack(TABLES["proving replay"](kit))
    assert shown(stack, brushes).pictures("diagram.")


def laid_at(kit, **given):
    """Return a table at which this position is played."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    state = read_position({"board": ROWS, "tanks": TANKS, **given}).state
    rules = replace(PROVING_GROUND, new=lambda setup, seed: state)
    seats = (Player("", None),) * state.table.seats
    scene = opened(kit, Match(rules, Header("proving_ground", 1, Setup(), 4, seats)), FACE)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def test_keys_begin_at_the_end_of_the_turn_and_not_at_what_uses_a_pair_up(kit):
    stack, scene = laid_at(kit, turn=("G rest",), zones=("G eE",))
    assert isinstance(scene.desk.choosing.picking(0).next[0], Spot)
    press(stack, Key.ACCEPT)
    assert [type(each.action) for each in scene.live.match.done] == [EndTurn]


def test_four_pairs_have_their_whole_names(kit, brushes):
    stack, _ = laid_at(kit, turn=("G rest",), zones=("G eE cC kK oO",))
    names = ("Extra tank", "Extra turn", "Longer shot", "Order swap")
    lies = {m.what: m.box for m in shown(stack, brushes).marks if m.what in names}
    assert set(lies) == set(names)
    for name, box in lies.items():
        wide, high = brushes.type.measure(name, NARROW_NAME, box.width, 1)
        assert (wide <= box.width, high <= box.height) == (True, True), name


def test_keys_begin_at_a_tank_where_a_pair_could_be_used_up_before_the_drive(kit):
    stack, scene = laid_at(kit, turn=("G",), zones=("G eE",))
    press(stack, Key.ACCEPT)
    assert scene.live.match.count == 0
    assert scene.desk.choosing.picking(0).picked == (Piece(0),)


def test_keys_go_on_at_what_comes_next_after_a_grave_drive_was_done_by_go(kit):
    stack, scene = laid_at(kit, turn=("G",), zones=("G eE",))
    over_shell = Drive(0, 0, (cell_named("A2"), cell_named("A3")))
    for _ in range(2):
        by_keys(stack, scene, 0, lambda action: action == over_shell)
    assert scene.desk.choosing.picking(0).grave
    press(stack, Key.PLAY)
    stack.update(0)
    assert stage_of(scene) is Stage.REST
    press(stack, Key.ACCEPT)
    assert type(scene.live.match.done[-1].action) is EndTurn


def test_points_are_taken_of_the_tank_that_was_destroyed_not_of_its_reserve(kit):
    now, lines, names = view(), [], ("Falcon", "Badger", "Otter", "Lynx")
    red = now.pawn_on(cell_named("C4"))
    for event in (TankDestroyed(red, cell_named("C4"), "m4"), PointsTaken(0, red, 3)):
        lines.append(tell(kit.words, now, event, names))
        now = PROVING_GROUND.evolve(now, event)
    assert lines == ["Destroyed on C4: Red T-34", "Falcon takes 3 points: Red T-34"]


def test_the_second_base_of_a_seat_is_asked_for_as_such(kit):
    match_, asked = match(Setup(Mode.SOLO, 1), None), []
    while match_.table.turn.stage is Stage.CORNER:
        asked.append(TABLE.asked(kit.words, match_.table, 0, ("Falcon",)))
        match_.submit(PROVING_GROUND.legal(match_.table, 0)[0])
    assert asked == ["Choose a base in a corner", "Choose the second base in a corner"]


@pytest.mark.parametrize("cell", ("A1", "A2", "B1"))
def test_a_base_is_chosen_by_any_of_its_cells(kit, cell):
    stack, scene = table(kit, Setup(Mode.SOLO, 1), None)
    at = scene.desk.place.middle(cell_named(cell))
    for command in (Moved(*at), Pressed(*at), Released(*at)):
        stack.handle(command)
    assert [each.action for each in scene.live.match.done] == [Corner(0, Colour.GREEN)]


def test_every_cell_of_a_base_that_may_be_chosen_is_lit(kit, brushes):
    stack, scene = table(kit, Setup(Mode.SOLO, 1), None)
    paper = shown(stack, brushes)
    ivory = (*brushes.colour("accent")[:3], BASE)
    lit = paper.inked(scene.desk.place, "plate", ivory)
    assert lit == {cell for base in BASES.values() for cell in base}


def test_the_tip_of_a_corner_covers_no_cell_of_a_base(kit, brushes):
    stack, scene = table(kit, Setup(Mode.SOLO, 1), None)
    scene.desk.form.update(1000)
    marks, place = shown(stack, brushes).marks, scene.desk.place
    (tip_,) = (
        m.box
        for m in marks
        if (m.how, m.colour) == ("plate", "night") and m.box.width > 200 and m.box.meets(place.box)
    )
    bases = [cell for base in BASES.values() for cell in base]
    assert not [cell for cell in bases if tip_.meets(place.square(cell))]


def test_only_bases_in_play_are_painted(kit, brushes):
    stack, scene = table(kit, Setup(Mode.FAMILY, 2), None, None)
    paper, place = shown(stack, brushes), scene.desk.place
    for colour, cells in BASES.items():
        painted = paper.cells(place, f"base.{LIVERY[colour]}")
        assert painted == (set(cells) if colour in (Colour.GREEN, Colour.YELLOW) else set())


def test_the_panel_of_the_artillery_says_in_words_what_it_counts(kit):
    _, scene = table(kit, Setup(Mode.SOLO, 1), None)
    (zone,) = zones(scene.desk)
    (found,) = (each for each in widgets(scene.desk) if getattr(each, "name", "") == "zone.0")
    assert found.box == artillery_box(zone)
    assert found.tip.startswith("Artillery. Its tanks that are still to come: 12.")
    assert "Its points: 0 of 20" in found.tip


def test_a_tank_on_a_token_is_asked_about_as_such(kit):
    now = view("G shot", board=("2 kR ..", "1 .G a.", "  A  B"))
    tank_or_token = picked(now, cell_named("A2"))
    said = "Hit the tank, or only take the token below it?"
    assert TABLE.asked_next(kit.words, now, 0, tank_or_token) == said


def test_the_result_of_a_solo_game_names_the_next_star_and_no_rivals(kit):
    lost = MatchEnded((), Reason.ARTILLERY)
    solo = match(Setup(Mode.SOLO, 1), None).table
    ended = PROVING_GROUND.evolve(solo, lost)
    (line,) = FACE.table.result(kit.words, ended, ("Falcon",)).lines
    assert line.note == "0 pairs, the next star at 16 points"


def test_where_nothing_is_picked_accept_chooses_and_does_not_choose_more(kit):
    _, scene = laid_at(kit, turn=("G shot",))
    said = dict(keys_of_table(scene.desk))
    assert said[Key.ACCEPT] == "choose"
    assert said[Key.PLAY] == "Hold fire"


BASE_OF_THREE = ("2 d. .. .. ..", "1 b. c. .. ..", "  A  B  C  D")


@pytest.mark.parametrize(
    "given",
    (
        {"turn": ("G shot",)},
        {"turn": ("G return",), "tanks": ("G maus, !bt_7",), "board": BASE_OF_THREE},
    ),
    ids=("shot", "return"),
)
@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_a_tip_covers_no_cell_that_may_be_chosen_and_not_who_shoots(kit, brushes, size, given):
    stack, scene = laid_at(kit, **given)
    stack.handle(stage.resized(size))
    desk, now = scene.desk, scene.live.match.table
    lit = chooser(desk, 0).laid.cells
    for number, cell in lit.items():
        desk.form.focus(f"pick.0:{number}")
        desk.form.update(1000)
        kept = {*lit.values(), *(pawn.cell for pawn in now.pawns if pawn.cell)} - {cell}
        marks = shown(stack, brushes, size).marks
        tips = [
            m.box for m in marks if (m.how, m.colour) == ("plate", "night") and m.box.width > 200
        ]
        covered = [each for each in kept for tip in tips if tip.meets(desk.place.square(each))]
        assert covered == []


def test_where_no_pair_is_left_to_use_only_the_end_of_the_turn_is_asked_for(kit):
    with_pair, without = (
        TABLE.asked(kit.words, view("G rest", zones=(zone,)), 0, ("Falcon", "Badger"))
        for zone in ("G kK", "G kK*")
    )
    assert with_pair == "Use a pair, or end the turn"
    assert without == "End the turn"


def test_what_a_tank_is_chosen_for_is_said(kit):
    now = view(zones=("G kK",))
    pair = picked(now, Spot("pair", 1))
    assert TABLE.asked_next(kit.words, now, 0, pair) == "Which tank gets the upgrade?"
    said = "Drive (+2: a pair from there, 1/2: its first half), or swap in a reserve"
    drives = picked(now, Piece(0))
    assert TABLE.asked_next(kit.words, now, 0, drives) == said


def test_with_one_tank_nobody_is_asked_which(kit):
    points = "(+2: a pair from there, 1/2: its first half)"
    said = f"Choose your tank, then where to drive {points}"
    assert TABLE.asked(kit.words, view(), 0, ("Falcon", "Badger")) == said


def test_a_reached_target_says_when_the_match_is_over(kit):
    short, reached = view(zones=("G mM* nN*",)), view(zones=("G " + "mM* " * 6,))
    assert TABLE.head(kit.words, short) == "Battle · to 12 points · turn 1"
    said = "Target reached: the match ends after this turn"
    assert TABLE.head(kit.words, reached) == said


SHOT_FIRST = {"turn": ("G drive",), "tanks": ("G bt_7 +1, maus", "R t_34, m4"), "zones": ("G oO+",)}


def test_the_tank_that_must_drive_is_picked_by_itself_and_its_ends_are_lit(kit):
    _, scene = laid_at(kit, **SHOT_FIRST)
    picking = scene.desk.choosing.picking(0)
    assert picking.picked == (Piece(0),)
    assert set(picking.next) == {cell_named("A3"), cell_named("C1")}
    assert chooser(scene.desk, 0).asked(kit.words, TABLE) == "Now it must drive"


def test_a_tank_that_was_picked_by_itself_can_be_put_back_and_chosen_again(kit):
    stack, scene = laid_at(kit, **SHOT_FIRST)
    press(stack, Key.BACK)
    assert scene.desk.choosing.picking(0).picked == ()
    press(stack, Key.ACCEPT)
    assert scene.desk.choosing.picking(0).picked == (Piece(0),)


def test_before_the_shot_a_tank_is_chosen_by_hand(kit):
    _, scene = laid_at(kit, turn=("G",))
    assert scene.desk.choosing.picking(0).picked == ()


WITH_PAIR = {"turn": ("G",), "zones": ("G kK",)}


@pytest.mark.parametrize("by", (Piece(0), Card("bt_7")))
def test_an_upgrade_goes_onto_a_tank_or_onto_its_card(by):
    given = picked(view(zones=("G kK",)), Spot("pair", 1))
    assert set(given.next) == {Piece(0), Card("bt_7")}
    assert given.take(by).due == Attach(0, 0, 0)


def test_a_partner_is_given_an_upgrade_on_the_board_alone():
    board = ("2 .. .. .B", "1 .G a. ..", "  A  B  C")
    now = view(mode=("team",), board=board, tanks=("G bt_7", "B m4"), zones=("G kK",))
    blue = now.pawn_on(cell_named("C2"))
    given = picked(now, Spot("pair", 1))
    assert set(given.next) == {Piece(0), Card("bt_7"), Piece(blue)}


def test_no_drives_are_lit_while_a_tank_is_chosen_for_an_upgrade(kit, brushes):
    stack, scene = laid_at(kit, **WITH_PAIR)
    place = scene.desk.place
    stack.handle(Moved(*place.middle(cell_named("A1"))))
    assert shown(stack, brushes).cells(place, "overlay.danger") == {cell_named("A3")}
    scene.desk.choosing.take(0, Spot("pair", 1))
    assert not shown(stack, brushes).cells(place, "overlay.danger")


@pytest.mark.parametrize("part", (Card("maus"), cell_named("D1"), cell_named("C4")))
def test_what_takes_no_upgrade_says_that_only_a_tank_in_play_does(kit, part):
    now = view(zones=("G kK",))
    told = why_not(kit.words, now, 0, picked(now, Spot("pair", 1)), part)
    assert told.rule == "B10.1"
    said = {"Only a tank in play takes an upgrade: choose the tank or its card."}
    assert told.words in said | {"That tank is not yours."}


@pytest.mark.parametrize("cell", ("C3", "D1", "A2"))
def test_a_cell_before_any_tank_is_chosen_says_to_choose_one(kit, cell):
    now = view()
    told = why_not(kit.words, now, 0, picked(now), cell_named(cell))
    assert (told.words, told.rule) == ("First choose one of your tanks.", "B3.2")


def test_a_cell_outside_the_base_says_that_a_tank_returns_to_its_own(kit):
    now = view("G return", tanks=("G maus, !bt_7",), board=("2 .. ..", "1 .. ..", "  A  B"))
    told = why_not(kit.words, now, 0, picked(now), cell_named("D4"))
    assert (told.words, told.rule) == ("A tank is placed on its own base.", "B6.5")


def test_against_the_artillery_no_target_is_named_before_the_first_turn(kit):
    now = match(Setup(Mode.SOLO, 1), None).table
    assert TABLE.head(kit.words, now) == "Against the artillery"


def test_danger_runs_round_a_cell_and_covers_nothing_on_it(kit, brushes):
    stack, scene = laid_at(kit, turn=("G",))
    press(stack, Key.SHOW)
    now, place = scene.live.match.table, scene.desk.place
    paper = shown(stack, brushes)
    taped = {cell for cell in paper.cells(place, "overlay.tape") if place.on(cell)}
    assert taped == struck(now, now.pawn_on(cell_named("C4")))
    found = ends(now, now.pawn_on(cell_named("A1")))
    lost = {end for end, hazard in found.items() if hazard is not None}
    assert paper.cells(place, "overlay.danger") == lost


def test_points_are_written_over_the_frames_of_cells(kit, brushes):
    stack, scene = laid_at(kit, turn=("G shot",), zones=("G a",))
    paper = shown(stack, brushes)
    (words,) = (n for n, mark in enumerate(paper.marks) if mark.what == "+2")
    square = scene.desk.place.square(cell_named("B1"))
    frames = [n for n, mark in enumerate(paper.marks) if square.holds(*mark.box.middle)]
    assert max(n for n in frames if n != words and paper.marks[n].how == "plate") < words


def test_the_tank_that_would_drive_is_drawn_over_its_way(kit, brushes):
    stack, scene = laid_at(kit, turn=("G",))
    scene.desk.choosing.take(0, Piece(0))
    place = scene.desk.place
    stack.handle(Moved(*place.middle(cell_named("C1"))))
    paper = shown(stack, brushes)
    way = max(n for n, mark in enumerate(paper.marks) if mark.how == "lines")
    pawns = [n for n, mark in enumerate(paper.marks) if mark.what == "pawn.bt_7.1"]
    assert sum(n > way for n in pawns) == 2
    assert paper.cells(place, "pawn.bt_7.1") == {cell_named("A1"), cell_named("C1")}


def test_a_tank_and_a_panel_say_who_is_in_whose_team(kit):
    now, names = view(mode=("team",)), ("Ann", "Ben", "Cyd", "Dan")
    assert TABLE.allies(kit.words, now, 1, names) == "Team II: Ben, Dan"
    told = tip(kit.words, now, cell_named("A1"), names).words
    assert told == "Drives 2, straight; shoots 1, straight · Team I: Ann, Cyd"
    assert TABLE.allies(kit.words, view(), 1, names) == ""


def test_the_tip_of_a_panel_names_the_team_of_its_seat(kit):
    scene = TABLES["proving team"](kit)
    tips = {each.name: each.tip for each in widgets(scene.desk) if isinstance(each, Button)}
    assert tips["seat.0"].splitlines()[0] == "Team I: Falcon, Otter"


def test_a_solo_game_that_is_over_says_why(kit):
    lost = MatchEnded((), Reason.ARTILLERY)
    assert tell(kit.words, view(), lost, ("Falcon",)) == "The artillery has its 20 points."
    won = MatchEnded((0,), Reason.TARGET)
    assert tell(kit.words, view(), won, ("Falcon",)) == "Falcon wins!"


def test_cells_that_can_be_driven_to_are_washed_in_ivory_whoever_drives(kit, brushes):
    stack, scene = laid_at(kit, turn=("G",))
    now, place = scene.live.match.table, scene.desk.place
    found = ends(now, now.pawn_on(cell_named("A1")))
    safe = {end for end, hazard in found.items() if hazard is None}
    paper = shown(stack, brushes)
    ivory = (*brushes.colour("accent")[:3], WASH)
    assert safe
    assert paper.inked(place, "plate", ivory) == safe


def test_the_cards_that_are_picked_are_counted_while_one_picks():
    now = PROVING_GROUND.new(Setup(Mode.BATTLE, 2, Options(draft=True)), 3)
    seat = PROVING_GROUND.to_act(now.table)[0]
    assert TABLE.panel(now.table, seat).counters[-1].count == 0
    after = PROVING_GROUND.apply(now, PROVING_GROUND.legal(now.table, seat)[0]).state
    assert TABLE.panel(after.table, seat).counters[-1].count == 1
