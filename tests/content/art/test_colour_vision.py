"""Nothing is told by colour alone: every marker is seen on every ground by eyes of five kinds.

Two things are told apart when a share of their pixels is far enough apart; both numbers stand
beside the test. Pictures are drawn at 24 pixels a cell, smaller than any screen shows them.
"""

import math
from functools import lru_cache
from itertools import combinations, pairwise

import pytest

from game.content.art.palette import read_palette
from game.content.files.program_files import home
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.tools.tanchiki.tile_sheet import COLOURS
from game.tools.tank_chess.tile_sheet import KINDS
from tests.content.art.vision import contrast, drawn, lab, mean, pixels, share_apart, stamp

ART = read_shipped_art(home())
PALETTE = read_palette(home() / "assets/data/palette.yaml")

EARTH = tuple((f"ground.{colour}.0",) for colour in COLOURS)
TERRAIN = ("concrete.0", "concrete.15", "forest.15", "water.0.15", "ice.0.15")
BRICKS = ("brick.whole", "brick.half")
STANDING = tuple(("ground.yellow.0", name) for name in (*TERRAIN, *BRICKS))
PAPER = (("paper.light.0",), ("paper.dark.0",))
OBSTACLES = tuple(
    ("paper.dark.0", name)
    for name in ("wall.0", "low.0", "hedge.0", "mud.0", "trees.0", "river.0.0")
)
OVERLAYS = tuple(name for name in ART.ids() if name.startswith("overlay."))
TANKS = tuple(f"tank.{seat}" for seat in range(8))
# Protan eyes see much as deutan ones do, and tritan ones are rare: by night where it takes long.
RARE = ("protan", "tritan")
EYES = [pytest.param(e, marks=pytest.mark.nightly) if e in RARE else e for e in FILTERS]
PIECES = tuple(f"piece.{kind}.{side}" for kind in KINDS for side in (0, 1))


@lru_cache(maxsize=2000)
def look(*layers):
    return pixels(drawn(ART, *layers))


def hidden(markers, grounds, eyes, apart, share):
    """Return the markers that too few pixels tell from the bare ground."""
    return [
        (marker, ground[-1], round(part, 3))
        for marker in markers
        for ground in grounds
        if (part := share_apart(look(*ground), look(*ground, marker), eyes, apart, share)) < share
    ]


def confused(names, eyes, apart, share, *ground):
    """Return the pairs that too few pixels tell from each other."""
    return [
        (one, other, round(part, 3))
        for one, other in combinations(names, 2)
        if (part := share_apart(look(*ground, one), look(*ground, other), eyes, apart, share))
        < share
    ]


@pytest.mark.parametrize("eyes", EYES)
def test_every_tank_is_seen_on_every_ground(eyes):
    assert not hidden((*TANKS, "bot"), EARTH + STANDING, eyes, 20, 0.15)


@pytest.mark.parametrize("eyes", EYES)
def test_every_piece_is_seen_on_every_ground(eyes):
    assert not hidden(PIECES, PAPER + OBSTACLES, eyes, 20, 0.15)


@pytest.mark.parametrize("eyes", EYES)
def test_every_overlay_is_seen_on_every_ground(eyes):
    assert not hidden(OVERLAYS, EARTH + STANDING + PAPER + OBSTACLES, eyes, 20, 0.03)


@pytest.mark.parametrize("eyes", FILTERS)
def test_no_two_tanks_look_alike(eyes):
    assert not confused((*TANKS, "bot"), eyes, 10, 0.04, "ground.red.0")


@pytest.mark.parametrize("eyes", FILTERS)
def test_no_two_seat_markers_look_alike(eyes):
    assert not confused([f"emblem.{seat}" for seat in range(8)], eyes, 10, 0.06)


