"""The pages of the settings: what is changed is what then stands there, and what is kept."""

import pytest

from game.scenes.frame.commands import Changed, Key, Press
from game.scenes.settings.settings_page import TABS, settings_scene
from game.scenes.widgets.widget_kinds import Choice, Slider, Toggle, key_of
from tests import stage


def page_of(kit, tab=0):
    page = settings_scene(kit)
    stage.stack(page, size=(1280, 720))
    page.handle(Changed("tab", tab))
    return page


def choices(page):
    return {each.name: each for each in stage.widgets_of(page) if isinstance(each, Choice)}


def tab_of(page):
    (chosen,) = (
        key_of(each)
        for each in stage.widgets_of(page)
        if getattr(each, "name", "") == "tab" and each.chosen
    )
    return chosen


@pytest.mark.parametrize("tab", range(len(TABS)))
def test_every_choice_stands_as_it_was_chosen(kit, tab):
    page = page_of(kit, tab)
    for name, choice in choices(page).items():
        for place in reversed(range(len(choice.options))):
            page.handle(Changed(name, place))
            assert choices(page)[name].place == place, name


@pytest.mark.parametrize("tab", range(len(TABS)))
def test_every_switch_and_every_volume_is_kept_as_it_was_set(kit, tab):
    page = page_of(kit, tab)
    for each in stage.widgets_of(page):
        match each:
            case Toggle(name, on=on):
                page.handle(Changed(name, not on))
                assert getattr(kit.settings.now, name) is not on
            case Slider(name, value=value, low=low):
                page.handle(Changed(name, low))
                assert getattr(kit.settings.now, name) == low != value
            case _:
                pass


def test_the_keys_that_turn_go_round_the_pages(kit):
    page = page_of(kit)
    went = []
    for key in [Key.TURN_RIGHT] * len(TABS) + [Key.TURN_LEFT]:
        page.handle(Press(key))
        went.append(tab_of(page))
    names = [f"tab:{number}" for number in range(len(TABS))]
    assert went == [*names[1:], names[0], names[-1]]


def test_the_ring_goes_with_the_page_that_the_keys_open(kit):
    page = page_of(kit)
    page.handle(Press(Key.TURN_RIGHT))
    assert page.form.focused() == "tab:1" == tab_of(page)
