"""Seat care: a computer sits in for a person, a person comes late, leaves, or is back.

It pops the change of seats that was chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from game.ai.minds import offered, usual
from game.content.texts import clean
from game.core.chance import Dice
from game.core.rules import Seat
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.level_words import ranked
from game.scenes.faces.seat_names import names_of
from game.scenes.faces.who_came_and_left import away
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import LONGEST_NAME
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.player_sign import colour_of, draw_marker
from game.scenes.pages.widget_scene import Happening, Page, Sheet, plain_paper, veil
from game.scenes.seats.commanders import player_of, somebody
from game.scenes.seats.occupants import Rename
from game.scenes.widgets.widget_kinds import (
    Button,
    Choice,
    Drawing,
    Field,
    Label,
    Look,
    Panel,
    Widget,
)
from game.session.match.match import Match
from game.session.match.record import Player, Seated
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import HEAD, SMALL, STRONG

WIDTH = 900
ROW = 62.0
DOES = 0.53
"""The share of a row that says what may be done about a seat."""


@dataclass
class _Open:
    """The strength of computers that sit in, and the names that were typed."""

    strength: int
    names: dict[Seat, str] = field(default_factory=dict)


def seats_scene(kit: Kit, match: Match, hide: bool = False) -> Sheet:
    game, strengths = match.rules.name, offered(match.rules.name)
    header, players, entries = match.header, match.players, match.entries
    now = _Open(strengths.index(usual(game)) if usual(game) in strengths else 0)
    names = names_of(kit.words, game, (player.called for player in match.players))

    def widgets(page: Page) -> tuple[Widget, ...]:
        rows = len(match.players)
        grown = (page.grown(1) + 1) / 2
        box = page.box.centred(WIDTH * grown, 200 + ROW * rows)
        inside = box.inset(36, 24)
        words = tuple(ranked(kit.words, game, strength) for strength in strengths)
        head, close = inside.top(48), inside.foot(56)
        found: list[Widget] = [
            Panel(box, "panel", "line", 16, shadow=True),
            Label(head.left(head.width * (1 - DOES)), kit.words("setup.players"), HEAD),
        ]
        if strengths:
            named = kit.words("seats.computer")
            found.append(
                Choice("strength", head.edge(head.width * DOES), named, words, now.strength)
            )
        for seat, row in enumerate(inside.below(62).stack(rows, ROW - 8, 8)):
            found += _row(kit, match, seat, row, names[seat], now)
        return (*found, Button("close", close, kit.words("seats.close"), look=Look.MAIN))

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("close"):
                return Pop()
            case Changed("strength", int(place)):
                now.strength = place
            case Changed(("stand_in" | "leave") as name, int(seat)):
                kept = players[seat].name if name == "stand_in" else ""
                return Pop(Seated(seat, _computer(kit, match, kept, strengths[now.strength])))
            case Changed("back", int(seat)):
                person = away(header, entries, seat)
                return Pop(Seated(seat, person)) if person else None
            case Changed("join", int(seat)):
                return Pop(Seated(seat, Player(clean(now.names.get(seat, "")).strip())))
            case Said(Rename(seat, typed)):
                now.names[seat] = typed
            case _:
                pass
        return None

    return Sheet(
        kit,
        widgets,
        answer,
        paper=plain_paper if hide else veil,
        see_through=not hide,
        first="close",
    )


def _computer(kit: Kit, match: Match, kept: str, strength: str) -> Player:
    """Return a commander who sits nowhere yet, under the name of whoever may come back."""
    game, taken = match.rules.name, {player.commander for player in match.players}
    commander = somebody(game, strength, taken, Dice(kit.seed(), "commander", match.count))
    return player_of(game, kept, strength, commander)


def _row(kit: Kit, match: Match, seat: Seat, row: Box, name: str, now: _Open) -> tuple[Widget, ...]:
    """Return one seat: who sits there, and what may be done about it."""
    words, player = kit.words, match.player(seat)
    mark = faces_of(kit)[match.rules.name].seats.marks[seat]
    level = ranked(words, match.rules.name, player.strength) if player.strength else ""
    who = level or words("setup.human")
    told, does = (
        row.beside(54, 8).left(row.width - row.width * DOES - 70),
        row.edge(row.width * DOES).inset(6, 5).above(3),
    )
    first, second = does.columns(2, 8)
    seen = (
        Panel(row, "panel_light", colour_of(mark), 10),
        Drawing(row.left(54).inset(7, 7), lambda canvas, at: draw_marker(canvas, at, mark)),
        Label(told.left(told.width * 0.6), name, STRONG),
        Label(told.edge(told.width * 0.4), who, SMALL, "quiet", "right"),
    )
    if player.strength is None:
        stands = bool(offered(match.rules.name))
        return (
            *seen,
            Button("stand_in", first, words("seats.stand_in"), value=seat, enabled=stands),
            Button("leave", second, words("seats.leave"), value=seat, enabled=stands),
        )
    if away(match.header, match.entries, seat) is not None:
        return (*seen, Button("back", does, words("seats.give_back"), value=seat))
    typed = now.names.get(seat, "")
    hint, says = words("seats.name"), partial(Rename, seat)
    named = Field(f"name.{seat}", first, typed, hint, LONGEST_NAME, says=says)
    return (*seen, named, Button("join", second, words("seats.join"), value=seat))
