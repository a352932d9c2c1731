"""Plant random one-line faults in some rooms, one at a time, and see whether the tests notice.

Each kind of fault is chosen alike often, then one of its places. The tests of the fault's own room
that come to its line run first, then all others that could know of it: only if they all pass, it
passed unseen. Nothing is broken but copies, which are thrown away.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

from game.content.files.program_files import home
from game.tools.mutation.broken_copy import Copy, copied
from game.tools.mutation.faults import Fault, faults, planted
from game.tools.mutation.fork_server import MISFIT, Server
from game.tools.mutation.pytest_watch import QUIET, choose, noticed
from game.tools.mutation.reach_of_all_tests import reach
from game.tools.mutation.reaching_tests import Reach

ROOMS = ("game/scenes", "game/view")
PARTS = ("game", "tests", "assets", "maps", "main.py", "pyproject.toml")
ENOUGH = 80


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault in a file; `line` is how it reads there, and `broken` how it reads with it."""

    file: str
    fault: Fault
    line: str
    broken: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """`by` is the test that noticed first, "" if none did of the `tests` that come there."""

    mutant: Mutant
    by: str
    tests: int


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="what is chosen by")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--rooms", nargs="+", default=ROOMS, metavar="FOLDER")
    parser.add_argument("--jobs", type=int, default=2, help="so many copies at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the answers there")
    parser.add_argument(
        "--reach", type=Path, metavar="FILE", help="keep there which tests come to which lines"
    )
    options = parser.parse_args(arguments)
    mutants = drawn(home(), options.rooms, options.seed, options.count)
    with tempfile.TemporaryDirectory() as folder:
        copies = [copied(Path(folder, str(job)), PARTS) for job in range(options.jobs)]
        known = reach(copies, options.rooms, options.reach)
        verdicts = []
        for verdict in tried(mutants, copies, known):
            print(told(verdict), flush=True)
            verdicts.append(verdict)
    if options.json:
        written = [asdict(each) for each in verdicts]
        options.json.write_text(json.dumps(written, indent=1), "utf-8")
    return summed_up(verdicts)


def drawn(top: Path, rooms: Sequence[str], seed: int, count: int) -> tuple[Mutant, ...]:
    """Return so many faults by a seed, each kind alike often and none twice."""
    left: dict[str, list[tuple[Path, Fault]]] = {}
    for path in sorted(path for room in rooms for path in (top / room).rglob("*.py")):
        for fault in faults(path.read_text("utf-8")):
            left.setdefault(fault.kind, []).append((path, fault))
    dice, found = random.Random(seed), list[Mutant]()
    while left and len(found) < count:
        kind = dice.choice(sorted(left))
        path, fault = left[kind].pop(dice.randrange(len(left[kind])))
        found.append(mutant(path.relative_to(top).as_posix(), path.read_text("utf-8"), fault))
        if not left[kind]:
            del left[kind]
    return tuple(found)


def mutant(file: str, source: str, fault: Fault) -> Mutant:
    right, wrong = (
        text.split("\n")[fault.piece.line - 1].strip() for text in (source, planted(source, fault))
    )
    return Mutant(file, fault, right, wrong)


def tried(mutants: Sequence[Mutant], copies: Sequence[Copy], known: Reach) -> Iterator[Verdict]:
    """Plant each fault in a copy that is free, and yield what came of it, in their order."""
    servers = [Server(copy, known.files) for copy in copies]
    free: SimpleQueue[Server] = SimpleQueue()
    for server in servers:
        free.put(server)

    def one(mutant: Mutant) -> Verdict:
        server = free.get()
        try:
            return judged(mutant, server, known)
        finally:
            free.put(server)

    with ThreadPoolExecutor(len(servers)) as pool:
        yield from pool.map(one, mutants)
    for server in servers:
        server.end()


def judged(mutant: Mutant, server: Server, known: Reach) -> Verdict:
    copy, file, fault = server.copy, mutant.file, mutant.fault
    source = planted((copy.folder / file).read_text("utf-8"), fault)
    tests = known.comers(file, fault)
    with copy.broken(file, source):
        for chosen in known.chosen(file, fault):
            choose(copy, chosen)
            code: int | None = MISFIT
            if not known.at_import(file, fault):
                code = server.code(file, source, chosen.limit, chosen.files)
            if code == MISFIT:
                run = ("-m", "pytest", *QUIET, "-p", "game.tools.mutation.pytest_watch")
                code = copy.code(chosen.limit, *run, *chosen.files)
            if by := noticed(copy, code):
                return Verdict(mutant, by, len(tests))
    return Verdict(mutant, "", len(tests))


def told(verdict: Verdict) -> str:
    mutant, fault = verdict.mutant, verdict.mutant.fault
    came = f"{verdict.tests} tests come there" if verdict.tests else "no test comes there"
    return (
        f"{mutant.file}:{fault.piece.line}: {fault.kind}\n"
        f"    {mutant.line}\n    {mutant.broken}\n"
        + (f"    noticed by {verdict.by}" if verdict.by else f"    PASSED UNSEEN: {came}")
    )


def summed_up(verdicts: Sequence[Verdict]) -> int:
    """Print how many were noticed, and return the exit code: whether these are enough."""
    found = sum(bool(each.by) for each in verdicts)
    share = 100 * found / len(verdicts) if verdicts else 100.0
    print(f"{found} of {len(verdicts)} noticed ({int(share)} %)")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    raise SystemExit(main())
