"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from game.rules.hold_the_banner.board import Board, Camp
from game.rules.hold_the_banner.coming import guards, returns, spawns
from game.rules.hold_the_banner.course import planning
from game.rules.hold_the_banner.moving.drive import on_ground
from game.rules.hold_the_banner.quarters import WIDTH, Place, at_edge, covered, on_field, overlap
from game.rules.hold_the_banner.routes import DECK
from game.rules.hold_the_banner.state import (
    ATTACKERS,
    GUARDS,
    LEAST_SEATS,
    MOST_ON_FIELD,
    MOST_SEATS,
    Kind,
    Rescuing,
    Returning,
    Setup,
    Spawning,
    Table,
)
from game.rules.hold_the_banner.why_not.refusing import refusal

MOST_SPAWNS, MOST_GIVEN = 9, 3


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    yield from of_board(setup.board)
    seats = len(setup.teams)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield f"{seats} seats"
        return
    yield from _of_teams(setup)
    if len(setup.given) not in (0, seats) or max(setup.given, default=0) > MOST_GIVEN:
        yield f"handicaps {setup.given}"


def _of_teams(setup: Setup) -> Iterator[str]:
    sizes = [setup.teams.count(team) for team in (GUARDS, ATTACKERS)]
    if min(sizes) < 1 or max(sizes) > 2:
        yield f"sides of {sizes[0]} and {sizes[1]}"
        return
    if setup.board.duel and sizes[0] != sizes[1]:
        yield f"a duel of {sizes[0]} and {sizes[1]}"


def of_board(board: Board) -> Iterator[str]:
    """Yield what is wrong with a board."""
    if not 1 <= len(board.camps) <= 2:
        yield f"{len(board.camps)} banners"
        return
    if board.bricks & board.steel:
        yield "brick and steel in one quarter"
    for camp in board.camps:
        yield from _of_camp(board, camp)
    if len(board.camps) == 2 and overlap(board.camps[0].banner, board.camps[1].banner):
        yield "two banners on each other"
    if board.duel == bool(board.spawns) or len(board.spawns) > MOST_SPAWNS:
        yield f"{len(board.spawns)} places for attackers"
    yield from _of_places(board)


def _of_camp(board: Board, camp: Camp) -> Iterator[str]:
    if not on_field(camp.banner):
        yield f"a banner beside the field at {_at(camp.banner)}"
        return
    if covered(camp.banner) & (board.bricks | board.steel | board.water | camp.fence):
        yield f"something lies on the banner at {_at(camp.banner)}"
    if camp.fence & (board.water | board.banners):
        yield "a fence on water or on a banner"
    if len(camp.returns) != 2 or overlap(*camp.returns):
        yield f"no two places apart for the guards of the banner at {_at(camp.banner)}"


def _of_places(board: Board) -> Iterator[str]:
    """Yield where a tank could not come: what is built anew of a fence counts as built."""
    closed = board.bricks | board.steel | board.water | board.banners | board.fences
    for place in (*board.spawns, *(place for camp in board.camps for place in camp.returns)):
        if not on_field(place) or place.x % 2 or place.y % 2:
            yield f"no whole cell at {_at(place)}"
        elif covered(place) & closed:
            yield f"a tank cannot come to {_at(place)}"
    for one, other in combinations(board.spawns, 2):
        if overlap(one, other):
            yield f"two places for attackers at {_at(one)}"


def _at(place: Place) -> str:
    return f"{place.x},{place.y}"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    seats = len(table.setup.teams)
    if len(table.players) != seats or sorted(table.teams) != sorted(table.setup.teams):
        yield f"{len(table.players)} players and {len(table.teams)} sides for {seats} seats"
        return
    if table.bricks & table.steel or table.walls & (table.board.water | table.board.banners):
        yield "walls on each other, on water or on a banner"
    yield from _of_tanks(table)
    yield from _of_bullets(table)
    yield from _of_cards(table)
    yield from _of_question(table)
    if table.ending is None and table.question is None:
        yield from _of_plans(table)
    for team in (GUARDS, ATTACKERS):
        if table.next_bonus[team] >= len(table.members(team)):
            yield "a bonus for nobody"
    if table.ending is not None and not set(table.ending.winners) <= {*table.seats}:
        yield "a winner who is not seated"


