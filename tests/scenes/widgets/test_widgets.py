"""How widgets answer."""

from dataclasses import replace

import pytest

from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Device,
    Edit,
    Edited,
    FocusLost,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Released,
    Said,
    Typed,
    Wheel,
)
from game.scenes.widgets import look_of_inputs
from game.scenes.widgets.common_letter_size import LEAST, even_sizes
from game.scenes.widgets.form import Form
from game.scenes.widgets.rows import grid, in_rows
from game.scenes.widgets.sizes_of_like_words import VALUE
from game.scenes.widgets.widget_kinds import FADE, Area, Button, Choice, Field, Look, Slider, Toggle
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BUTTON, LIST
from tests import stage
from tests.paper import Paper

PAD = Device(Kind.PAD, 3)
TWO = (Button("a", Box(0, 0, 100, 50), "A"), Button("b", Box(0, 60, 100, 50), "B"))


def answers_of(form, widgets, *commands):
    return [form.handle(command, widgets) for command in commands]


def field(words="", longest=8):
    return (Field("name", Box(0, 0, 200, 40), words, longest=longest),)


def typing(words="", longest=8):
    form = Form()
    answers_of(form, field(words, longest), Press(Key.DOWN), Press(Key.ACCEPT))
    return form


def test_the_first_press_only_takes_the_focus():
    form = Form()
    assert answers_of(form, TWO, Press(Key.ACCEPT)) == [None]
    assert form.focused() == "a"


def test_accept_chooses_what_has_the_focus():
    assert answers_of(Form(), TWO, Press(Key.DOWN), Press(Key.DOWN), Press(Key.ACCEPT))[
        -1
    ] == Chosen("b")


def test_a_choice_that_says_something_answers_with_what_it_makes_of_the_place():
    choice = Choice("who", Box(0, 0, 100, 50), "", ("a", "b", "c"), 0, says=lambda at: ("who", at))
    form = Form()
    form.focus("who")
    answers = answers_of(form, (choice,), Press(Key.ACCEPT), Press(Key.LEFT))
    assert answers == [Said(("who", 1)), Said(("who", 2))]


def test_numbers_end_and_words_begin_anew():
    for ends, last, first in (
        (True, [None], [None]),
        (False, [Changed("n", 0)], [Changed("n", 2)]),
    ):
        for place, key, said in ((2, Key.RIGHT, last), (0, Key.LEFT, first)):
            choice = Choice("n", Box(0, 0, 300, 50), "", ("3", "4", "5"), place, ends=ends)
            form = Form()
            form.focus("n")
            assert answers_of(form, (choice,), Press(key)) == said


def test_a_line_that_says_something_answers_with_what_it_makes_of_the_words():
    line = Field("name", Box(0, 0, 100, 50), "ac", says=lambda words: ("named", words))
    said = answers_of(typing("ac"), (line,), Typed("b"), Press(Key.UP, device=PAD))
    assert said == [Said(("named", "acb")), Said(("named", "aB"))]


def test_a_page_asks_what_the_button_says_that_has_the_focus():
    row = Button("row", Box(0, 0, 100, 50), value=1, says=("row", 1))
    page, form = (Area("list", row.box, (row,), 50), Button("ok", Box(0, 60, 9, 9))), Form()
    said = [form.says(page)]
    for key in ("row:1", "ok"):
        form.focus(key)
        said.append(form.says(page))
    assert said == [None, ("row", 1), None]


@pytest.mark.parametrize(
    "commands",
    [(Press(Key.DOWN, 1), Press(Key.ACCEPT, 1)), (Pressed(5, 5, seat=1), Released(5, 5, seat=1))],
)
def test_a_button_that_says_something_answers_with_that_and_with_who_chose_it(commands):
    lay = Button("lay", Box(0, 0, 100, 50), value=3, says=("a", "value"))
    assert answers_of(Form(shared=False), (lay,), *commands)[-1] == Said(("a", "value"), 1)


def test_what_two_buttons_say_does_not_tell_them_apart():
    form, says = Form(), ("a", "value")
    pair = tuple(Button(b.name, b.box, value=7, says=says) for b in TWO)
    answers_of(form, pair, Press(Key.DOWN), Press(Key.DOWN))
    assert form.focused() == "b:7"


