"""The set-up of a table, free armies, and games opened from text."""

import re
from dataclasses import replace

import pytest

from game.ai.minds import offered, usual
from game.app import assets
from game.content.files.program_files import home
from game.content.maps.maps import load
from game.content.maps.setups import standard
from game.content.tank_chess.draft import drawn_from
from game.content.tank_chess.pieces import load_kinds
from game.content.texts import LANGUAGES
from game.rules import GAMES
from game.rules.tank_chess import TANK_CHESS, army
from game.rules.tank_chess.letters.position import write_position
from game.rules.tank_chess.letters.refusals import Refused
from game.scenes.frame.commands import Changed, Chosen, Edit, Edited, Key, Press, Said
from game.scenes.frame.stack import Notice, Replace
from game.scenes.pages.widget_scene import Page
from game.scenes.seats.occupants import Occupant, Occupy, keep_setup
from game.scenes.tank_chess.editor.draft_files import write
from game.scenes.tank_chess.game_texts.game_files import game_text, saved, title_and_note
from game.scenes.tank_chess.game_texts.open_game_page import match_of, open_scene, written_in
from game.scenes.tank_chess.opened_table import begun
from game.scenes.tank_chess.reason_words import refusal
from game.scenes.tank_chess.setup.board_tab import size_words
from game.scenes.tank_chess.setup.last_setup import Wishes, read, written
from game.scenes.tank_chess.setup.match_choice import on_map, on_position
from game.scenes.tank_chess.setup.setup_page import ChessPanel, chess_setup, position_setup
from game.scenes.tank_chess.setup.setup_tabs import wished
from game.scenes.widgets.widget_kinds import Area, Button, Label
from game.session.records.replay import play_again
from game.tools.tank_chess import exhibits as chess
from game.view.canvas.box import Box
from tests import stage
from tests.kept import read_record
from tests.rules.tank_chess.test_fast_room import walked
from tests.setups.tank_chess import ROUGH

from .hands import mouse
from .table import click, play, scene, settle

BOARD = standard("tank_chess", 2).board
KINDS = load_kinds()
TWO = (Occupant("Olena"), Occupant("Taras"))


def panel_of(kit, **wishes):
    return ChessPanel(kit, Wishes(**wishes))


def chess_panel(kit):
    """Return the panel with all boards of the program."""
    return ChessPanel(kit, Wishes())


def position(table):
    """Answer with the table of a position instead of a set-up."""
    return table


def started(kit, **wishes):
    return panel_of(kit, **wishes).match(TWO)


def test_the_set_up_starts_with_one_key(kit):
    setup = chess_setup(kit)
    setup.handle(stage.resized((1280, 720)))
    change = setup.handle(Press(Key.ACCEPT))
    assert isinstance(change, Replace)
    assert change.scene.desk.sitting.people == {0}


def test_what_was_chosen_is_offered_again(kit):
    setup = chess_setup(kit)
    setup.handle(Changed("map", 3))
    first = setup.handle(Chosen("setup.start")).scene.desk.table
    again = chess_setup(kit).handle(Chosen("setup.start")).scene.desk.table
    assert (first.width, again.width) == (12, 12)


def strengths_shown(setup):
    """Return the names in the choice of who plays Black."""
    setup.handle(stage.resized((1280, 720)))
    widgets = stage.widgets_of(setup)
    return next(w.options for w in widgets if getattr(w, "name", "") == "seat.who.1")


def opponent(change):
    return change.scene.desk.live.match.player(1).strength


def test_a_first_table_has_the_middle_one_of_the_five_levels(kit):
    setup = chess_setup(kit)
    assert len(strengths_shown(setup)) == 1 + len(offered("tank_chess"))
    assert opponent(setup.handle(Chosen("setup.start"))) == usual("tank_chess")


def test_a_table_kept_with_a_strength_of_before_still_offers_it(kit):
    keep_setup(kit, "tank_chess", (Occupant(""), Occupant("", "veteran")), "")
    setup = chess_setup(kit)
    assert strengths_shown(setup)[-1] == kit.words("strength.veteran")
    assert opponent(setup.handle(Chosen("setup.start"))) == "veteran"


def test_a_table_kept_with_a_strength_nobody_knows_begins_with_the_usual_one(kit):
    keep_setup(kit, "tank_chess", (Occupant(""), Occupant("", "marshal")), "")
    assert opponent(chess_setup(kit).handle(Chosen("setup.start"))) == usual("tank_chess")


