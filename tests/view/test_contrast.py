"""Words can be read: every pair of colours that words are written in, light against dark."""

import math

import pytest

from game.app.assets import colours, load_palette
from game.content.files.program_files import home
from game.scenes.play.curtain import VEIL
from game.scenes.play.curtain_cloth import LIGHTS, cloth
from game.view.canvas import letter_styles
from tests.content.art.vision import lab

PAIRS = [
    (words, ground)
    for words in ("words", "quiet", "accent")
    for ground in ("night", "page", "panel", "panel_light")
] + [
    ("night", "accent"),
    ("night", "gold"),
    ("night", "gold_light"),
    ("danger", "page"),
    ("danger", "panel"),
]
LEAST = 4.5


@pytest.fixture(scope="module", params=[False, True], ids=["usual", "strong"])
def named(request):
    return colours(load_palette(home() / "assets"), request.param)


def luminance(colour):
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_words_stand_out_from_what_they_are_written_on(named, pair):
    words, ground = pair
    assert contrast(named[words], named[ground]) >= LEAST


@pytest.mark.parametrize("seat", range(8))
def test_the_name_on_a_curtain_can_be_read_in_every_seats_colour(named, seat):
    dark, night = named[f"seat.{seat}.dark"], named["night"]
    lit = [cloth((*dark, 255), (*night, 255), share) for share in LIGHTS]
    veiled = [
        [part + (over - part) * VEIL[3] / 255 for part, over in zip(each, VEIL, strict=True)][:3]
        for each in lit
    ]
    assert min(contrast(named[f"seat.{seat}.light"], each) for each in veiled) >= LEAST


@pytest.mark.parametrize("ground", ["page", "panel", "panel_light"])
@pytest.mark.parametrize("seat", range(8))
def test_the_name_on_a_panel_can_be_read_in_every_seats_colour(named, seat, ground):
    assert contrast(named[f"seat.{seat}.light"], named[ground]) >= LEAST


def test_the_strong_colours_are_stronger():
    palette = load_palette(home() / "assets")
    usual, strong = colours(palette, False), colours(palette, True)
    assert all(
        contrast(strong[w], strong[g]) >= contrast(usual[w], usual[g])
        for w, g in PAIRS
        if not {"accent", "gold", "gold_light"} & {w, g}
    )


def test_body_text_is_large_enough_for_a_sofa():
    sizes = [
        each.size for each in vars(letter_styles).values() if isinstance(each, letter_styles.Style)
    ]
    assert min(sizes) >= 20


@pytest.mark.parametrize("side, ground", [(1, "map_wall"), (1, "paper_dark"), (0, "map_wall")])
def test_a_piece_of_tank_chess_is_told_from_the_ground_by_its_value(named, side, ground):
    assert contrast(named[f"side.{side}"], named[ground]) >= 2


@pytest.mark.parametrize("paper", ["paper", "paper_dark"])
def test_white_is_brighter_than_the_paper_it_stands_on(named, paper):
    assert contrast(named["side.0"], named[paper]) >= 1.35


def test_a_panel_stands_out_from_the_page(named):
    assert contrast(named["panel"], named["page"]) >= 1.35


@pytest.mark.parametrize("ground", ["page", "panel"])
def test_what_is_switched_off_can_still_be_read(named, ground):
    assert contrast(named["faint"], named[ground]) >= 2.5


@pytest.mark.parametrize(
    "word", ["accent", "accent_dark", "hint", "quiet", "words", "line", "faint"]
)
def test_the_house_has_no_hue_of_its_own(named, word):
    _, green, blue = lab(named[word], "full")
    assert math.hypot(green, blue) <= 20


@pytest.mark.parametrize("seat", range(8))
def test_no_seat_has_the_colour_of_danger(named, seat):
    assert math.dist(lab(named["danger"], "full"), lab(named[f"seat.{seat}"], "full")) >= 25


def test_words_are_drawn_in_five_sizes():
    sizes = {
        each.size for each in vars(letter_styles).values() if isinstance(each, letter_styles.Style)
    }
    assert sizes == {20, 22, 24, 32, 48}


EDGES = ("meadow_edge", "ground_green"), ("grid", "tray"), ("ring_seam", "ring_plank")


@pytest.mark.parametrize("edge, ground", EDGES)
def test_in_strong_contrast_cells_can_be_counted_by_their_edges(edge, ground):
    strong = colours(load_palette(home() / "assets"), True)
    assert contrast(strong[edge], strong[ground]) >= 3
