"""What stands beside the board: both players with clocks and losses, moves, card and buttons.

Long, since all share one height, and what one of them takes the others lack.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.scenes.frame.commands import Key
from game.scenes.frame.notices import notices_high
from game.scenes.pages.key_glyphs import Hints, with_key
from game.scenes.pages.key_hints import draw_row
from game.scenes.pages.key_signs import signed
from game.scenes.pause import taking_back
from game.scenes.play.planner_places import result_button
from game.scenes.play.quest_on_page import paid, wish_widgets, wishes_high
from game.scenes.tank_chess.analysis.best_on_board import advised
from game.scenes.tank_chess.analysis.line_steps import reads_lines
from game.scenes.tank_chess.analysis.lines_list import line_widgets, lines_high
from game.scenes.tank_chess.analysis.study_card import draw_study
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import lower, side_name
from game.scenes.tank_chess.turn.turn_plan import targets
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL, STRONG
from game.view.surface.tray import draw_tray

from .card import draw_card
from .first_match_hints import guide_box, guide_widgets
from .last_move import told_box, told_widgets
from .move_list import MoveRow, moves_area
from .plan_card import buttons_high
from .player_plates import plate

PLATE = 56.0
BUTTONS = 48.0
CARD = 272.0
STUDIED = 48.0
"""By so much the card of a match that is studied is higher."""

LEFT, LEARN = 0.8, 0.54
"""The share of a study's buttons but the last, and that of the first of them."""

LARGE, PIECE = 330.0, 262.0
"""How high the card is that always tells of a piece, and how wide the piece's part of it."""

BROAD, HIGH = 570.0, 600.0
"""The least width of the panel, and the least height of moves and card, for such a card."""

READ = 0.82
"""How large the words of a turn's buttons are beside the signs of their keys, at the least."""