def test_wishes_survive_being_written():
    wishes = Wishes(
        "river.tmx", "turn", True, (30, 20), 5, True, False, True, ((("heavy", 2),), ()), True
    )
    assert read(written(wishes)) == wishes


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", '{"minutes": 3, "armies": [[["a"]], 1]}', '{"minutes": {"a": 1}}']
)
def test_wishes_that_cannot_be_read_are_as_at_first(text):
    assert read(text) == Wishes()


def test_unequal_clocks_begin_as_they_were_set(kit):
    match = started(kit, minutes=(30, 20), increment=5)
    assert (match.clock.left, match.clock.increment) == ((1_800_000, 1_200_000), 5000)


@pytest.mark.parametrize(
    "name, minutes, seconds", [("3+2", 3, 2), ("5+3", 5, 3), ("10+5", 10, 5), ("20+0", 20, 0)]
)
def test_a_preset_gives_both_sides_its_minutes_and_its_seconds(kit, name, minutes, seconds):
    panel = chess_panel(kit)
    panel.answer(Changed("page", 3))
    panel.answer(Changed("preset", name))
    clock = panel.match(TWO).clock
    assert (clock.left, clock.increment) == ((minutes * 60_000,) * 2, seconds * 1000)
    assert chosen_clocks(panel) == [name]
    panel.answer(Changed("black_minutes", minutes + 1))
    assert chosen_clocks(panel) == []
    panel.answer(Chosen("no_clock"))
    assert (panel.match(TWO).clock, chosen_clocks(panel)) == (None, ["no_clock"])


def chosen_clocks(panel):
    listed = panel.widgets(Page(1280, 720, 1, panel.kit.type), Box(0, 0, 600, 500), TWO)
    found = (each for each in listed if isinstance(each, Button) and each.chosen)
    return [each.value or each.name for each in found if each.name in ("no_clock", "preset")]


def test_no_minutes_mean_no_clock(kit):
    assert started(kit).clock is None


