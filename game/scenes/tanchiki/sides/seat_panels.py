"""What everybody may know of a seat, and the panels that show it."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.handicaps import given_to, named
from game.rules.tanchiki.state import Phase, Table
from game.scenes.faces.table_face import Counter, SeatPanel, Sign
from game.scenes.frame.kit import Names
from game.scenes.hand.seat_panels import Nameplate
from game.scenes.seats.commanders import CALM, HIT, face_of
from game.scenes.seats.table_talk import TableTalk
from game.session.match.record import Player
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.eagle_sign import draw_eagle


def plates(
    table: Table,
    names: Names,
    active: frozenset[Seat],
    thinking: Seat | None = None,
    players: tuple[Player, ...] = (),
    talk: TableTalk | None = None,
    framed: frozenset[Seat] = frozenset(),
) -> tuple[Nameplate, ...]:
    hit = [tank.cell is None and table.turn.number > 0 for tank in table.field.tanks]
    faces = [
        face_of(player, HIT if gone else CALM) for player, gone in zip(players, hit, strict=False)
    ]
    return tuple(
        Nameplate(
            seat,
            (name,),
            f"emblem.{seat}",
            panel_of(table, seat, seat == thinking),
            seat in active,
            face=faces[seat] if faces else "",
            framed=seat in framed,
        )
        for seat, name in enumerate(names)
    )


def _face(player: Player, seat: Seat, gone: bool, talk: TableTalk | None) -> str:
    usual = HIT if gone else CALM
    return face_of(player, usual if talk is None else talk.look(seat, gone))


def panel_of(table: Table, seat: Seat, thinking: bool = False) -> SeatPanel:
    return SeatPanel(
        colour=f"seat.{seat}",
        ink=f"seat.{seat}.light",
        score=table.scores[seat].points,
        counters=(Counter("icon.cards", table.hands[seat].held, "tip.tanchiki.cards"),),
        signs=_signs(table, seat, thinking),
        gone=table.field.tanks[seat].cell is None and table.turn.number > 0,
        handicaps=handicap_keys(table, seat),
    )


def handicap_keys(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the texts that name what a seat was given before the match (T13)."""
    given = named(given_to(table.handicaps, seat))
    return tuple(f"handicap.tanchiki.{name}" for name in given)


def eagle(canvas: Canvas, middle: tuple[float, float], size: float, colour: Colour) -> None:
    """Draw the sign of an eagle that the seat of this colour has destroyed."""
    draw_eagle(canvas, middle, size, colour, "words")


def _signs(table: Table, seat: Seat, thinking: bool) -> tuple[Sign, ...]:
    """Return what everybody may know of a seat besides its cards and points."""
    tank, turn = table.field.tanks[seat], table.turn
    signs: list[Sign] = ["first_player"] * (turn.first == seat and table.seats > 1)
    signs += ["icon.tick"] * (turn.phase is Phase.PLANNING and table.hands[seat].committed)
    signs += ["icon.hourglass"] * thinking
    signs += ["icon.power_off"] * tank.off
    signs += ["icon.helmet"] * tank.helmets
    signs += [eagle] * table.scores[seat].eagles
    return tuple(signs)