def test_a_held_accept_chooses_only_once():
    form = Form()
    form.focus("a")
    assert answers_of(form, TWO, Press(Key.ACCEPT, repeat=True)) == [None]


def test_a_press_that_leaves_the_button_chooses_nothing():
    assert answers_of(Form(), TWO, Pressed(5, 5), Released(5, 300))[-1] is None


def test_a_press_that_ends_on_another_button_chooses_nothing():
    assert answers_of(Form(), TWO, Pressed(5, 5), Released(5, 70))[-1] is None


def test_a_click_after_the_focus_was_lost_must_begin_anew():
    assert answers_of(Form(), TWO, Pressed(5, 5), FocusLost(), Released(5, 5))[-1] is None


def test_a_button_that_is_off_answers_nothing():
    off = (Button("a", Box(0, 0, 100, 50), "A", enabled=False),)
    assert answers_of(Form(), off, Pressed(5, 5), Released(5, 5), Press(Key.ACCEPT)) == [None] * 3


def test_a_button_with_a_value_answers_the_value():
    tab = (Button("tab", Box(0, 0, 100, 50), "A", value=2),)
    assert answers_of(Form(), tab, Pressed(5, 5), Released(5, 5))[-1] == Changed("tab", 2)


def test_a_toggle_answers_what_it_will_be():
    toggle = (Toggle("t", Box(0, 0, 100, 50), "T", True),)
    assert answers_of(Form(), toggle, Pressed(5, 5), Released(5, 5))[-1] == Changed("t", False)


def test_the_knob_of_a_toggle_lies_on_the_side_it_stands_for(brushes):
    knobs = []
    for on in (False, True):
        toggle = (Toggle("t", Box(0, 0, 300, 50), "T", on),)
        knobs += [mark.middle[0] for mark in shown_on(brushes, toggle) if mark.how == "disc"]
    assert knobs[0] < knobs[1]


def shown_on(brushes, widgets):
    """Return what is drawn of some widgets."""
    paper = Paper(brushes)
    Form().draw(paper, widgets)
    return paper.marks


def test_the_pointer_leaving_everything_keeps_the_focus_for_the_keys():
    form = Form()
    answers_of(form, TWO, Moved(5, 70), Moved(900, 900))
    assert form.focused() == "b"


def test_each_seat_has_a_focus_of_its_own():
    form = Form(shared=False)
    answers_of(form, TWO, Press(Key.DOWN, 0), Press(Key.DOWN, 1), Press(Key.DOWN, 1))
    assert (form.focused(0), form.focused(1)) == ("a", "b")


def test_an_answer_names_the_seat_that_gave_it():
    form = Form(shared=False)
    form.focus("a", 4)
    assert answers_of(form, TWO, Press(Key.ACCEPT, 4)) == [Chosen("a", 4)]


@pytest.mark.parametrize("key,value", [(Key.LEFT, 4), (Key.RIGHT, 6)])
def test_left_and_right_move_a_slider(key, value):
    slider = (Slider("s", Box(0, 0, 400, 40), "S", 5, 0, 10),)
    form = Form()
    form.focus("s")
    assert answers_of(form, slider, Press(key)) == [Changed("s", value)]


def test_a_slider_stays_within_its_ends():
    slider = (Slider("s", Box(0, 0, 400, 40), "S", 10, 0, 10),)
    form = Form()
    form.focus("s")
    assert answers_of(form, slider, Press(Key.RIGHT)) == [None]


def test_a_slider_follows_the_pointer_while_it_is_held():
    box = Box(0, 0, 400, 40)
    slider = (Slider("s", box, "S", 5, 0, 10),)
    line = look_of_inputs.track(box, "S")
    answers = answers_of(Form(), slider, Pressed(line.x, 20), Moved(line.right, 20))
    assert answers == [Changed("s", 0), Changed("s", 10)]


@pytest.mark.parametrize("high", [64, 150])
def test_the_words_of_a_slider_and_its_value_may_stand_over_its_line(brushes, high):
    box = Box(20, 20, 320, high)
    slider = Slider("s", box, "Left or right", 149, -150, 150, shown="149 left", over=True)
    paper = Paper(brushes)
    look_of_inputs.draw_slider(paper, slider, box, False, {})
    words, value = (
        next(mark.box for mark in paper.marks if mark.what == what)
        for what in ("Left or right", "149 left")
    )
    line = look_of_inputs.line_of(slider, box)
    assert words.right <= value.x
    assert max(words.bottom, value.bottom) <= line.y
    assert line.width > box.width * 0.8
    assert look_of_inputs.line_of(replace(slider, shown="0"), box) == line


