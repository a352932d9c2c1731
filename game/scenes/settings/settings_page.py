"""The settings, on tabs: how the game runs, how it looks and how it sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.content.texts import LANGUAGES
from game.scenes.frame.commands import Changed, Chosen, Command, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import (
    LONGEST_TABLE,
    MOST_KEPT,
    NAMES,
    SPEEDS,
    TEXT_SIZES,
    Confirm,
    Curtain,
    Sits,
    phone_ports,
)
from game.scenes.frame.show_speeds import set_tempo, speed_name, tempo
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.pages.dialog import sure
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.page_background import parked
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import (
    Button,
    Choice,
    Field,
    Label,
    Panel,
    Slider,
    Toggle,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, BUTTON, SMALL

from .controls_page import controls_scene
from .credits_page import credits_scene
from .storage_page import storage_scene

TABS = ("game", "picture", "sound", "records", "phones")
ROW = 58.0
HIGHER, LARGE = 68.0, 560.0
"""How high a row is on a page that is so high, where all rows have room."""

WIDTH, LEAST_ASIDE = 1120.0, 200.0
TEXT = 640.0
"""How wide a text is at most: some 65 letters."""
_CURTAINS = tuple(Curtain)
_CONFIRMS = tuple(Confirm)
_SITS = tuple(Sits)


@dataclass
class _Open:
    tab: int = 0


def settings_scene(kit: Kit, tab: str = TABS[0], ends: bool = False) -> Sheet:
    """Return the settings; those that lie over the title also end the program."""
    shown = _Open(TABS.index(tab))

    def widgets(page: Page) -> tuple[Widget, ...]:
        title = kit.words("settings.title")
        frame, room = framed(kit, page, title, ((Key.TURN_RIGHT, kit.words("hint.next_tab")),))
        names = [kit.words(f"settings.{tab}") for tab in TABS]
        # What is pointed at stays under the pointer while the size of the text changes.
        column = room if room.width < WIDTH + LEAST_ASIDE else room.left(WIDTH)
        return (
            *frame,
            *parked(kit.today(), room.beside(WIDTH)),
            *(_ways_out(kit, page, frame) if ends else ()),
            *tabs("tab", column.top(50), names, shown.tab),
            *_PAGES[shown.tab](kit, column.below(50, 20)),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("storage"):
                return Push(storage_scene(kit))
            case Chosen("controls"):
                return Push(controls_scene(kit))
            case Chosen("credits"):
                return Push(credits_scene(kit))
            case Chosen("quit"):
                return Push(leaving(kit))
            case Changed("tab", int(tab)):
                shown.tab = tab
                sheet.form.focus(f"tab:{tab}")
            case Changed(name, value):
                _change(kit, name, value)
            case _:
                pass
        return None

    def other(command: Command) -> Change:
        match command:
            case Press(Key.TURN_LEFT | Key.TURN_RIGHT as key):
                shown.tab = (shown.tab + (1 if key is Key.TURN_RIGHT else -1)) % len(TABS)
                sheet.form.focus(f"tab:{shown.tab}")
            case _:
                pass
        return None

    def resumed(answer: object) -> Change:
        # The title below hears that the program shall end.
        return Pop(answer) if answer == "yes" else None

    first = f"tab:{shown.tab}"
    sheet = Sheet(kit, widgets, answer, other=other, resumed=resumed, first=first)
    return sheet


def leaving(kit: Kit) -> Sheet:
    """Return the question whether the program shall end; the title ends it on "yes"."""
    words = kit.words
    return sure(kit, words("title.leave"), words("title.leave_words"), words("title.quit"))


def _ways_out(kit: Kit, page: Page, frame: tuple[Widget, ...]) -> tuple[Widget, ...]:
    """Return the buttons at the end of the head: who made it, and the end of the program."""
    back = next(each for each in frame if isinstance(each, Button))
    right, found = page.width - back.box.x, list[Widget]()
    for name in ("quit", "credits"):
        words = kit.words(f"title.{name}")
        wide = max(130.0, page.measure(words, BUTTON)[0] + 40)
        right -= wide
        found.insert(0, Button(name, Box(right, back.box.y, wide, back.box.height), words))
        right -= 12
    return tuple(found)


def _change(kit: Kit, name: str, value: int | bool | str) -> None:
    match name, value:
        case "language", int(place):
            kit.words.speak(LANGUAGES[place])
            kit.settings.change(language=LANGUAGES[place])
        case "speed" | "bot_speed", int(place):
            kit.settings.change(**{name: SPEEDS[place]})
        case "tempo", int(place):
            set_tempo(kit.settings, SPEEDS[place])
        case "text_size", int(place):
            kit.settings.change(text_size=TEXT_SIZES[place])
        case "sits", int(place):
            kit.settings.change(sits=_SITS[place])
        case "phone_port", int(place):
            kit.settings.change(phone_port=phone_ports(kit.settings.now)[place])
        case "most_kept", int(place):
            kit.settings.change(most_kept=MOST_KEPT[place])
        case "curtain", int(place):
            kit.settings.change(curtain=_CURTAINS[place])
        case "confirm", int(place):
            kit.settings.change(confirm=_CONFIRMS[place])
        case _:
            kit.settings.change(**{name: value})


def _rows(box: Box, count: int) -> tuple[Box, ...]:
    """Return so many rows: close together where there are many, higher where there is room."""
    if box.height >= max(LARGE, count * (HIGHER + 8)):
        return box.stack(count, HIGHER, 8)
    if box.height >= count * (ROW + 8):
        return box.stack(count, ROW, 8)
    return box.stack(count, ROW - 10, 4)


def _game(kit: Kit, box: Box) -> tuple[Widget, ...]:
    words, now = kit.words, kit.settings.now
    rows = _rows(box, 9)
    speeds = tuple(_speed(kit, speed) for speed in SPEEDS)
    return (
        Choice(
            "language",
            rows[0],
            words("settings.language"),
            tuple(NAMES[code] for code in LANGUAGES),
            LANGUAGES.index(words.language),
        ),
        Choice("speed", rows[1], words("settings.speed"), speeds, SPEEDS.index(now.speed)),
        Choice(
            "bot_speed", rows[2], words("settings.bot_speed"), speeds, SPEEDS.index(now.bot_speed)
        ),
        Choice("tempo", rows[3], words("settings.tempo"), speeds, SPEEDS.index(tempo(now))),
        Choice(
            "curtain",
            rows[4],
            words("settings.curtain"),
            tuple(words(f"settings.curtain.{each.value}") for each in _CURTAINS),
            _CURTAINS.index(now.curtain),
        ),
        Choice(
            "confirm",
            rows[5],
            words("settings.confirm"),
            tuple(words(f"settings.confirm.{each.value}") for each in _CONFIRMS),
            _CONFIRMS.index(now.confirm),
        ),
        Toggle("coordinates", rows[6], words("settings.coordinates"), now.coordinates),
        Toggle("spare_choices", rows[7], words("settings.spare_choices"), now.spare_choices),
        Button("controls", rows[8], words("settings.controls")),
    )


def _picture(kit: Kit, box: Box) -> tuple[Widget, ...]:
    words, now = kit.words, kit.settings.now
    rows = _rows(box, 6)
    sizes, size = tuple(f"{size} %" for size in TEXT_SIZES), TEXT_SIZES.index(now.text_size)
    sits = tuple(words(f"settings.sits.{each.value}") for each in _SITS)
    return (
        Choice("sits", rows[0], words("settings.sits"), sits, _SITS.index(now.sits)),
        Choice("text_size", rows[1], words("settings.text_size"), sizes, size),
        Toggle("contrast", rows[2], words("settings.contrast"), now.contrast),
        Toggle("less_motion", rows[3], words("settings.less_motion"), now.less_motion),
        Toggle("remarks", rows[4], words("settings.remarks"), now.remarks),
        Toggle("fullscreen", rows[5], words("settings.fullscreen"), now.fullscreen),
    )


def _sound(kit: Kit, box: Box) -> tuple[Widget, ...]:
    words, now = kit.words, kit.settings.now
    rows = _rows(box, 4)
    on = not now.muted
    return (
        Toggle("muted", rows[0], words("settings.muted"), now.muted),
        Slider("volume", rows[1], words("settings.volume"), now.volume, 0, 10, enabled=on),
        Slider("effects", rows[2], words("settings.effects"), now.effects, 0, 10, enabled=on),
        Slider("music", rows[3], words("settings.music"), now.music, 0, 10, enabled=on),
    )


def _records(kit: Kit, box: Box) -> tuple[Widget, ...]:
    words, now = kit.words, kit.settings.now
    upper, lower, rest = (*_rows(box.top(3 * (ROW + 8)), 2), box.below(2 * (ROW + 8), 20))
    place = MOST_KEPT.index(now.most_kept)
    limits = tuple(
        words("settings.most_kept.most", count=most) if most else words("settings.most_kept.all")
        for most in MOST_KEPT
    )
    return (
        Choice("most_kept", upper, words("settings.most_kept"), limits, place),
        Button("storage", lower, words("storage.open")),
        Label(rest.left(TEXT), words("settings.most_kept.words"), SMALL, "quiet", stand="top"),
    )


def _phones(kit: Kit, box: Box) -> tuple[Widget, ...]:
    words, now = kit.words, kit.settings.now
    rows = _rows(box.top(4 * (ROW + 8)), 3)
    ports = phone_ports(now)
    name, table = words("settings.phones.table"), rows[2].inset(16, 6)
    return (
        Toggle("phones", rows[0], words("settings.phones.on"), now.phones),
        Choice(
            "phone_port",
            rows[1],
            words("settings.phones.port"),
            tuple(map(str, ports)),
            ports.index(now.phone_port),
        ),
        Panel(rows[2]),
        Label(table.left(table.width * 0.45), name, BODY),
        Field(
            "phone_table",
            table.edge(table.width * 0.5 + 8),
            now.phone_table,
            words("phone.table"),
            LONGEST_TABLE,
        ),
        Label(
            box.below(3 * (ROW + 8), 20).top(190).left(TEXT),
            words("settings.phones.words"),
            SMALL,
            "quiet",
            stand="top",
        ),
    )


def _speed(kit: Kit, speed: int) -> str:
    if speed == 0:
        return kit.words("settings.speed.off")
    return speed_name(kit.words, speed)


_PAGES: tuple[Callable[[Kit, Box], tuple[Widget, ...]], ...] = (
    _game,
    _picture,
    _sound,
    _records,
    _phones,
)
