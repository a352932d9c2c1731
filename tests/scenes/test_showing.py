"""A choice of scenes shows and offers what was agreed to; also when something was done to it.

What was agreed to lies in `tests/shown/`, a file a scene. Whoever changes on purpose what is shown
has the files written anew, looks at what has changed there, and keeps it with the change:
`AGREED=anew python -m pytest -n 0 tests/scenes/test_showing.py`.
"""

import pytest

from game.scenes.frame.commands import Key, Press, Release
from game.scenes.frame.stack import Notice, Pop, Push, Replace, Restart
from game.scenes.widgets.focus import spots
from game.scenes.widgets.widget_kinds import Label
from tests import stage
from tests.showing import LARGE, agreed, changed, heard, told

NAMES = [
    name.strip()
    for name in """
title, language, settings, settings of the picture, settings of the sound, settings of the
records, settings of the phones, controls of a gamepad, credits, challenge half way, calendar,
evening, phones off, road, road closed, road pause, road task done, road lost, no records, one
record, curtain, curtain of a side, faults, join after a loss, rules, seats, no people,
challenge lost, keep a position, ghosts, tanchiki set-up, tanchiki set-up maps,
tanchiki set-up handicaps, tanchiki set-up broken, tanchiki eight seats,
tanchiki four face down, tanchiki forecast, tanchiki
exchange, tanchiki challenge, agreement, chess set-up clock, chess chosen, chess bared, chess
danger, chess pause, chess challenge, chess set-up position, chess editor, chess keeping, chess
open, chess onward, proving set-up, proving numbers, proving battle, proving fires, proving
flip, proving solo threats, proving challenge, proving challenges, cut plan, cut dice, cut
stopped, armour set-up, armour captured, armour cripple, armour lesson 6, armour challenges,
lamps set-up, lamps dark planned, lamps looked at, table of tanchiki chosen,
table of tank_chess chosen, table of proving_ground
""".replace("\n", " ").split(",")
]
"""Scenes that together go through nearly all that any of them goes through."""
DEAR = (
    *("title", "tanchiki", "rules", "calendar", "evening", "proving", "chess open", "chess onward"),
    *("armour cripple", "armour captured", "people", "table of tanchiki"),
)
"""Scenes whose answers take long to find: they are only looked at."""
FEW = 8


def lines_of(name, kit, brushes):
    """Return what a scene shows and answers, and what it shows then; nothing of it is done."""
    texts = heard(kit)
    stack = stage.stack(stage.SCENES[name](kit), size=LARGE)
    before = told(stack, brushes, texts)
    if name.startswith(DEAR):
        return before
    answered = list(answers(stack.top, kit, texts))
    return [*before, *answered, "== then", *changed(before, told(stack, brushes, texts))]


def answers(scene, kit, texts):
    """Yield what each control and each key answers, one after the other."""
    for focus, key in commands(scene):
        if focus:
            stage.form_of(scene).focus(focus)
        kit.sounds.played.clear()
        answer = spelled(scene.handle(Press(key)), texts)
        scene.handle(Release(key))
        yield " ".join((f"== {focus or key.name}: {answer}", at(scene), *kit.sounds.played))


def commands(scene):
    """Return some controls, each chosen by keys, and all other keys."""
    ready = [spot.key for spot in controls(scene) if spot.control.enabled]
    some = ready if len(ready) <= FEW else ready[:: len(ready) // FEW]
    yield from ((key, Key.ACCEPT) for key in some)
    yield from (("", key) for key in Key if key is not Key.ACCEPT)


def spelled(change, texts):
    """Return in short what a scene answers."""
    match change:
        case Notice(words):
            return f"Notice {texts.key(words)}"
        case Push(scene) | Replace(scene) | Restart(scene):
            return f"{type(change).__name__} {headed(scene, texts)}{' cut' * change.cut}"
        case Pop(str() | bool() | int() | None as answer):
            return f"Pop {answer}"
        case Pop(answer):
            return f"Pop {type(answer).__name__}"
        case _:
            return str(change)


def headed(scene, texts):
    """Return the first words of a scene that is to come."""
    scene.handle(stage.resized(LARGE))
    try:
        widgets = stage.widgets_of(scene)
    except (AssertionError, AttributeError):
        return type(scene).__name__
    found = [each.words for each in widgets if isinstance(each, Label)]
    return " / ".join(map(texts.key, found[:2]))


def at(scene):
    """Return where the focus is."""
    try:
        return f"<{stage.form_of(scene).focused()}>"
    except (AssertionError, AttributeError):
        return ""


def controls(scene):
    try:
        return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
    except (AssertionError, AttributeError):
        return []


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_shows_and_answers_what_was_agreed_to(name, tmp_path, brushes):
    agreed(name, lines_of(name, stage.make_kit(tmp_path / "kept", brushes), brushes))
