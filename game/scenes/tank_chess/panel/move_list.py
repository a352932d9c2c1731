"""The move list beside the board: two moves a row, and the lines that were left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from game.rules.tank_chess.actions import CallFlag, OfferDraw, Resign, TakeTurn
from game.scenes.tank_chess.analysis.study_card import mark_words, marked_words
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import hit_words, side_name, turn_words
from game.scenes.tank_chess.sentences import written
from game.scenes.widgets.widget_kinds import Area, Button, Label, Look, Panel, Widget
from game.session.match.tree_of_moves import ROOT, Node, Tree
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL, STRONG

ROW = 34.0
HEAD = 52.0
SHARE = 0.3
"""If so much of another row has room, the rows draw together for it."""
MARGIN = 7.0
"""The room before and after a move, the same in a column as on a line of its own."""
SPACE = "\N{NO-BREAK SPACE}"
"""Stands before a capture: a plain space all but vanishes between W and x."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the move list: a turn number with up to two moves, or a line that was left.

    Talk stands alone and has the number 0. `tips` say the moves in plain words.
    """

    number: int
    moves: tuple[tuple[int, str], ...]
    aside: bool = False
    tips: tuple[str, ...] = ()


Write = Callable[[Node, Node], str]


def listed_rows(desk: Desk) -> tuple[MoveRow, ...]:
    """Return the move list in words."""
    words, names = desk.kit.words, desk.names

    def write(before: Node, node: Node) -> str:
        mate = desk.mates.known.get(node.number, False)
        text = written(words, before.table, node.action, node.table, names, mate)
        return marked_words(desk, node.number, text)

    return tuple(
        replace(row, tips=tuple(_plain(desk, number) for number, _ in row.moves))
        for row in rows(desk.tree, write)
    )


def _plain(desk: Desk, number: int) -> str:
    """Return a move in words that need no key, whom it destroys, what it calls; "" for talk."""
    node = desk.tree.nodes[number]
    if not isinstance(node.action, TakeTurn):
        return ""
    words, before = desk.kit.words, desk.before(node)
    calls = (words("chess.notation.escape"),) if node.table.escape else ()
    hits = hit_words(words, before, node.told)
    told = (turn_words(words, before, node.action), *hits, *calls, mark_words(desk, number))
    return ". ".join(filter(None, told))


def moves_area(desk: Desk, box: Box, listed: tuple[MoveRow, ...]) -> Area:
    now = desk.node.number
    found: list[Widget] = []
    high, y = _row_height(desk, box), box.y
    if name := desk.opening:
        found.append(_opening(desk, name, Box(box.x, y, box.width - 16, high)))
        y += high
    for row in listed:
        line = Box(box.x, y, box.width - 16, high)
        if row.aside:
            # Left lines stand behind a bar, in the columns of the line that was played.
            found.append(Panel(Box(line.x + 2, y, 4, high), "line", radius=1))
        found.append(Label(line.left(HEAD), _head(desk, row), SMALL, "quiet", "right"))
        cells = _cells(desk, row, line.beside(HEAD, 6))
        tips = row.tips or ("",) * len(row.moves)
        for (number, text), cell, tip in zip(row.moves, cells, tips, strict=True):
            found.append(_move(number, text, cell, tip, number == now))
        y = cells[-1].bottom
    if not listed:
        room, told = box.inset(8, 4), _unmoved(desk)
        high = desk.kit.type.measure(told, SMALL, room.width)[1]
        found.append(Label(room.top(high), told, SMALL, "words", stand="top"))
        written = desk.kit.words("chess.notation")
        found.append(Label(room.below(high, 6), written, SMALL, "quiet", stand="top"))
    return Area("moves", box, tuple(found), max(box.height, y - box.y), row=high)


def _opening(desk: Desk, name: str, line: Box) -> Button | Label:
    """Return what the opening is called; where a match may be studied it leads to all of them."""
    said = desk.kit.words("chess.opening", name=name)
    if not desk.studied:
        return Label(line.inset(8, 0), said, SMALL, "accent")
    tip = desk.kit.words("chess.openings")
    return Button("openings", line.inset(0, 1), said, look=Look.ROW, align="left", tip=tip)


def _unmoved(desk: Desk) -> str:
    """Say what has happened before the first move of the list.

    A task or a pasted position begins in the middle of a match: moves there were, but not here.
    """
    words, table = desk.kit.words, desk.tree.nodes[ROOT].table
    if desk.quest is not None:
        return words("chess.begun_task")
    if not table.turns:
        return words("chess.no_moves")
    side = side_name(words, 1 - table.turn)
    return words("chess.begun_midway", number=table.turns // 2 + 1, side=side)


def _head(desk: Desk, row: MoveRow) -> str:
    """Return the number of a row; talk has none."""
    if not row.number:
        return "·" if row.aside else ""
    black = desk.tree.nodes[row.moves[0][0]].action.seat
    number = f"{row.number}{'…' if black else '.'}"
    return f"· {number}" if row.aside else number


def _move(number: int, text: str, cell: Box, tip: str, now: bool) -> Button:
    return Button(
        "node",
        cell.inset(0, 1),
        text.replace(" x", f"{SPACE}x"),
        look=Look.ROW,
        value=number,
        chosen=now,
        align="left",
        margin=MARGIN,
        tip=tip,
    )


def _row_height(desk: Desk, box: Box) -> float:
    """Return how high a row is so that whole ones fill the box."""
    least = ROW * (0.5 + desk.kit.type.percent / 200)
    return box.height / max(1, int(box.height / least + SHARE))


def _cells(desk: Desk, row: MoveRow, line: Box) -> tuple[Box, ...]:
    """Return where the moves stand: in columns, or each on a line where one is too long."""
    columns = line.columns(2, 4)
    room = columns[0].width - 2 * MARGIN
    if any(desk.kit.type.measure(text, STRONG)[0] > room for _, text in row.moves):
        return tuple(line.moved(0, place * line.height) for place in range(len(row.moves)))
    # White's moves stand at the left, Black's at the right.
    return tuple(columns[desk.tree.nodes[number].action.seat] for number, _ in row.moves)


def rows(tree: Tree, write: Write) -> tuple[MoveRow, ...]:
    """Return the list to read: White's move and Black's in a row, left lines below it."""
    found: list[MoveRow] = []
    stretch: list[int] = []
    for number in tree.line:
        stretch += [number] if number != ROOT else []
        asides = [child for child in tree.children(number) if child not in tree.line]
        if asides or number == tree.end:
            found += _rows(tree, stretch, write)
            stretch = []
        for child in asides:
            found += _aside(tree, child, write)
    return tuple(found)


def _rows(
    tree: Tree, numbers: Sequence[int], write: Write, aside: bool = False
) -> Iterator[MoveRow]:
    """Yield moves that follow one another by turns: White's, then Black's."""
    turns: list[list[int]] = []
    for number in numbers:
        if turns and _answers(tree, turns[-1][-1], number):
            turns[-1].append(number)
        else:
            turns.append([number])
    for turn in turns:
        moves = ((each, write(tree.nodes[tree.before(each)], tree.nodes[each])) for each in turn)
        count = tree.nodes[tree.before(turn[0])].table.turns // 2 + 1
        yield MoveRow(0 if _talks(tree.nodes[turn[0]]) else count, tuple(moves), aside)


def _answers(tree: Tree, number: int, other: int) -> bool:
    """Whether the other move stands beside this one, as Black's beside White's."""
    one, two = tree.nodes[number], tree.nodes[other]
    return one.action.seat < two.action.seat and not _talks(one) and not _talks(two)


def _talks(node: Node) -> bool:
    return isinstance(node.action, Resign | OfferDraw | CallFlag)


def _aside(tree: Tree, number: int, write: Write) -> list[MoveRow]:
    """Return a left line from its first move on, then the lines that part from it."""
    line = [number]
    while (after := tree.next(line[-1])) != line[-1]:
        line.append(after)
    found = list(_rows(tree, line, write, aside=True))
    forks = [child for each in line for child in tree.children(each) if child not in line]
    return found + [row for child in forks for row in _aside(tree, child, write)]
