"""How a match begins: who guards, what each has, and the modes and named matches (P4, P9, P10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from game.core.chance import Dice
from game.core.rules import Seat
from game.core.rules import State as CoreState

from .board import Board, duel, standard
from .course import go_on
from .evolve import evolve
from .hands import deal_first
from .referee_tasks import OpenTurn, State, Story
from .routes import DECK
from .state import ATTACKERS, GUARDS, Options, Pile, Player, Setup, Table, Team

EVEN = Options()
WITH_CARDS = {(2, 1): 10, (2, 2): 9}
DRAWN_FREELY = {1: 3, 2: 4}
"""How many attackers come in the even match, the one that is met first, if not six: by how many
guard and how many attack; drawn freely, where they are fewer, by how many guard (P10)."""
AS_PRINTED = Options(tanks=10)
"""Ten attackers, who are favoured unless one who plays cards meets two guards (P10)."""


class Mode(Enum):
    """Who plays with whom (P9.1 to P9.6): the sides of the seats in turn, or a word for a duel."""

    MAIN = (GUARDS, ATTACKERS)
    TWO_GUARDS = (GUARDS, ATTACKERS, GUARDS)
    TWO_AGAINST_TWO = (GUARDS, ATTACKERS, GUARDS, ATTACKERS)
    TWO_ATTACKERS = (GUARDS, ATTACKERS, ATTACKERS)
    DUEL = "duel"
    DUEL_OF_TWO = "duel_of_two"

    @property
    def is_duel(self) -> bool:
        return self in (Mode.DUEL, Mode.DUEL_OF_TWO)

    @property
    def teams(self) -> tuple[Team, ...]:
        if not self.is_duel:
            return tuple(self.value)
        return (GUARDS, ATTACKERS) * (1 if self is Mode.DUEL else 2)


def even(teams: Sequence[Team], is_duel: bool, drawn: bool = False) -> Options:
    """Return the even match between these sides; in a duel nobody counts attackers."""
    guards, attackers = teams.count(GUARDS), teams.count(ATTACKERS)
    if is_duel:
        return EVEN
    usual = WITH_CARDS.get((guards, attackers), EVEN.tanks)
    tanks = DRAWN_FREELY.get(guards, usual) if drawn else usual
    return replace(EVEN, tanks=tanks, free_drawing=drawn)


def setup_of(mode: Mode, options: Options | None = None, board: Board | None = None) -> Setup:
    """Return a match in this mode, the even one on our standard board or another."""
    if board is None:
        board = duel() if mode.is_duel else standard()
    return Setup(board, mode.teams, options or even(mode.teams, mode.is_duel))


def first(seats: int) -> Setup | None:
    """Return the even match for so many."""
    modes = {2: Mode.MAIN, 3: Mode.TWO_GUARDS, 4: Mode.TWO_AGAINST_TWO}
    return setup_of(modes[seats]) if seats in modes else None


def new(setup: Setup, seed: int) -> State:
    """Return the beginning: the hands are dealt and the first guard is asked where it comes."""
    story = Story(CoreState(beginning(setup, seed), (), seed), evolve)
    if not setup.options.free_drawing:
        deal_first(story)
    story.then(OpenTurn())
    go_on(story)
    return CoreState(story.table, tuple(replace(w, cause=None) for w in story.tasks), seed)


def beginning(setup: Setup, seed: int) -> Table:
    """Return the table before anything is dealt."""
    teams = thrown_teams(setup, seed) if setup.options.by_die else setup.teams
    board = setup.board
    steel = board.fences if setup.options.steel_fence else 0
    guarding = range(len(board.camps))
    lives = (setup.lives_of(seat) if team in guarding else 0 for seat, team in enumerate(teams))
    box = () if setup.options.free_drawing else DECK
    return Table(
        setup,
        teams,
        tuple(Player(lives=each) for each in lives),
        bricks=board.bricks & ~steel,
        steel=board.steel | steel,
        box=Pile(box, len(box)),
    )


def thrown_teams(setup: Setup, seed: int) -> tuple[Team, ...]:
    """Return the sides after the die: who first throws an even number guards (P4.2)."""
    dice, count = Dice(seed, "sides"), len(setup.teams)
    thrower: Seat = 0
    while dice.below(6) % 2 == 0:
        thrower = (thrower + 1) % count
    turns = range(count)
    shifted = (tuple(setup.teams[(s - by) % count] for s in turns) for by in turns)
    return next(teams for teams in shifted if teams[thrower] == GUARDS)
