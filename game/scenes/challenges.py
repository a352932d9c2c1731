"""The challenges: a list with stars, the chosen one's board and task, the board of the day."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.content.challenges import GAMES as PLAYED
from game.content.challenges import Challenge, setup_of
from game.content.reader import ContentError
from game.rules import GAMES
from game.rules.tank_chess.state import Table as TankChessTable
from game.scenes.widgets.kinds import Area, Button, Drawing, Label, Look, Panel, Widget
from game.scenes.widgets.layout import tabs
from game.session.progress import Best, Progress, load
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, HEAD, LABEL, SMALL, STRONG
from game.view.tanchiki import board as tanchiki_board
from game.view.tank_chess import board as tank_chess_board

from .challenge_check import check_scene
from .challenge_end import NEXT
from .challenge_half import all_half_way, going_on, listed
from .challenge_play import playable, table_of
from .challenge_words import (
    MOST_STARS,
    about_of,
    conditions_of,
    draw_stars,
    goal_of,
    is_daily,
    level_of,
    limits_of,
    title_of,
)
from .commands import Changed, Chosen
from .dialog import tell
from .faults import fault_sentences
from .frame import BACK, framed
from .kit import Kit
from .sheet import Happening, Page, Sheet
from .stack import Change, Notice, Pop, Push

LIST = 440.0
ROW = 72.0
STARS = 96.0


@dataclass
class _Shelf:
    """What is shown; `tables` are the start tables that have been looked at."""

    games: tuple[str, ...]
    progress: Progress
    game: int = 0
    place: int = 0
    listed: dict[str, tuple[Challenge, ...]] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)
    half_way: frozenset[str] = frozenset()

    @property
    def challenges(self) -> tuple[Challenge, ...]:
        return self.listed[self.games[self.game]]

    @property
    def chosen(self) -> Challenge:
        return self.challenges[self.place]


def any_challenges(kit: Kit) -> bool:
    """Whether there is a game whose table can play them."""
    return any(playable(kit, game) for game in PLAYED)


def challenges_scene(kit: Kit) -> Sheet:
    shelf = _Shelf(tuple(game for game in PLAYED if playable(kit, game)), load(kit.folder))
    shelf.half_way = all_half_way(kit, shelf.games)
    for game in shelf.games:
        shelf.listed[game] = listed(kit, game)
    _to_first_open(shelf)

    def widgets(page: Page) -> tuple[Widget, ...]:
        focused = sheet.form.focused()
        if focused.startswith("pick:") and not sheet.form.by_pointer:
            shelf.place = min(int(focused[5:]), len(shelf.challenges) - 1)
        return _widgets(kit, page, shelf)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("game", int(place)):
                shelf.game, shelf.place = place, 0
                _to_first_open(shelf)
                show()
            case Changed("pick", int(place)):
                again, shelf.place = shelf.place == place, place
                return _start(kit, shelf) if again else None
            case Chosen("play"):
                return _start(kit, shelf)
            case Chosen("go_on"):
                return _go_on(kit, shelf)
            case Chosen("copy"):
                return _copied(kit, shelf)
            case Chosen("check"):
                return Push(check_scene(kit))
            case _:
                pass
        return None

    def resumed(answer: object) -> Change:
        kit.sounds.music("music.menu")
        shelf.progress, shelf.half_way = load(kit.folder), all_half_way(kit, shelf.games)
        if answer == NEXT:
            shelf.place = (shelf.place + 1) % len(shelf.challenges)
            show()
            return _start(kit, shelf)
        return None

    def show() -> None:
        """Bring the chosen one into the list's view."""
        for widget in _widgets(kit, sheet.page, shelf):
            if isinstance(widget, Area):
                sheet.form.show(widget, ROW * (shelf.place - 4))

    first = "go_on" if shelf.chosen.id in shelf.half_way else "play"
    sheet = Sheet(kit, widgets, answer, resumed=resumed, first=first)
    show()
    return sheet


def _to_first_open(shelf: _Shelf) -> None:
    """Choose the one left half-way, else the first that is not solved yet.

    The board of the day comes only if it is all.
    """
    for place, each in enumerate(shelf.challenges):
        if each.id in shelf.half_way:
            shelf.place = place
            return
    for place, each in enumerate(shelf.challenges):
        if not is_daily(each) and shelf.progress.on(each.id) is None:
            shelf.place = place
            return


def _start(kit: Kit, shelf: _Shelf) -> Change:
    try:
        return Push(table_of(kit, shelf.chosen))
    except ContentError as error:
        return Push(tell(kit, title_of(kit, shelf.chosen), fault_sentences(kit, error)[0]))


def _go_on(kit: Kit, shelf: _Shelf) -> Change:
    scene = going_on(kit, shelf.chosen)
    return Push(scene) if scene is not None else _start(kit, shelf)


def _copied(kit: Kit, shelf: _Shelf) -> Change:
    best = shelf.progress.on(shelf.chosen.id)
    done = best is not None and kit.copy(best.proof)
    return Notice(kit.words("challenge.copied" if done else "challenge.not_copied"))


