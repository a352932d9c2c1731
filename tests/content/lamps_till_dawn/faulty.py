"""Faulty houses, one mistake each, and the sentence that each must get."""

from __future__ import annotations

from tests.content.lamps_till_dawn.drawn import GOOD, house, middles, row

LIBRARY = 'name="library" type="room" x="192" y="64" width="128" height="128"'
CHAPEL = 'name="chapel" type="room" x="448" y="384"'
PORCH = 'name="porch" type="room" x="64" y="384"'
FIRST = 'name="1" type="start_place" x="384" y="160"'
LAST = 'name="4" type="start_place" x="128" y="224"'
SAID = '<property name="author"'

IN_LIBRARY = "rooms: cell 3,1: object 1: "
TOUCH = "the room touches no other; move it until they share a wall of one cell at least"
SQUARE = "a room is a square of 2x2 whole cells; switch snapping to the grid on and set its size so"
UNNAMED = "call it by a number from 1 to 4"
NOWHERE = "the start place lies in no room; move it into one"

ROOMS = {
    "room_too_wide": ('width="128"', 'width="192"', f"{SQUARE} (rule K1.1)"),
    "room_of_one_cell": (
        'width="128" height="128"',
        'width="64" height="64"',
        f"{SQUARE} (rule K1.1)",
    ),
    "room_between_cells": ('x="192"', 'x="200"', f"{SQUARE} (rule K1.1)"),
    "room_turned": ('type="room"', 'type="room" rotation="90"', f"{SQUARE} (rule K1.1)"),
    "room_as_a_point": (' width="128" height="128"', "", f"{SQUARE} (rule K1.1)"),
    "room_hidden": (
        'type="room"',
        'type="room" visible="0"',
        "the object is hidden, but would count; show or delete it",
    ),
    "room_nameless": (
        "library",
        "  ",
        "the room has no name; write it into the field “Name” (rule K1.1)",
    ),
    "room_name_too_long": (
        "library",
        "o" * 41,
        "the text “name” is longer than 40 letters",
    ),
    "room_of_another_class": ('"room"', '"rom"', "the class is “rom”, expected “room”"),
}
"""What is changed in the object of the library, and what is said of it."""

EDITS = {
    "room_with_a_property": (
        (
            f"{LIBRARY}/>",
            f'{LIBRARY}><properties><property name="lamp" value="on"/></properties></object>',
        ),
        f"{IN_LIBRARY}an object of the class “room” says nothing more; delete the property “lamp”",
    ),
    "room_outside": (
        (LIBRARY, LIBRARY.replace('y="64"', 'y="-64"')),
        "rooms: cell 3,-1: object 1: the object lies outside the board",
    ),
    "room_beyond_the_edge": (
        (CHAPEL, CHAPEL.replace('x="448"', 'x="576"')),
        "rooms: cell 9,6: object 12: the object lies outside the board",
    ),
    "room_name_twice": (
        (LIBRARY, LIBRARY.replace("library", "Kitchen")),
        "rooms: cell 1,2: object 3: another room is called “kitchen” as well; rename one of them",
    ),
    "room_over_another": (
        (LIBRARY, LIBRARY.replace('y="64"', 'y="128"')),
        "rooms: cell 3,3: object 5: the room lies over “library”; move one of them (rule K1.1)",
    ),
    "room_alone": (
        (PORCH, PORCH.replace('y="384"', 'y="448"')),
        f"rooms: cell 1,7: object 11: {TOUCH} (rule K1.1)",
    ),
    "start_called_5": (
        (LAST, LAST.replace('"4"', '"5"')),
        f"starts: cell 2,3: object 16: the start place is called “5”; {UNNAMED} (rule K1.3)",
    ),
    "start_without_a_name": (
        (FIRST, FIRST.replace('name="1" ', "")),
        f"starts: cell 6,2: object 13: the start place is called “”; {UNNAMED} (rule K1.3)",
    ),
    "start_name_twice": (
        (FIRST, FIRST.replace('"1"', '"2"')),
        "starts: cell 2,7: object 14: there is another start place 2; delete one, or give it"
        " another number (rule K1.3)",
    ),
    "start_in_the_garden": (
        (FIRST, FIRST.replace('y="160"', 'y="32"')),
        f"starts: cell 6,0: object 13: {NOWHERE} (rule K1.3)",
    ),
    "start_on_a_wall": (
        (FIRST, FIRST.replace('x="384"', 'x="320"')),
        f"starts: cell 5,2: object 13: {NOWHERE} (rule K1.3)",
    ),
    "starts_in_one_room": (
        (FIRST, 'name="1" type="start_place" x="96" y="420"'),
        "starts: cell 2,7: object 14: another start place lies in this room; move one of them"
        " (rule K1.3)",
    ),
    "start_missing": (
        (FIRST, FIRST.replace("start_place", "note")),
        "starts: cell 6,2: object 13: the class is “note”, expected “start_place”",
    ),
    "no_starts": (
        ('<objectgroup id="2" name="starts"', '<objectgroup id="2" name="notes"'),
        "starts: start places missing: 1, 2, 3; set a point of the class “start_place” into a room"
        " and call it so (rule K1.3)",
    ),
    "no_rooms": (
        ('<objectgroup id="1" name="rooms"', '<objectgroup id="1" name="notes"'),
        "rooms: the house has no room; draw a square of 2x2 cells in the object layer “rooms”, and"
        " give it the class “room” and a name (rule K1.1)",
    ),
    "layer_misspelt": (
        ('name="rooms"', 'name="roms"'),
        "roms: the game knows no layer of this name; did you mean: rooms?",
    ),
    "layer_of_another_game": (
        ('name="rooms"', 'name="terrain"'),
        "terrain: the game knows no layer of this name; did you mean: decoration?",
    ),
    "option_of_another_game": (
        (SAID, f'<property name="option" value="island"/>\n  {SAID}'),
        "map: the game knows no property “option”; did you mean: about.en, about.ru, about.uk,"
        " author, order, players, title.en, title.ru, title.uk?",
    ),
    "nine_players": (
        (SAID, f'<property name="players" value="2-9"/>\n  {SAID}'),
        "map: the property “players” is “2-9”, expected: 2-4",
    ),
}
"""What is changed in the old house, and what is said of it."""