def minutes(panel):
    return {left // 60_000 for left in panel.match(TWO).clock.left}


def test_the_clock_by_the_rules_has_the_minutes_of_the_board(kit):
    panel = chess_panel(kit)
    panel.answer(Chosen("by_board"))
    found = {}
    for place, start in enumerate(panel.selection.starts):
        panel.answer(Changed("map", place))
        found[start.setup.board.width, start.setup.board.height] = minutes(panel)
    assert found[16, 16] == {30}
    assert found[20, 20] == {45}


def test_the_clock_by_the_rules_is_kept_for_the_next_table(kit):
    panel = chess_panel(kit)
    panel.answer(Chosen("by_board"))
    again = ChessPanel(kit, read(panel.choices_text()))
    large = next(n for n, s in enumerate(again.selection.starts) if s.setup.board.width == 20)
    again.answer(Changed("map", large))
    assert minutes(again) == {45}


def test_minutes_set_by_hand_stay_on_another_board(kit):
    panel = chess_panel(kit)
    for event in (Chosen("by_board"), Changed("white_minutes", 12), Changed("map", 3)):
        panel.answer(event)
    assert panel.selection.wishes.minutes == (12, 30)


def test_lots_may_change_the_sides(kit):
    assert started(kit, lot=True).header.players[0].name == "Taras"


def test_the_army_of_the_box_fits_its_own_board():
    own = army.soldiers(army.own_army(BOARD, 0), KINDS)
    assert army.fits(BOARD, 0, own, KINDS)


def test_an_army_that_costs_too_much_does_not_start(kit):
    panel = panel_of(kit, free_army=True)
    panel.answer(Changed("fewer", "light"))
    panel.answer(Changed("more", "heavy"))
    assert panel.fault(TWO)


def test_an_army_of_too_many_pieces_is_told_so(kit):
    panel = panel_of(kit, free_army=True)
    panel.answer(Changed("fewer", "heavy"))
    for _ in range(2):
        panel.answer(Changed("more", "light"))
    assert panel.fault(TWO) == "The army of White has too many pieces: 11 of 10."


def test_an_army_is_counted_as_the_board_counts_it_with_its_commander(kit):
    found = panel_of(kit, free_army=True).selection.figures(0)
    assert found["count"] == found["most"] == sum(piece.seat == 0 for piece in BOARD.pieces)


def test_the_last_piece_of_an_army_stays(kit):
    panel = panel_of(kit, free_army=True, armies=((("light", 1),), ()))
    panel.answer(Changed("fewer", "light"))
    assert panel.selection.army_of(0) == (("light", 1),)


def test_a_kind_that_an_army_has_none_of_cannot_be_made_fewer(kit):
    panel = panel_of(kit, free_army=True, armies=((("light", 1),), ()))
    panel.selection.page = 2
    listed = panel.widgets(Page(1280, 720, 1, kit.type), Box(0, 0, 600, 500), TWO)
    rows = next(each for each in listed if isinstance(each, Area)).widgets
    fewer = {w.value: w.enabled for w in rows if isinstance(w, Button) and w.name == "fewer"}
    assert {kind for kind, on in fewer.items() if on} == {"light"}


@pytest.mark.parametrize("side", ["white", "black"])
def test_without_minutes_for_one_there_is_none_for_the_other(side):
    wishes = wished(Wishes(minutes=(30, 30)), Changed(f"{side}_minutes", 0))
    assert wishes.minutes == (0, 0)


def test_a_free_army_stands_on_the_start_cells_of_the_board():
    board = army.enlisted(BOARD, ((("heavy", 3), ("mortar", 1)), (("light", 2),)), KINDS)
    cells = {each.cell for each in BOARD.pieces}
    assert {each.cell for each in board.pieces} <= cells
    assert sorted(each.kind for each in board.pieces if each.seat == 0) == [
        "commander",
        "heavy",
        "heavy",
        "heavy",
        "mortar",
    ]


def test_a_game_that_was_written_is_opened_where_it_stood(kit):
    made = scene(kit)
    for name in ("D1", "E2", "E2"):
        click(made, name)
    match = match_of(kit, written_in(game_text(made.desk)))
    assert match.table == made.desk.live.match.table


def test_a_turn_on_the_spot_may_be_written_out(kit):
    text = "start: 3c44/8/8/8/8/8/8/3C04 w 0 1\n\n1. C D1>D1/NE +"
    assert match_of(kit, written_in(text)).count == 1


def test_a_position_opens_as_a_match(kit):
    match = match_of(kit, written_in("3c44/8/8/8/8/8/8/3C0H03 w 0 1"))
    assert len(match.table.pieces) == 3


@pytest.mark.parametrize(
    "text, place",
    [
        ("3c44/8/8/8/8/8/8/3C?4 w 0 1", "letter 19"),
        ("start: 3c44/8/8/8/8/8/8/3C04 w 0 1\n\n1. H A1>A2/N", "line 3"),
    ],
)
def test_a_refusal_names_the_place(kit, text, place):
    with pytest.raises(Refused, match=place):
        match_of(kit, written_in(text))


BEGUN = "start: 3c44/8/8/8/8/8/8/3C04 w 0 1\n"
BROKEN = {
    "square": "3c44/8/8/8/8/8/8/3C?4 w 0 1",
    "rest": "3c44/8/8/8/8/8/8/3C04 x 0 1",
    "under": "3c4=#4/8/8/8/8/8/8/3C04 w 0 1",
    "swims": "3c4=~4/8/8/8/8/8/8/3C04 w 0 1",
    "kind": "3q44/8/8/8/8/8/8/3C04 w 0 1",
    "wide": "3c44/9/8/8/8/8/8/3C04 w 0 1",
    "high": "8/" * 33 + "3C04 w 0 1",
    "row": "3c44/7/8/8/8/8/8/3C04 w 0 1",
    "no_row": "/8",
    "no_start": "date: x\n\n1. C D1>D2/N",
    "small": "3c4/4/4/3C0 w 0 1",
    "no_army": "8/8/8/8/8/8/8/3C04 w 0 1",
    "commanders": "3l44/8/8/8/8/8/8/3C04 w 0 1",
    "end": "3c44/8/8/8/8/8/8/3C04 w 0 1 white left",
    "cell": f"{BEGUN}\n1. C A1234>A2/N",
    "turn": f"{BEGUN}\nhello",
    "not_there": f"{BEGUN}\n1. H A1>A2/N",
    "header": "evnt: x\n" + BEGUN,
    "twice": "date: x\ndate: y\n" + BEGUN,
    "option": "options: mud\n" + BEGUN,
    "result": f"{BEGUN}result: draw\n",
    "marks": f"{BEGUN}\n1. C D1>D2/N -",
    "no_marks": f"{BEGUN}\n1. C D1/S +",
    "off_board": f"{BEGUN}\n1. C D1>D9/N",
    "refused": f"{BEGUN}\n1. C D1>D8/N",
    "over": f"{BEGUN}\nwhite resigns\nwhite resigns",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BROKEN)
def test_a_refusal_is_a_whole_sentence_in_every_language(kit, key, language):
    kit.words.speak(language)
    with pytest.raises(Refused) as fault:
        match_of(kit, written_in(BROKEN[key]))
    said = refusal(kit.words, fault.value)
    assert re.fullmatch(r".*(\d|: ).*(\.|§\u00a0C[\d.]+)", said)
    assert not re.search(r"[{}_]", said.replace(str(fault.value.gaps.get("found")), ""))
    assert not kit.words.texts.missing
    assert language == "en" or re.search("[а-яіїєґ]{3}", said)


def test_a_game_that_is_opened_is_played_on_from_any_of_its_moves(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    play(made, "D8", "D7", "D7")
    again = begun(kit, match_of(kit, written_in(game_text(made.desk))))
    again.handle(stage.resized((1280, 720)))
    again.handle(Changed("node", 1))
    again.handle(Press(Key.ACCEPT))
    again.resume("yes")
    play(again, "H8", "H7", "H7")
    assert [row.aside for row in again.sight.listed()] == [False, True, False]
    assert len(again.desk.live.match.done) == 2


@pytest.mark.parametrize("seed", range(3))
def test_a_position_that_was_copied_is_played_on_where_it_stood(kit, seed):
    for _, state, _ in walked(ROUGH, seed)[:-1]:
        code = write_position(state.table)
        assert write_position(match_of(kit, written_in(code)).table) == code


IDLE = "start: 2h44c4/8/8/8/2H05/8/8/C07 w 0 1\n\n1. H C4>C5/N xC8\n"
IDLE_AGAIN = "1... H C8/SE\n2. H C5>C4/N\n2... H C8/S\n3. H C4>C5/N xC8\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more, place", [("", "3"), (IDLE_AGAIN, "3, 7")])
def test_a_shot_that_was_read_as_none_is_told_once(kit, language, more, place):
    kit.words.speak(language)
    seats = open_scene(kit, position).handle(Edited(Edit.PASTE, IDLE + more)).scene
    seats.handle(stage.resized((1280, 720)))
    said = [each.words for each in stage.widgets_of(seats) if isinstance(each, Label)]
    assert any(place in words for words in said)
    assert not kit.words.texts.missing
    assert stage.sat_down(seats).desk.live.match.done[0].action.target is None


def copied_at_the_end(kit, drawing, turn):
    """Play until the match is over and return what a copy of the position is."""
    copied = []
    made = scene(replace(kit, copy=lambda text: copied.append(text) or True), drawing)
    for command in mouse(made, turn):
        made.handle(command)
    settle(made)
    made.update(20)
    made.resume("look")
    made.handle(Chosen("copy_position"))
    return made.desk.table, copied[-1]


ROWS = [f"{number} . . . . . . . ." for number in range(7, 1, -1)]
DESTROYED = "\n".join(["8 . . . c . . . .", *ROWS, "1 C . . H . . . ."])
LEFT = "\n".join(["8 C . . . . . . .", *ROWS, "1 . . . c . . . ."])


@pytest.mark.parametrize("drawing, turn", [(DESTROYED, "H D1>D3/N xD8"), (LEFT, "C A8>off/N")])
def test_a_position_copied_after_the_end_is_shown_as_a_match_that_is_over(
    kit, brushes, drawing, turn
):
    table, code = copied_at_the_end(kit, drawing, turn)
    change = open_scene(kit, position).handle(Edited(Edit.PASTE, code))
    assert isinstance(change, Replace)
    made = change.scene
    made.handle(stage.resized((1280, 720)))
    assert (made.desk.table.end, made.desk.mover) == (table.end, None)
    assert made.update(20) is None
    made.draw(stage.canvas(brushes, (1280, 720)))


def test_a_finished_position_is_looked_back_on_and_copied_again(kit):
    _, code = copied_at_the_end(kit, DESTROYED, "H D1>D3/N xD8")
    made = open_scene(kit, position).handle(Edited(Edit.PASTE, code)).scene
    made.handle(stage.resized((1280, 720)))
    for key in (Key.STEP_BACK, Key.FIRST, Key.STEP):
        made.handle(Press(key))
        assert write_position(made.desk.table) == code
    record = made.desk.live.match.text()
    assert play_again(read_record(record, GAMES), TANK_CHESS).table == made.desk.live.match.table


def test_pasting_nonsense_is_refused_in_a_sentence(kit):
    assert isinstance(open_scene(kit, position).handle(Edited(Edit.PASTE, "hello")), Notice)


def test_a_saved_game_is_listed_and_opened(kit):
    made = scene(kit)
    made.handle(Chosen("save_game"))
    assert len(saved(kit)) == 1
    assert isinstance(open_scene(kit, position).handle(Changed("file", 0)), Replace)


def test_a_map_that_was_opened_is_the_first_to_be_played_on(kit):
    path = kit.maps / "tank_chess" / "river.tmx"
    match = ChessPanel(kit, Wishes(), on_map(load(path))).match(TWO)
    assert "w" in match.table.ground


def test_the_table_that_starts_follows_the_rules(kit):
    match = started(kit)
    assert len(TANK_CHESS.legal(match.table, 0)) == 549


def test_black_moves_first_on_a_board_that_was_drawn_so(kit):
    path = kit.maps / "tank_chess" / "river.tmx"
    drawn = write(kit, replace(drawn_from(load(path).ground), mover=1))
    panel = ChessPanel(kit, Wishes(), on_map(load(drawn)))
    assert TANK_CHESS.to_act(panel.match(TWO).table) == (1,)


@pytest.mark.parametrize(
    "text, kind", [("3c44/8/8/8/8/8/8/3C0H03 b 4 9", Replace), ("", Notice), ("hello", Notice)]
)
def test_a_text_is_pasted_by_a_button_too(kit, text, kind):
    made = open_scene(replace(kit, paste=lambda: text), position)
    assert isinstance(made.handle(Chosen("paste")), kind)


def test_the_set_up_counts_the_pieces_of_either_side(kit):
    uneven = scene(kit, "2 c . l\n1 C . .").desk.table
    panel = ChessPanel(kit, Wishes(), on_position(kit, uneven))
    assert size_words(panel.selection) == "3×2: 1\u00a0white, 2\u00a0black"


def test_a_pasted_position_is_set_up_before_it_is_played(kit):
    code = "3c44/8/8/xl07/8/8/8/3C0H03 b 4 9"
    setup = (
        open_scene(kit, lambda table: position_setup(kit, table))
        .handle(Edited(Edit.PASTE, code))
        .scene
    )
    setup.handle(stage.resized((1280, 720)))
    setup.handle(Said(Occupy(1, "")))
    table = setup.handle(Press(Key.MENU)).scene
    assert table.desk.sitting.people == {0, 1}
    assert write_position(table.desk.table) == code


def test_a_saved_game_is_listed_by_its_players_length_and_end(kit):
    made = scene(kit)
    made.handle(Chosen("offer"))
    made.handle(Chosen("save_game"))
    assert title_and_note(kit, saved(kit)[0]) == (
        "Olena — Taras",
        "2026-11-21 · 0 turns · not finished",
    )


def test_a_text_that_is_no_game_is_listed_by_its_name(kit):
    path = kit.folder / "games" / "letter.txt"
    path.parent.mkdir(parents=True)
    path.write_text("hello", "utf-8")
    assert title_and_note(kit, path) == ("letter", "")


@pytest.mark.parametrize("percent", [100, 150])
def test_no_name_of_the_army_list_lies_over_its_points(tmp_path, percent):
    brushes = assets.load_brushes(home() / "assets", percent, False)
    made = chess.TABLES["chess set-up army"](stage.make_kit(tmp_path, brushes))
    made.handle(stage.resized((960, 540)))
    found = stage.widgets_of(made)
    (area,) = (each for each in found if isinstance(each, Area) and each.name == "army")
    labels = [each.box for each in area.widgets if isinstance(each, Label)]
    assert labels
    assert not [one for at, one in enumerate(labels) for o in labels[at + 1 :] if one.meets(o)]