def _of_tanks(table: Table) -> Iterator[str]:
    numbers = [tank.number for tank in table.tanks]
    if numbers != sorted({*numbers}) or not all(0 < n <= table.tanks_made for n in numbers):
        yield "tanks that are not numbered one after the other"
    for tank in table.tanks:
        if tank.seat not in table.seats:
            yield f"tank {tank.number} of nobody"
            return
        if guards(table, tank.seat) != (tank.kind is Kind.GUARD):
            yield f"tank {tank.number} of the wrong side"
        if not on_field(tank.place) or on_ground(table, tank.place):
            yield f"tank {tank.number} where none may stand, at {_at(tank.place)}"
    for seat in table.seats:
        count, guard = len(table.tanks_of(seat)), guards(table, seat)
        if count > (1 if guard else MOST_ON_FIELD // len(table.members(ATTACKERS))):
            yield f"{count} tanks of seat {seat}"
        if guard and count and not table.players[seat].lives:
            yield f"a tank of seat {seat}, which has no lives"


def _of_bullets(table: Table) -> Iterator[str]:
    numbers = [bullet.number for bullet in table.bullets]
    if numbers != sorted({*numbers}) or not all(0 < n <= table.bullets_made for n in numbers):
        yield "bullets that are not numbered one after the other"
    for bullet in table.bullets:
        if at_edge(bullet.point) or not bullet.facing.straight:
            yield f"bullet {bullet.number} beside the field, or aslant"
        if bullet.left or not 0 < bullet.reach <= 2 * WIDTH:
            yield f"bullet {bullet.number} that does not rest"


def _of_cards(table: Table) -> Iterator[str]:
    if table.options.free_drawing:
        if table.box.count or table.rest.count or any(p.held or p.hand for p in table.players):
            yield "cards, and routes are drawn freely"
        return
    piles = [(pile.cards, pile.count) for pile in (table.rest, table.box)]
    piles += [(player.hand, player.held) for player in table.players]
    known: Counter[int] = Counter()
    for cards, count in piles:
        if cards is None or len(cards) != count or list(cards) != sorted(cards):
            yield "cards that are hidden, unsorted, or miscounted"
            return
        known.update(cards)
    gone = sum(player.stack + player.away for player in table.players)
    if not known <= Counter(DECK) or known.total() + gone != len(DECK):
        yield f"{known.total()} cards and {gone} played, of {len(DECK)}"


def _of_question(table: Table) -> Iterator[str]:
    question = table.question
    if question is None:
        return
    if question.seat not in table.seats:
        yield "a question to nobody"
        return
    seat = question.seat
    match question:
        case Returning():
            if not guards(table, seat) or table.tanks_of(seat) or not returns(table, seat):
                yield f"seat {seat} cannot return"
        case Spawning(_, kind):
            attacks = not table.board.duel and table.teams[seat] == ATTACKERS
            if kind is Kind.GUARD or not attacks or not spawns(table, seat):
                yield f"seat {seat} has no tank to come"
        case Rescuing(_, number):
            if all(tank.number != number for tank in table.tanks_of(seat)):
                yield f"seat {seat} has no tank {number}"


def _of_plans(table: Table) -> Iterator[str]:
    planners = planning(table)
    if all(table.players[seat].committed for seat in planners):
        yield "nobody to decide"
    for seat in table.seats:
        player = table.players[seat]
        if player.plan is None or (seat not in planners and (player.plan or player.committed)):
            yield f"a plan of seat {seat}, which is hidden or has none"
            return
        before = table.with_player(seat, plan=(), committed=False)
        for action in player.plan:
            if action.seat != seat or refusal(before, action) is not None:
                yield f"a plan of seat {seat} that nobody may make"
                return
            plan = before.players[seat].plan or ()
            before = before.with_player(seat, plan=(*plan, action))
