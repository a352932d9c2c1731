"""Let computer players play matches against each other and count what comes of it."""

from __future__ import annotations

import argparse
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from game.ai.mind import Mind, random_mind
from game.ai.minds import MINDS
from game.content.files.reader import ContentError
from game.content.maps.setups import standard
from game.core.rules import Rules, Seat
from game.rules import GAMES
from game.session.match.computer_matches import Played, finished, trial
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records import store

from .who_is_stronger import Tally, standing, verdict


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.simulate", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first match; then one by one")
    parser.add_argument("--players", default="random", help="one a seat, such as random,soldier")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write every match there")
    parser.add_argument(
        "--test",
        type=float,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="let the players change seats and stop once the first is known to take the higher "
        "share of the points, or the lower, such as 0.5 0.7",
    )
    parser.add_argument(
        "--deeds", action="store_true", help="let the players change seats, and say what each did"
    )
    options = parser.parse_args(arguments)
    if options.test and not 0 < options.test[0] < options.test[1] < 1:
        parser.error("the two shares of --test lie between 0 and 1, the lower first")
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
    if options.test:
        return compare(GAMES[options.game], setup, names, options)
    return run(GAMES[options.game], setup, names, options)


def compare(rules: Rules, setup: Any, names: Sequence[str], options: argparse.Namespace) -> int:
    """Play until it is known how strong the first player is, and print how it stands."""
    low, high = options.test
    tally, minds = Tally(), minds_of(rules.name)
    for number in range(options.matches):
        turned = tuple(names[(place + number) % len(names)] for place in range(len(names)))
        result = play(rules, setup, options.seed + number, turned, minds)
        winners = {turned[seat % len(turned)] for seat in result.outcome.winners}
        if not winners or len(winners) > 1:
            tally = tally.with_points(0.5)
        else:
            tally = tally.with_points(1 if names[0] in winners else 0)
        print(standing(names[0], tally, low, high), flush=True)
        if verdict(tally, low, high):
            break
    return 0


def run(rules: Rules, setup: Any, names: Sequence[str], options: argparse.Namespace) -> int:
    """Play the matches and print the figures, or the command that repeats a crash."""
    results: list[Played] = []
    begun = time.perf_counter()
    for seed in range(options.seed, options.seed + options.matches):
        try:
            turn = (seed - options.seed) % len(names) if options.deeds else 0
            seated = (*names[turn:], *names[:turn])
            results.append(play(rules, setup, seed, seated, minds_of(rules.name)))
        except Exception:
            traceback.print_exc()
            print(f"To see it again:\n  {again(options, seed)}")
            return 1
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            match = recorded(rules, setup, seed, names, results[-1])
            store.save(options.keep / f"{rules.name}-{seed}.match", match.text())
    print("\n".join(figures(results, time.perf_counter() - begun)))
    if options.deeds:
        print("\n".join(told(rules, setup, names, options.seed, results)))
    return 0


def told(
    rules: Rules, setup: Any, names: Sequence[str], seed: int, results: Sequence[Played]
) -> Iterator[str]:
    """Yield what each player has done in a match, on the average."""
    counter = GAMES.in_room("tools", rules.name, "style_deeds.deeds")
    named = GAMES.in_room("tools", rules.name, "style_deeds.NAMES")
    sat: dict[str, int] = defaultdict(int)
    done: dict[tuple[str, str], int] = defaultdict(int)
    for number, result in enumerate(results):
        state, turns = rules.new(setup, seed + number), []
        for action in result.actions:
            step = rules.apply(state, action)
            state = step.state
            turns.append((action.seat, tuple(each.event for each in step.events)))
        found = counter(turns)
        for seat in range(result.seats):
            name = names[(seat + number) % len(names)]
            sat[name] += 1
            for what in named:
                done[name, what] += found[what, seat]
    yield "a match: " + ", ".join(named)
    for name in dict.fromkeys(names):
        told = ", ".join(f"{done[name, what] / sat[name]:.2f}" for what in named)
        yield f"{name}: {told}"


def minds_of(game: str) -> Mapping[str, Mind]:
    """Return the computer players of a game by their strength's name."""
    return {"random": random_mind, **MINDS.get(game, {})}


def play(
    rules: Rules, setup: Any, seed: int, names: Sequence[str], minds: Mapping[str, Mind]
) -> Played:
    """Let computer players play a match; the names repeat when there are more seats."""
    return finished(trial(rules, setup, seed, tuple(minds[name] for name in names)))


def recorded(rules: Rules, setup: Any, seed: int, names: Sequence[str], result: Played) -> Match:
    """Return the match with its record."""
    players = tuple(Player(name, name) for name in islice(cycle(names), result.seats))
    match = Match(rules, Header(rules.name, rules.number, setup, seed, players))
    for action in result.actions:
        match.submit(action)
    return match


def figures(results: Sequence[Played], seconds: float) -> tuple[str, ...]:
    """Return lengths, speed and who won; a shared win counts in parts."""
    count = len(results)
    if not count:
        return ("No match was played.",)
    wins: dict[Seat, float] = defaultdict(float)
    for result in results:
        for seat in result.outcome.winners:
            wins[seat] += 1 / len(result.outcome.winners)
    lengths = [len(result.actions) for result in results]
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
