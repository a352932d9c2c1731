"""Set-ups by keys: an arrow leads to what one sees beside a control, and changes nothing."""

from __future__ import annotations

import pytest

from game.scenes.frame.commands import Changed, Key, Press, Said
from game.scenes.widgets.focus import WAYS, spots
from tests import stage

SETUPS = [name for name in stage.SCENES if "set-up" in name]
NEAR = 90.0
"""So far apart two controls are seen as neighbours, in units of the page."""


def ready(scene):
    """Return the controls that can be pointed at, where they are seen."""
    found = spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
    return [spot for spot in found if spot.control.enabled and spot.seen.height > 8]


def gap(start, end, way):
    """Return how far one lies from another in a direction, and the share of it that faces it."""
    (dx, dy), one, other = WAYS[way], start.seen, end.seen
    if dx:
        apart = other.x - one.right if dx > 0 else one.x - other.right
        faces = min(one.bottom, other.bottom) - max(one.y, other.y)
        return apart, faces / min(one.height, other.height)
    apart = other.y - one.bottom if dy > 0 else one.y - other.bottom
    faces = min(one.right, other.right) - max(one.x, other.x)
    return apart, faces / min(one.width, other.width)


def beside(places, start, way):
    """Return what one sees next to a control: the nearest that faces it, and all as near.

    What lies a little aside may be meant as well, if nothing is nearer. What a list still
    holds out of sight comes before all that lies outside it.
    """
    if start.area and start.area.most:
        places = [spot for spot in places if spot.area and spot.area.name == start.area.name]
    lies = {spot.key: gap(start, spot, way) for spot in places if spot is not start}
    ahead = {key: apart for key, (apart, faces) in lies.items() if apart > -2 and faces > -0.5}
    least = min((apart for key, apart in ahead.items() if lies[key][1] >= 0.5), default=NEAR)
    return {key for key, apart in ahead.items() if apart <= least + 8} if least < NEAR else set()


@pytest.mark.parametrize("name", SETUPS)
def test_an_arrow_leads_to_what_one_sees_beside_a_control(kit, name):
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    form, widgets, wrong = stage.form_of(scene), stage.widgets_of(scene), []
    places, tops = ready(scene), dict(form.scrolls.tops)
    for start in places:
        for way in WAYS:
            wanted = beside(places, start, way)
            form.focus(start.key)
            form.handle(Press(way), widgets)
            if wanted and form.focused() not in wanted:
                wrong.append((start.key, way.name, form.focused(), sorted(wanted)))
            form.scrolls.tops = dict(tops)
    assert wrong == []


@pytest.mark.parametrize("name", SETUPS)
def test_no_arrow_of_a_set_up_changes_a_value(kit, name):
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    form, widgets = stage.form_of(scene), stage.widgets_of(scene)
    changed = []
    for spot in ready(scene):
        for way in WAYS:
            form.focus(spot.key)
            answer = form.handle(Press(way), widgets)
            if isinstance(answer, Changed | Said):
                changed.append((spot.key, way.name))
    assert changed == []


def reached(form, widgets, start):
    """Return all that arrows lead to from here."""
    seen, waits = set(), [start]
    while waits:
        key = waits.pop()
        if key in seen:
            continue
        seen.add(key)
        for way in WAYS:
            form.focus(key)
            form.handle(Press(way), widgets)
            waits.append(form.focused())
    return seen


@pytest.mark.parametrize("name", SETUPS)
def test_arrows_lead_to_every_control_of_a_set_up(kit, name):
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    form, widgets = stage.form_of(scene), stage.widgets_of(scene)
    every = {spot.key for spot in spots(widgets, {}) if spot.control.enabled}
    assert every - reached(form, widgets, form.focused()) == set()


LISTS = ("pause", "tanchiki pause", "chess pause", "title", "settings", "records", "controls")


@pytest.mark.parametrize("name", LISTS)
def test_up_and_down_lead_round_the_ends_of_a_list(kit, name):
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    form, widgets = stage.form_of(scene), stage.widgets_of(scene)
    form.focus(form.focused() or "frame.back")
    for key in (Key.DOWN, Key.UP):
        seen = [form.focused()]
        while len(seen) == len(set(seen)) and len(seen) < 80:
            form.handle(Press(key), widgets)
            seen.append(form.focused())
        assert seen[-1] != seen[-2], (name, key, seen)


def test_a_key_that_is_held_stops_at_the_end_of_a_list(kit):
    scene = stage.SCENES["pause"](kit)
    scene.handle(stage.resized((1280, 720)))
    form, widgets = stage.form_of(scene), stage.widgets_of(scene)
    form.handle(Press(Key.UP, repeat=True), widgets)
    assert form.focused() == "go_on"
    form.handle(Press(Key.UP), widgets)
    assert form.focused() == "title"