@pytest.mark.parametrize("width", range(110, 400, 10))
def test_the_value_of_a_choice_keeps_clear_of_its_arrows(width):
    choice = Choice("c", Box(0, 0, width, 50), "", ("off",), 0)
    words, (left, right) = (
        look_of_inputs.room(choice, choice.box, VALUE),
        look_of_inputs.arrows(choice.box, ""),
    )
    assert min(words.x - left, right - words.right) >= 7


def test_typing_begins_when_the_field_is_chosen():
    assert typing().editing == "name"


@pytest.mark.parametrize(
    "words,command,then",
    [
        ("", Typed("Ї"), "Ї"),
        ("ab", Edited(Edit.BACKSPACE), "a"),
        ("ab", Edited(Edit.PASTE, "c\nd\0"), "abc d"),
        ("abcdefgh", Typed("i"), None),
        ("", Edited(Edit.BACKSPACE), None),
        ("ab", Edited(Edit.DELETE), None),
    ],
    ids=str,
)
def test_a_field_answers_the_words_as_they_become(words, command, then):
    wanted = None if then is None else Changed("name", then)
    assert answers_of(typing(words), field(words), command) == [wanted]


def test_the_cursor_goes_to_where_letters_are_wanted():
    form = typing("ac")
    answers_of(form, field("ac"), Edited(Edit.LEFT))
    assert answers_of(form, field("ac"), Typed("b")) == [Changed("name", "abc")]


def test_a_click_elsewhere_ends_typing():
    form = typing()
    answers_of(form, field(), Pressed(900, 900))
    assert form.editing == ""


@pytest.mark.parametrize("key", [Key.ACCEPT, Key.BACK, Key.NEXT, Key.PREVIOUS])
def test_a_key_that_leads_on_ends_typing(key):
    form = typing()
    answers_of(form, field(), Press(key))
    assert form.editing == ""


def test_a_pad_writes_letter_by_letter():
    assert answers_of(typing("B"), field("B"), Press(Key.UP, device=PAD)) == [Changed("name", "A")]


def test_letters_typed_while_nothing_is_edited_go_nowhere():
    assert answers_of(Form(), field(), Typed("a")) == [None]


def long_list():
    rows = tuple(Button("row", Box(0, 40 * n, 90, 36), str(n), value=n) for n in range(30))
    return (Area("list", Box(0, 0, 100, 200), rows, 1200),)


def test_right_keeps_to_the_row_however_near_another_one_is():
    add, far = Button("add", Box(0, 60, 200, 48)), Button("far", Box(700, 70, 40, 40))
    near = Choice("near", Box(220, 0, 200, 48), "", ("one", "two"), 0)
    form = Form()
    form.focus("add")
    form.handle(Press(Key.RIGHT), (add, near, far))
    assert form.focused() == "far"


def test_right_leads_into_another_row_where_its_own_is_at_its_end():
    add, near = Button("add", Box(0, 60, 200, 48)), Button("near", Box(220, 0, 200, 48))
    form = Form()
    form.focus("add")
    form.handle(Press(Key.RIGHT), (add, near))
    assert form.focused() == "near"


def test_sideways_never_leads_to_what_lies_above_or_below():
    add, above = Button("add", Box(0, 60, 230, 48)), Button("above", Box(60, 0, 180, 48))
    form = Form()
    form.focus("add")
    form.handle(Press(Key.RIGHT), (add, above))
    assert form.focused() == "add"


def test_the_focus_scrolls_itself_into_sight():
    form = Form()
    answers_of(form, long_list(), *[Press(Key.DOWN)] * 12)
    assert form.scrolls.tops["list"] == pytest.approx(40 * 11 + 36 - 200, abs=50)


def test_the_rail_of_an_area_can_be_dragged():
    form = Form()
    answers_of(form, long_list(), Pressed(95, 5), Moved(95, 105), Released(95, 105))
    assert form.scrolls.tops["list"] == 600


def test_what_is_scrolled_out_of_sight_is_not_clicked():
    answers = answers_of(Form(), long_list(), Pressed(5, 205), Released(5, 205))
    assert answers == [None, None]


