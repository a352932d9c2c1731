"""Scenarios of Tanchiki: a given table, what the referee is to do, and what comes of it.

The given sections are those of `sketching`, and `do`: lines such as `A plays 2 R`, `bots 3`,
`volley`, `action 1`, `reveal`, `end`, `plan`, `bots come`, `place B`, `return B`. `choose` are
the decisions, named as in `naming`; each is taken when its seat may decide.

Results are `story`, `rules` (one for each line of the story), `after`, `scores`, `cards`,
`asks` (who decides next), `choices` (of the first of them), `supply`, and `refused`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.rules import IllegalAction, Sections, Telling, Told, Waiting
from game.rules.tanchiki.actions import Action
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.play import apply, legal, to_act
from game.rules.tanchiki.referee import run
from game.rules.tanchiki.referee_tasks import (
    AskPlace,
    BeginAction,
    BeginTurn,
    EndTurn,
    FireVolley,
    PlayCards,
    RefillBots,
    RevealPlans,
    RouseBots,
    State,
    Story,
    Task,
)
from game.rules.tanchiki.state import Table

from .drawing import draw_board, letter, piece_of
from .events_in_english import tell
from .notation import name
from .scenario_state import cards_of, state_of
from .wording import written


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario played to its end, or to the decision that was refused."""

    before: Table
    told: tuple[Told[Event], ...]
    after: Table
    refused: str = ""


def played(sections: Sections) -> Played:
    """Play what is given and return what happened."""
    start = _started(state_of(sections), sections.get("do", ()))
    return _played(start, sections.get("choose", ()))[0]


def given(sections: Sections) -> State:
    """Return the state that what is given leads to; IllegalAction where a choice is refused."""
    start = _started(state_of(sections), sections.get("do", ()))
    found, state = _played(start, sections.get("choose", ()))
    if found.refused:
        raise IllegalAction(f"nobody can do {found.refused!r} there")
    return state


def play(sections: Sections) -> Sections:
    """Play what is given and return all results."""
    found = played(sections)
    results = _results(found.told, found.after)
    if found.refused:
        return {"refused": (found.refused,), **results}
    return {"story": tuple(tell(each.event) for each in found.told), **results}


def _played(start: State, wishes: Sequence[str]) -> tuple[Played, State]:
    """Let the referee work, take what is wished, and return what happened and where it ends."""
    story: Story = Telling(start, evolve)
    run(story)
    step = story.step()
    told, state = list(step.events), step.state
    for wish in wishes:
        action = _named(state.table, wish)
        if action is None:
            return Played(start.table, tuple(told), state.table, wish), state
        step = apply(state, action)
        told += step.events
        state = step.state
    return Played(start.table, tuple(told), state.table), state


def _started(state: State, lines: Sequence[str]) -> State:
    """Give the referee something to do."""
    if not lines:
        return state
    tasks = tuple(Waiting(_task(line), None) for line in lines)
    strength = next((int(line.split()[1]) for line in lines if _rousing(line)), 0)
    turn = replace(state.table.turn, strength=strength)
    return replace(state, tasks=tasks, table=replace(state.table, turn=turn))


def _rousing(line: str) -> bool:
    first, _, second = line.partition(" ")
    return first == "bots" and second.isdecimal()


def _task(line: str) -> Task:
    match line.split():
        case [seat, "plays", *cards]:
            return PlayCards(piece_of(seat), cards_of(" ".join(cards)))
        case ["bots", "come"]:
            return RefillBots()
        case ["bots", _]:
            return RouseBots(0)
        case ["action", number]:
            return BeginAction(int(number) - 1)
        case ["place", seat]:
            return AskPlace(piece_of(seat), fresh=False)
        case ["return", seat]:
            return AskPlace(piece_of(seat), fresh=True)
        case [word] if word in _PLAIN:
            return _PLAIN[word]
    raise IllegalAction(f"no referee does {line!r}")


_PLAIN: dict[str, Task] = {
    "volley": FireVolley(0),
    "reveal": RevealPlans(),
    "end": EndTurn(),
    "plan": BeginTurn(),
}


def _named(table: Table, wish: str) -> Action | None:
    actions = (action for seat in to_act(table) for action in legal(table, seat))
    return next((action for action in actions if name(action) == wish), None)


def _results(told: Sequence[Told[Event]], table: Table) -> dict[str, tuple[str, ...]]:
    waiting = to_act(table)
    return {
        "rules": tuple(each.rule for each in told),
        "after": draw_board(table),
        "scores": tuple(_score(table, seat) for seat in range(table.seats)),
        "cards": tuple(_cards(table, seat) for seat in range(table.seats)),
        "asks": tuple(letter(seat) for seat in waiting),
        "choices": tuple(name(each) for each in legal(table, waiting[0])) if waiting else (),
        "supply": _supply(table),
    }


def _score(table: Table, seat: int) -> str:
    score = table.scores[seat]
    return f"{letter(seat)} {score.eagles} eagles, {len(score.bots)} bots: {score.points}"


def _cards(table: Table, seat: int) -> str:
    hand = table.hands[seat]
    if hand.hand is None or hand.deck is None:
        return f"{letter(seat)} {hand.held} cards"
    piles = ("hand", hand.hand), ("played", hand.played), ("discard", hand.discard)
    named = [f"{pile} {written(cards)}" for pile, cards in piles if cards]
    return f"{letter(seat)} {', '.join((*named, f'deck of {len(hand.deck)}'))}"


def _supply(table: Table) -> tuple[str, ...]:
    supply = table.supply
    tokens = (f"{token.colour.value} {token.number}" for token in supply.tokens)
    seen = (f"{token.colour.value} {token.number}" for token in supply.seen_tokens)
    return (
        f"tokens {', '.join(tokens)}",
        f"seen {', '.join(seen)}",
        f"bonuses {' '.join(face.value for face in supply.bonuses)}",
        f"seen {' '.join(face.value for face in supply.seen_bonuses)}",
        f"bricks {supply.bricks}",
    )