@pytest.mark.parametrize(
    "eyes, least", [("full", 30), ("protan", 30), ("deutan", 30), ("tritan", 25)]
)
def test_every_two_seats_have_colours_far_apart(eyes, least):
    near = [
        (one.name, other.name, round(apart))
        for one, other in combinations(PALETTE.seats, 2)
        if (apart := math.dist(lab(one.main, eyes), lab(other.main, eyes))) < least
    ]
    assert not near


# Other eyes take danger for Emerald: that is why it is hatched wherever it lies on a board.
@pytest.mark.parametrize("sign", ["danger", "hint"])
def test_a_sign_of_the_screen_has_the_colour_of_no_seat(sign):
    colour = lab(PALETTE.colour(sign), "full")
    near = [seat.name for seat in PALETTE.seats if math.dist(colour, lab(seat.main, "full")) < 24]
    assert not near


def test_no_seat_has_a_dark_colour():
    assert [seat.name for seat in PALETTE.seats if lab(seat.main, "full")[0] < 49.5] == []


@pytest.mark.parametrize("eyes", FILTERS)
def test_the_steps_of_a_seats_colour_go_from_light_to_ink(eyes):
    wrong = []
    for seat in PALETTE.seats:
        steps = [lab(step, eyes)[0] for step in (seat.light, seat.main, seat.dark, seat.ink)]
        if any(one <= other for one, other in pairwise(steps)):
            wrong.append(seat.name)
    assert not wrong


@pytest.mark.parametrize("eyes", FILTERS)
def test_no_two_card_backs_look_alike(eyes):
    assert not confused([f"card_back.{seat}" for seat in range(8)], eyes, 10, 0.1)


@pytest.mark.parametrize("eyes", FILTERS)
def test_no_two_overlays_look_alike(eyes):
    assert not confused(OVERLAYS, eyes, 15, 0.03, "ground.blue.0")


@pytest.mark.parametrize("eyes", FILTERS)
def test_the_two_sides_of_tank_chess_look_apart(eyes):
    pairs = [(f"piece.{kind}.0", f"piece.{kind}.1") for kind in KINDS]
    assert not [pair for pair in pairs if confused(pair, eyes, 20, 0.08, "paper.light.0")]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("ground", [*COLOURS, "map"])
def test_terrain_is_told_apart_by_eyes_of_every_kind(ground, eyes):
    under = f"ground.{ground}.0"
    grounds = [(under,), *((under, name) for name in (*TERRAIN, *BRICKS))]
    alike = [
        (one[-1], other[-1])
        for one, other in combinations((*PAPER[:1], *OBSTACLES) if ground == "map" else grounds, 2)
        if {one[-1], other[-1]} != {"concrete.0", "concrete.15"}
        and share_apart(look(*one), look(*other), eyes, 8, 0.4) < 0.4
    ]
    assert not alike


def test_water_ground_concrete_and_ice_are_steps_of_light():
    on = ("ground.red.0", "water.0.15"), ("ground.red.0",), ("ground.red.0", "concrete.15")
    steps = [mean(look(*each), "grey")[0] for each in (*on, ("ground.red.0", "ice.0.15"))]
    assert all(low + 9 < high for low, high in pairwise(steps))


@pytest.mark.parametrize("word", ["words", "quiet", "accent", "danger", "good", "hint"])
def test_words_can_be_read_on_every_panel(word):
    backs = ("night", "page", "panel", "panel_light")
    ratios = [contrast(PALETTE.colour(word), PALETTE.colour(back)) for back in backs]
    assert min(ratios) >= 4.5


def test_each_facing_of_a_tank_looks_its_own():
    alike = []
    for name, ground in (
        *((tank, "ground.red.0") for tank in TANKS[:1]),
        *((piece, "paper.light.0") for piece in PIECES),
    ):
        facings = []
        for eighth in range(8):
            cell = drawn(ART, ground)
            stamp(cell, ART, name, 24, 45 * eighth)
            facings.append(pixels(cell))
        alike += [
            name
            for one, other in combinations(facings, 2)
            if share_apart(one, other, "grey", 12, 0.15) < 0.15
        ]
    assert not alike