HINTS = 32.0
GAP = 8.0
QUEST = 92.0
LEAST = 28.0
EDGE = 8.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies on a page of this size; `piece` is where a large one always tells of a
    piece, on the card."""

    board: Box
    above: Box
    below: Box
    moves: Box
    card: Box
    buttons: Box
    hints: Box
    scale: float
    piece: Box | None = None


def layout_of(
    width: float, height: float, percent: int, scale: float, bar: float = 0.0, wishes: bool = False
) -> Layout:
    """Return the board as large as it can be, with room for the panel at its right.

    The card is the higher, the larger its letters (so many percent) and the higher the page; on a
    large one it is broad enough to have a piece at its left. Between the board and the panel a bar
    so wide may stand. Where a task has wishes, what it says is the higher instead of the card.
    """
    margin = 10.0
    # Its rim is its margin: nothing stands above and below it that needs another one.
    side = min(height - 2 * EDGE, width - 470)
    wide = min(720.0 * max(1.0, height / 720), width - side - 3 * margin)
    left = (width - side - wide - margin) / 2
    board = Box(left, EDGE, side, height - 2 * EDGE)
    panel = Box(board.right + margin + bar, margin, wide - bar, height - 2 * margin)
    inner = panel.below(PLATE, GAP).above(PLATE, GAP)
    buttons = inner.foot(BUTTONS + HINTS)
    rest = inner.above(BUTTONS + HINTS, GAP)
    larger = 1.0 if wishes else 1 + (percent - 100) * 0.005
    card = CARD * min(1.3, max(larger, height / 720))
    card += STUDIED if bar else 0
    broad = not bar and wide >= BROAD * percent / 100 and rest.height >= HIGH
    lower = rest.foot(LARGE if broad else card)
    inside = lower.inset(16, 12)
    return Layout(
        board=board,
        above=panel.top(PLATE),
        below=panel.foot(PLATE),
        moves=rest.above(lower.height, GAP),
        card=lower,
        buttons=buttons.top(BUTTONS),
        hints=buttons.foot(HINTS),
        scale=scale,
        piece=inside.left(min(PIECE, inside.width * 0.42)) if broad else None,
    )


def beside_board(width: float, height: float) -> Box:
    """Return what lies between the plates of both players."""
    found = layout_of(width, height, 100, 1)
    return Box(found.moves.x, found.moves.y, found.moves.width, found.hints.bottom - found.moves.y)


def widgets(desk: Desk, layout: Layout, listed: tuple[MoveRow, ...]) -> tuple[Widget, ...]:
    seats = seats_of(desk)
    moves = moves_box(desk, layout)
    return (
        plate(desk, layout.above, seats[0]),
        plate(desk, layout.below, seats[1]),
        *_quest(desk, _quest_box(desk, layout)),
        *wish_widgets(desk.quest, _wishes_box(desk, layout)),
        *((Panel(moves, tray=True),) if moves.height >= LEAST else ()),
        *_listed(desk, moves, listed, layout.scale),
        *told_widgets(desk, moves),
        *guide_widgets(desk, moves, layout.scale),
        Panel(layout.card, tray=True),
        _card(desk, layout),
        *_card_buttons(desk, layout.card.inset(14, 12).foot(buttons_high(desk))),
        *_row_of_buttons(desk, layout.buttons),
        Drawing(layout.hints, lambda canvas, box: _draw_hints(canvas, box, desk)),
    )


def moves_box(desk: Desk, layout: Layout) -> Box:
    """Return the box of the moves, below a task if there is one."""
    # Whoever learns the first steps needs no list of them.
    learns = _wishes_box(desk, layout).height > 0
    high = notice_box(desk, layout).height if desk.notices else 0.0
    below = (QUEST + GAP if desk.quest is not None else 0.0) + (high + GAP if high else 0.0)
    return layout.moves.foot(0) if learns else layout.moves.below(min(below, layout.moves.height))


def notice_box(desk: Desk, layout: Layout) -> Box:
    """Return where short sentences stand: over the moves, or at the foot of what a task says."""
    moves = layout.moves
    high = notices_high(desk.kit.type.measure, desk.notices, moves.width)
    if _wishes_box(desk, layout).height:
        return _quest_whole(desk, layout).foot(high)
    return (moves.below(QUEST, GAP) if desk.quest is not None else moves).top(high)


def _quest_box(desk: Desk, layout: Layout) -> Box:
    """Return where a task stands, above what may be wished for."""
    whole = _quest_whole(desk, layout)
    if not desk.notices or not _wishes_box(desk, layout).height:
        return whole
    return whole.above(notice_box(desk, layout).height, GAP)


def _quest_whole(desk: Desk, layout: Layout) -> Box:
    wishes = _wishes_box(desk, layout).height
    return layout.moves.above(wishes, GAP) if wishes else layout.moves.top(QUEST)


def _wishes_box(desk: Desk, layout: Layout) -> Box:
    """Return where what may be wished for during a task stands, above the card."""
    return layout.moves.foot(wishes_high(desk.quest, layout.moves.width))


def seats_of(desk: Desk) -> tuple[Seat, Seat]:
    """Return who is above the panel and who below it."""
    return (0, 1) if desk.quarters == 2 else (1, 0)


def _listed(
    desk: Desk, moves: Box, listed: tuple[MoveRow, ...], scale: float
) -> tuple[Widget, ...]:
    """Return the moves, above the hint if there is one, or above the last move in words."""
    hint, told = guide_box(desk, moves, scale).height, told_box(desk, moves).height
    box = (moves.above(hint, GAP) if hint else moves.above(told, 4 if told else 0)).inset(8, 6)
    return (moves_area(desk, box, listed),) if box.height >= LEAST else ()


def _quest(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what is to be done, where there is a task."""
    if desk.quest is None:
        return ()
    larger = 0.5 + desk.kit.type.percent / 200 if desk.quest.wishes() else 1.0
    inside, head = box.inset(16, 8), 28 * larger
    return (
        Panel(box, "night", "accent"),
        Label(inside.top(head), desk.quest.title(), STRONG, "accent"),
        Label(inside.below(head, 2), desk.quest.line(desk.live.match), SMALL, "words", stand="top"),
    )


