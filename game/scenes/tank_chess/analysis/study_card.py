"""The card of a match that is studied: how it stands, its graph, the best turns, what was wrong."""

from __future__ import annotations

from contextlib import suppress

from game.ai.tank_chess.turn_quality import Mark
from game.core.rules import Seat
from game.rules.tank_chess.letters.notation import write_action
from game.scenes.frame.kit import Words
from game.scenes.saves.saved_files import records
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import side_name
from game.session.files.crash_safe_files import NotWritten
from game.session.people.analyses import NAME, mark, note
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.canvas.paragraph import Line, draw_lines
from game.view.tank_chess.winning_chances import Dot, draw_bar, draw_graph

from .teacher_words import Judged

GRAPH = 0.24

SIGNS = {Mark.BEST: "!", Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}
INKS = {Mark.INACCURACY: "hint", Mark.MISTAKE: "coral", Mark.BLUNDER: "danger"}


def draw_study(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw all that is known of the position that is looked at but its best lines."""
    lines = study_lines(desk)
    high = box.height * GRAPH
    tree, study = desk.tree, desk.study
    whites = [study.white(tree.nodes[number]) for number in tree.line]
    here = desk.node.number
    now = tree.line.index(here) if here in tree.line else len(tree.line) - 1
    turned = study.turned(tree)
    place = None if turned is None else tree.line.index(turned)
    draw_graph(canvas, box.top(high), whites, now, _dots(desk), place)
    draw_lines(canvas, box.below(high, 8), lines)


def draw_chances(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw the bar between the board and what stands beside it."""
    white = desk.study.white(desk.node, longest=True)
    draw_bar(canvas, box, white, desk.quarters == 2)


def study_lines(desk: Desk) -> tuple[Line, ...]:
    """Say how it stands, what the turn was worth that led here, and how well both have played."""
    words, study, tree, node = desk.kit.words, desk.study, desk.tree, desk.node
    white, done = study.white(node, longest=True), study.done(tree)
    found = [Line(_stands(words, white), STRONG, "words")]
    judged = study.judged(tree, node.number)
    if judged is not None:
        found.append(_verdict(desk, judged))
    found.append(Line(_played(desk, done), SMALL, "quiet"))
    return tuple(found)


def mark_words(desk: Desk, number: int) -> str:
    """Return in words how a turn is marked in the list, "" for one without a sign."""
    judged = desk.study.judged(desk.tree, number) if desk.study.on else None
    if judged is None or judged.mark not in SIGNS:
        return ""
    mark = desk.kit.words(f"chess.study.{judged.mark.value}")
    return mark[:1].upper() + mark[1:]


def marked_words(desk: Desk, number: int, text: str) -> str:
    """Return a turn of the move list with its mark, where the match is studied."""
    judged = desk.study.judged(desk.tree, number) if desk.study.on else None
    sign = SIGNS.get(judged.mark, "") if judged is not None else ""
    return f"{text} {sign}" if sign else text


def _stands(words: Words, white: int | None) -> str:
    if white is None:
        return words("chess.study.asking")
    return words("chess.study.chances", white=round(white / 10), black=round((1000 - white) / 10))


def _verdict(desk: Desk, judged: Judged) -> Line:
    words, before = desk.kit.words, desk.before(desk.node)
    mark = words(f"chess.study.{judged.mark.value}")
    text = f"{write_action(before, desk.node.action)} {SIGNS.get(judged.mark, '')}".strip()
    gaps = {"turn": text, "mark": mark}
    if judged.mark in (Mark.BEST, Mark.GOOD):
        return Line(words("chess.study.verdict", **gaps), SMALL, "good")
    better = write_action(before, judged.better.turn)
    said = words("chess.study.verdict_better", better=better, **gaps)
    return Line(said, SMALL, INKS[judged.mark])


def _played(desk: Desk, done: tuple[int, int]) -> str:
    """Say how well both have played, or how far the teacher is."""
    if done[0] < done[1]:
        return desk.kit.words("chess.study.done", count=done[0], all=done[1])
    return "   ".join(_side(desk, seat) for seat in (0, 1)).strip()


def _side(desk: Desk, seat: Seat) -> str:
    """Return how well a side has played, and how often it has gone wrong and how badly."""
    study, tree, words = desk.study, desk.tree, desk.kit.words
    percent = study.accuracy(tree, seat)
    if percent is None:
        return ""
    counts = {mark.value: study.count(tree, seat, mark) for mark in INKS}
    side = side_name(words, seat)
    return words("chess.study.accuracy", side=side, percent=percent, **counts)


def note_accuracy(desk: Desk) -> None:
    """Note how well both have played, once all of a match that is over is known."""
    tree, match, study = desk.tree, desk.live.match, desk.study
    done, every = study.done(tree)
    if done < every or match.outcome is None:
        return
    folder, key = records(desk.kit), mark(match.done)
    percents = tuple(study.accuracy(tree, seat) for seat in (0, 1))

    def job() -> None:
        # It may be analysed again: nothing is lost that cannot be had.
        with suppress(NotWritten, OSError):
            note(folder, key, percents)

    desk.kit.writer.put(folder / NAME / key, job)


def _dots(desk: Desk) -> tuple[Dot, ...]:
    found = (desk.study.judged(desk.tree, number) for number in desk.tree.line)
    return tuple(
        (place, INKS[judged.mark])
        for place, judged in enumerate(found)
        if judged is not None and judged.mark in INKS
    )
