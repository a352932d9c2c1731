"""The program from its first line to its last: `run(options)` is what main.py calls."""

from __future__ import annotations

import contextlib
import datetime
import gc
import logging
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.files.program_files import home
from game.content.texts import LANGUAGES
from game.core.version import VERSION
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book, Kit, Words
from game.scenes.frame.settings import Settings, Sits
from game.scenes.frame.settings_file import load_settings, save_settings
from game.scenes.frame.stack import SceneStack
from game.scenes.opening.files_at_door import FilesAtDoor
from game.scenes.phones.phones_at_hand import AtHand
from game.scenes.saves.saves_left_behind import living, take_over
from game.scenes.title.first_scenes import opening
from game.scenes.title.read_ahead import read_ahead
from game.scenes.title.title import title_scene
from game.view.canvas.brushes import Brushes
from game.view.canvas.qr_squares import Squares
from game.view.files.camera import Camera
from game.worker.folder_window import FolderWindow
from game.worker.worker import Worker

from . import assets, pages_from_anywhere
from .crash import write_crash
from .frame_loop import Shell
from .input import Input, clipboard
from .pads import Pads
from .reading_thread import Ahead
from .sound import Mixer
from .start_options import Options
from .window import NoDisplay, Window

if TYPE_CHECKING:
    from game.scenes.phones.line_contract import Wire

NO_DISPLAY = 1
BROKEN = 2
POINTER = 40


def run(options: Options) -> int:
    """Play until the player leaves; return the exit code."""
    # Until the first picture stands there everything that is made stays.
    gc.disable()
    try:
        folder = options.data_dir or user_folder()
        log_to(folder)
        with living(folder) as slot:
            return _run(options, folder, slot)
    finally:
        gc.enable()


def _run(options: Options, folder: Path, slot: int) -> int:
    settings, damaged = load_settings(folder / "settings.json")
    book = Book(settings)
    window = Window(book)
    try:
        window.open(options.fullscreen or settings.fullscreen)
    except NoDisplay as error:
        print(error, file=sys.stderr)
        return NO_DISPLAY
    try:
        shell, kit = set_up(options, folder, book, window, slot)
    except Exception as error:
        return _say_unstarted(options.language or settings.language, error)
    if damaged:
        shell.stack.note(kit.words("app.settings_damaged"))
    try:
        _play(shell, options)
        kit.writer.settle()
        return 0
    except Exception as error:
        return _say_broken(kit, error)
    finally:
        shell.ahead.end()
        kit.phones.stop()
        kit.thinker.close()
        pygame.quit()


def user_folder() -> Path:
    """Return where saves are kept; where a home cannot be written, they are not, and it says so."""
    try:
        return Path(pygame.system.get_pref_path("Tankodrom", "Tankodrom"))
    except pygame.error:
        return Path(os.path.expanduser("~"), "Tankodrom")


def log_to(folder: Path) -> None:
    """Write the log beside the saves; where that cannot be, to the terminal."""
    # A disk that is full must not make each line of the log a traceback on the terminal.
    logging.raiseExceptions = False
    form = "%(levelname)s %(message)s"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "tankodrom.log"
        logging.basicConfig(filename=file, filemode="w", format=form, force=True, encoding="utf-8")
    except OSError:
        logging.basicConfig(format=form, force=True)


def set_up(
    options: Options, folder: Path, book: Book, window: Window, slot: int = 1
) -> tuple[Shell, Kit]:
    """Put everything together; nothing is drawn yet."""
    files = home() / "assets"
    now = book.now
    brushes = assets.load_brushes(files, now.text_size, now.contrast, now.sits is Sits.SOFA)
    mixer = Mixer(lambda: assets.sounds(files), book, lambda steps: ahead.read(steps))
    pads = Pads()
    seating = Seating()
    phones = AtHand(lambda: kit, _wired)
    worker = Worker()
    language = options.language or book.now.language or system_language()
    kit = Kit(
        title=lambda: title_scene(kit),
        faces=FACES,
        lessons=lambda game, aside: pages_from_anywhere.lessons(kit, game, aside),
        evenings=pages_from_anywhere.evenings,
        shelf=pages_from_anywhere.shelf,
        seats=options.seats or 0,
        slot=slot,
        words=Words(assets.texts(language, files), lambda code: assets.texts(code, files)),
        type=brushes.type,
        sounds=mixer,
        settings=book,
        seating=seating,
        folder=folder,
        maps=home() / "maps",
        version=VERSION,
        today=lambda: datetime.date.today().isoformat(),
        hour=lambda: f"{datetime.datetime.now():%H:%M}",
        seed=lambda: options.seed if options.seed is not None else random.getrandbits(32),
        thinker=worker,
        copy=_copy,
        paste=clipboard,
        show_folder=FolderWindow().show,
        pads=pads.names,
        camera=Camera(brushes),
        squares=_squares,
        phones=phones,
        beside=lambda steps: ahead.soon(steps),
    )
    ahead = Ahead(lambda: read_ahead(kit), worker.read_ahead, mixer.read_ahead)
    take_over(kit)
    pygame.font.init()
    pygame.key.stop_text_input()
    window.icon(brushes.pictures.surface("window_icon", 64))
    _give_pointer(window, brushes)
    said = options.map, options.replay, options.game, bool(options.language), options.file
    stack = SceneStack(*opening(kit, *said), door=FilesAtDoor(kit))
    shell = Shell(
        window,
        Input(book, seating, pads),
        stack,
        brushes,
        book,
        mixer,
        _later(mixer, pads, ahead),
        kit.words,
        ahead,
        beside=phones.update,
    )
    book.keep = _keeper(kit, shell, mixer)
    return shell, kit