def test_an_area_that_became_short_scrolls_back():
    form = Form()
    answers_of(form, long_list(), *[Press(Key.PAGE_DOWN)] * 9)
    short = (Area("list", Box(0, 0, 100, 200), (), 100),)
    answers_of(form, short, FocusLost())
    assert form.scrolls.tops["list"] == 0


def test_when_the_field_is_gone_nobody_is_caught_in_it():
    form = typing()
    answers_of(form, (), Press(Key.DOWN))
    assert form.editing == ""


def test_enter_in_a_line_of_text_does_what_the_line_is_for():
    line = (Field("code", Box(0, 0, 200, 40), "TK1", done="check"),)
    form = Form()
    assert answers_of(form, line, Press(Key.DOWN), *[Press(Key.ACCEPT)] * 2)[-1] == Chosen("check")


def test_buttons_of_a_height_have_letters_of_one_size(brushes):
    long = Button("c", Box(0, 120, 100, 50), "Налаштування програми")
    canvas = stage.canvas(brushes, (1280, 720))
    alone = even_sizes(canvas, TWO)["words", BUTTON, 100, 50]
    assert (
        even_sizes(canvas, (*TWO, long))["words", BUTTON, 100, 50].size < alone.size == BUTTON.size
    )


def test_words_that_have_less_room_make_all_alike_smaller_wherever_they_stand(brushes):
    canvas, box = stage.canvas(brushes, (1280, 720)), Box(0, 0, 100, 50)
    slim = Button("slim", box, "Forward", margin=26)
    wide = replace(slim, name="wide", margin=4)
    first, last = (even_sizes(canvas, each) for each in ((slim, wide), (wide, slim)))
    assert first == last
    assert first != even_sizes(canvas, (wide,))


def column(count, height, ends=False):
    rows = tuple(Button("row", Box(0, 40 * n, 90, 40), "", value=n) for n in range(count))
    return (Area("list", Box(0, 0, 100, height), rows, 40.0 * count, ends=ends),)


def test_a_list_that_was_scrolled_is_brought_back_when_the_page_grows():
    form = Form()
    form.show(column(10, 100)[0], 150)
    assert form.scrolls.settled(column(10, 320)) == {"list": 80}


def test_a_list_at_its_end_stays_there_when_the_page_shrinks():
    form = Form()
    form.show(column(10, 320)[0], 80)
    assert form.scrolls.settled(column(10, 100)) == {"list": 300}


def test_a_list_that_ends_shows_what_was_added():
    form = Form()
    answers_of(form, column(10, 100, ends=True), Moved(300, 300))
    assert form.scrolls.settled(column(12, 100, ends=True)) == {"list": 400}


def test_a_list_that_ends_stays_where_somebody_scrolled_it():
    form = Form()
    answers_of(form, column(10, 100, ends=True), Wheel(50, 50, 2))
    assert form.scrolls.settled(column(12, 100, ends=True)) == {"list": 200}


def test_a_list_that_ends_shows_its_end_again_when_it_is_unrolled():
    form = Form()
    answers_of(form, column(10, 100, ends=True), Wheel(50, 50, 2))
    form.unroll("list")
    assert form.scrolls.settled(column(12, 100, ends=True)) == {"list": 400}


def test_a_list_that_ends_begins_with_a_whole_row_at_its_upper_edge(brushes):
    drawn = []
    rows = tuple(
        Button("r", Box(0, 40 * n, 90, 38), value=n, paint=lambda _, box: drawn.append(box.y))
        for n in range(10)
    )
    area = Area("list", Box(0, 0, 100, 100), rows, 400, ends=True)
    Form().draw(stage.canvas(brushes), (area,))
    assert drawn == [6, 46]


@pytest.mark.parametrize("last, seen", [(30, [100, 165]), (60, [100]), (40, [95, 160])])
def test_a_list_that_ends_shows_a_high_row_cut_before_most_of_it_is_blank(brushes, last, seen):
    drawn = []
    tops, ends = (100, 165, 230), (165, 230, 230 + last)
    rows = tuple(
        Button("r", Box(0, y, 90, end - y), value=y, paint=lambda _, box: drawn.append(box.y - 6))
        for y, end in zip(tops, ends, strict=True)
    )
    area = Area("list", Box(0, 100, 100, 100), rows, 130 + last, ends=True)
    Form().draw(stage.canvas(brushes), (area,))
    assert drawn == seen


