"""On the frame: how far everybody is, and which beat of the turn is shown.

Attackers are counted at the far edge, where they come from; guards at theirs, each with lives,
level and helmet. In a duel both edges are guards'.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, repeat

from game.core.rules import Seat
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.bonuses import bonus_turns
from game.rules.hold_the_banner.state import ATTACKERS, GUARDS, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .painted_field import NAMES, rim_of

LEAST = 12.0
"""On a narrower frame nothing is counted."""
GAP = 0.35
BEATS = 3
"""So many beats a turn has: drive, slide, fire."""
BEAT = 2.0
"""How wide the field of a beat is, in heights."""

Sign = tuple[str, str]
"""A picture, with words after it or none."""


def draw_counters(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    for team, top in ((ATTACKERS, True), (GUARDS, False)):
        band = _band(place, top)
        if band.height >= LEAST:
            far = team == ATTACKERS and not table.board.duel
            groups = [_attackers(table)] if far else [_guard(table, s) for s in table.members(team)]
            if table.turn <= table.stopped[team]:
                left = table.stopped[team] - table.turn + 1
                groups.append([("bonus.clock", str(left))])
            x = band.x
            for group in groups:
                x = _draw_group(canvas, band.beside(x - band.x), group)
            if team == GUARDS:
                _draw_next_bonus(canvas, band, table)


def draw_beats(canvas: Canvas, place: BoardPlace, event: events.Event | None) -> None:
    """Draw the bar of the three beats, the one that is shown in bright."""
    now, band = beat_of(event), _band(place, True)
    if now is None or band.height < LEAST:
        return
    high, wide = band.height, band.height * BEAT
    for number in range(BEATS):
        box = Box(band.right - wide * (BEATS - number), band.y, wide - 3, high)
        lit = number == now
        canvas.plate(box, "night", high * 0.3, "accent" if lit else "line", 3 if lit else 1)
        alpha = 255 if lit else canvas.dim(80)
        canvas.picture(f"fort.beat.{number}", *box.middle, high * 0.8, 0, alpha)


def beat_of(event: events.Event | None) -> int | None:
    """Return which beat an event belongs to, None for none of them."""
    match event:
        case events.TanksStepped(_, sliding) | events.TanksStopped(_, sliding):
            return int(sliding)
        case _ if isinstance(event, events.Flying | events.Hurt):
            return 2
        case events.PlansRevealed():
            return 0
        case _:
            return None


def _band(place: BoardPlace, top: bool) -> Box:
    """Return the strip of the frame beyond the names."""
    rim, field = rim_of(place), place.box
    high = rim * (1 - NAMES)
    y = field.y - rim if top else field.bottom + rim * NAMES
    return Box(field.x, y + high * 0.06, field.width, high * 0.88)


def _attackers(table: Table) -> list[Sign]:
    """Return a tank for each that is still to be destroyed, and a crossed one for each lost."""
    count = table.to_stop
    left = [*islice(_owed(table), max(0, count - table.lost))]
    lost = [("fort.pip_lost", "")] * min(table.lost, count)
    if count > MANY:
        return [left[0], ("", f"{len(left)}/{count}")] if left else [("fort.pip_lost", "0")]
    return [*left, *lost]


def _owed(table: Table) -> Iterator[Sign]:
    """Yield a tank for each that a seat has and has still to send, then pale ones without end: an
    odd tank is nobody's before it comes (P9.7)."""
    seats = table.members(ATTACKERS)
    for seat in seats:
        had, share = table.players[seat].had, table.to_stop // len(seats)
        sent = had - len(table.tanks_of(seat))
        yield from [(f"fort.pip.{seat}", "")] * (max(had, share) - sent)
    yield from repeat(("icon.tank", ""))


MANY = 12
"""More tanks are not drawn one by one."""


def _guard(table: Table, seat: Seat) -> list[Sign]:
    player, team = table.players[seat], table.teams[seat]
    lives: list[Sign] = [("tin.heart", "")] * player.lives
    if player.lives > MANY // 2 or not lives:
        lives = [("tin.heart", str(player.lives))]
    found = [(f"emblem.{seat}", ""), *lives, *[("icon.star", "")] * player.level]
    if table.turn <= player.helmet and not table.fallen[team]:
        found.append(("bonus.helmet", str(player.helmet - table.turn + 1)))
    return found


def next_bonus(table: Table) -> int | None:
    """Return before which turn a bonus is thrown for next, None after the last."""
    return next((turn for turn in bonus_turns(table.options) if turn > table.turn), None)


def _draw_next_bonus(canvas: Canvas, band: Box, table: Table) -> None:
    turn = next_bonus(table)
    if turn is None:
        return
    _draw_group(canvas, band, [("kit.die.6", f"{turn - table.turn}")], right=True)


def _laid(canvas: Canvas, band: Box, group: list[Sign]) -> Iterator[tuple[str, str, float]]:
    """Yield the signs of a group with the room that each takes."""
    style = _style(band)
    for picture, words in group:
        wide = band.height * 0.94 if picture else 0.0
        if words:
            wide += canvas.measure(words, style)[0] + band.height * 0.3
        yield picture, words, wide


def _style(band: Box) -> Style:
    return Style(Family.DISPLAY, max(10, round(band.height * 0.8)))


def _draw_group(canvas: Canvas, band: Box, group: list[Sign], right: bool = False) -> float:
    """Draw signs side by side on a dark plate; return where the next group begins."""
    high, laid = band.height, [*_laid(canvas, band, group)]
    whole = sum(wide for _, _, wide in laid) + high * GAP
    band = band.edge(whole) if right else band.left(whole)
    canvas.plate(band, "night", high * 0.3)
    x = band.x + high * GAP / 2
    for picture, words, wide in laid:
        if picture:
            canvas.picture(picture, x + high * 0.47, band.middle[1], high * 0.86)
        if words:
            room = high * 0.94 if picture else 0.0
            box = Box(x + room, band.y, wide - room, high)
            canvas.write(words, box, _style(band), "words", "centre", wrap=False)
        x += wide
    return band.x + whole + high * GAP
