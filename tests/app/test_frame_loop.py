"""The frame that goes round: what is drawn when, and windows of every size."""

import random
from dataclasses import dataclass
from itertools import count

import pygame
import pytest

from game.app.program import set_up
from game.app.screen_turning import TURNING_MS
from game.app.start_options import Options
from game.app.window import Window
from game.scenes.frame.commands import Wants
from game.scenes.frame.kit import Book
from game.scenes.frame.settings import Settings, Sits
from game.scenes.frame.stack import Notice, Push, Replace, Restart
from game.scenes.play.curtain import curtain_scene
from game.scenes.settings.settings_page import settings_scene
from game.scenes.widgets.widget_kinds import Button
from tests import stage, vjoy
from tests.app.shells import opened, resize

# The program is built anew for each size: by day only the smallest and the widest.
ODD = [(1, 1), (3000, 100)]
MORE = [(640, 360), (320, 200), (960, 540), (100, 1500), (1024, 768)]
BY_NIGHT = [pytest.param(size, marks=pytest.mark.nightly) for size in MORE]


@pytest.fixture
def shell(tmp_path):
    return opened(tmp_path)[0]


def settled(shell):
    for _ in range(4):
        shell.turn()
    shell._fade.end()
    shell.stack.update(1000)
    shell.turn()
    shell.turn()
    return shell


def test_a_still_menu_is_not_drawn_again(shell):
    settled(shell)
    drawn = shell.drawn
    for _ in range(5):
        shell.turn()
    assert shell.drawn == drawn


def test_a_pointer_that_moves_is_drawn(shell):
    drawn = settled(shell).drawn
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(90, 200), rel=(1, 1), buttons=(0, 0, 0))
    )
    shell.turn()
    assert shell.drawn == drawn + 1


@pytest.mark.parametrize("size", [*ODD, *BY_NIGHT], ids=str)
def test_a_window_of_any_size_is_drawn(shell, size):
    settled(shell)
    resize(size)
    shell.turn()
    assert shell.window.surface.get_size() == size


@pytest.mark.parametrize("count", [4, pytest.param(200, marks=pytest.mark.nightly)])
def test_many_sizes_one_after_the_other_are_drawn(shell, count):
    chance = random.Random(1)
    for _ in range(count):
        resize((chance.randint(1, 900), chance.randint(1, 700)))
        shell.turn()
    assert shell.running


@pytest.mark.nightly
def test_the_largest_windows_are_drawn(shell):
    for size in ((3840, 2160), (5120, 1440), (7680, 4320), (16384, 64)):
        resize(size)
        shell.turn()
    assert shell.running


