"""All that a table scene holds: the match as it is shown, the plan, the marks, the eyes.

Everything that can be worked out from these is worked out here, and remembered as long as the
table it was worked out from is the one shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.reasons import Destroys, Reason, ShotReason
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.threats import Danger, Threat, dangers, dangers_at, threat_map
from game.rules.tank_chess.why import why_cell, why_shot
from game.scenes.kit import Kit
from game.scenes.play.live import Live
from game.scenes.play.quest import Quest
from game.scenes.stack import Scene
from game.view.tank_chess.marks import Arrow
from game.view.tank_chess.place import Place

from .attacks import Attack, attacks, moved
from .lines import Tree, tree_of
from .mates import Mates
from .planning import NOTHING, Plan
from .reaching import Reach, reaches, track, values_of
from .wishes import Wishes

HOLD_MS = 450
"""How long a press is held until the move is final, where that is wished."""


@dataclass
class Memory:
    """The latest answers, each with the table it is about."""

    reach: dict[Seat, tuple[Table, dict[Cell, Reach]]] = field(default_factory=dict)
    threats: tuple[Table, int, tuple[Threat, ...]] | None = None
    shots: tuple[Table, Plan, dict[Cell, ShotReason]] | None = None
    way: tuple[Table, Plan, tuple[tuple[Cell, Facing], ...]] | None = None
    tree: tuple[int, int, Tree] | None = None
    hanging: tuple[Table, Seat, dict[Cell, tuple[Danger, ...]]] | None = None
    aimed: tuple[Table, Plan, tuple[Danger, ...]] | None = None
    attacks: tuple[Table, Plan, tuple[Attack, ...]] | None = None


@dataclass
class Desk:
    """`looks_at` is the move that is looked back at, None at the end of the line.

    `hover` is the cell under the pointer or under the keys' own cursor; `asked` names the
    question that lies over the table, `told_end` says that the result has been shown.
    """

    kit: Kit
    live: Live
    wishes: Wishes
    place: Place
    quarters: int = 0
    plan: Plan = NOTHING
    hover: Cell | None = None
    by_keys: bool = False
    looks_at: int | None = None
    show: bool = False
    danger: bool = False
    held: int | None = None
    arrows: tuple[Arrow, ...] = ()
    ms: int = 0
    asked: str = ""
    told_end: bool = False
    quest: Quest | None = None
    again: Callable[[], Scene] | None = None
    watch: Callable[[], Scene] | None = None
    mates: Mates = field(default_factory=Mates)
    memory: Memory = field(default_factory=Memory)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.live.match.header.players)

    @property
    def tree(self) -> Tree:
        match = self.live.match
        key = len(match.record().entries), match.count
        if self.memory.tree is None or self.memory.tree[:2] != key:
            self.memory.tree = (*key, tree_of(match))
        return self.memory.tree[2]

    @property
    def table(self) -> Table:
        """The table before the player's eyes."""
        if self.looks_at is not None:
            return self.tree.nodes[self.looks_at].table
        shown: Table = self.live.playback.shown
        return shown

    @property
    def mover(self) -> Seat | None:
        """The human who may move now, None while anything else goes on."""
        if self.looks_at is not None or not self.live.settled:
            return None
        return next(iter(self.live.humans), None)

    @property
    def humans(self) -> tuple[Seat, ...]:
        players = self.live.match.header.players
        return tuple(seat for seat, player in enumerate(players) if player.strength is None)

    @property
    def standing(self) -> bool:
        """Whether what is looked at is where the match stands."""
        return self.looks_at is None or self.looks_at == self.tree.end

    @property
    def can_take_back(self) -> bool:
        """Whether a human has moved, and nobody else must be asked but humans."""
        return self.back_to is not None

    @property
    def back_to(self) -> int | None:
        """Return how many moves stand when the latest move of a human is taken back."""
        done, humans = self.live.match.done, self.humans
        if self.quest is not None:
            return None
        if self.live.match.outcome is not None and self.live.match.clock is not None:
            return None
        own = [n for n, each in enumerate(done) if each.action.seat in humans]
        return own[-1] if own else None

    @property
    def reach(self) -> Reach | None:
        """What the chosen piece can do."""
        if self.mover is None or self.plan.start is None:
            return None
        return self.reaches(self.mover).get(self.plan.start)

    @property
    def values(self) -> Mapping[Cell, int]:
        return values_of(self.table, self.table.turn)

    def reaches(self, seat: Seat) -> dict[Cell, Reach]:
        """Return what the pieces of a seat can do, or could if it were its turn."""
        known = self.memory.reach.get(seat)
        if known is None or known[0] is not self.table:
            known = (self.table, reaches(replace(self.table, turn=seat), seat))
            self.memory.reach[seat] = known
        return known[1]

    def threats(self, piece: Piece) -> tuple[Threat, ...]:
        """Return where the piece could be destroyed after its move."""
        known = self.memory.threats
        if known is None or known[0] is not self.table or known[1] != piece.number:
            known = (self.table, piece.number, threat_map(self.table, piece.number))
            self.memory.threats = known
        return known[2]

    def hanging(self, seat: Seat) -> dict[Cell, tuple[Danger, ...]]:
        """Return the seat's pieces that could be destroyed where they stand, and by whom."""
        known, table = self.memory.hanging, self.table
        if known is None or known[0] is not table or known[1] != seat:
            found = {
                piece.cell: who
                for piece in table.pieces
                if piece.seat == seat and (who := dangers(table, piece.number))
            }
            known = (table, seat, found)
            self.memory.hanging = known
        return known[2]

    def aimed_at(self) -> tuple[Danger, ...]:
        """Return who could destroy the chosen piece in the pose of the plan."""
        reach, plan = self.reach, self.plan
        if reach is None or plan.cell is None or plan.facing is None:
            return ()
        known = self.memory.aimed
        if known is None or known[0] is not self.table or known[1] != plan:
            number = reach.piece.number
            found = dangers_at(self.table, number, plan.cell, plan.facing)
            known = (self.table, plan, found)
            self.memory.aimed = known
        return known[2]

    def attacks(self) -> tuple[Attack, ...]:
        """Return how the planned pose would be shot at, or without a plan the own pieces."""
        known, plan, table = self.memory.attacks, self.plan, self.table
        if known is None or known[0] is not table or known[1] != plan:
            reach = self.reach
            if reach is not None and plan.cell is not None:
                there = moved(table, reach.piece, plan.cell)
                found = attacks(there, plan.cell, self.aimed_at())
            elif reach is None:
                hanging = self.hanging(table.turn)
                found = tuple(a for cell, who in hanging.items() for a in attacks(table, cell, who))
            else:
                found = ()
            known = (table, plan, found)
            self.memory.attacks = known
        return known[2]

    def verdicts(self) -> dict[Cell, ShotReason]:
        """Return what a shot from the plan's pose would do at each enemy."""
        plan = self.plan
        if plan.start is None or plan.cell is None or plan.facing is None:
            return {}
        known = self.memory.shots
        if known is None or known[0] is not self.table or known[1] != plan:
            table = self.table
            found = {
                piece.cell: why_shot(table, plan.start, plan.cell, plan.facing, piece.cell)
                for piece in table.pieces
                if piece.seat != table.turn
            }
            known = (table, plan, found)
            self.memory.shots = known
        return known[2]

    def way(self) -> tuple[tuple[Cell, Facing], ...]:
        """Return the steps of the plan."""
        reach, plan = self.reach, self.plan
        facing = plan.facing or plan.exit
        if reach is None or plan.cell is None or facing is None:
            return ()
        known = self.memory.way
        if known is None or known[0] is not self.table or known[1] != plan:
            leaves = plan.exit is not None
            found = track(self.table, reach.piece, plan.cell, facing, leaves)
            known = (self.table, plan, found)
            self.memory.way = known
        return known[2]

    def why_not(self, cell: Cell) -> Reason | None:
        """Return why the chosen piece does not get there, or cannot shoot there."""
        reach, table = self.reach, self.table
        if reach is None or not table.on(cell):
            return None
        piece = table.piece_on(cell)
        if piece is not None and piece.seat != reach.piece.seat:
            verdict = self.verdicts().get(cell)
            return verdict if not isinstance(verdict, Destroys) else None
        if cell in reach.cells:
            return None
        return why_cell(table, reach.piece.cell, cell)

    def forget(self) -> None:
        """Drop the plan: the table is another one now."""
        self.plan = NOTHING
        self.held = None
