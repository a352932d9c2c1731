"""Play a game in the terminal, every seat at the one keyboard: the first client of any game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from game.content.reader import ContentError
from game.content.setups import standard
from game.core.rules import IllegalAction, Rules, Seat
from game.rules import GAMES
from game.session.match import Match
from game.session.record import Header, Player

Say = Callable[[str], None]
Ask = Callable[[str], str]

HELP = "a number or the words of a choice; Enter shows the list; why, undo, quit"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.play", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    options = parser.parse_args(arguments)
    try:
        setup = standard(options.game, options.seats)
    except ContentError as error:
        print(error)
        return 1
    try:
        play(new(GAMES[options.game], setup, options.seed), print, input)
    except (EOFError, KeyboardInterrupt):
        print("\nStopped.")
    return 0


def new(rules: Rules, setup: Any, seed: int) -> Match:
    """Return a match with a person on every seat."""
    seats = rules.seats(rules.new(setup, seed).table)
    players = tuple(Player(f"seat {seat}") for seat in range(seats))
    return Match(rules, Header(rules.name, rules.number, setup, seed, players))


def play(match: Match, say: Say, ask: Ask) -> None:
    """Ask the seats in turn until the match is over or somebody quits."""
    rules = match.rules
    while waiting := rules.to_act(match.state.table):
        seat = waiting[0]
        seen = rules.view(match.state.table, seat)
        say(f"\n{rules.text.draw(seen)}\n")
        answer = ask(f"seat {seat} ({HELP})> ").strip()
        if answer == "quit":
            return
        if answer == "undo":
            undo(match, seat, say)
        elif answer == "why":
            why(match, seat, say)
        else:
            choose(match, seat, answer, say)
    outcome = rules.outcome(match.state.table)
    assert outcome is not None
    winners = ", ".join(f"seat {seat}" for seat in sorted(outcome.winners))
    say(f"\n{rules.text.draw(match.state.table)}\n\nWon by {winners or 'nobody: a draw'}.")


def choose(match: Match, seat: Seat, answer: str, say: Say) -> None:
    """Play the choice that was named, or list them all."""
    rules = match.rules
    shown = rules.view(match.state.table, seat)
    legal = rules.legal(shown, seat)
    action = named(rules, shown, legal, answer)
    if action is None:
        for number, choice in enumerate(legal):
            say(f"{number:4}  {rules.text.name(shown, choice)}")
        return
    try:
        step = match.submit(action)
    except IllegalAction as error:
        say(str(error))
        return
    for told in step.events:
        event = rules.redact(told.event, seat)
        say(f"  {rules.text.tell(shown, event)}  ({told.rule})")
        shown = rules.evolve(shown, event)


def named(rules: Rules, shown: Any, legal: tuple[Any, ...], answer: str) -> Any:
    if answer.isdecimal() and int(answer) < len(legal):
        return legal[int(answer)]
    return next((action for action in legal if rules.text.name(shown, action) == answer), None)


def undo(match: Match, seat: Seat, say: Say) -> None:
    """Take back what this seat may take back alone."""
    back = match.free_undo(seat)
    if back < match.count:
        match.undo(seat, back)
    else:
        say("Nothing can be taken back: something new has been seen since.")


def why(match: Match, seat: Seat, say: Say) -> None:
    """Tell the latest event with the chain of causes behind it."""
    rules = match.rules
    shown = rules.view(match.state_at(0).table, seat)
    lines: dict[int, tuple[str, int | None]] = {}
    for told in match.told():
        event = rules.redact(told.event, seat)
        lines[told.number] = f"  {rules.text.tell(shown, event)}  ({told.rule})", told.cause
        shown = rules.evolve(shown, event)
    number: int | None = max(lines, default=None)
    while number is not None:
        line, number = lines[number]
        say(line)


if __name__ == "__main__":
    raise SystemExit(main())
