"""A match that is being played at this screen: the truth, what is shown, and who thinks.

The match runs ahead of the picture: an action is done at once, and its events, as the seat at
the screen saw them, are then shown one after the other. Computer players are asked when all
is shown, and think in slices, so that the window never stands still. After every action the
match is written to its autosave.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import NOBODY, Seat, Told
from game.scenes.kit import Kit
from game.scenes.speeds import pace as speed_of
from game.session.match import Match
from game.session.record import Player
from game.view.clip import Clip, as_it_comes
from game.view.playback import Playback

EVERYBODY: Final[Seat] = -2
"""The eyes of an open table: all that lies face down is seen too."""

SLICE_MS = 6
DOUBT_MS = 3
"""For so long at a time a match that was taken up is proved."""

RECALLED = 300
"""So many events, about two turns of Tanchiki, can be stepped back to in a match taken up."""

Keep = Callable[[Match], None]
Shown = Playback[Any, Told[Any]]


@dataclass(frozen=True)
class Motion:
    """How a game looks in motion; `pace` is the speed of an event in percent, 0 is off.

    `flow` fits a clip to the events before and after it.
    """

    clip_for: Callable[[Any, Any], Clip]
    pace: Callable[[Any], int]
    flow: Callable[[Clip, Any, Any, Any], Clip] = as_it_comes


def usual_pace(kit: Kit, match: Match) -> Callable[[Any], int]:
    """Return the speed that is set for whoever acted last: a person or a computer."""

    def pace(event: Any) -> int:
        now = kit.settings.now
        human = not match.done or match.player(match.done[-1].action.seat).strength is None
        return speed_of(now, computer=not human)

    return pace


class Live:
    """`keep` is given the match after every change; `minds` are by strength."""

    def __init__(
        self,
        match: Match,
        motion: Motion,
        minds: Mapping[str, Mind],
        keep: Keep = lambda match: None,
        eyes: Seat = NOBODY,
    ) -> None:
        self.match = match
        self.eyes = eyes
        self.playback = self._fresh(motion)
        self._motion = motion
        self._minds = minds
        self._keep = keep
        self._differs = False
        self._thought: tuple[Seat, Thought, tuple[Any, ...]] | None = None

    @property
    def thinking(self) -> Seat | None:
        """The computer player that is at work now."""
        return self._thought[0] if self._thought else None

    @property
    def settled(self) -> bool:
        """Whether all is shown and only humans are waited for, or nobody."""
        return self.playback.idle and (bool(self.humans) or not self._computers())

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The human seats that may decide now."""
        return tuple(s for s in self.match.to_act if self.match.player(s).strength is None)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        return self.match.rules.legal(self.match.table, seat)

    def submit(self, *actions: Any) -> None:
        """Do legal actions in order and begin to show what they led to."""
        for action in actions:
            self._show(self.match.submit(action).events)
            self._forget_stale()
        self._keep(self.match)

    def watch_as(self, eyes: Seat) -> None:
        """Look with other eyes from now on, at the table as it is."""
        self.eyes = eyes
        self.playback = self._fresh(self._motion)

    def reseat(self, seat: Seat, player: Player) -> None:
        """Let somebody else play on for a seat."""
        self.match.reseat(seat, player)
        self._thought = None
        self._keep(self.match)

    def undo(self, seat: Seat, to: int) -> None:
        """Take own unseen actions back."""
        self.match.undo(seat, to)
        self._jump()

    def undo_agreed(self, to: int) -> None:
        self.match.undo_agreed(to)
        self._jump()

    def redo(self) -> bool:
        done = self.match.redo()
        if done:
            self._jump()
        return done

    def update(self, ms: int) -> None:
        """Let time pass on the screen, on the clock and in a computer player's head."""
        self.playback.advance(ms)
        for step in self.match.tick(ms):
            self._thought = None
            self._show(step.events)
            self._keep(self.match)
        if self.playback.idle and not self.playback.paused:
            self._think()
            self._prove()

    def differs(self) -> bool:
        """Return whether a match that was taken up is found to be forged; it is said once."""
        differs, self._differs = self._differs, False
        return differs

    def since(self, seat: Seat) -> tuple[Told[Any], ...]:
        """Return what this seat saw of all that happened after its own latest action."""
        told: list[Told[Any]] = []
        for done in reversed(self.match.done):
            if done.action.seat == seat:
                break
            told[:0] = done.told
        return self._seen(tuple(told), seat)

    def _think(self) -> None:
        """Work on the thought of a computer player for a slice of time."""
        if self._thought is None:
            computers = self._computers()
            # Where all decide in secret at once, people go first: how long they took, and at
            # what speed they watched, must not show in the record.
            if not computers or self.humans:
                return
            seat = computers[0]
            self._thought = (seat, self._begun(seat), self.legal(seat))
        until = time.perf_counter() + SLICE_MS / 1000
        try:
            while time.perf_counter() < until:
                next(self._thought[1])
        except StopIteration as end:
            self._thought = None
            self.submit(*end.value)

    def _prove(self) -> None:
        """Prove a little more of what was taken up, unless a computer player needs the time."""
        until = time.perf_counter() + DOUBT_MS / 1000
        while self._thought is None and self.match.doubtful and time.perf_counter() < until:
            self._differs |= not self.match.prove()

    def _forget_stale(self) -> None:
        """A thought goes on while others act, as long as it chooses among the same actions."""
        if self._thought is None:
            return
        seat, _, choices = self._thought
        if seat not in self._computers() or self.legal(seat) != choices:
            self._thought = None

    def _begun(self, seat: Seat) -> Thought:
        match = self.match
        strength = match.player(seat).strength
        assert strength is not None
        dice = Dice(match.header.seed, "computer", seat, match.count)
        # A file may name a strength that this table does not know: the first one plays on.
        mind = self._minds.get(strength) or next(iter(self._minds.values()))
        return mind(match.shown(seat), seat, self.legal(seat), dice)

    def _computers(self) -> tuple[Seat, ...]:
        return tuple(s for s in self.match.to_act if self.match.player(s).strength is not None)

    def _show(self, told: tuple[Told[Any], ...]) -> None:
        self.playback.add(self._seen(told, self.eyes))

    def _seen(self, told: tuple[Told[Any], ...], eyes: Seat) -> tuple[Told[Any], ...]:
        return told if eyes == EVERYBODY else self.match.seen(told, eyes)

    def _jump(self) -> None:
        self._thought = None
        self.playback = self._fresh(self._motion)
        self._keep(self.match)

    def _fresh(self, motion: Motion) -> Shown:
        made = reel(self.match.rules.evolve, motion, self._view(self.match.count))
        made.recall(self._story())
        return made

    def _story(self) -> list[tuple[Any, Told[Any]]]:
        """Return the latest events, each with the table just before it, as one sees them."""
        match, count = self.match, self.match.count
        while count > 0 and match.state_at(count).told > match.state.told - RECALLED:
            count -= 1
        story: list[tuple[Any, Told[Any]]] = []
        table = self._view(count)
        for done in match.done[count:]:
            for told in self._seen(done.told, self.eyes):
                story.append((table, told))
                table = match.rules.evolve(table, told.event)
        return story

    def _view(self, count: int) -> Any:
        """Return the table after so many actions as one sees it."""
        table = self.match.state_at(count).table
        return table if self.eyes == EVERYBODY else self.match.rules.view(table, self.eyes)


def reel(evolve: Callable[[Any, Any], Any], motion: Motion, table: Any) -> Shown:
    """Return a playback of told events on this table."""
    return Playback(
        table,
        lambda shown, told: evolve(shown, told.event),
        lambda shown, told: motion.clip_for(shown, told.event),
        lambda told: motion.pace(told.event),
        lambda clip, before, told, after: motion.flow(
            clip, before and before.event, told.event, after and after.event
        ),
    )