def system_language() -> str:
    """Return the first of the player's languages that the program speaks."""
    try:
        known = [str(entry.get("language")) for entry in pygame.system.get_pref_locales()]
    except pygame.error:
        known = []
    return next((language for language in known if language in LANGUAGES), "en")


def _play(shell: Shell, options: Options) -> None:
    while shell.running:
        shell.turn()
        if options.crash_at and shell.frames >= options.crash_at:
            raise RuntimeError("a crash was asked for")
        if options.frames and shell.frames >= options.frames:
            break
    shell.window.remember()


def _give_pointer(window: Window, brushes: Brushes) -> None:
    if "cursor" in brushes.pictures:
        measure = brushes.pictures.measure("cursor")
        share = POINTER / max(measure.width, measure.height)
        spot = round(measure.across * share), round(measure.down * share)
        window.pointer(brushes.pictures.surface("cursor", POINTER), spot)


def _later(mixer: Mixer, pads: Pads, ahead: Ahead) -> Callable[[], None]:
    def begin() -> None:
        gc.enable()
        mixer.begin()
        pads.begin()
        ahead.begin()

    return begin


def _keeper(kit: Kit, shell: Shell, mixer: Mixer) -> Callable[[Settings], None]:
    """Return what happens whenever a setting is changed."""

    before = shell.settings.now
    path = kit.folder / "settings.json"

    def keep(settings: Settings) -> None:
        nonlocal before
        old, before = before, settings
        kit.writer.put(path, lambda: save_settings(path, settings))
        if old.fullscreen != settings.fullscreen != shell.window.fullscreen:
            shell.window.toggle()
        shell.brushes.type.percent = settings.text_size
        if old.sits is not settings.sits:
            shell.brushes.type.far = settings.sits is Sits.SOFA
            shell.brushes.forget()
        if old.contrast != settings.contrast:
            palette = assets.load_palette(home() / "assets")
            assets.paint(shell.brushes, palette, settings.contrast)
        mixer.level()
        shell.redraw()

    return keep


def _copy(words: str) -> bool:
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return False
    return True


def _wired() -> Wire:
    """Return the line to the phones, which is read when somebody wants one."""
    from .phone_line import Wired

    return Wired()


def _squares(words: str) -> Squares:
    try:
        from game.link.qr_code import squares
    except ImportError:
        return ()
    return squares(words)


def _say_unstarted(language: str, error: Exception) -> int:
    """The program never came to its first picture: the log has the traceback."""
    logging.error("The start failed.", exc_info=error)
    words = assets.texts(language or system_language(), home() / "assets")
    print(words("app.unstarted", fault=str(error)), file=sys.stderr)
    pygame.quit()
    return BROKEN


def _say_broken(kit: Kit, error: Exception) -> int:
    path = write_crash(kit, error)
    # The sentence promises that the match is saved.
    with contextlib.suppress(Exception):
        kit.writer.settle()
    sentence = kit.words("app.crash_unsaved", folder=str(kit.folder))
    if path:
        sentence = f"{kit.words('app.crash')} {kit.words('app.crash_file', file=str(path))}"
    print(sentence, file=sys.stderr)
    if pygame.display.get_driver() not in ("dummy", "offscreen"):
        try:
            pygame.display.message_box("Tankodrom", sentence, message_type="error")
        except pygame.error:
            logging.warning("The crash could not be shown.")
    return BROKEN