def _card(desk: Desk, layout: Layout) -> Drawing:
    box = layout.card.inset(16, 12)
    if desk.study.on and not desk.plan.down:
        above = box.above(buttons_high(desk), 8).above(lines_high(desk), 6)
        return Drawing(above, lambda canvas, at: draw_study(canvas, at, desk))
    piece, told = layout.piece, told_box(desk, moves_box(desk, layout)).height > 0
    return Drawing(box, lambda canvas, at: draw_card(canvas, at, desk, piece, told))


def _card_buttons(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what a plan that is put down, or a look back, asks for."""
    words = desk.kit.words
    if desk.study.on and not desk.plan.down:
        lines = Box(box.x, box.y - 8 - lines_high(desk), box.width, lines_high(desk))
        return (*line_widgets(desk, lines), *_study_buttons(desk, box))
    if desk.looks_at is not None:
        here, end = box.columns(2, 12)
        text = _looked_back(desk)
        return (
            Label(Box(box.x, box.y - 40, box.width, 32), text, LABEL, "accent"),
            Button("go_on", here, words("chess.go_on_here"), enabled=not desk.standing),
            Button("to_end", end, words("chess.to_end"), look=Look.MAIN),
        )
    if desk.ended:
        return (result_button(desk.kit, box),)
    if desk.lingers:
        return (Button("now", box, words("table.now")),)
    if desk.reach is None or not desk.plan.down:
        return ()
    plan, bares = desk.plan, bool(desk.exposed())
    away, *middle, go = box.columns(3 if targets(plan, desk.reach) else 2, 10)
    key = "chess.leave" if plan.exit else "chess.shoot" if plan.target else "chess.move"
    key = "chess.sure" if bares and desk.warned == plan else key
    hold = words("chess.hold_fire" if plan.target else "chess.fire")
    look = Look.DANGER if bares else Look.MAIN
    return (
        Button("away", away, words("chess.cancel")),
        *(signed(desk.kit, Button("hold", each, hold), Key.SPECIAL, READ) for each in middle),
        signed(desk.kit, Button("go", go, words(key), look=look), read=READ),
    )


def _study_buttons(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what a study leads to: its mistakes, the turn at which the match turned, its end."""
    kit, words, keys = desk.kit, desk.kit.words, reads_lines(desk)
    wrong, turned = desk.went_wrong
    some = wrong or bool(desk.waits)
    rest, close = box.left(box.width * LEFT - 10), box.beside(box.width * LEFT)
    learn, point = rest.left(rest.width * LEARN - 10), rest.beside(rest.width * LEARN)
    learns = Button("learn", learn, words("chess.study.learn"), enabled=some)
    points = Button("turned", point, words("chess.study.turned"), enabled=turned is not None)
    return (
        signed(kit, learns) if some and keys else learns,
        signed(kit, points, Key.TURN_LEFT) if turned is not None and keys else points,
        Button("study", close, words("chess.study.close")),
    )


def _looked_back(desk: Desk) -> str:
    """Return which move was the last on the board that is looked at."""
    words, tree = desk.kit.words, desk.tree
    if not desk.looks_at:
        return words("chess.back_start")
    before = tree.nodes[tree.before(desk.looks_at)].table
    side = lower(side_name(words, before.turn))
    return words("chess.back_at", number=before.turns // 2 + 1, side=side)


def _row_of_buttons(desk: Desk, box: Box) -> tuple[Widget, ...]:
    kit, words, quest, match = desk.kit, desk.kit.words, desk.quest, desk.live.match
    people, over = len(desk.sitting.people), match.outcome is not None
    talks, resigns = quest is None and not over, desk.talks and not over and people > 0
    backs = taking_back.back_to(desk.sitting) is not None
    back = with_key(kit, paid(words, quest, match, "chess.take_back"), Key.UNDO)
    hint = ("hint", "icon.bulb", paid(words, quest, match, "chess.hint"), desk.mover is not None)
    study = ("study", "icon.search", words("chess.study"), True)
    alone = "chess.offer_draw.alone" if talks and people < 2 else "chess.offer_draw"
    draw = ("offer", "icon.people", words(alone), talks and people == 2)
    on = "think_on", "icon.hourglass", with_key(kit, words("chess.study.on"), Key.TURN_RIGHT), True
    danger = with_key(kit, words("chess.show_danger"), Key.FORECAST)
    entries = (
        ("take_back", "icon.undo", back if backs else words("chess.take_back.none"), backs),
        *((hint,) if desk.hintable else ()),
        study if desk.studied else draw,
        on if desk.study.on else ("resign", "icon.flag", words("chess.resign"), resigns),
        ("turn", "icon.rotate", words("chess.turn_board"), True),
        ("show", "icon.eye", with_key(kit, words("chess.show_reach"), Key.SHOW), True),
        ("danger", "icon.warning", danger, True),
        ("menu", "icon.pause", with_key(kit, words("pause.title"), Key.MENU), True),
    )
    study_on, on_further = desk.study.on, desk.study.thinks_on
    pressed = {"show": desk.show, "danger": desk.danger, "study": study_on, "think_on": on_further}
    cells = box.columns(len(entries), 8)
    return tuple(
        Button(name, cell, "", picture, enabled=on, tip=tip, chosen=pressed.get(name, False))
        for (name, picture, tip, on), cell in zip(entries, cells, strict=True)
    )


def _draw_hints(canvas: Canvas, box: Box, desk: Desk) -> None:
    draw_tray(canvas, box, 8, None)
    draw_row(canvas, desk.kit, box.inset(8, 0), hints_of(desk))


def hints_of(desk: Desk) -> Hints:
    """Return the keys of the moment, what can best be spared first."""
    words = desk.kit.words
    if desk.ended:
        back = (Key.STEP_BACK, ""), (Key.STEP, words("hint.chess.look_back"))
        return (*back, (Key.ACCEPT, words("table.key.result")))
    if desk.lingers:
        return (Key.ACCEPT, words("table.now")), (Key.MENU, words("hint.chess.menu"))
    if desk.lines and desk.plan.start is None:
        return _line_hints(desk)
    if desk.looks_at is not None or desk.mover is None:
        back = (Key.STEP_BACK, ""), (Key.STEP, words("hint.chess.look_back"))
        return (*back, (Key.MENU, words("hint.chess.menu")))
    if desk.plan.down:
        return (
            (Key.SPECIAL, words("hint.chess.target")),
            (Key.BACK, words("hint.back")),
            (Key.TURN_LEFT, ""),
            (Key.TURN_RIGHT, words("hint.chess.turn")),
            (Key.ACCEPT, words("hint.chess.shoot" if desk.plan.target else "hint.chess.move")),
        )
    if desk.reach is not None:
        aims = desk.plan.target is not None and desk.hover == desk.plan.target
        return (
            (Key.FORECAST, words("hint.chess.danger")),
            (Key.TURN_LEFT, ""),
            (Key.TURN_RIGHT, words("hint.chess.stand" if aims else "hint.chess.turn")),
            (Key.ACCEPT, words("hint.choose")),
        )
    if advised(desk):
        return (
            (Key.SPECIAL, words("hint.chess.next")),
            (Key.FORECAST, words("hint.chess.danger")),
            (Key.ACCEPT, words("hint.chess.lay")),
        )
    return (
        (Key.SPECIAL, words("hint.chess.next")),
        (Key.FORECAST, words("hint.chess.danger")),
        (Key.SHOW, words("hint.chess.reach")),
    )


def _line_hints(desk: Desk) -> Hints:
    """Return the keys that lead through the teacher's lines."""
    words, steps = desk.kit.words, ((Key.LEFT, ""), (Key.RIGHT, desk.kit.words("hint.chess.along")))
    if desk.ahead is not None:
        return (*steps, (Key.BACK, words("hint.back")), (Key.ACCEPT, words("hint.chess.try")))
    line = (Key.UP, ""), (Key.DOWN, words("hint.chess.line"))
    back = (Key.STEP_BACK, words("hint.chess.look_back"))
    further = Key.TURN_RIGHT, words("hint.chess.on")
    return (back, *line, further, *steps, (Key.ACCEPT, words("hint.chess.lay")))
