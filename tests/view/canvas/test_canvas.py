"""Drawing in design units, at every scale."""

import pygame
import pytest

from game.app import assets
from game.content.files.program_files import home
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas, scale_of
from game.view.canvas.letter_styles import BODY, BUTTON, HEAD, SMALL, STRONG, Family, Style
from game.view.canvas.lettering import Type
from tests import stage
from tests.view.test_contrast import contrast

PINK = (255, 0, 200)
SIZES = [(960, 540), (1280, 720), (1024, 768), (1260, 540), (333, 777)]


def blank(brushes, size=(1280, 720)):
    canvas = stage.canvas(brushes, size)
    canvas.surface.fill((0, 0, 0))
    return canvas


def drawn_area(canvas):
    mask = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    return mask.get_bounding_rects()


@pytest.mark.parametrize(
    "size,page",
    [
        ((1280, 720), (1280, 720)),
        ((1024, 768), (1280, 960)),
        ((1260, 540), (1680, 720)),
        ((1366, 768), (1366, 768)),
        ((1920, 1080), (1600, 900)),
        ((1920, 1200), (1600, 1000)),
        ((2560, 1080), (6400 / 3, 900)),
        ((2560, 1440), (1600, 900)),
        ((3840, 2160), (1600, 900)),
    ],
    ids=str,
)
def test_a_window_larger_or_of_another_shape_has_more_room(brushes, size, page):
    canvas = stage.canvas(brushes, size)
    assert (canvas.width, canvas.height) == pytest.approx(page)


def test_a_larger_window_draws_nothing_smaller():
    scales = [scale_of(16 * step, 9 * step) for step in range(40, 241)]
    assert scales == sorted(scales)
    assert scale_of(1280, 720) == 1


def test_notes_are_24_pixels_high_in_a_window_of_full_hd():
    assert SMALL.size * scale_of(1920, 1080) >= 24


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", ["Щ" * 400, "їжак " * 90, "a\nb\nc\n" * 9, "g"], ids=len)
def test_words_never_leave_their_box(brushes, size, words):
    canvas = blank(brushes, size)
    box = Box(100, 60, 300, 80)
    canvas.write(words, box, HEAD, PINK)
    area = pygame.Rect(canvas._area(box))
    assert all(area.contains(part) for part in drawn_area(canvas))


@pytest.mark.parametrize(
    "words",
    ["", "\0", "\ud800", "‮abc", "🙂", "\n\n", "{0} %s", "x" * 10_000, "\t", " "],
    ids=repr,
)
def test_any_words_of_a_player_can_be_drawn(brushes, words):
    canvas = blank(brushes)
    canvas.write(words, Box(10, 10, 200, 30))
    canvas.text(words, 10, 100)
    assert canvas.measure(words)[0] >= 0


def test_words_are_not_broken_while_smaller_letters_keep_them_whole(brushes):
    setting = brushes.type.set("Новобранець", BODY, 1, 110, 40, True)
    assert setting.lines == ("Новобранець",)


@pytest.mark.parametrize(
    "path", ["/mnt/ann/exported/match.gif", r"C:\Users\ann\exported\match.gif"]
)
def test_a_long_path_is_broken_behind_a_folder_in_letters_as_large(brushes, path):
    setting = brushes.type.set(f"It lies in {path}", BODY, 1, 160, 200, True)
    assert setting.pixels == BODY.size
    first, *folders, last = setting.lines
    assert (first, "".join(folders) + last, last) == ("It lies in", path, "match.gif")


@pytest.mark.parametrize(
    ("words", "room", "lines"),
    [
        ("Чоботи-скороходи", "скороходи", ("Чоботи-", "скороходи")),
        ("10-12", "10-1", ("10-12",)),
    ],
)
def test_a_word_is_parted_behind_a_hyphen_between_letters(brushes, words, room, lines):
    style = Style(Family.MEDIUM, 13)
    width = round(brushes.type.measure(room, style)[0]) + 1
    assert brushes.type.set(words, style, 1, width, 60, True).lines == lines


