"""Games as text: copied, or kept as files in the player's folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.content.texts import clean
from game.rules.tank_chess.actions import Action
from game.rules.tank_chess.letters.game_lines import Branch, Line
from game.rules.tank_chess.letters.game_text import DRAW, Heading, write_game
from game.rules.tank_chess.letters.notation import SIDES
from game.rules.tank_chess.letters.position import write_position
from game.rules.tank_chess.play import opened
from game.scenes.faces.seat_names import names_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice
from game.scenes.tank_chess.desk import Desk
from game.session.files import crash_safe_files
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.session.match.tree_of_moves import ROOT, Tree

GAME = "tank_chess"
SUFFIX = ".txt"
LONGEST = 400_000
PERSON = "person"


def folder(kit: Kit) -> Path:
    return kit.folder / "games"


def saved(kit: Kit) -> tuple[Path, ...]:
    """Return the saved texts, newest first."""
    return tuple(sorted(crash_safe_files.found(folder(kit), f"*{SUFFIX}"), reverse=True))


def title_and_note(kit: Kit, path: Path) -> tuple[str, str]:
    """Return who played the saved game, and where, how long and how it ended; else its name."""
    head, _, moves = (text_of(path) or "").partition("\n\n")
    said = dict(line.partition(": ")[::2] for line in head.splitlines())
    if "start" not in said:
        return path.stem, ""
    words = kit.words
    names = names_of(words, GAME, (clean(said.get(side, "")) for side in SIDES))
    how = words("records.unfinished")
    if said.get("result") in SIDES:
        how = words("records.won", name=names[SIDES.index(said["result"])])
    elif said.get("result") == DRAW:
        how = words("records.draw")
    count = sum(_turns(moves.splitlines()))
    board, turns = clean(said.get("board", "")), words("records.turns", count=-(-count // 2))
    note = " · ".join(part for part in (_when(path), board, turns, how) if part)
    return " — ".join(names), note


def text_of(path: Path) -> str | None:
    """Return what stands in a file, None where it cannot be read as text."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(LONGEST)
    except (OSError, UnicodeDecodeError):
        return None


def _when(path: Path) -> str:
    """Return the day a text was saved, and which one of that day it is but for the first."""
    day, _, number = path.stem.rpartition("-")
    if not day or not number.isdecimal():
        return path.stem
    return day if int(number) == 1 else f"{day} ({int(number)})"


def _turns(lines: list[str]) -> Iterator[bool]:
    """Tell of each line whether it is a turn of the match: not what is said of it or instead."""
    inside = 0
    for line in lines:
        inside += (line.strip() == "(") - (line.strip() == ")")
        yield bool(line.strip()) and not inside and not line.startswith((*SIDES, "{", ")"))


def save_text(kit: Kit, text: str) -> Change:
    """Put a game's text into a new file and say its name."""
    try:
        folder(kit).mkdir(parents=True, exist_ok=True)
        path = crash_safe_files.create_first(
            crash_safe_files.numbered(folder(kit), kit.today(), SUFFIX), text.encode()
        )
    except (crash_safe_files.NotWritten, OSError):
        return Notice(kit.words("chess.not_saved_game"))
    return Notice(kit.words("chess.saved_game", file=str(path)))


def copy_game(desk: Desk) -> Change:
    return _mined(desk) or _copied(desk, game_text(desk))


def save_game(desk: Desk) -> Change:
    return _mined(desk) or save_text(desk.kit, game_text(desk))


def copy_position(desk: Desk) -> Change:
    return _copied(desk, write_position(desk.table))


def _mined(desk: Desk) -> Change:
    """Say that the text would tell where mines lie that nobody may see yet, None if not."""
    return Notice(desk.kit.words("chess.mines_hidden")) if hides_mines(desk) else None


def _copied(desk: Desk, text: str) -> Change:
    done = desk.kit.copy(text)
    return Notice(desk.kit.words("chess.copied" if done else "chess.not_copied"))


def hides_mines(desk: Desk) -> bool:
    """Whether the text of the match would tell where mines lie that nobody may see yet."""
    match = desk.live.match
    return match.outcome is None and match.table.options.hidden_mines


def game_text(desk: Desk) -> str:
    """Return the line that stands as text, with what was played and taken back beside it."""
    match = desk.live.match
    start = opened(match.state_at(0).table, 0).table
    header, labels = match.header, dict(match.header.labels)
    white, black = (player.name for player in header.players)
    levels = ", ".join(player.strength or PERSON for player in header.players)
    clock = "" if header.clock is None else _clock(header.clock)
    date, board = labels.get("date", desk.kit.today()), labels.get("map", "")
    heading = Heading("", date, white, black, board, levels, clock)
    actions = tuple(done.action for done in match.done)
    return write_game(heading, start, actions, line_of(desk.tree, match))


def line_of(tree: Tree, match: Match) -> Line:
    """Return the line that stands, with the times it left, and all that branches off it."""
    left = tuple(
        "" if done.left is None else time(done.left[done.action.seat]) for done in match.done
    )
    return replace(_line(tree, ROOT, tree.line), left=left if any(left) else ())


def _line(tree: Tree, start: int, standing: tuple[int, ...] = ()) -> Line:
    """Return the turns after a node: those that stand, else the first that were played."""
    actions: list[Action] = []
    branches: list[Branch] = []
    at: int | None = start
    while at is not None and (after := tree.children(at)):
        at = next((node for node in after if node in (standing or after)), None)
        others = (node for node in after if node != at)
        branches += [Branch(len(actions), _from(tree, other)) for other in others]
        actions += [tree.nodes[at].action] if at is not None else []
    return Line(tuple(actions), (), tuple(branches))


def _from(tree: Tree, node: int) -> Line:
    """Return the line that begins with a node."""
    rest = _line(tree, node)
    branches = tuple(replace(each, after=each.after + 1) for each in rest.branches)
    return Line((tree.nodes[node].action, *rest.actions), (), branches)


def _clock(clock: Clock) -> str:
    """Return what everybody had at first, and what came with each turn."""
    more = f" + {clock.increment // 1000}" if clock.increment else ""
    return f"{time(clock.left[0])}{more}"


def time(ms: int) -> str:
    """Return minutes and seconds, tenths where there are some."""
    tenths = ms // 100
    part = f".{tenths % 10}" if tenths % 10 else ""
    return f"{tenths // 600}:{tenths // 10 % 60:02}{part}"
