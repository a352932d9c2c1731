"""Each commander has four faces, and every one is known at a glance, small and without colour."""

from itertools import combinations

import pygame
import pytest

from game.content.files.program_files import home
from game.content.files.reader import read_text
from game.tools.pictures.tile_sheets import read_shipped_art
from tests.content.art.vision import pixels, share_apart, stamp

ART = read_shipped_art(home())
MOODS = ("calm", "glad", "sour", "hit")
SMALL = 48


def commanders():
    text = read_text(home() / "assets/data/commanders.yaml")
    return [line.rstrip(":") for line in text.splitlines() if line[:1].isalpha()]


def look(who, mood):
    surface = pygame.Surface((SMALL, SMALL))
    stamp(surface, ART, f"portrait.{who}.{mood}", SMALL // 2)
    return pixels(surface)


def test_every_commander_has_a_face_for_each_mood():
    assert len(commanders()) == 8
    missing = [
        f"portrait.{who}.{mood}"
        for who in commanders()
        for mood in MOODS
        if f"portrait.{who}.{mood}" not in ART
    ]
    assert not missing


def test_every_portrait_belongs_to_a_commander():
    drawn = {name.split(".")[1] for name in ART.ids() if name.startswith("portrait.")}
    assert drawn == set(commanders())


@pytest.mark.parametrize("eyes", ["full", "deutan", "grey"])
@pytest.mark.parametrize("mood", MOODS)
def test_no_two_commanders_look_alike_when_small(mood, eyes):
    faces = {who: look(who, mood) for who in commanders()}
    alike = [
        (one, other)
        for one, other in combinations(faces, 2)
        if share_apart(faces[one], faces[other], eyes, 15, 0.2) < 0.2
    ]
    assert not alike


@pytest.mark.parametrize("who", commanders())
def test_a_commander_in_a_fix_looks_otherwise_without_colour_too(who):
    calm, hit = look(who, "calm"), look(who, "hit")
    assert share_apart(calm, hit, "grey", 15, 0.15) >= 0.15


@pytest.mark.parametrize("who", commanders())
@pytest.mark.parametrize("eyes", ["full", "grey"])
def test_a_glad_and_a_sour_face_are_told_apart(who, eyes):
    glad, sour = look(who, "glad"), look(who, "sour")
    assert share_apart(glad, sour, eyes, 15, 0.15) >= 0.15
