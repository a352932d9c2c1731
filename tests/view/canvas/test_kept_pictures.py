"""Pictures that are kept from frame to frame, and parts of a page drawn by themselves."""

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY
from tests import stage


def blank(brushes, size=(1280, 720)):
    canvas = stage.canvas(brushes, size)
    canvas.surface.fill((0, 0, 0))
    return canvas


def test_a_slot_is_painted_once_for_a_key(brushes):
    painted = []
    for _ in range(2):
        blank(brushes).slot("one slot", "key", Box(0, 0, 40, 40), painted.append)
    assert len(painted) == 1


def test_a_slot_shows_the_latest_of_its_pictures(brushes):
    canvas = blank(brushes)
    for ink in ("danger", "good", "danger"):
        canvas.slot("changing", ink, Box(0, 0, 40, 40), lambda paper, ink=ink: paper.fill(ink))
    assert canvas.surface.get_at((20, 20)) == canvas.colour("danger")


def test_a_slot_is_painted_anew_when_the_colours_have_changed(brushes):
    painted = []
    for _ in range(2):
        blank(brushes).slot("new colours", "key", Box(0, 0, 40, 40), painted.append)
        brushes.forget()
    assert len(painted) == 2


def test_a_slot_that_may_be_late_stays_as_it_was_for_a_frame(brushes):
    canvas = blank(brushes)
    seen = []
    for ink, late in (("danger", True), ("good", True), ("good", False)):
        box = Box(0, 0, 40, 40)
        canvas.slot("late", ink, box, lambda paper, ink=ink: paper.fill(ink), late)
        seen.append(canvas.surface.get_at((20, 20)))
    danger, good = canvas.colour("danger"), canvas.colour("good")
    assert seen == [danger, danger, good]


def test_what_lies_on_a_plain_colour_looks_the_same_without_holes(brushes):
    pictures = []
    for on in (None, "page"):
        canvas = blank(brushes)
        canvas.fill("page")
        canvas.layer(
            "on a ground",
            Box(20, 20, 200, 90),
            lambda c: c.plate(c.box, "panel", 12, "line"),
            on=on,
        )
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_part_of_a_page_shows_what_the_page_shows_there(brushes):
    box = Box(40, 30, 300, 200)

    def paint(paper):
        paper.fill("page")
        paper.plate(Box(60, 50, 120, 80), "panel", 12, "line")
        paper.text("Tank", 70, 60, BODY)
        paper.piece("bot", 250, 120, 60)
        paper.pieces([("brick.whole", 100, 200)], 40)
        paper.circle((300, 180), 21, "accent", 3)

    whole, part = blank(brushes), Canvas(pygame.Surface((300, 200)), brushes, 1.0)
    paint(whole)
    paint(part.part(box))
    there = whole.surface.subsurface((40, 30, 300, 200))
    assert pygame.image.tobytes(part.surface, "RGB") == pygame.image.tobytes(there, "RGB")


def test_pieces_with_a_key_are_gone_through_once(brushes):
    asked = []

    def places():
        asked.append(True)
        yield ("brick.whole", 100, 100)

    for _ in range(2):
        blank(brushes).pieces(places(), 40, "these bricks")
    assert len(asked) == 1


def test_pieces_with_a_key_are_drawn_every_time(brushes):
    pictures = []
    for _ in range(2):
        canvas = blank(brushes)
        canvas.pieces([("brick.whole", 100, 100)], 40, "those bricks")
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1] != pygame.image.tobytes(blank(brushes).surface, "RGB")


def test_what_is_crafted_is_found_as_it_was_left(brushes):
    found = []

    def craft(slot):
        found.append(slot.shown)
        slot.surface.set_at((0, 0), (10, 20, 30))
        slot.shown = "half done"

    for _ in range(2):
        canvas = blank(brushes)
        canvas.crafted("crafted", Box(5, 5, 40, 40), craft)
    assert found == [None, "half done"]
    assert canvas.surface.get_at((5, 5))[:3] == (10, 20, 30)


def test_other_pictures_push_out_nothing_that_is_crafted(brushes):
    found = []

    def craft(slot):
        found.append(slot.shown)
        slot.shown = "done"

    for n in range(2):
        canvas = blank(brushes)
        canvas.crafted("dear", Box(0, 0, 1280, 720), craft)
        for name in range(9):
            canvas.slot((n, name), "key", canvas.box, lambda paper: paper.fill("good"))
    assert found == [None, "done"]
