"""Both sides of the shared table: panels that are picked and explained, hints, and the log."""

from dataclasses import replace

import pygame
import pytest

from game.app import assets
from game.content.files.program_files import home
from game.core.grid import Cell
from game.core.rules import NOBODY
from game.core.spelling import SeatOf
from game.rules import GAMES
from game.scenes.faces.hint import Hint
from game.scenes.frame.commands import Chosen, Key, Moved
from game.scenes.frame.settings import Curtain
from game.scenes.table import layout
from game.scenes.table.guide_hints import SIGN
from game.scenes.table.opened_table import begun
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Label, Panel
from game.session.match.match import Match
from tests import stage
from tests.demo import ROOMS
from tests.demo.rules.spelling import SPELL
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, let_pass, press, sat
from tests.setups.demo import CROWD, DUEL


def against_emerald(table, seat, action):
    """Spell every action of the game with a seat before it."""
    return tuple((SeatOf(1), *parts) for parts in SPELL(table, seat, action))


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.OPEN)
    return taught(kit)


def table(demo, players=(None, "random"), face=FACE, spell=SPELL):
    plain = match(DUEL if len(players) == 2 else CROWD, *players)
    rules = replace(plain.rules, spell=spell)
    scene = begun(demo, Match(rules, plain.header, plain.flag), face)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_seat_is_pointed_out_by_its_panel(demo, hand):
    stack, scene = table(demo, spell=replace(SPELL, of=against_emerald))
    assert buttons(scene)["pick.0:0"].box == layout.panels(scene.desk)[1]
    hand(stack, scene, 0, lambda action: 0)
    assert scene.desk.choosing.picking(0).picked == (SeatOf(1),)


def test_a_seat_to_be_pointed_out_is_no_word_beside_the_board(demo):
    _, scene = table(demo, spell=replace(SPELL, of=against_emerald))
    assert layout.chooser(scene.desk, 0).laid.beside == ()
    assert [b.box for b in _buttons(scene) if b.name == "pick.0"] == [layout.panels(scene.desk)[1]]


def test_a_panel_says_what_it_counts(demo):
    stack, scene = table(demo)
    panel = buttons(scene)["seat.1"]
    assert (panel.tip, panel.box) == ("Cards in hand: 4", layout.panels(scene.desk)[1])
    stack.handle(Moved(*panel.box.middle))
    click(stack, panel)
    assert (stack.top is scene, scene.live.match.count) == (True, 0)


def test_a_panel_without_words_is_no_control(demo):
    face = replace(FACE, table=replace(FACE.table, panel=_silent))
    _, scene = table(demo, face=face)
    assert not any(b.name == "seat.1" for b in _buttons(scene))


def test_a_hint_puts_its_sign_at_the_corner_of_what_it_speaks_of(demo):
    _, scene = hinted(demo, "hand")
    hand = [b.box for b in _buttons(scene) if b.name == "pick.0"]
    corner = _sign(scene).box.middle
    assert all(corner[0] >= box.right and corner[1] <= box.y for box in hand)
    _, scene = hinted(demo, "seats")
    first = layout.panels(scene.desk)[0]
    sign = _sign(scene)
    assert sign.box.meets(first)
    assert not sign.box.holds(*first.middle)


def test_no_frame_stands_round_what_a_hint_speaks_of(demo):
    _, scene = hinted(demo, "hand")
    found = layout.widgets(scene.desk)
    assert not any(isinstance(w, Panel) and w.fill == (0, 0, 0, 0) for w in found)


def test_no_hint_stands_under_a_pause(demo):
    stack, scene = hinted(demo, "hand")
    assert "guide.read" in buttons(scene)
    press(stack, Key.MENU)
    assert "guide.read" not in buttons(scene)
    scene.resume("")
    assert "guide.read" in buttons(scene)


def test_no_tip_stands_under_a_pause(demo, brushes):
    stack, scene = table(demo)
    stack.handle(stage.resized((640, 360)))
    press(stack, Key.NEXT)
    scene.desk.form.focus("seat.1")
    let_pass(stack, 900)
    tipped, bare = stage.canvas(brushes, (640, 360)), stage.canvas(brushes, (640, 360))
    scene.draw(tipped)
    press(stack, Key.MENU)
    scene.draw(bare)
    spot = _below(buttons(scene)["seat.1"].box)
    assert tipped.surface.get_at(spot) != bare.surface.get_at(spot)


