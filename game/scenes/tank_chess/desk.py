"""All that the table holds besides its sitting: the plan, the marks, the eyes.

Everything that can be worked out from these is worked out here, and remembered as long as the
table it was worked out from is the one shown. Long, since each question asked of the table is one
short line of answer here, and the next one builds on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from game.ai.tank_chess.teacher import Line
from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.actions import Turn
from game.rules.tank_chess.fast_room.attacks import Attack, attacks, checkers
from game.rules.tank_chess.fast_room.piece_moves import Moves, moves_of, track
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.threats import (
    Announced,
    Danger,
    Threat,
    announced,
    dangers_at,
    dangers_to_commander,
    hanging,
    threat_map,
)
from game.rules.tank_chess.why_not.reasons import Reason, ShotReason
from game.rules.tank_chess.why_not.why import verdicts
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change
from game.scenes.hand.points_won import PointsWon
from game.scenes.match.live_match import Live
from game.scenes.match.quest import Quest
from game.scenes.play.sitting import Sitting
from game.scenes.seats.table_talk import TableTalk
from game.scenes.tank_chess.analysis.hint import Hint
from game.scenes.tank_chess.analysis.line_ahead import Ahead, along, taken
from game.scenes.tank_chess.analysis.puzzle_judge import Puzzle
from game.scenes.tank_chess.analysis.table_memory import Memory
from game.scenes.tank_chess.analysis.teacher_words import Study
from game.scenes.tank_chess.analysis.which_checks_mate import Mates
from game.scenes.tank_chess.openings.opening_names import name_of, turns_to
from game.scenes.tank_chess.setup.last_setup import Wishes
from game.scenes.tank_chess.turn.turn_plan import (
    NOTHING,
    Plan,
    action_of,
    on_commander,
    on_piece,
    why_not,
)
from game.session.match.tree_of_moves import Node, Tree, tree_of
from game.view.canvas.board_place import BoardPlace
from game.view.tank_chess.arrows import Arrow

T = TypeVar("T")
NOWHERE = BoardPlace(0, 0, 1, 1, 1)
HOLD_MS = 450
"""How long a press is held until the move is final, where that is wished."""


@dataclass
class Desk:
    """`looks_at` is the move that is looked back at, None at the end of the line.

    `hover` is the cell under the pointer or under the keys' own cursor, `latest` the one it was
    on before it left the board, `refused` the one that was
    chosen and cannot be; `warned` is a plan that bares the commander and was confirmed once;
    `guided_from` is the move from which on hints are given, `untold` are those to be given, and
    `stood` is how long each was there; `answer` is the turn of a mistake that was asked for, `line`
    the place of the teacher's line that the keys stand at; `ahead` is how far one has stepped along
    one, `glimpsed` how far the pointer rests on one; `tried` are the nodes that were tried beside a
    match that is over; `waits` are mistakes of a week ago; `learns()` begins with the mistakes.
    """

    sitting: Sitting
    wishes: Wishes
    place: BoardPlace = NOWHERE
    quarters: int = 0
    plan: Plan = NOTHING
    hover: Cell | None = None
    latest: Cell | None = None
    notices: tuple[str, ...] = ()
    by_keys: bool = False
    looks_at: int | None = None
    show: bool = False
    danger: bool = False
    held: int | None = None
    warned: Plan | None = None
    refused: Cell | None = None
    arrows: tuple[Arrow, ...] = ()
    answer: Line | None = None
    line: int = 0
    ahead: Ahead | None = None
    glimpsed: Ahead | None = None
    tried: tuple[Node, ...] = ()
    waits: tuple[Puzzle, ...] = ()
    ms: int = 0
    guided_from: int = 0
    untold: tuple[str, ...] = ()
    stood: dict[str, int] = field(default_factory=dict)
    learns: Callable[[], Change] = lambda: None
    hint: Hint = field(default_factory=Hint)
    study: Study = field(default_factory=Study)
    mates: Mates = field(default_factory=Mates)
    memory: Memory = field(default_factory=Memory)
    losses: PointsWon = field(default_factory=PointsWon)

    def __post_init__(self) -> None:
        match = self.sitting.match
        self.talk = TableTalk(self.kit, match, faces_of(self.kit)[match.rules.name])

    @property
    def kit(self) -> Kit:
        return self.sitting.kit

    @property
    def live(self) -> Live:
        return self.sitting.live

    @property
    def quest(self) -> Quest | None:
        return self.sitting.terms.quest

    @property
    def talks(self) -> bool:
        """Whether one may resign: in a match, and in a task that is one."""
        return self.quest is None or self.quest.whole

    @property
    def solves(self) -> bool:
        """Whether the one turn is to be found, so that the table must not find it."""
        return self.quest is not None and self.quest.turns == 1

    @property
    def names(self) -> tuple[str, ...]:
        return self.sitting.names

    @property
    def tree(self) -> Tree:
        """The moves of the match, and what was tried beside it."""
        match = self.live.match
        about = len(match.entries), match.count, len(self.tried)
        return self.memory.of("tree", match.table, about, self._tree)

    @property
    def table(self) -> Table:
        """The table before the player's eyes."""
        past = self.sitting if self.looks_at is None else self.node
        table: Table = (self.would_be or past).table
        return table

    @property
    def away(self) -> bool:
        """Whether something else is looked at than the end of the match."""
        return self.looks_at is not None or self.would_be is not None

    @property
    def mover(self) -> Seat | None:
        """The human who may move here now, None while anything else goes on."""
        if self.study.on and self.live.playback.idle and self.away:
            return None if self.would_be is not None or self.table.end else self.table.turn
        if self.looks_at is not None or not self.live.settled:
            return None
        afar = self.kit.seating.afar
        return next((seat for seat in self.live.humans if seat not in afar), None)

    @property
    def node(self) -> Node:
        """The node that is looked at, or stood at while a line is stepped along."""
        return self.tree.nodes[self.tree.end if self.looks_at is None else self.looks_at]

    @property
    def seen(self) -> Node:
        """The node of the table before the player's eyes."""
        return self.would_be or self.node

    @property
    def lines(self) -> tuple[Line, ...]:
        """The teacher's best lines from the node that is looked at."""
        return (self.study.lines(self.node.number) or ()) if self.study.on else ()

    @property
    def steps(self) -> tuple[Node, ...]:
        """What would be along the line one steps along, turn by turn; nothing where one does not.

        The first is the node that is stood at.
        """
        at = self.glimpsed or self.ahead
        if at is None or at.rank >= len(self.lines):
            return ()
        line, node = self.lines[at.rank], self.node
        turns = (line.turn, *line.rest)[: at.plies]
        return self.memory.of("steps", node.table, turns, lambda: (node, *along(node, turns)))

    @property
    def would_be(self) -> Node | None:
        """What one looks at along a line, None where none is stepped along."""
        return (self.steps or (None,))[-1]

    @property
    def went_wrong(self) -> tuple[bool, int | None]:
        """Whether there are mistakes to learn from, and the node at which the match turned."""
        study, tree = self.study, self.tree
        about = len(study.known), len(tree.nodes), tree.end
        return self.memory.of(
            "went wrong",
            tree.nodes[0].table,
            about,
            lambda: (bool(study.wrong(tree)), study.turned(tree)),
        )

    @property
    def opening(self) -> str:
        """What the opening is called that led to the table before the player's eyes."""
        node, language = self.node, self.kit.words.language
        return self.memory.of("opening", node.table, (node.number, language), self._opening)

    def before(self, node: Node) -> Table:
        """Return the table on which the move was made that led to a node."""
        table: Table = self.tree.nodes[node.parent].table
        return table

    @property
    def studied(self) -> bool:
        """Whether a match may be studied: one that is over, or is only looked at."""
        return self.quest is None and (self.live.match.outcome is not None or self.sitting.over)

    @property
    def hintable(self) -> bool:
        """Whether hints are given: in matches without a clock, and in tasks that are kept."""
        match = self.live.match
        casual = self.quest.kept if self.quest is not None else self.sitting.terms.kept
        return casual and match.clock is None and match.outcome is None

    @property
    def hinted(self) -> Line | None:
        """What the hint for the table before the player's eyes is about."""
        return self.hint.shown(self.live.match) if self.mover is not None else None

    @property
    def ended(self) -> bool:
        """Whether the end of the match is looked at, from where one goes on to its result."""
        return self.looks_at is None and not self.study.on and self.sitting.ended

    @property
    def lingers(self) -> bool:
        """Whether somebody here waits long for a computer player."""
        return self.looks_at is None and self.sitting.lingers

    @property
    def standing(self) -> bool:
        """Whether what is looked at is where the match stands."""
        return self.looks_at is None or self.looks_at == self.tree.end

    @property
    def reach(self) -> Moves | None:
        """What the chosen piece can do."""
        start = self.plan.start
        mover = None if start is None else self.mover
        if start is None or mover is None:
            return None
        moves = self.reaches(mover).get(start)
        return replace(moves, told=False) if moves is not None and self.solves else moves

    def reaches(self, seat: Seat) -> dict[Cell, Moves]:
        """Return what the pieces of a seat can do, or could if it were its turn."""
        table = self.table
        asked = f"reach {seat}"
        return self.memory.of(asked, table, seat, lambda: moves_of(replace(table, turn=seat), seat))

    def threats(self, piece: Piece) -> tuple[Threat, ...]:
        """Return where the piece could be destroyed after its move."""
        table, number, reach = self.table, piece.number, self.reach
        assert reach is not None
        return self.memory.of(
            "threats", table, number, lambda: threat_map(table, number, reach.best)
        )

    def hanging(self, seat: Seat) -> dict[Cell, tuple[Danger, ...]]:
        """Return the seat's pieces that could be destroyed where they stand, and by whom."""
        return self.memory.of("hanging", self.table, seat, lambda: hanging(self.table, seat))

    def aimed_at(self) -> tuple[Danger, ...]:
        """Return who could destroy the chosen piece after the plan."""
        return self._after("aimed", dangers_at)

    def exposed(self) -> tuple[Danger, ...]:
        """Return who could destroy the own commander after the plan."""
        return self._after("exposed", dangers_to_commander)

    def announced(self) -> tuple[Announced, ...]:
        """Return what the plan would threaten, as the rules have it said aloud."""
        return self._after("announced", announced)

    def exposing(self) -> tuple[Attack, ...]:
        """Return how the own commander would be destroyed after the plan."""
        table, reach, plan, who = self.table, self.reach, self.plan, self.exposed()
        if reach is None:
            return ()
        return self.memory.of(
            "exposing", table, plan, lambda: on_commander(table, reach, plan, who)
        )

    def attacks(self) -> tuple[Attack, ...]:
        """Return how the planned pose would be shot at, or without a plan the own pieces."""
        return self.memory.of("attacks", self.table, self.plan, self._attacks)

    def verdicts(self) -> dict[Cell, ShotReason]:
        """Return what a shot from the plan's pose would do at each enemy."""
        plan = self.plan
        if plan.start is None or plan.cell is None or plan.facing is None:
            return {}
        table, start, cell, facing = self.table, plan.start, plan.cell, plan.facing
        return self.memory.of("verdicts", table, plan, lambda: verdicts(table, start, cell, facing))

    def way(self) -> tuple[tuple[Cell, Facing], ...]:
        """Return the steps of the plan."""
        reach, plan = self.reach, self.plan
        facing = plan.facing or plan.exit
        if reach is None or plan.cell is None or facing is None:
            return ()
        table, piece, cell, leaves = self.table, reach.piece, plan.cell, plan.exit is not None
        return self.memory.of("way", table, plan, lambda: track(table, piece, cell, facing, leaves))

    def pushed(self) -> Cell | None:
        """Return the cell to which the plan pushes a wreck: the way into one ends there (C8)."""
        way, plan = self.way(), self.plan
        if len(way) < 2 or all(wreck.cell != plan.cell for wreck in self.table.wrecks):
            return None
        (before, _), (cell, _) = [step for step in way if step[0] != plan.cell][-1], way[-1]
        return Cell(2 * cell.x - before.x, 2 * cell.y - before.y)

    def confirm(self) -> None:
        """Play the turn that is planned; one that bares the commander is confirmed twice."""
        turn = action_of(self.plan, self.mover) if self.mover is not None else None
        if turn is None:
            return
        if self.exposed() and self.warned != self.plan:
            self.warned, self.held = self.plan, None
            self.kit.sounds.play("menu.error")
            return
        self.forget()
        self.arrows, self.answer = (), None
        self.take(turn)

    def take(self, turn: Turn) -> None:
        """Take a turn: in the match, or where that is over beside it, as a try that stays."""
        if self.live.match.outcome is None:
            self.stand()
            self.live.submit(turn)
            return
        after = self.tree.children(self.node.number)
        known = next((each for each in after if self.tree.nodes[each].action == turn), None)
        if known is None:
            known = len(self.tree.nodes)
            self.tried = (*self.tried, taken(self.node, known, turn))
        self.look_at(known)

    def stand(self) -> None:
        """Let the match stand where one looks back at; what came after stays in the list."""
        if self.looks_at is None:
            return
        tree, way = self.tree, self.tree.path(self.looks_at)
        fork = tree.fork(self.looks_at)
        actions = [tree.nodes[number].action for number in way[tree.nodes[fork].depth + 1 :]]
        self.to_end()
        self.drop_tried()
        self.sitting.go_back(tree.nodes[fork].depth)
        for action in actions:
            self.live.submit(action)
        self.live.playback.skip()

    def drop_tried(self) -> None:
        """Forget what was tried: the match goes on, and its own moves take those numbers."""
        if not self.tried:
            return
        count, self.tried = self.tried[0].number, ()
        self.study.forget(count)
        self.mates.forget(count)
        self.to_end()

    def refuse(self, cell: Cell) -> None:
        """Say why a cell cannot be chosen; what is planned stays."""
        self.refused = cell
        self.kit.sounds.play("menu.error")

    def point_at(self, cell: Cell | None) -> None:
        """Have the pointer, or the cursor of the keys, on a cell."""
        if cell != self.hover:
            self.latest = self.hover if cell is None else None
            self.hover, self.refused = cell, None

    def why_not(self, cell: Cell) -> Reason | None:
        """Return why the chosen piece does not get there, or cannot shoot there."""
        table, reach, plan = self.table, self.reach, self.plan
        if reach is None or not table.on(cell):
            return None
        seen = self.verdicts()
        asked = plan, self.mover, cell
        return self.memory.of(
            "why not", table, asked, lambda: why_not(table, reach, plan, seen, cell)
        )

    def look_at(self, number: int) -> None:
        """Look at an earlier position, or at one of a line that was left or tried."""
        self.to_end()
        self.looks_at = None if number == self.tree.end else number

    def to_end(self) -> None:
        """Look at the board as it stands, and think of nothing."""
        self.looks_at = self.ahead = self.glimpsed = None
        self.line = 0
        self.forget()

    def forget(self) -> None:
        """Drop the plan: the table is another one now."""
        self.plan = NOTHING
        self.held = self.warned = self.refused = None

    def _tree(self) -> Tree:
        found = tree_of(self.live.match)
        if not self.tried or self.tried[0].number != len(found.nodes):
            return found
        return replace(found, nodes=(*found.nodes, *self.tried))

    def checkers(self) -> tuple[Attack, ...]:
        """Return how the commander in check would be destroyed."""
        return self.memory.of("checkers", self.table, None, lambda: checkers(self.table))

    def _opening(self) -> str:
        turns = turns_to(self.tree, self.node.number)
        return name_of(self.kit.words, turns) if turns else ""

    def _attacks(self) -> tuple[Attack, ...]:
        table, reach = self.table, self.reach
        if reach is not None:
            return on_piece(table, reach, self.plan, self.aimed_at())
        found = self.hanging(table.turn).items()
        return tuple(attack for cell, who in found for attack in attacks(table, cell, who))

    def _after(self, asked: str, found: Callable[..., tuple[T, ...]]) -> tuple[T, ...]:
        """Return what there is to fear or to hope for once the plan is played."""
        reach, plan = self.reach, self.plan
        if reach is None or plan.cell is None or plan.facing is None:
            return ()
        pose = reach.piece.number, plan.cell, plan.facing, plan.target
        return self.memory.of(asked, self.table, plan, lambda: found(self.table, *pose))