def test_the_first_row_has_room_for_its_ring(brushes):
    canvas, form = stage.canvas(brushes, (1280, 720)), Form()
    rows = tuple(Button("row", Box(20, 100 + 40 * n, 90, 40), "", value=n) for n in range(10))
    form.focus("row:0")
    form.draw(canvas, (Area("list", Box(20, 100, 100, 200), rows, 400),))
    assert canvas.surface.get_at((60, 97))[:3] == canvas.colour("accent")[:3]


def test_choices_and_switches_of_a_page_have_names_of_one_size(brushes):
    row = Box(0, 0, 600, 58)
    long = Choice("b", row, "A name that is rather long for its half", ("x",), 0)
    canvas = stage.canvas(brushes, (1280, 720))
    found = even_sizes(canvas, (Toggle("a", row, "Short", False), long))
    assert found["words", LIST, 600, 58].size < LIST.size


def test_a_row_that_is_much_too_long_leaves_the_others_readable(brushes):
    rows = tuple(
        Button("row", Box(0, 0, 300, 40), words, look=Look.ROW, value=place)
        for place, words in enumerate(("Short", "Very long words " * 9))
    )
    found = even_sizes(stage.canvas(brushes, (1280, 720)), rows)
    assert found["words", LIST, 300, 40].size == round(LIST.size * LEAST)


def rows_of(count, height=300.0):
    rows = tuple(Button("row", Box(0, 62 * n, 200, 56), "", value=n) for n in range(count))
    return in_rows(Area("list", Box(0, 0, 216, height), rows, 62 * count - 6), 6, 56)


@pytest.mark.parametrize("scrolled", [0, 1, 2, 7])
def test_a_long_list_begins_and_ends_with_a_whole_row(scrolled):
    area, form = rows_of(12), Form()
    for _ in range(scrolled):
        form.handle(Wheel(20, 20, -1), (area,))
    top = form.scrolls.tops.get("list", 0)
    assert top % 62 == 0
    assert (area.box.height + 6) % 62 == 0


def test_a_list_that_has_room_for_all_its_rows_stays_as_high_as_it_may_be():
    assert rows_of(4).box.height == 300


def test_the_row_that_follows_fades_out_below_a_list(brushes):
    area, canvas = rows_of(12), stage.canvas(brushes, (1280, 720))
    canvas.fill("page")
    Form().draw(canvas, (area,))
    place = area.box.bottom + 6
    column = [canvas.surface.get_at((100, round(place + y)))[2] for y in (4, 8, 12, 16)]
    page = canvas.colour("page")[2]
    assert column == sorted(column, reverse=True)
    assert column[0] > column[-1] >= page


def test_the_last_row_of_a_list_does_not_fade(brushes):
    area, canvas, form = rows_of(12), stage.canvas(brushes, (1280, 720)), Form()
    form.show(area, 10_000)
    canvas.fill("page")
    form.draw(canvas, (area,))
    under = canvas.surface.get_at((100, round(area.box.bottom + 10)))
    assert under[:3] == canvas.colour("page")[:3]


@pytest.mark.parametrize("height", [300, 360, 420, 500])
def test_tiles_of_a_long_grid_fill_their_room_with_whole_rows(height):
    tiles = [("", lambda canvas, box: None)] * 9
    area = grid("g", Box(0, 0, 700, height), tiles)
    assert height - FADE - 1 <= area.box.height <= height - FADE + 1
    whole = (area.box.height + 12) / area.row
    assert whole == pytest.approx(round(whole))


def test_a_list_whose_end_is_missed_by_a_hair_does_not_fade(brushes):
    rows = tuple(Button("row", Box(0, 33.1 * n, 200, 33.1), "", value=n) for n in range(12))
    area = Area("list", Box(0, 0, 216, 165.5), rows, sum(33.1 for _ in rows), row=33.1)
    canvas, form = stage.canvas(brushes, (1280, 720)), Form()
    pictures = []
    for top in (area.most, area.most - 1e-9):
        form.scrolls.tops["list"] = top
        form.scrolls.to(area, top)
        form.scrolls.tops["list"] = top
        canvas.fill("page")
        form.draw(canvas, (area,))
        pictures.append(canvas.surface.get_at((100, 160)))
    assert pictures[0] == pictures[1]