def test_the_log_keeps_its_place_while_nobody_chooses(demo):
    stack, scene = table(demo)
    before = _log(scene)
    by_mouse(stack, scene, 0, lambda action: 0)
    assert _log(scene) == before
    scene.desk.open = ()
    assert _log(scene) == before


def test_the_place_of_the_hand_says_who_is_waited_for(demo):
    _, scene = table(demo, ("random", "random"))
    assert "Amber is thinking\N{NO-BREAK SPACE}…" in _words(scene)
    scene.live.playback.paused = True
    assert "Amber" in _words(scene)
    assert not any("thinking" in words for words in _words(scene))


def test_what_is_being_shown_is_told_in_the_place_of_the_hand(demo):
    stack, scene = table(demo, ("random", "random"))
    demo.settings.change(speed=100, bot_speed=100)
    told = ""
    while not told:
        let_pass(stack, 50)
        told = _told_now(scene)
    assert told in _words(scene)


def _told_now(scene):
    reel, desk = scene.live.playback, scene.desk
    if reel.current is None:
        return ""
    return desk.board.tell(desk.kit.words, reel.shown, reel.current.event, desk.sitting.names)


def test_a_match_that_is_over_is_not_to_be_watched(demo):
    stack, scene = table(demo, ("random", "random"))
    for _ in range(300):
        let_pass(stack, 100)
        if scene.live.match.outcome is not None and scene.live.playback.idle:
            break
    assert "The match is over" in _words(scene)
    assert "Watch what happens" not in _words(scene)


def test_skipping_shows_all_that_waits_though_it_was_paused(demo):
    stack, scene = table(demo)
    demo.settings.change(speed=100, bot_speed=100)
    scene.live.playback.paused = True
    scene.live.submit(scene.live.legal(0)[0])
    assert not scene.live.playback.idle
    stack.handle(Chosen("bar.skip"))
    assert scene.live.playback.idle
    assert not scene.live.playback.paused


def test_the_log_has_a_heading_above_its_lines(demo):
    _, scene = table(demo)
    found = layout.widgets(scene.desk)
    heading = next(w for w in found if isinstance(w, Label) and w.words == "What has happened")
    assert heading.box.bottom <= _log(scene).y


@pytest.mark.parametrize("percent", (100, 150))
def test_four_open_hands_and_a_hint_leave_every_panel_free(demo, percent):
    _, scene = table(demo, (None,) * 4)
    kind = assets.load_brushes(home() / "assets", percent, False).type
    scene.desk.page = replace(scene.desk.page, type=kind)
    panels = layout.panels(scene.desk)
    picks = [b for b in _buttons(scene) if b.name.startswith(("pick.", "guide."))]
    assert {b.name for b in picks} >= {"pick.0", "pick.1", "pick.2", "pick.3", "guide.read"}
    assert not any(b.box.meets(panel) for b in picks for panel in panels)
    assert all(b.box.within(scene.desk.page.box) for b in picks)
    assert all(panel.height >= 28 for panel in panels)


def hinted(demo, at):
    demo.settings.change(seen=frozenset())
    hints = (Hint("demo.hint.lay", lambda now: True, at),)
    stack, scene = table(demo, face=replace(FACE, table=replace(FACE.table, hints=hints)))
    return stack, scene


def _below(box):
    """Return a spot of a small window just below a panel, where its tip has its edge."""
    return round((box.x + 30) / 2), round((box.bottom + 14) / 2)


def _silent(view, seat):
    return replace(FACE.table.panel(view, seat), counters=())


def _buttons(scene):
    return [b for b in layout.widgets(scene.desk) if isinstance(b, Button)]


def _sign(scene):
    found = layout.widgets(scene.desk)
    return next(w for w in found if isinstance(w, Drawing) and w.box.width == SIGN)


def _log(scene):
    return next(w.box for w in layout.widgets(scene.desk) if isinstance(w, Area))


def _words(scene):
    return {w.words for w in layout.widgets(scene.desk) if isinstance(w, Label)}


