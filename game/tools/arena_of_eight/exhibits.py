"""Tables of Arena of Eight in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from typing import Any

from game.core.handfuls import without
from game.core.spelling import Word
from game.rules.arena_of_eight import ARENA_OF_EIGHT, actions
from game.rules.arena_of_eight.blows import TERMS, Blow, Fighter
from game.rules.arena_of_eight.cards import DECK, Card, handful
from game.rules.arena_of_eight.events import BlowStruck, FighterHit
from game.rules.arena_of_eight.state import (
    QUICK,
    SEATS,
    Opening,
    Options,
    Setup,
    Stage,
    Table,
    other,
)
from game.scenes.arena_of_eight.face import FACE
from game.scenes.arena_of_eight.first_match_hints import SEEN
from game.scenes.frame.commands import Device, Kind, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Scene
from game.scenes.pages.key_signs import LOOKS
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.exhibits.commanders import commanders_at
from game.tools.exhibits.exhibit import Exhibit, Exhibits, hinted, replayed, ruled, set_up, shown
from game.tools.exhibits.wished_matches import Wished, seen

GAME = "arena_of_eight"
DUEL = Setup(Options(QUICK, 3), (Fighter.HARPOON, Fighter.FROST))
_LEFT = handful((Card.HAND, Card.HAND, Card.KICK, Card.BLOCK, Card.CROUCH, Card.JUMP, Card.SUPER))
_RIGHT = handful((Card.HAND, Card.KICK, Card.KICK, Card.BLOCK, Card.BLOCK, Card.HOP, Card.JUMP))
_DECK = without(DECK, handful(_LEFT, _RIGHT))[::2]
CLOSE = Setup(
    Options(QUICK, 3),
    (Fighter.FROST, Fighter.THUNDER),
    opening=Opening((4, 5), (_LEFT, _RIGHT), (5, 6), _DECK),
)
FAR = Setup(
    Options(QUICK, 3),
    (Fighter.THUNDER, Fighter.CYCLONE),
    opening=Opening((2, 6), (_LEFT, _RIGHT), (5, 6), _DECK),
)
"""A hand with combos, close and from afar."""


def wish(table: Table, action: Any) -> int:
    """Return how much an action is wished for: fighters come near, strike hard, and reply."""
    turn: int = table.number * 5 + action.seat * 3 + table.round
    match action:
        case actions.Strike(_, blow):
            return 20 + TERMS[blow].damage
        case actions.Reply():
            return 9 + turn % 3
        case actions.Block(_, count):
            return 8 + int(count) if turn % 2 else 5
        case actions.Take():
            return 6
        case actions.StepTo(seat, card, to):
            nearer = abs(to - table.sides[other(seat)].cell) < table.apart
            return (7 if nearer and turn % 3 else 2) - (card is Card.SUPER) * 4
        case actions.Draw():
            return 4 + 2 * (7 - table.sides[action.seat].held)
        case _:
            return 0


MATCHES = Wished(ARENA_OF_EIGHT, FACE, wish, seed=9)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _at(setup: Setup, stage: Stage, least: int) -> Exhibit:
    return lambda kit: seen(
        table(kit, setup, MATCHES.when(setup, lambda table: table.stage is stage, least))
    )


def _picked(setup: Setup, blow: Blow) -> Exhibit:
    """Return the table while a blow is picked and not yet struck."""

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, setup, 0))
        scene.desk.choosing.take(scene.desk.open[0], Word(blow.value))
        return scene

    return begin


def _replied(kit: Kit) -> Scene:
    """Return the table while a reply to a hand blow is awaited."""
    scene = table(kit, CLOSE, 0)
    scene.desk.live.submit(actions.Strike(0, Blow.KICK))
    return seen(scene, 200)


def _face_down(looks: bool = False) -> Exhibit:
    """Return the same where two have pads of their own and their hands lie face down, or while the
    one who is struck looks at his."""

    def begin(kit: Kit) -> Scene:
        kit.settings.change(curtain=Curtain.FACE_DOWN)
        pads = {seat: Device(Kind.PAD, 1 + seat) for seat in SEATS}
        for seat, pad in pads.items():
            kit.seating.claim(pad, seat)
        players = (Player(""), Player(""))
        match = Match(ARENA_OF_EIGHT, Header(GAME, ARENA_OF_EIGHT.number, CLOSE, 6, players))
        scene = opened(kit, match, FACE)
        scene.desk.live.submit(actions.Strike(0, Blow.KICK))
        seen(scene, 200)
        if looks:
            scene.handle(Press(LOOKS, 1, pads[1]))
        return scene

    return begin


TABLES: dict[str, Exhibit] = {
    "arena set-up": set_up(GAME, (Occupant(""), Occupant("", "recruit"))),
    "arena first": lambda kit: seen(table(kit, DUEL, 0)),
    "arena turn": lambda kit: seen(table(kit, CLOSE, 0)),
    "arena hint": shown(lambda kit: seen(table(kit, CLOSE, 0)), hinted(f"{SEEN}.blows")),
    "arena far": lambda kit: seen(table(kit, FAR, 0)),
    "arena picked": _picked(CLOSE, Blow.UPPERCUT),
    "arena thunder": _picked(FAR, Blow.THUNDER),
    "arena reply": _replied,
    "arena face down": _face_down(),
    "arena looked at": _face_down(looks=True),
    "arena strike": moving(DUEL, BlowStruck, 6, 200),
    "arena of commanders": commanders_at(GAME),
    "arena hit": moving(DUEL, FighterHit, 6, 300),
    "arena over": lambda kit: table(kit, DUEL),
    "arena result": MATCHES.result(DUEL),
    "arena replay": replayed(lambda kit: match(kit, DUEL, 60), 50),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={
        "rules of the arena": ruled(GAME, "M3"),
        "rules of the arena played": ruled(GAME, "M7", 120_000),
    },
    below={"arena result": f"table of {GAME} over", "arena": "arena turn"},
    keep=lambda kit: keep_record(kit, match(kit, DUEL, 9)),
    best="arena hit",
)
