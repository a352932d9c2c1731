"""Games and positions as text: pasted, dropped on the window, or from the list of saved ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.rules.tank_chess.letters.game_text import Heading, WrittenGame, read_game
from game.rules.tank_chess.letters.match_over_code import commanders
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.letters.position import SMALLEST, read_start, setup_of
from game.rules.tank_chess.letters.refusals import Refused
from game.rules.tank_chess.play import opened
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Table
from game.scenes.frame.commands import Changed, Chosen, Command, Dropped, Edit, Edited, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Replace, Scene
from game.scenes.opening.opened_link import linked_scene, sent_match
from game.scenes.opening.play_on import onward_scene
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.tank_chess.game_texts.variations import play
from game.scenes.tank_chess.opened_table import looked_at, studied
from game.scenes.tank_chess.reason_words import refusal
from game.scenes.widgets.rows import listed
from game.scenes.widgets.widget_kinds import Button, Label, Widget
from game.session.links.link_text import is_link
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.canvas.letter_styles import BODY, STRONG

from .game_files import saved, text_of, title_and_note

GAME = "tank_chess"


Begin = Callable[[Table], Scene]
"""Answers with the set-up of a match that goes on from a position."""


def open_scene(kit: Kit, begin: Begin) -> Sheet:
    """Return the place where texts become tables, or positions to set a match up on."""
    files = saved(kit)
    rows = [title_and_note(kit, path) for path in files]

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("chess.open.title"))
        said = kit.words("chess.open.how")
        how = Label(room.top(72).left(room.width - 300), said, BODY, "words", stand="top")
        own = room.top(58).edge(270)
        paste = Button("paste", own, kit.words("chess.open.paste"))
        study = Button("study", own.moved(0, 68), kit.words("chess.open.study"), "icon.search")
        head = Label(room.below(92).top(34), kit.words("chess.open.files"), STRONG, "accent")
        if not files:
            none = Label(room.below(132).top(40), kit.words("chess.open.none"), BODY, "quiet")
            return (*frame, how, paste, study, head, none)
        files_box = room.below(142)
        return (*frame, how, paste, study, head, listed("file", files_box, rows, height=70))

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("paste" | "study" as way):
                text = kit.paste()
                if not text.strip():
                    return Notice(kit.words("chess.open.empty"))
                return study_text(kit, text) if way == "study" else open_text(kit, text, begin)
            case Changed("file", int(place)):
                return open_file(kit, files[place], begin)
            case _:
                return None

    def other(command: Command) -> Change:
        match command:
            case Edited(Edit.PASTE, text):
                return open_text(kit, text, begin)
            case Dropped(path, words) if is_game(text := words or text_of(Path(path)) or ""):
                return open_text(kit, text, begin)
            case _:
                return None

    first = "file:0" if files else "paste"
    return Sheet(kit, widgets, answer, other=other, first=first, wants=lambda: Wants.LETTERS)


def open_file(kit: Kit, path: Path, begin: Begin) -> Change:
    text = text_of(path)
    if text is None:
        return _refused(kit, kit.words("chess.open.unread"))
    return open_text(kit, text, begin)


def open_text(kit: Kit, text: str, begin: Begin) -> Change:
    """Return the scene that a text leads to, or the sentence that says why not."""
    found = _link_opens(kit, text) if is_link(text) else text_opens(kit, text, begin)
    return _refused(kit, found) if isinstance(found, str) else Replace(found())


def is_game(text: str) -> bool:
    """Whether a text is meant as a game or a position, with whatever faults."""
    plain = text.strip().lstrip("\ufeff")
    if any(line.startswith("start:") for line in plain.splitlines()):
        return True
    return "\n" not in plain and "://" not in plain and plain.count("/") >= SMALLEST - 1


def text_opens(kit: Kit, text: str, begin: Begin) -> Callable[[], Scene] | str:
    """Return what makes the scene that a text leads to, or why there is none."""
    try:
        written = written_in(text)
        played = written.actions or written.start.table.end
        match = match_of(kit, written) if played else None
    except Refused as fault:
        return refusal(kit.words, fault)

    def scene() -> Scene:
        if match is None:
            return begin(written.start.table)
        note = _idle_note(kit, written)
        page = onward_scene(kit, match.header, written.actions, note)
        return page or looked_at(kit, match, note)

    return scene


def study_text(kit: Kit, text: str) -> Change:
    """Return the game or the position of a text beside a teacher, or say why not; one that comes
    as a link is watched first."""
    if is_link(text):
        found = _link_opens(kit, text)
        return _refused(kit, found) if isinstance(found, str) else Replace(found())
    try:
        written = written_in(text)
        match = match_of(kit, written)
    except Refused as fault:
        return _refused(kit, refusal(kit.words, fault))
    return Replace(studied(kit, match, _idle_note(kit, written), at=match.count))


def _link_opens(kit: Kit, text: str) -> Callable[[], Scene] | str:
    sent = sent_match(kit, text)
    return sent if isinstance(sent, str) else lambda: linked_scene(kit, sent)


def written_in(text: str) -> WrittenGame:
    """Return the game in a text, or raise Refused with the place that is wrong."""
    written = _read(text, load_kinds())
    table = written.start.table
    if table.end is None and any(commanders(table, seat) != 1 for seat in (0, 1)):
        raise Refused("commanders")
    return written


def match_of(kit: Kit, written: WrittenGame) -> Match:
    """Return the match of a game as far as it was written down."""
    heading = written.heading
    header = Header(
        game=GAME,
        rules=TANK_CHESS.number,
        setup=setup_of(written.start.table),
        seed=kit.seed(),
        players=(Player(heading.white), Player(heading.black)),
        labels=(("map", heading.board),) if heading.board else (),
        program=kit.version,
    )
    match = Match(TANK_CHESS, header, CallFlag)
    play(match, written.line)
    return match


def _read(text: str, kinds: tuple[Kind, ...]) -> WrittenGame:
    """Return a game, or a lone position as a game without moves."""
    plain = text.strip().lstrip("\ufeff")
    if "\n" in plain or plain.startswith("start:"):
        return read_game(plain, kinds)
    start = opened(read_start(plain, kinds), 0)
    return WrittenGame(Heading(), start, (), start)


def _idle_note(kit: Kit, written: WrittenGame) -> str:
    """Say which shots were read as none (C4.6)."""
    match written.idle:
        case ():
            return ""
        case (shot,):
            cell = cell_name(shot.target, written.start.table.height)
            return kit.words("chess.open.idle_shot", line=shot.line, cell=cell)
        case shots:
            lines = ", ".join(str(shot.line) for shot in shots)
            return kit.words("chess.open.idle_shots", lines=lines)


def _refused(kit: Kit, reason: str) -> Change:
    return Notice(kit.words("chess.open.refused", reason=reason))