def test_no_tip_may_cover_anybodys_go_nor_another_hand(demo):
    _, scene = table(demo, (None, None))
    found = layout.widgets(scene.desk)
    first, second = (next(b for b in _buttons(scene) if b.name == f"pick.{n}") for n in (0, 1))
    clear = layout.kept_clear(scene.desk, found, first.box)
    assert any(box.holds(*second.box.middle) for box in clear)
    assert not any(box.holds(*first.box.middle) for box in clear)


def test_no_tip_may_cover_the_panel_of_another(demo):
    _, scene = table(demo, (None, None))
    found, panels = layout.widgets(scene.desk), layout.panels(scene.desk)
    first = next(b for b in _buttons(scene) if b.name == "pick.0")
    assert set(panels) <= set(layout.kept_clear(scene.desk, found, first.box))
    assert panels[1] not in layout.kept_clear(scene.desk, found, panels[1])


def test_a_tip_between_two_hands_is_drawn_over_neither(demo, brushes):
    stack, scene = table(demo, (None, None))
    stack.handle(stage.resized((640, 360)))
    first, second = (next(b for b in _buttons(scene) if b.name == f"pick.{n}") for n in (0, 1))
    pictures = []
    for rested in (0, 900):
        scene.desk.form.focus(f"pick.0:{first.value}", 0)
        let_pass(stack, rested)
        canvas = stage.canvas(brushes, (640, 360))
        scene.draw(canvas)
        hand = pygame.Rect(*(round(n / 2) for n in _hand_of(scene, second)))
        pictures.append(pygame.image.tobytes(canvas.surface.subsurface(hand), "RGB"))
    assert pictures[0] == pictures[1]


def _hand_of(scene, button):
    """Return the box of the hand in which a control lies."""
    panels = (w for w in layout.widgets(scene.desk) if isinstance(w, Panel) and w.fill == "panel")
    box = next(each.box for each in panels if each.box.holds(*button.box.middle))
    return box.x, box.y, box.width, box.height


MIDDLE = Cell(2, 2)


def at_the_middle(table, seat, action):
    """Spell every action of the game with a cell of the board before it."""
    return tuple((MIDDLE, *parts) for parts in SPELL(table, seat, action))


@pytest.fixture
def both_lit(demo):
    """A table at which the same cell is lit for two people who share the mouse."""
    lies = replace(FACE.table, lies=lambda view, part: part if isinstance(part, Cell) else None)
    face = replace(FACE, table=lies)
    return table(demo, (None, None), face, replace(SPELL, of=at_the_middle))


def _on_the_middle(scene, seat=NOBODY):
    at = scene.desk.place.square(MIDDLE)
    found = (b for b in layout.widgets(scene.desk, seat) if isinstance(b, Button))
    return [b.says.seat for b in found if b.box == at]


def test_a_cell_that_is_lit_for_two_is_one_control_of_a_shared_mouse(both_lit):
    stack, scene = both_lit
    assert (_on_the_middle(scene), _on_the_middle(scene, 1)) == ([0], [1])
    click(stack, buttons(scene)["pick.0:0"])
    assert scene.desk.choosing.picking(0).picked == (MIDDLE,)
    assert scene.desk.choosing.picking(1).picked == ()
    assert _on_the_middle(scene) == [1], "it waits for the other now"


def test_whoever_the_mouse_picked_for_last_goes_on_picking(both_lit):
    _, scene = both_lit
    scene.desk.lead = 1
    assert _on_the_middle(scene) == [1]


def test_a_cell_shows_for_whom_it_is_lit(both_lit, brushes):
    stack, scene = both_lit
    stack.handle(stage.resized((640, 360)))
    pictures = []
    for open_now in ((0, 1), (0,)):
        scene.desk.open = open_now
        canvas = stage.canvas(brushes, (640, 360))
        scene.draw(canvas)
        box = scene.desk.place.square(MIDDLE)
        cell = pygame.Rect(*(round(n / 2) for n in (box.x, box.y, box.width, box.height)))
        pictures.append(pygame.image.tobytes(canvas.surface.subsurface(cell), "RGB"))
    assert pictures[0] != pictures[1]