@pytest.mark.nightly
def test_two_hundred_sizes_up_to_the_largest_are_drawn(shell):
    chance = random.Random(2)
    for _ in range(200):
        width = round(2 ** chance.uniform(0, 14))
        resize((width, chance.randint(1, min(16_384, max(1, 16_000_000 // width)))))
        shell.turn()
    assert shell.running


def test_the_page_grows_with_the_window_not_the_letters(shell):
    settled(shell)
    resize((1720, 720))
    shell.turn()
    assert shell.stack.top.page.width == 1720


def test_a_notice_goes_away_by_itself(shell):
    settled(shell)
    shell.stack.note("Saved.")
    shell.stack.update(10_000)
    assert shell.stack.notices == ()


def test_the_same_notice_stands_there_once(shell):
    shell.stack._act(Notice("Saved."))
    shell.stack._act(Notice("Saved."))
    assert shell.stack.notices == ("Saved.",)


def test_closing_the_window_ends_the_program_from_any_scene(tmp_path):
    shell, kit = opened(tmp_path)
    names = ("title", "settings", "curtain", "question", "join", "tanchiki planning", "chess plan")
    still = []
    for name in names:
        shell._closed = False
        shell.stack._act(Push(stage.SCENES[name](kit)))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(90, 200), button=1))
        pygame.event.post(pygame.Event(pygame.QUIT))
        shell.turn()
        still += [name] * shell.running
    assert still == []


def test_a_press_on_quit_asks_first(shell):
    settled(shell)
    escape = {"scancode": pygame.KSCAN_ESCAPE, "key": 0, "mod": 0, "unicode": ""}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, escape))
    shell.turn()
    assert shell.stack.depth == 2


def test_after_a_cut_nothing_of_the_picture_before_shines_through(tmp_path):
    shell, kit = opened(tmp_path)
    settled(shell)
    curtain = curtain_scene(kit, 1, "Ann", "emblem.1")
    shell.stack._act(Push(curtain, cut=True))
    shell._after(shell.stack.changes - 1, shell.stack.cuts - 1)
    shell.draw()
    shown = pygame.image.tobytes(shell.window.surface, "RGB")
    alone = stage.canvas(shell.brushes)
    curtain.draw(alone)
    assert shown == pygame.image.tobytes(alone.surface, "RGB")


def test_without_a_cut_the_picture_before_fades(tmp_path):
    shell, kit = opened(tmp_path)
    settled(shell)
    shell.stack._act(Push(curtain_scene(kit, 1, "Ann", "emblem.1")))
    shell._after(shell.stack.changes - 1, shell.stack.cuts)
    assert shell._fade.running


def test_with_less_motion_nothing_fades(tmp_path):
    shell, kit = opened(tmp_path)
    kit.settings.change(less_motion=True)
    settled(shell)
    shell.stack._act(Push(curtain_scene(kit, 1, "Ann", "emblem.1")))
    shell._after(shell.stack.changes - 1, shell.stack.cuts)
    assert not shell._fade.running


def test_another_language_is_spoken_at_once(tmp_path):
    _, kit = opened(tmp_path)
    kit.words.speak("uk")
    assert kit.words("title.settings") == "Налаштування"


def test_a_larger_text_size_holds_at_once(tmp_path):
    shell, kit = opened(tmp_path)
    kit.settings.change(text_size=150)
    assert shell.brushes.type.percent == 150


def test_whoever_sits_down_on_a_sofa_has_a_larger_page_at_once(tmp_path):
    shell, kit = opened(tmp_path, (1920, 1080))
    shell.turn()
    pages = [shell.stack.top.page.width]
    for sits in (Sits.SOFA, Sits.DESK):
        kit.settings.change(sits=sits)
        shell.turn()
        assert shell.brushes.type.far is (sits is Sits.SOFA)
        pages.append(shell.stack.top.page.width)
    assert pages == [1600, 1280, 1600]


def test_the_sofa_is_remembered(tmp_path):
    book = Book(Settings(language="en", sits=Sits.SOFA))
    window = Window(book)
    window.open(False)
    shell, _ = set_up(Options(language="en"), tmp_path, book, window)
    shell.ahead.end()
    assert shell.brushes.type.far


@pytest.mark.skipif(vjoy.library() is None, reason="virtual pads need the SDL of a Linux wheel")
def test_from_the_title_to_the_settings_and_out_by_pad_alone(tmp_path):
    shell, kit = opened(tmp_path)
    settled(shell)
    pad = vjoy.VirtualPad()
    press = presser(shell, pad)
    walk(shell, press, "settings")
    press(vjoy.SOUTH)
    walk(shell, press, "speed")
    before = kit.settings.now.speed
    press(vjoy.RIGHT)
    after = kit.settings.now.speed
    press(vjoy.EAST)
    press(vjoy.EAST)
    walk(shell, press, "yes")
    press(vjoy.SOUTH)
    pad.unplug()
    assert (after != before, shell.running) == (True, False)


def presser(shell, pad):
    def press(button):
        for down in (True, False):
            pad.button(button, down)
            if shell.running:
                shell.turn()

    return press


def walk(shell, press, name):
    """Go to a control with the cross of the pad alone, as somebody who tries directions."""
    chance = random.Random(3)
    for _ in range(300):
        if shell.stack.top.form.focused() == name:
            return
        press(chance.choice((vjoy.DOWN, vjoy.DOWN, vjoy.RIGHT, vjoy.UP, vjoy.LEFT)))
    raise AssertionError(f"no way to {name}")


def test_full_screen_can_be_chosen_in_the_settings(tmp_path):
    shell, kit = opened(tmp_path)
    kit.settings.change(fullscreen=True)
    assert shell.window.fullscreen


def focus(shell, *kinds):
    for kind in kinds:
        pygame.event.post(pygame.Event(kind))
    shell.turn()


def planned(tmp_path):
    """Return a program at a table that pauses when its window is left."""
    shell, kit = opened(tmp_path)
    shell.stack._act(Push(stage.SCENES["tanchiki planning"](kit)))
    settled(shell)
    return shell, shell.stack.depth


@pytest.mark.parametrize("gained", ["at once", "a frame later"])
def test_the_focus_that_goes_while_the_screen_is_changed_pauses_nothing(tmp_path, gained):
    shell, depth = planned(tmp_path)
    shell.window.toggle()
    if gained == "at once":
        focus(shell, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
    else:
        focus(shell, pygame.WINDOWFOCUSLOST)
        focus(shell, pygame.WINDOWFOCUSGAINED)
    shell._update(TURNING_MS)
    assert shell.stack.depth == depth


def test_the_focus_that_does_not_come_back_to_the_new_screen_pauses(tmp_path):
    shell, depth = planned(tmp_path)
    shell.window.toggle()
    focus(shell, pygame.WINDOWFOCUSLOST)
    assert shell.stack.depth == depth
    shell._update(TURNING_MS)
    assert shell.stack.depth == depth + 1


def test_the_focus_that_goes_when_nothing_is_changed_pauses_at_once(tmp_path):
    shell, depth = planned(tmp_path)
    shell.window.toggle()
    shell._update(TURNING_MS)
    focus(shell, pygame.WINDOWFOCUSLOST)
    assert shell.stack.depth == depth + 1


def test_the_window_comes_back_after_full_screen_as_large_as_it_was(tmp_path):
    shell, kit = opened(tmp_path, (800, 450))
    kit.settings.change(fullscreen=True)
    kit.settings.change(fullscreen=False)
    assert shell.window.surface.get_size() == (800, 450)


def test_the_switch_tells_of_a_full_screen_from_the_command_line():
    book = Book(Settings())
    Window(book).open(True)
    assert book.now.fullscreen


def test_another_setting_does_not_touch_a_full_screen_from_the_command_line(tmp_path):
    shell, kit = opened(tmp_path)
    shell.window._set(True)
    kit.settings.change(volume=3)
    assert shell.window.fullscreen


@pytest.mark.parametrize(
    "kind", [pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED]
)
def test_an_uncovered_window_is_drawn_again(tmp_path, kind):
    shell, _ = opened(tmp_path)
    shell.idle = 0
    for _ in range(3):
        shell.turn()
    pygame.event.clear()
    before = shell.drawn
    pygame.event.post(pygame.Event(kind))
    shell.turn()
    assert shell.drawn == before + 1


def test_a_key_held_down_walks_through_no_scene_that_opened_under_it(tmp_path):
    shell, kit = opened(tmp_path)
    settled(shell)
    pygame.event.post(
        pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_DOWN, key=0, mod=0, unicode="")
    )
    shell.turn()
    shell.stack._act(Push(settings_scene(kit)))
    focused = shell.stack.top.form.focused()
    for _ in range(12):
        shell._update(100)
    assert shell.stack.top.form.focused() == focused


@dataclass
class Waiting:
    """A scene that leads to another one with the first update."""

    change: object
    see_through = False
    moving = False
    wants = Wants.KEYS

    def handle(self, command):
        return None

    def update(self, ms):
        change, self.change = self.change, None
        return change

    def draw(self, canvas):
        canvas.fill("page")

    def resume(self, answer):
        return None


def led(tmp_path, lead):
    """Let a scene lead to the settings where everything that is made takes a millisecond; return
    the program, and in how many frames the settings were there."""
    shell, kit = opened(tmp_path)
    settled(shell)
    shell.brushes.patience._clock = count().__next__
    shell.brushes.forget()
    shell.brushes.pictures.forget()
    shell.stack._act(Restart(Waiting(lead(settings_scene(kit)))))
    drawn, frames = shell.drawn, 0
    while shell.drawn == drawn:
        shell.turn()
        frames += 1
    return shell, frames


def test_the_first_picture_of_a_scene_is_painted_in_slices(tmp_path):
    shell, frames = led(tmp_path, Replace)
    assert frames > 2
    shell._fade.end()
    shell.draw()
    whole = stage.canvas(shell.brushes, shell.window.surface.get_size())
    shell.stack.draw(whole)
    assert bytes(shell.window.surface.get_buffer()) == bytes(whole.surface.get_buffer())


def test_what_is_cut_to_is_painted_at_once(tmp_path):
    _, frames = led(tmp_path, lambda scene: Replace(scene, cut=True))
    assert frames == 1


@dataclass
class Leaving:
    """A scene that leaves so many times something to be drawn for the next frame."""

    left: int
    see_through = False
    moving = False
    wants = Wants.KEYS

    def handle(self, command):
        return None

    def update(self, ms):
        return None

    def draw(self, canvas):
        canvas.fill("page")
        over = canvas.brushes.patience.share(0)
        if self.left and over():
            self.left -= 1

    def resume(self, answer):
        return None


def test_what_a_frame_leaves_is_drawn_in_the_next_ones_and_then_no_more(shell):
    settled(shell)
    scene = Leaving(0)
    shell.stack._act(Restart(scene, cut=True))
    settled(shell)
    scene.left, drawn = 3, shell.drawn
    shell.redraw()
    for _ in range(8):
        shell.turn()
    assert scene.left == 0
    assert shell.drawn == drawn + 4


def test_four_presses_lead_to_a_board_wherever_the_pointer_rests(tmp_path):
    shell, _ = opened(tmp_path, (1280, 720))
    shell.turn()
    rest = next(each.box.middle for each in buttons(shell) if each.name == "settings")
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=rest, rel=(0, 0), buttons=(0, 0, 0)))
    for waits in ("play", "box:tanchiki", "play", "setup.start"):
        for _ in range(600):
            shell.turn()
            if focused(shell) == waits:
                break
        assert focused(shell) == waits
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, scancode=40, key=13, mod=0, unicode=""))
        shell.turn()
    assert hasattr(shell.stack.top, "desk")


def buttons(shell):
    return [each for each in stage.widgets_of(shell.stack.top) if isinstance(each, Button)]


def focused(shell):
    form = getattr(shell.stack.top, "form", None)
    return form.focused() if form is not None else ""