def _widgets(kit: Kit, page: Page, shelf: _Shelf) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("challenge.title"))
    names = tuple(kit.words(f"door.{game}") for game in shelf.games)
    left = room.left(LIST)
    solved = sum(_stars(shelf, each) for each in shelf.challenges if not is_daily(each))
    most = MOST_STARS * sum(not is_daily(each) for each in shelf.challenges)
    counted = kit.words("challenge.counted", count=solved, most=most)
    check = Box(room.right - 320, 18, 320, 50)
    return (
        *frame,
        Button("check", check, kit.words("challenge.check"), "icon.search"),
        *tabs("game", left.top(50), names, shelf.game),
        Label(left.below(54).top(34), counted, SMALL, "quiet"),
        _list(kit, left.below(94), shelf),
        *_details(kit, room.beside(LIST, 28), shelf),
    )


def _list(kit: Kit, box: Box, shelf: _Shelf) -> Area:
    cells = box.left(box.width - 16).stack(len(shelf.challenges), ROW - 6, 6)
    rows: list[Widget] = []
    for place, (cell, each) in enumerate(zip(cells, shelf.challenges, strict=True)):
        words = title_of(kit, each) if not is_daily(each) else kit.words("challenge.daily")
        chosen, note = place == shelf.place, level_of(kit, each)
        button = Button(
            "pick", cell, words, look=Look.ROW, value=place, chosen=chosen, note=note, align="left"
        )
        rows += [button, Drawing(cell.edge(STARS + 14), _row_stars(_stars(shelf, each)))]
    return Area("challenges", box, tuple(rows), len(rows) / 2 * ROW)


def _row_stars(count: int) -> Any:
    return lambda canvas, at: draw_stars(canvas, at.left(STARS).inset(0, 8), count)


def _stars(shelf: _Shelf, challenge: Challenge) -> int:
    best = shelf.progress.on(challenge.id)
    return min(MOST_STARS, best.stars) if best else 0


def _details(kit: Kit, box: Box, shelf: _Shelf) -> tuple[Widget, ...]:
    each = shelf.chosen
    side = min(box.height - 150, box.width * 0.56)
    picture = Box(box.x, box.y, side, side)
    told = Box(picture.right + 24, box.y, box.right - picture.right - 24, side)
    best = shelf.progress.on(each.id)
    lower = box.below(side + 14)
    play, copy = lower.foot(62).edge(300), lower.foot(62).left(300)
    return (
        Panel(picture, "night", "line"),
        Drawing(picture.inset(4), lambda canvas, at: _board(canvas, at, shelf, each)),
        Label(told.top(72), title_of(kit, each), HEAD, "accent", stand="top"),
        Label(told.below(76).top(64), goal_of(kit, each), STRONG, stand="top"),
        *_limits(kit, told.below(150), each),
        Label(lower.above(70), about_of(kit, each), BODY, "words", stand="top"),
        *_starts(kit, play, each.id in shelf.half_way),
        *_best(kit, told, copy, best),
    )


def _starts(kit: Kit, box: Box, half_way: bool) -> tuple[Widget, ...]:
    if not half_way:
        return (Button("play", box, kit.words("challenge.play"), look=Look.MAIN),)
    anew, on = Box(box.x - 88, box.y, box.width + 88, box.height).columns(2, 14)
    return (
        Button("play", anew, kit.words("challenge.afresh")),
        Button("go_on", on, kit.words("pause.go_on"), look=Look.MAIN),
    )


def _limits(kit: Kit, box: Box, challenge: Challenge) -> list[Widget]:
    """Return what earns how many stars, and the other conditions."""
    widgets: list[Widget] = []
    for row, (count, words) in zip(box.stack(3, 34, 4), limits_of(kit, challenge), strict=True):
        widgets.append(Drawing(row.left(STARS), _row_stars_of(count)))
        widgets.append(Label(row.beside(STARS, 12), words, BODY))
    named, lower = conditions_of(kit, challenge), box.below(122)
    # The best result so far stands below them.
    height = min(30, (lower.height - 34) / max(1, len(named)))
    widgets += [
        Label(row, words, LABEL, "accent")
        for row, words in zip(lower.stack(len(named), height), named, strict=True)
    ]
    return widgets


def _row_stars_of(count: int) -> Any:
    return lambda canvas, at: draw_stars(canvas, at.inset(0, 2), count)


def _best(kit: Kit, told: Box, copy: Box, best: Best | None) -> tuple[Widget, ...]:
    if best is None:
        return ()
    words = kit.words("challenge.best", turn=best.turn)
    return (
        Label(told.foot(34), words, SMALL, "quiet"),
        Button("copy", copy, kit.words("challenge.copy"), "icon.copy"),
    )


def _board(canvas: Canvas, box: Box, shelf: _Shelf, challenge: Challenge) -> None:
    """Draw the start table, read when it is first shown and painted once for each size."""
    if challenge.id not in shelf.tables:
        shelf.tables[challenge.id] = _start_table(challenge)
    table = shelf.tables[challenge.id]
    if isinstance(table, TankChessTable):
        tank_chess_board.draw_small(canvas, box, table)
    elif table is not None:
        key = ("challenge", challenge.id)
        canvas.layer(
            key,
            box,
            lambda paper: tanchiki_board.draw_table(
                paper, tanchiki_board.fitted(table, paper.box, paper.scale), table
            ),
        )


def _start_table(challenge: Challenge) -> Any:
    try:
        return GAMES[challenge.game].new(setup_of(challenge), challenge.seed).table
    except ContentError:
        return None
