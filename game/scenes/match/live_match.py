"""A match that is being played at this screen: the truth, what is shown, and who thinks.

The match runs ahead of the picture: an action is done at once, and its events, as the seat at
the screen saw them, are then shown one after the other. Computer players are asked when all
is shown, and think in a process of their own or in slices, so that the window never stands still.
After every action the match is written to its autosave.

Long, since truth, picture and thinking must go on in one order, and that stands in one place.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.ai.mind import Mind
from game.ai.minds import MINDS, styled
from game.ai.notes import begun
from game.ai.questions import Asked, InSlices, Question, Sliced, Thinker
from game.core.chance import Dice
from game.core.rules import NOBODY, Seat, Told
from game.scenes.frame.kit import Kit
from game.scenes.frame.show_speeds import MOST
from game.scenes.frame.show_speeds import pace as speed_of
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.show.clip import Clip, as_it_comes
from game.view.show.playback import Playback, Reel
from game.view.show.show_paces import NORMAL

EVERYBODY: Final[Seat] = -2
"""The eyes of an open table: all that lies face down is seen too."""

DOUBT_MS = 3
"""For so long at a time a match that was taken up is proved."""

LONG_MS = 1000
SHARE, LEAST_MS = 20, 250
"""A computer player whose clock runs thinks for a share of what is left, and no less than this."""

IN_TIME = 60
"""The percentage of the time that it is awaited after which a computer player is hurried."""

RECALLED = 300
"""So many events, about two turns of Tanchiki, can be stepped back to in a match taken up."""

ENDING = 6
"""So many events at the end of a match are shown no faster than usual: by what it was decided."""

Keep = Callable[[Match], None]


@dataclass(frozen=True)
class Motion:
    """How a game looks in motion; `pace` is the speed of an event in percent, 0 is off.

    `flow` fits a clip to the events before and after it. Of a table on which its speed would tell
    what it holds, a computer player's choice is `awaited` so many milliseconds at the least; of
    its clock, which is not set anew, it has `spent` so many when it acts.
    """

    clip_for: Callable[[Any, Any], Clip]
    pace: Callable[[Any], int]
    flow: Callable[[Clip, Any, Any, Any], Clip] = as_it_comes
    awaited: Callable[[Any], int] = lambda table: 0
    spent: Callable[[Any, Player, Clock, Dice], int] = lambda table, player, clock, dice: 0


def usual_pace(kit: Kit, match: Match) -> Callable[[Any], int]:
    """Return the speed that is set for whoever acted last: a person or a computer."""

    def pace(event: Any) -> int:
        now = kit.settings.now
        human = not match.done or match.player(match.done[-1].action.seat).strength is None
        return speed_of(now, computer=not human)

    return pace


class Live:
    """`keep` is given the match after every change; `minds` are by strength.

    `thinker` is asked those of them that are known everywhere; the others think here.
    """

    def __init__(
        self,
        match: Match,
        motion: Motion,
        minds: Mapping[str, Mind],
        keep: Keep = lambda match: None,
        eyes: Seat = NOBODY,
        thinker: Thinker | None = None,
    ) -> None:
        self.match = match
        self.eyes = eyes
        self.playback = self._fresh(motion)
        self.motion = motion
        self._minds = minds
        self._keep = keep
        self._differs = False
        self._thinker = thinker or InSlices()
        self._thought: tuple[Seat, Asked, tuple[Any, ...]] | None = None
        self._answer: tuple[Any, ...] | None = None
        self._thought_ms = self._patience = self._awaited = self._spent = 0

    @property
    def thinking(self) -> Seat | None:
        """The computer player that is at work now."""
        return self._thought[0] if self._thought else None

    @property
    def lingers(self) -> bool:
        """Whether it has been at work for so long that one may want it to hurry."""
        return self._thought is not None and self._thought_ms >= LONG_MS

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
        self.playback = self._fresh(self.motion)

    def reseat(self, seat: Seat, player: Player) -> None:
        """Let somebody else play on for a seat."""
        self.match.reseat(seat, player)
        self._drop_thought()
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

    def update(self, ms: int, timed: Collection[Seat] | None = None) -> None:
        """Let time pass on the screen, on the clock and in a computer player's head.

        Where people plan one after the other the clock runs for those only who are `timed`.
        """
        self.playback.advance(ms)
        for step in self.match.tick(ms, timed):
            self._drop_thought()
            self._show(step.events)
            self._keep(self.match)
        if self.playback.idle and not self.playback.paused:
            self._think(ms)
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

    def hurry(self) -> None:
        """Let the computer player that is at work play the best it knows by now."""
        if self._thought is not None:
            self._thought[1].hurry()
            self._spent = 0

    def leave(self) -> None:
        """Nobody sits at this screen any more."""
        self._drop_thought()

    def _think(self, ms: int) -> None:
        """Ask a computer player, or take its answer."""
        if self._thought is None:
            computers = self._computers()
            # Where all decide in secret at once, people go first: how long they took, and at
            # what speed they watched, must not show in the record.
            if not computers or self.humans:
                return
            seat, self._thought_ms = computers[0], 0
            self._awaited = self.motion.awaited(self.match.table)
            self._spent = self._spent_of(seat)
            self._patience = self._patience_of(seat)
            self._thought = (seat, self._asked(seat), self.legal(seat))
        _, asked, _ = self._thought
        self._answer = self._answer or asked.answer()
        if self._answer is not None and self._thought_ms >= max(self._awaited, self._spent):
            answer, self._thought, self._answer = self._answer, None, None
            self.submit(*answer)
            return
        before, self._thought_ms = self._thought_ms, self._thought_ms + ms
        if self._answer is None and before < self._patience <= self._thought_ms:
            asked.hurry()

    def _spent_of(self, seat: Seat) -> int:
        """Return how much of its clock the seat spends on this turn."""
        match = self.match
        if match.clock is None or match.clock.anew:
            return 0
        dice = Dice(match.header.seed, "clock", seat, match.count)
        return self.motion.spent(match.table, match.player(seat), match.clock, dice)

    def _patience_of(self, seat: Seat) -> int:
        """Return how long a thought may take by the seat's clock, without end if there is none; one
        that is awaited is done before."""
        clock = self.match.clock
        if self._awaited:
            return self._awaited * IN_TIME // 100
        return max(LEAST_MS, clock.left[seat] // SHARE) if clock is not None else 1 << 60

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
            self._drop_thought()

    def _drop_thought(self) -> None:
        if self._thought is not None:
            self._thought[1].drop()
        self._thought = self._answer = None

    def _asked(self, seat: Seat) -> Asked:
        match = self.match
        player, game = match.player(seat), match.rules.name
        assert player.strength is not None
        place, seed = ("computer", seat, match.count), match.header.seed
        # A file may name a strength that this table does not know: the first one plays on.
        wanted = styled(player.strength, player.style), player.strength
        name = next((each for each in wanted if each in self._minds), next(iter(self._minds)))
        mind, view = self._minds[name], match.view(seat)
        notes = match.notes(seat, mind)
        if MINDS.get(game, {}).get(name) is mind:
            return self._thinker.ask(Question(game, name, view, seat, seed, place, notes))
        choices = self.legal(seat)
        return Sliced(lambda: begun(mind, view, seat, choices, Dice(seed, *place), notes))

    def _computers(self) -> tuple[Seat, ...]:
        return tuple(s for s in self.match.to_act if self.match.player(s).strength is not None)

    def _show(self, told: tuple[Told[Any], ...]) -> None:
        self.playback.add(self._seen(told, self.eyes))

    def _seen(self, told: tuple[Told[Any], ...], eyes: Seat) -> tuple[Told[Any], ...]:
        return told if eyes == EVERYBODY else self.match.seen(told, eyes)

    def _jump(self) -> None:
        self._drop_thought()
        self.playback = self._fresh(self.motion)
        self._keep(self.match)

    def _fresh(self, motion: Motion) -> Reel:
        made = reel(
            self.match.rules.evolve, motion, self._view(self.match.count), most=self._most_speed
        )
        made.recall(self._story())
        return made

    def _most_speed(self, told: Told[Any]) -> int:
        """Return how fast an event is shown at the most: nobody may miss the end of a match."""
        state = self.match.state
        ends = self.match.outcome is not None and told.number >= state.told - ENDING
        return NORMAL if ends else MOST

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

    def table_before(self, number: int) -> Any:
        """Return the table just before an event, as one sees it."""
        match, count = self.match, self.match.count
        while match.state_at(count).told > number:
            count -= 1
        table = self._view(count)
        for told in self._seen(match.done[count].told, self.eyes):
            if told.number == number:
                break
            table = match.rules.evolve(table, told.event)
        return table

    def _view(self, count: int) -> Any:
        """Return the table after so many actions as one sees it."""
        table = self.match.state_at(count).table
        return table if self.eyes == EVERYBODY else self.match.rules.view(table, self.eyes)


def reel(
    evolve: Callable[[Any, Any], Any],
    motion: Motion,
    table: Any,
    known: Callable[[int], tuple[int, Any]] | None = None,
    most: Callable[[Told[Any]], int] = lambda told: MOST,
) -> Reel:
    """Return a playback of told events on this table, each no faster than `most`; `known` as
    there."""
    return Playback(
        table,
        lambda shown, told: evolve(shown, told.event),
        lambda shown, told: motion.clip_for(shown, told.event),
        lambda told: min(motion.pace(told.event), most(told)),
        lambda clip, before, told, after: motion.flow(
            clip, before and before.event, told.event, after and after.event
        ),
        known,
    )