LONG = ("a", "b", "c", "d", "e", "f", "g", "h")
DRAWN = {
    "two_houses": (
        house({**row("a", "b", "c", "d"), "e": (12, 0), "f": (14, 1)}, middles(0, 1, 3)),
        "rooms: cell 12,0: object 5: no way leads from here to the rest of the house; move the"
        " rooms until both parts share a wall of one cell at least (rule K1.1)",
    ),
    "corners_only": (
        house({**row("a", "b", "c"), "e": (6, 2)}, middles(0, 1, 2)),
        f"rooms: cell 6,2: object 4: {TOUCH} (rule K1.1)",
    ),
    "two_starts": (
        house(row(*LONG), middles(0, 4)),
        "starts: start places missing: 3; set a point of the class “start_place” into a room"
        " and call it so (rule K1.3)",
    ),
    "fourth_start_beside_another": (
        house(row(*LONG), middles(0, 3, 7, 6)),
        "starts: cell 13,1: object 104: too near start place 3; rooms from one to the other: 1,"
        " needed: 2 (rule K1.3)",
    ),
    "starts_near_where_there_is_room": (
        house(row(*LONG), middles(0, 2, 7)),
        "starts: cell 5,1: object 102: too near start place 1; rooms from one to the other: 2,"
        " needed: 3 (rule K1.3)",
    ),
    "too_small_to_start_apart": (
        house(row("a", "b", "c", "d"), middles(0, 2, 3)),
        "starts: cell 7,1: object 103: too near start place 2; rooms from one to the other: 1,"
        " needed: 2 (rule K1.3)",
    ),
    "too_many_rooms": (
        house(
            {f"{x}_{y}": (2.0 * x, 2.0 * y) for x in range(6) for y in range(6)}, middles(0, 3, 5)
        ),
        "rooms: the house has 36 rooms; at most 35 are allowed (rule K1.1)",
    ),
    "crowd_without_a_fourth_start": (
        house(row(*LONG), middles(0, 3, 7)).replace(
            '<property name="title.en"',
            '<property name="players" value="2-6"/><property name="title.en"',
        ),
        "map: players “2-6”, but this board is for 2-4",
    ),
}


def faulty() -> dict[str, tuple[str, str]]:
    """Return by its name the text of each house, and the sentence."""
    good = GOOD.read_text("utf-8")
    made = dict(DRAWN)
    for name, (old, new, said) in ROOMS.items():
        made[name] = edited(good, LIBRARY, LIBRARY.replace(old, new)), IN_LIBRARY + said
    for name, (edit, said) in EDITS.items():
        made[name] = edited(good, *edit), said
    return made


def edited(text: str, old: str, new: str) -> str:
    assert old in text, old
    assert old != new, old
    return text.replace(old, new, 1)
