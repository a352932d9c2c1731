"""A match in progress: the state, who plays, the clock, and everything needed to go back.

All that has happened is one frozen value, so undo is keeping the old one. Its rows are shared
with the values before it: to act and to hand over what is written cost the same at any length.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from copy import copy
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind
from game.ai.notes import noted
from game.core.rules import NOBODY, Outcome, Rules, Seat, State, Step, Told

from .clock import Clock
from .growing_row import Row
from .history import History, Script
from .record import Clocked, Done, Entry, Header, Hinted, Player, Record, Seated, Undone
from .record_lines import Move, Scribe
from .turned_clocks import timed, turned, turned_back
from .unproven_actions import Doubts


class Match:
    """The one truth about a match; what a seat may see comes from `view` and `seen`.

    `flag` makes the game's own action for a seat whose time is up; without it no clock runs.
    """

    def __init__(
        self, rules: Rules, header: Header[Any], flag: Callable[[Seat], Any] | None = None
    ) -> None:
        assert (header.game, header.rules) == (rules.name, rules.number)
        self.rules = rules
        self.header = header
        self._seated: dict[Seat, Player] = {}
        self.clock: Clock | None = header.clock
        self.flag = flag
        self._scribe = Scribe(rules)
        start = rules.new(header.setup, header.seed)
        self._history = History(Row((start,)), Row(), Row(), Row(), Row())
        self._undone: list[History] = []
        self._head = ""
        self._doubts = Doubts(self._scribe)
        assert len(header.players) == rules.seats(self.table), "a player for every seat"

    def twin(self) -> Match:
        """Return the match once more: whatever is done to one of them, the other stays."""
        other = copy(self)
        other._seated, other._undone = dict(self._seated), list(self._undone)
        return other

    @property
    def state(self) -> State[Any, Any]:
        return self._history.states[-1]

    @property
    def table(self) -> Any:
        return self.state.table

    @property
    def count(self) -> int:
        """The number of actions that stand."""
        return len(self._history.done)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.table)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.table)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits there now."""
        begun = enumerate(self.header.players)
        return tuple(self._seated.get(seat, player) for seat, player in begun)

    def call(self, names: Mapping[Seat, str]) -> None:
        """Let those who sat there from the start be called so, as if they had been at once."""
        players = tuple(
            replace(player, name=names.get(seat, player.name))
            for seat, player in enumerate(self.header.players)
        )
        self.header, self._head = replace(self.header, players=players), ""

    def player(self, seat: Seat) -> Player:
        return self._seated.get(seat) or self.header.players[seat]

    def submit(self, action: Any) -> Step[Any, Any, Any]:
        """Let a seat act; IllegalAction and nothing changed if it may not."""
        step = self.rules.apply(self.state, action)
        self.clock = turned(self.rules, self.clock, self.state, step.state, action.seat)
        left = self.clock.left if self.clock else None
        done = Done(action, step.events, self._scribe.digest(step.state), left)
        self._enter(step, done, self._scribe.line(done))
        return step

    def retrace(self, move: Move[Any], line: str) -> None:
        """Let a seat act as it once did; what is written of it is believed until it is proved."""
        step = self.rules.apply(self.state, move.action)
        self.clock = turned(self.rules, self.clock, self.state, step.state, move.action.seat)
        if move.left is not None:
            self.clocks_show(move.left)
        left = self.clock.left if self.clock else None
        done = Done(move.action, step.events, move.digest, left)
        self._enter(step, done, line)
        self._doubts.add(len(self.entries) - 1, self.count - 1, step.state, done)

    @property
    def doubtful(self) -> bool:
        """Whether some of what was taken up is still to be proved."""
        return bool(self._doubts)

    def prove(self) -> bool:
        """Compare one action more with what was written of it; False if it was not so."""
        return self._doubts.settle(self._history)

    @property
    def timed(self) -> frozenset[Seat]:
        """The seats whose clocks run now."""
        return timed(
            self.rules, self.table, self.clock, lambda seat: self.player(seat).strength is None
        )

    def tick(
        self, ms: int, seats: Collection[Seat] | None = None
    ) -> tuple[Step[Any, Any, Any], ...]:
        """Let the clock run for those who may act, of these `seats` if some are named; return what
        fallen flags led to."""
        if self.clock is None or self.flag is None or self.outcome:
            return ()
        before = self.clock.fallen
        self.clock = self.clock.tick(
            ms, self.timed.intersection(self.to_act if seats is None else seats)
        )
        fallen = [seat for seat in self.clock.fallen if seat not in before]
        return tuple(self.submit(self.flag(seat)) for seat in fallen if not self.outcome)

    def pause(self, paused: bool) -> None:
        if self.clock:
            self.clock = self.clock.stopped() if paused else self.clock.started()

    def free_undo(self, seat: Seat) -> int:
        """Return how many actions stand when this seat goes back alone as far as it may.

        It may take back its own latest actions, as long as no dice were rolled and all other
        seats saw only that something was done, not what.
        """
        past = self._history
        count = self.count
        while count > past.floor and self._own(seat, count - 1) and self._quiet(count - 1):
            count -= 1
        return count

    def rolled_since(self, count: int) -> bool:
        """Return whether any dice were thrown after so many actions."""
        return any(self._history.rolled[number] for number in range(count, self.count))

    def undo(self, seat: Seat, to: int) -> None:
        """Go back to so many actions, as this seat may alone; the record forgets the rest."""
        assert self.free_undo(seat) <= to <= self.count, f"{seat} may not go back to {to}"
        past = self._history
        self._go_back(past.back(to, len(past.entries) - (self.count - to), past.floor))

    def undo_agreed(self, to: int) -> None:
        """Go back to so many actions because all agree; the record keeps a mark of it."""
        assert 0 <= to <= self.count, f"no action {to}"
        past, mark = self._history, Undone(to)
        self.clock = turned_back(self.rules, self.clock, past.states, past.done, to)
        entries, lines = past.entries.plus(mark), past.lines.plus(self._scribe.line(mark))
        before = past.back(to, len(past.entries), to)
        self._go_back(replace(before, entries=entries, lines=lines))

    def reseat(self, seat: Seat, player: Player) -> None:
        """Let somebody else play on for a seat; nobody goes back alone beyond it."""
        past, entry = self._history, Seated(seat, player)
        self._seated[seat] = player
        self._undone.clear()
        entries, lines = past.entries.plus(entry), past.lines.plus(self._scribe.line(entry))
        self._history = replace(past, entries=entries, lines=lines, floor=self.count)

    def hint(self, seat: Seat) -> None:
        """Note that a seat has asked for a hint; nobody goes back alone beyond it."""
        past, entry = self._history, Hinted(seat)
        self._undone.clear()
        entries, lines = past.entries.plus(entry), past.lines.plus(self._scribe.line(entry))
        self._history = replace(past, entries=entries, lines=lines, floor=self.count)

    @property
    def hints(self) -> int:
        """How often somebody asked for a hint."""
        return sum(isinstance(entry, Hinted) for entry in self.entries)

    def redo(self) -> bool:
        """Take the latest undo back, mark and all; False when there is none."""
        if not self._undone:
            return False
        self._history = self._undone.pop()
        return True

    def view(self, seat: Seat) -> Any:
        """Return the table as this seat, or NOBODY, sees it."""
        return self.rules.view(self.table, seat)

    def seen(self, told: tuple[Told[Any], ...], seat: Seat) -> tuple[Told[Any], ...]:
        """Return what this seat, or NOBODY, saw of the events."""
        return tuple(replace(one, event=self.rules.redact(one.event, seat)) for one in told)

    def notes(self, seat: Seat, mind: Mind) -> Any:
        """Return what this mind has noted of all that the seat saw, None if it keeps no notes."""
        told = (one.event for done in self._history.done for one in done.told)
        return noted(mind, (self.rules.redact(event, seat) for event in told))

    def events(self) -> tuple[Told[Any], ...]:
        """Return all events that stand."""
        return tuple(one for done in self._history.done for one in done.told)

    def state_at(self, count: int) -> State[Any, Any]:
        """Return the state after so many actions."""
        return self._history.states[count]

    @property
    def done(self) -> Row[Done[Any, Any]]:
        """The actions that stand, with their events."""
        return self._history.done

    @property
    def entries(self) -> Row[Entry]:
        """All that the record holds: what was taken back, too."""
        return self._history.entries

    def record(self) -> Record:
        past = self._history
        return Record(self.header, past.states[0], tuple(past.entries))

    def script(self) -> Script:
        """Return the record as it is written to a file, to be joined later."""
        last = self._scribe.line(Clocked(self.clock.left)) if self.clock else ""
        return Script(self._first_line, self._history.lines, last)

    def text(self, header: Header[Any] | None = None) -> str:
        """Return the record as it is written to a file, or with another header to be kept."""
        if header is None:
            return self.script().text
        head = self._scribe.first_line(header, self._history.states[0])
        return Script(lambda: head, self._history.lines, "").text

    def clocks_show(self, left: tuple[int, ...]) -> None:
        """Set the clocks, as a record says they stood."""
        if self.clock:
            self.clock = replace(self.clock, left=left)

    def _first_line(self) -> str:
        # It never changes, and a board takes ten milliseconds to write down.
        self._head = self._head or self._scribe.first_line(self.header, self._history.states[0])
        return self._head

    def _enter(self, step: Step[Any, Any, Any], done: Done[Any, Any], line: str) -> None:
        past = self._history
        self._undone.clear()
        self._history = History(
            past.states.plus(step.state),
            past.done.plus(done),
            past.rolled.plus(bool(step.rolled)),
            past.entries.plus(done),
            past.lines.plus(line),
            past.floor,
        )

    def _own(self, seat: Seat, number: int) -> bool:
        return bool(self._history.done[number].action.seat == seat)

    def _quiet(self, number: int) -> bool:
        """Return whether nothing new was seen: by the seat itself no roll, by others no face."""
        done = self._history.done[number]
        others = {NOBODY, *range(self.rules.seats(self.table))} - {done.action.seat}
        events = [told.event for told in done.told]
        hidden = all(self.rules.redact(e, other) != e for e in events for other in others)
        return hidden and not self._history.rolled[number]

    def _go_back(self, to: History) -> None:
        self._undone.append(self._history)
        self._history = to
