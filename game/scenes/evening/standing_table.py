"""The standing table of an evening, and the podium at its end."""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.scenes.people.profiles import known_people, picture_of
from game.scenes.saves.evening_file import shown_name
from game.scenes.seats.commanders import portrait
from game.scenes.widgets.widget_kinds import Area, Label, Panel, Picture, Widget
from game.session.match.record import COMMANDER
from game.session.people.evenings import Evening, Line, Played
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LABEL, NUMBER, SMALL, STRONG, TITLE

ROW = 58.0
STEPS = (2, 1, 3)
"""The places on the podium from left to right."""

POINTS, WON = 150.0, 110.0
"""What points and matches won need in a row; the latter are left out where they have not."""

STAGE, FACE, CUP = 0.58, 64.0, 72.0
"""The share of the page that the podium has, and how large whoever stands on it is seen."""

HEIGHTS = {1: 1.0, 2: 0.72, 3: 0.5}


def rows(kit: Kit, evening: Evening, box: Box, grown: float) -> tuple[Widget, ...]:
    """Return the standing table, the best first, below how much was played."""
    lines = evening.standing
    if not lines:
        return ()
    played = kit.words("evening.matches", count=len(evening.matches))
    rest = box.below(40, 10)
    cells = rest.left(rest.width - 16).stack(len(lines), ROW * grown - 8, 8)
    listed = tuple(
        widget
        for line, cell in zip(lines, cells, strict=True)
        for widget in _row(kit, line, cell, grown)
    )
    high = len(lines) * ROW * grown - 8
    return (
        Label(box.top(40), played, BODY, "quiet"),
        Area("standing", rest, listed, high, row=ROW * grown),
    )


def podium(kit: Kit, evening: Evening, box: Box, grown: float) -> tuple[Widget, ...]:
    """Return three steps with those who came first, beside them all others and the matches."""
    lines = evening.standing
    best = [shown_name(kit, line.called) for line in lines if line.place == 1]
    key = "evening.winner" if len(best) == 1 else "evening.winners"
    wide, faces = box.width * STAGE, faces_of(kit, evening)
    cells = box.below(76).left(wide).columns(len(STEPS), 14)
    widgets: list[Widget] = [Label(box.top(66), kit.words(key, names=", ".join(best)), TITLE)]
    for step, cell in zip(STEPS, cells, strict=True):
        if step <= len(lines):
            widgets += _step(kit, lines[step - 1], step, cell, faces[lines[step - 1].called])
    rest, others = box.below(76).edge(box.width - wide - 30), lines[len(STEPS) :]
    for line, cell in zip(others, rest.stack(len(others), ROW * grown - 8, 8), strict=True):
        widgets += _row(kit, line, cell, grown)
    return (*widgets, *_played(kit, evening, rest.below(len(others) * ROW * grown, 8), grown))


def empty_podium(box: Box) -> tuple[Widget, ...]:
    """Return the steps on which nobody stands yet."""
    cells = zip(STEPS, box.columns(len(STEPS), 14), strict=True)
    return tuple(
        widget
        for step, cell in cells
        for block in [cell.foot(cell.height * HEIGHTS[step])]
        for widget in (
            Panel(block, "panel", "line", 10),
            Label(block.top(min(80, block.height)), str(step), TITLE, "quiet", "centre"),
        )
    )


def _played(kit: Kit, evening: Evening, box: Box, grown: float) -> tuple[Widget, ...]:
    """Return the matches of an evening with who won them, as far as there is room."""
    high = 34.0 * grown
    count = max(0, int((box.height - 40) / high))
    numbered = list(enumerate(evening.matches, 1))[-count:] if count else []
    rows = box.below(40).stack(len(numbered), high)
    return (
        Label(box.top(36), kit.words("evening.matches", count=len(evening.matches)), BODY, "quiet"),
        *(
            Label(row, _match_words(kit, number, match), LABEL)
            for row, (number, match) in zip(rows, numbered, strict=True)
        ),
    )


def _match_words(kit: Kit, number: int, match: Played) -> str:
    seated = zip(match.called, match.places, strict=False)
    best = ", ".join(shown_name(kit, called) for called, place in seated if not place)
    game = kit.words(f"door.{match.game}") if match.game in kit.faces else match.game
    return kit.words("evening.match", number=number, game=game, names=best)


def faces_of(kit: Kit, evening: Evening) -> dict[str, str]:
    """Return the picture of everybody: the portrait of a commander, a person's emblem."""
    known, _ = known_people(kit)
    return {
        line.called: portrait(line.called.removeprefix(COMMANDER))
        if line.called.startswith(COMMANDER) and line.called in kit.words
        else picture_of(known.of(line.called))
        for line in evening.standing
    }


def _step(kit: Kit, line: Line, step: int, cell: Box, face: str) -> tuple[Widget, ...]:
    """Return one step: who stands on it with a picture, the place, and the points below."""
    first = line.place == 1
    block = cell.foot((cell.height - 90 - FACE) * HEIGHTS[step])
    name = Box(cell.x, block.y - 84, cell.width, 44)
    won = kit.words("people.won", count=line.won)
    cup = block.height >= 80 + CUP + 44
    return (
        Picture(Box(name.x, name.y - FACE, name.width, FACE).centred(FACE, FACE), face),
        Label(name, shown_name(kit, line.called), STRONG, align="centre"),
        Label(name.moved(0, 40), won, SMALL, "quiet", "centre"),
        Panel(block, "panel_light" if first else "panel", "accent" if first else "line", 10),
        Label(block.top(min(80, block.height)), str(line.place), TITLE, _ink(line), "centre"),
        *((Picture(block.centred(CUP, CUP), "icon.trophy"),) if first and cup else ()),
        Label(block.foot(44), _points(kit, line), BODY, "words", "centre"),
    )


def _row(kit: Kit, line: Line, cell: Box, grown: float) -> tuple[Widget, ...]:
    first = line.place == 1
    inside = cell.inset(18, 2)
    name = inside.beside(50).left(inside.width * 0.42)
    middle = inside.beside(50 + name.width, 10)
    middle = middle.left(max(0.0, middle.width - POINTS - 10))
    said = kit.words("people.won", count=line.won)
    won = (Label(middle, said, SMALL, "quiet"),) if middle.width >= WON * grown else ()
    return (
        Panel(cell, "panel_light" if first else "panel", "accent" if first else "line", 10),
        Label(inside.left(44), str(line.place), NUMBER, _ink(line)),
        Label(name, shown_name(kit, line.called), LABEL),
        *won,
        Label(inside.edge(POINTS), _points(kit, line), LABEL, "words", "right"),
    )


def _points(kit: Kit, line: Line) -> str:
    return kit.words("evening.points", count=line.points)


def _ink(line: Line) -> str:
    return "accent" if line.place == 1 else "quiet"
