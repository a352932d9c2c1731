"""Every sentence about a map names the place that the mistake has."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.maps.maps import report_on
from game.content.texts import LANGUAGES, load_texts
from game.content.tiled.faults import Fault, FaultPlace, sentence
from game.core.grid import Cell
from tests.content.maps.test_bad_maps import BAD, found, named_faults

FILE = """
    and_more file_empty file_is_json file_is_page file_is_picture template_empty
    template_tileset
"""
"""The file is the place, or the place is in what was told before."""

NAMED_BY = """
    file_loop file_missing file_not_plain file_too_large file_unreadable name_ending
    name_of_windows name_unreadable outside_root picture_damaged picture_no_png picture_size
    picture_too_large
"""
"""What names the other file is the place: the map, a tileset, an object."""

LINE = """
    attribute_number attribute_text attribute_unknown element_unknown text_stray xml_broken
    xml_encoding xml_entities xml_not_utf_8 xml_too_deep xml_too_many xml_wrong_root
"""
LAYER = """
    banner_missing banner_size challenge_aimless chunks_too_many code_bad_word code_no_such_segment
    code_not_square code_sizes_differ code_tile_sizes code_uneven_rows chess_size commander_count
    data_damaged data_encoding data_length data_missing data_xml data_zstd house_empty
    k_colour_missing k_not_square k_wrong_bricks k_wrong_count layer_coloured layer_image
    layer_missing layer_not_plain layer_size layer_sort_things layer_sort_tiles layer_twice
    layer_unknown layers_too_many letter_twice map_class map_empty map_orientation map_size
    map_tile_size objects_too_many proving_empty proving_size players properties_too_many
    property_kind property_nameless property_twice property_unknown property_value quarters_grid
    rooms_too_many segment_letter segment_size spawns_missing starts_missing templates_too_many
    text_too_long tileset_first_gid tileset_other_size tilesets_too_many title_language
    title_missing gid_unknown
"""
CELL = """
    army_size banner_cut_off banner_safe bots_missing cell_empty chunk_size code_and_layers
    data_number decoration_terrain duel_uneven eagle_unmarked edge_unreachable guards_count
    k_bot_cell_twice k_bot_facing k_bot_on_eagle k_bot_not_on_ground k_bot_outside
    k_colour_too_often k_cut_off k_eagle_cell k_falling_diagonal k_rising_diagonal not_symmetric
    obstacle_place piece_mine piece_place piece_twice proving_beside proving_many proving_shell
    quarter_missing quarter_twice start_place start_twice starts_few terrain_unknown tile_layer
    tile_silent token_place
"""
THING = """
    banner_covered banners_too_many coming_closed coming_twice fence_away fence_on_banner
    fence_on_water fence_shape fence_twice spawn_in_duel spawns_too_many bot_facing bot_twice
    facing_differs house_in_parts object_between object_hidden object_kind object_outside
    object_property object_rotation object_says object_unknown quarter_place quarter_shape
    room_alone room_name_twice room_nameless room_overlaps room_shape start_in_no_room start_name
    start_name_twice start_room_twice starts_near
"""
TILESET = """
    tileset_count tileset_gaps tileset_no_picture tileset_offset tileset_tile_size
    tileset_transparent_colour
"""
TILE = "tile_frame tile_number tile_twice tileset_collection"

HOUSES = """
    house_empty house_in_parts object_says room_alone room_name_twice room_nameless room_overlaps
    room_shape rooms_too_many start_in_no_room start_name start_name_twice start_room_twice
    starts_missing starts_near
"""
"""Only a map of Lamps Till Dawn is told so; its own tests have one for each."""

BANNERS = """
    banner_covered banner_cut_off banner_missing banner_safe banner_size banners_too_many
    coming_closed coming_twice duel_uneven fence_away fence_on_banner fence_on_water fence_shape
    fence_twice guards_count spawn_in_duel spawns_missing spawns_too_many
"""
"""Only a map of Hold the Banner is told so; its own tests have one for each."""

LANDS = """
    land_coloured land_damaged land_depth land_height land_laced land_no_png land_size land_unread
    land_veil
"""
"""Only a painted land of Blanket Hills is told so: a picture, whose pixels the sentence names."""

NEEDED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(FILE.split(), ()),
    **dict.fromkeys(LANDS.split(), ()),
    **dict.fromkeys(NAMED_BY.split(), ("namer",)),
    **dict.fromkeys(LINE.split(), ("line",)),
    **dict.fromkeys(LAYER.split(), ("layer",)),
    **dict.fromkeys(CELL.split(), ("layer", "cell")),
    **dict.fromkeys(THING.split(), ("layer", "cell", "thing")),
    **dict.fromkeys(TILESET.split(), ("tileset",)),
    **dict.fromkeys(TILE.split(), ("tileset", "tile")),
}


def missing(fault: Fault) -> list[str]:
    """Return the parts of its place that a fault of a map does not name."""
    place = fault.place
    known = {
        "layer": bool(place.layer),
        "cell": place.cell is not None,
        "thing": place.thing is not None,
        "tileset": bool(place.tileset),
        "tile": place.tile is not None,
        "line": place.line is not None,
        "namer": bool(place.layer or place.tileset),
    }
    return [part for part in NEEDED[fault.key] if not known[part]]


def test_every_message_says_which_place_it_has() -> None:
    assert set(NEEDED) == named_faults()


def test_every_fault_of_every_bad_map_names_its_place() -> None:
    told = [(path.stem, fault.key, missing(fault)) for path in BAD for fault in found(path)]
    assert [each for each in told if each[2]] == []


def test_nearly_every_message_has_a_bad_map() -> None:
    told = {fault.key for path in BAD for fault in found(path)}
    needed = set(NEEDED) - {*HOUSES.split(), *BANNERS.split(), *LANDS.split()}
    assert len(told) >= 0.85 * len(needed), sorted(needed - told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_the_place_from_the_large_to_the_small(language: str) -> None:
    place = FaultPlace("bots", Cell(3, 4), thing=71, tileset="ours", tile=82, line=93)
    said = sentence(Fault("a.tmx", "file_empty", place, "K1"), load_texts(language))
    marks = ("a.tmx", "93", "ours", "bots", "3,4", "71", "82", "K1")
    places = [said.find(mark) for mark in marks]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_whole_map_as_a_place_is_told_in_the_language(language: str) -> None:
    said = sentence(Fault("a.tmx", "title_missing", FaultPlace("map")), load_texts(language))
    assert said.split(": ")[1] == load_texts(language)("map.map") != "map"


@pytest.mark.parametrize(
    ("kind", "height", "name"), [("tanchiki_board", 12, "J5"), ("tank_chess_board", 12, "J8")]
)
def test_a_cell_is_called_as_the_board_of_its_game_letters_it(
    kind: str, height: int, name: str
) -> None:
    report = report_on(Path("a.tmx"))
    report.drawn = kind, height
    report.error("cell_empty", "terrain", Cell(9, 4))
    assert f": cell {name} (9,4): " in sentence(report.found[0], load_texts("en"))


def test_a_cell_of_no_known_board_is_called_as_tiled_shows_it() -> None:
    report = report_on(Path("a.tmx"))
    report.error("cell_empty", "terrain", Cell(9, 4))
    assert ": cell 9,4: " in sentence(report.found[0], load_texts("en"))
