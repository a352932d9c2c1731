"""Let computer players play matches against each other and count what comes of it."""

from __future__ import annotations

import argparse
import time
import traceback
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from game.ai.mind import Mind, decided, random_mind
from game.ai.minds import MINDS
from game.content.reader import ContentError
from game.content.setups import standard
from game.core.chance import Dice
from game.core.rules import Outcome, Rules, Seat
from game.rules import GAMES
from game.session import store
from game.session.match import Match
from game.session.record import Header, Player

MOST_ACTIONS = 100_000


class Endless(Exception):
    """A match did not end."""


@dataclass(frozen=True)
class Result:
    """How many sat at a match, how long it was and how it ended."""

    seats: int
    actions: int
    outcome: Outcome


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.simulate", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first match; then one by one")
    parser.add_argument("--players", default="random", help="one a seat, such as random,soldier")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write every match there")
    options = parser.parse_args(arguments)
    names = tuple(options.players.split(","))
    known = minds_of(options.game)
    if unknown := set(names) - known.keys():
        print(f"There is no player {sorted(unknown)[0]!r}: there are {', '.join(known)}.")
        return 1
    try:
        setup = standard(options.game, options.seats)
    except ContentError as error:
        print(error)
        return 1
    return run(GAMES[options.game], setup, names, options)


def run(rules: Rules, setup: Any, names: Sequence[str], options: argparse.Namespace) -> int:
    """Play the matches and print the figures, or the command that repeats a crash."""
    results: list[Result] = []
    begun = time.perf_counter()
    for seed in range(options.seed, options.seed + options.matches):
        try:
            match = new(rules, setup, seed, names)
            outcome = play(match, minds_of(rules.name))
        except Exception:
            traceback.print_exc()
            print(f"To see it again:\n  {again(options, seed)}")
            return 1
        results.append(Result(len(match.header.players), match.count, outcome))
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            store.save(options.keep / f"{rules.name}-{seed}.match", match.text())
    print("\n".join(figures(results, time.perf_counter() - begun)))
    return 0


def new(rules: Rules, setup: Any, seed: int, names: Sequence[str]) -> Match:
    """Return a match of these computer players; the names repeat when there are more seats."""
    seats = rules.seats(rules.new(setup, seed).table)
    players = tuple(Player(names[s % len(names)], names[s % len(names)]) for s in range(seats))
    return Match(rules, Header(rules.name, rules.number, setup, seed, players))


def minds_of(game: str) -> Mapping[str, Mind]:
    """Return the computer players of a game by their strength's name."""
    return {"random": random_mind, **MINDS.get(game, {})}


def play(match: Match, minds: Mapping[str, Mind]) -> Outcome:
    """Let the computer players play the match to its end."""
    rules, seed = match.rules, match.header.seed
    while match.outcome is None:
        if match.count >= MOST_ACTIONS:
            raise Endless(f"not over after {match.count} actions")
        dice = Dice(seed, "computer players", match.count)
        seat: Seat = dice.choice(match.to_act)
        seen = match.shown(seat)
        mind = minds[match.player(seat).strength or "random"]
        match.submit(decided(mind(seen, seat, rules.legal(seen, seat), dice)))
    return match.outcome


def figures(results: Sequence[Result], seconds: float) -> tuple[str, ...]:
    """Return lengths, speed and who won; a shared win counts in parts."""
    count = len(results)
    if not count:
        return ("No match was played.",)
    wins: dict[Seat, float] = defaultdict(float)
    for result in results:
        for seat in result.outcome.winners:
            wins[seat] += 1 / len(result.outcome.winners)
    lengths = [result.actions for result in results]
    return (
        f"{count} matches, {count / seconds:.1f} a second",
        f"actions: {min(lengths)} to {max(lengths)}, median {median(lengths):g}",
        *(f"seat {seat}: won {wins[seat] / count:.1%}" for seat in range(results[0].seats)),
        f"nobody: {sum(not result.outcome.winners for result in results) / count:.1%}",
    )


def again(options: argparse.Namespace, seed: int) -> str:
    return (
        f"python -m game.tools.simulate {options.game} --matches 1 --seats {options.seats} "
        f"--seed {seed} --players {options.players}"
    )


if __name__ == "__main__":
    raise SystemExit(main())
