"""Play a game in the terminal, every seat at the one keyboard: the first client of any game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from game.content.files.reader import ContentError
from game.content.maps.setups import standard
from game.core.rules import IllegalAction, Rules, Seat
from game.core.spelling import part_name
from game.rules import GAMES
from game.session.match.match import Match
from game.session.match.record import Header, Player

from .terminal_picking import pointed

Say = Callable[[str], None]
Ask = Callable[[str], str]

HELP = """\
Type a choice by its number or its words; the beginning of the words lists what goes on so.
Enter lists every choice. Also: board, why (the latest event and its causes), undo, help, quit."""


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
    players = tuple(Player(rules.text.seat(seat)) for seat in range(seats))
    return Match(rules, Header(rules.name, rules.number, setup, seed, players))


def play(match: Match, say: Say, ask: Ask) -> None:
    """Ask the seats in turn until the match is over or somebody quits."""
    rules = match.rules
    say(guide(match))
    drawn: tuple[int, Seat] | None = None
    while waiting := rules.to_act(match.state.table):
        seat = waiting[0]
        if drawn != (match.count, seat):
            say(f"\n{rules.text.draw(rules.view(match.state.table, seat))}")
        drawn = match.count, seat
        answer = ask(f"\n{rules.text.seat(seat)} (help, Enter lists)> ").strip()
        if answer == "quit":
            return
        if answer == "board":
            drawn = None
        else:
            obey(match, seat, answer, say)
    outcome = rules.outcome(match.state.table)
    assert outcome is not None
    winners = ", ".join(map(rules.text.seat, sorted(outcome.winners)))
    say(f"\n{rules.text.draw(match.state.table)}\n\nWon by {winners or 'nobody: a draw'}.")


def obey(match: Match, seat: Seat, answer: str, say: Say) -> None:
    match answer:
        case "undo":
            undo(match, seat, say)
        case "help" | "?":
            say(guide(match))
        case "why":
            why(match, seat, say)
        case _ if answer == "pick" or answer.startswith("pick "):
            shown = match.rules.view(match.state.table, seat)
            action = pointed(match.rules, shown, seat, answer[len("pick") :], say)
            if action is not None:
                take(match, seat, action, say)
        case _:
            choose(match, seat, answer, say)


def guide(match: Match) -> str:
    """Return what can be typed and what the letters of the table mean."""
    return f"{HELP}\n{by_pointing(match)}\n\n{match.rules.text.legend}".rstrip()


def by_pointing(match: Match) -> str:
    """Return how one of the choices of now is pointed out, in the words of the game."""
    spell, seats = match.rules.spell, match.to_act
    if spell is None or not seats:
        return "This game cannot be played by pointing."
    shown = match.view(seats[0])
    first = match.rules.legal(shown, seats[0])[0]
    parts = "; ".join(map(part_name, spell(shown, seats[0], first)[0]))
    return f"Or point at things one after the other: pick lists them, pick {parts} picks so."


def choose(match: Match, seat: Seat, answer: str, say: Say) -> None:
    """Play the choice that was named, or list those that begin so."""
    rules = match.rules
    shown = rules.view(match.state.table, seat)
    legal = rules.legal(shown, seat)
    words = [rules.text.name(shown, action) for action in legal]
    number = named(words, answer)
    if number is None:
        suggest(words, answer, rules.text.seat(seat), say)
    else:
        take(match, seat, legal[number], say)


def take(match: Match, seat: Seat, action: Any, say: Say) -> None:
    """Do the action and tell what the seat saw of it."""
    rules = match.rules
    shown = rules.view(match.state.table, seat)
    try:
        step = match.submit(action)
    except IllegalAction as error:
        say(str(error))
        return
    for told in step.events:
        event = rules.redact(told.event, seat)
        say(f"  {rules.text.tell(shown, event)}  ({told.rule})")
        shown = rules.evolve(shown, event)


def named(words: list[str], answer: str) -> int | None:
    """Return which choice is meant; capitals and small letters are one where they can be."""
    if answer.isdecimal() and int(answer) < len(words):
        return int(answer)
    if answer in words:
        return words.index(answer)
    alike = [number for number, word in enumerate(words) if word.lower() == answer.lower()]
    return alike[0] if len(alike) == 1 else None


def suggest(words: list[str], answer: str, who: str, say: Say) -> None:
    """List the choices that begin with what was typed, or say that there is none."""
    begun = [(n, word) for n, word in enumerate(words) if word.lower().startswith(answer.lower())]
    if not begun:
        say(f"{who} has no choice '{answer}' now. Enter lists the choices, help says more.")
    for number, word in begun:
        say(f"{number:4}  {word}")


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
    for told in match.events():
        event = rules.redact(told.event, seat)
        lines[told.number] = f"  {rules.text.tell(shown, event)}  ({told.rule})", told.cause
        shown = rules.evolve(shown, event)
    number: int | None = max(lines, default=None)
    while number is not None:
        line, number = lines[number]
        say(line)


if __name__ == "__main__":
    raise SystemExit(main())