@pytest.mark.parametrize(("percent", "fitting"), [(100, 21), (150, 24)])
def test_no_font_is_opened_whose_line_has_no_room(monkeypatch, brushes, percent, fitting):
    opened, font = [], pygame.font.Font
    monkeypatch.setattr(
        pygame.font, "Font", lambda name, size: opened.append(size) or font(name, size)
    )
    setting = Type(brushes.type._folder, percent).set("Rules", BUTTON, 1, 175, 26, True)
    assert (setting.pixels, opened) == (fitting, [fitting])


@pytest.mark.parametrize("percent", [100, 150])
def test_names_of_one_size_are_cut_and_made_no_smaller_again(brushes, percent):
    brushes.type.percent = percent
    box, names = Box(0, 0, 180, 36), ("Ann", "Wolfeschlegelsteinhausenbergerdorff")
    canvas = blank(brushes)
    style = canvas.fitting(names, box, STRONG, wrap=False)
    set_so = [brushes.type.set(each, style, canvas.scale, 180, 36, False) for each in names]
    brushes.type.percent = 100
    assert len({setting.pixels for setting in set_so}) == 1
    assert set_so[0].pixels >= 0.6 * STRONG.size
    assert set_so[1].lines[0].endswith("…")


def test_larger_letters_are_used_where_the_player_wants_them(brushes):
    before = brushes.type.measure("Слово", BODY)
    brushes.type.percent = 150
    after = brushes.type.measure("Слово", BODY)
    brushes.type.percent = 100
    assert after[1] == pytest.approx(before[1] * 1.5, abs=1)


def test_nothing_is_drawn_outside_a_clip(brushes):
    canvas = blank(brushes)
    with canvas.clip(Box(10, 10, 20, 20)):
        canvas.rect(canvas.box, PINK)
    assert drawn_area(canvas) == [pygame.Rect(10, 10, 20, 20)]


def test_after_a_clip_all_can_be_drawn_again(brushes):
    canvas = blank(brushes)
    with canvas.clip(Box(0, 0, 1, 1)):
        pass
    canvas.rect(Box(50, 50, 9, 9), PINK)
    assert drawn_area(canvas) == [pygame.Rect(50, 50, 9, 9)]


def test_a_layer_is_painted_once(brushes):
    painted = []
    for _ in range(3):
        blank(brushes).layer("test layer", Box(0, 0, 40, 40), painted.append)
    assert len(painted) == 1


def test_a_layer_is_painted_anew_at_another_scale(brushes):
    painted = []
    for size in ((1280, 720), (640, 360)):
        blank(brushes, size).layer("other layer", Box(0, 0, 80, 80), painted.append)
    assert [canvas.scale for canvas in painted] == [1, 0.5]


def test_a_layer_gets_a_canvas_of_its_boxs_size(brushes):
    sizes = []
    blank(brushes).layer(
        "sized layer", Box(300, 200, 64, 32), lambda c: sizes.append((c.width, c.height))
    )
    assert sizes == [(64, 32)]


def test_neighbouring_boxes_leave_no_gap_at_any_scale(brushes):
    canvas = blank(brushes, (997, 561))
    for column in Box(0, 100, 1279, 50).columns(37):
        canvas.rect(column, PINK)
    assert len(drawn_area(canvas)) == 1


def test_a_picture_has_its_middle_where_it_is_put(brushes):
    canvas = blank(brushes)
    canvas.picture("emblem.0", 400, 300, 60)
    assert pygame.Rect.unionall(*_one_and_rest(drawn_area(canvas))).collidepoint(400, 300)


def _one_and_rest(rects):
    return rects[0], rects[1:]


def test_a_piece_stands_on_its_anchor(brushes):
    straight, turned = blank(brushes), blank(brushes)
    straight.piece("tank_hull.0", 400, 300, 64)
    turned.piece("tank_hull.0", 400, 300, 64, 180)
    centres = [
        pygame.Rect.unionall(*_one_and_rest(drawn_area(c))).center for c in (straight, turned)
    ]
    assert centres[0] == pytest.approx(centres[1], abs=4)


def test_a_picture_that_does_not_exist_is_still_seen(brushes):
    canvas = blank(brushes)
    canvas.picture("no.such.picture", 100, 100, 50)
    assert drawn_area(canvas)


def test_an_unknown_colour_is_a_loud_one(brushes):
    assert blank(brushes).colour("no such colour") == (255, 0, 200, 255)


def test_a_veil_lets_half_of_the_light_through(brushes):
    canvas = blank(brushes)
    canvas.surface.fill((200, 200, 200))
    canvas.fill((0, 0, 0, 128))
    assert canvas.surface.get_at((5, 5))[0] == pytest.approx(100, abs=2)


@pytest.mark.parametrize("size", [(1, 1), (2, 700), (9000, 3)], ids=str)
def test_no_window_is_too_odd_to_have_a_scale(size):
    assert scale_of(*size) > 0


def test_two_canvases_of_one_size_have_one_scale(brushes):
    one, two = Canvas(pygame.Surface((50, 50)), brushes), stage.canvas(brushes, (50, 50))
    assert one.scale == two.scale


@pytest.mark.parametrize("draw", ["rect", "frame", "circle", "polygon"])
def test_half_a_colour_is_half_a_colour_on_a_layer_too(brushes, draw):
    def paint(paper):
        glass = (255, 255, 255, 64)
        match draw:
            case "rect":
                paper.rect(paper.box, glass)
            case "frame":
                paper.frame(paper.box, glass, 400)
            case "circle":
                paper.circle(paper.box.middle, 400, glass)
            case "polygon":
                paper.polygon([(-9, -9), (900, -9), (900, 900), (-9, 900)], glass)

    canvas = stage.canvas(brushes)
    canvas.fill((0, 0, 0))
    canvas.layer(("glass", draw), Box(0, 0, 200, 200), paint)
    assert abs(canvas.surface.get_at((50, 50)).r - 64) <= 1


def test_a_veil_keeps_to_the_clip(brushes):
    canvas = stage.canvas(brushes)
    canvas.fill((0, 0, 0))
    with canvas.clip(Box(0, 0, 100, 100)):
        canvas.fill((255, 255, 255, 128))
    assert canvas.surface.get_at((80, 20)).r == 0


def test_words_that_were_measured_are_set_so_wherever_their_box_stands(brushes):
    canvas = stage.canvas(brushes, (1600, 900))
    words, found = "Blue drowned: pushed by Red", set()
    tight = canvas.measure(words)[0] - 0.4 / canvas.scale
    high = canvas.measure(words, BODY, tight)[1]
    for step in range(10):
        canvas.fill("page")
        canvas.write(words, Box(20 + step / 10, 20, tight, high), BODY, "accent")
        found.add(ink(canvas, "accent"))
    assert len(found) == 1


def ink(canvas, colour):
    """Return how many pixels have exactly this colour."""
    mask = pygame.mask.from_threshold(canvas.surface, canvas.colour(colour), (1, 1, 1, 255))
    return mask.count()


@pytest.mark.parametrize("id", ["icon.crown", "icon.star_empty", "icon.tank"])
def test_what_is_switched_off_can_still_be_seen_in_strong_contrast(id):
    strong = assets.load_brushes(home() / "assets", 100, True)
    canvas = stage.canvas(strong, (200, 200))
    canvas.fill("panel")
    canvas.picture(id, 100, 100, 96, 0, canvas.dim(70))
    shown = {canvas.surface.get_at((x, y))[:3] for x in range(200) for y in range(200)}
    assert max(contrast(each, canvas.colour("panel")[:3]) for each in shown) >= 3
