"""Figures of saving, and of going on with a match: eight seats of Tanchiki, played at random.

All times are of the processor: what the disk or another program makes wait does not count. What
a frame does is timed in the thread that draws; the writer behind it works at the same time.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.ai.minds import MINDS
from game.app import assets
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.frame.commands import Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.match.live_match import Live, Motion
from game.scenes.opening.resuming_progress_page import ResumingScene
from game.scenes.saves.saved_files import autosave
from game.scenes.saves.saving import autosaver
from game.scenes.title.title import title_scene
from game.session.files.background_writing import Behind
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.autosave_file import Autosave
from game.session.records.sealed import seal
from game.tools.bench import Figure
from game.tools.gallery import Lighting, make_kit
from game.view.show.clip import CUT

RULES = GAMES["tanchiki"]
MIND = MINDS[RULES.name]["recruit"]
SEATS = 8
SHORT, LONG, END = 50, 5_000, 6_000
EARLY = 1_000
"""From here on memory is measured: the program itself is in it by then."""

ASKED = 10
"""One question in so many of those near a place is answered by a computer player."""

NEAR = 40
"""So many actions before and after a place are timed; the middle one counts."""

IN_FRAME = ("act", "hand_over")
HOSTILE = 57_000_000


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        brushes = assets.load_brushes(home() / "assets", 100, False)
        kit = replace(make_kit(Path(folder), brushes, Lighting("en")), writer=Behind())
        saved = _saved(kit)
        return [*saved, *_taken_up(kit), *_hostile(Path(folder))]


def _saved(kit: Kit) -> list[Figure]:
    """Play a long match; every action is written, and near the two places it is timed."""
    players = tuple(Player(f"seat {seat}", "random") for seat in range(SEATS))
    setup = standard(RULES.name, SEATS)
    match = Match(RULES, Header(RULES.name, RULES.number, setup, 1, players))
    keep = autosaver(kit, RULES.name)
    live = Live(match, Motion(lambda shown, event: CUT, lambda event: 0), {}, keep)
    file = Autosave(kit.folder / "behind.replay")
    taken: dict[str, list[float]] = {}
    early = 0.0
    while match.count < END:
        if match.count == EARLY:
            early = _memory()
        dice = Dice(1, "records", match.count)
        action = dice.choice(live.legal(dice.choice(match.to_act)))
        place = next((at for at in (SHORT, LONG) if abs(match.count - at) <= NEAR), None)
        acting = _ms(partial(live.submit, action))
        live.playback.skip()
        if place is not None:
            taken.setdefault(f"act_{place}", []).append(acting)
            handing = _ms(partial(keep, match))
            taken.setdefault(f"hand_over_{place}", []).append(handing)
            taken.setdefault(f"behind_{place}", []).append(_ms(partial(file.write, match.script())))
            if match.count % ASKED == 0 and match.outcome is None:
                taken.setdefault(f"ask_{place}", []).append(_ms(partial(_asked, match)))
    kit.writer.settle()
    found = {name: sorted(times)[len(times) // 2] for name, times in sorted(taken.items())}
    grown = [(name, found[f"{name}_{LONG}"] / found[f"{name}_{SHORT}"]) for name in IN_FRAME]
    return [
        *((f"records.{name}", ms, "ms") for name, ms in found.items()),
        *((f"records.{name}_long_to_short", times, "times") for name, times in grown),
        ("records.memory_of_1000_actions", (_memory() - early) / (END - EARLY) * 1000, "MB"),
        ("records.size", autosave(kit, RULES.name).stat().st_size / 1e6, "MB"),
    ]


def _asked(match: Match) -> None:
    """Let a computer player think about the match as it stands."""
    seat = match.to_act[0]
    seen = match.view(seat)
    for _ in MIND(seen, seat, RULES.legal(seen, seat), Dice(1, "asked", match.count)):
        pass


def _memory() -> float:
    """Return the megabytes that this program holds now."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def _taken_up(kit: Kit) -> list[Figure]:
    """Go on with the long match, frame by frame, then prove it behind the picture."""
    taken: list[Match] = []

    def lay(match: Match) -> Scene:
        taken.append(match)
        return title_scene(kit)

    scene = ResumingScene(kit, RULES, lay)
    frames = [_ms(lambda: scene.handle(Resized(1280, 720)))]
    while not taken:
        frames.append(_ms(lambda: scene.update(16)))
    match = taken[0]
    proving = _ms(lambda: [match.prove() for _ in range(match.count)])
    return [
        ("records.before_first_picture", frames[0], "ms"),
        ("records.longest_frame", max(frames[1:], default=0.0), "ms"),
        ("records.ready", sum(frames) / 1000, "s"),
        ("records.prove_one", proving / match.count, "ms"),
    ]


def _hostile(folder: Path) -> list[Figure]:
    """Open a list of lists in a process of its own: how long, and how much memory it takes."""
    path = folder / "hostile.replay"
    body = b"[" + b"[]," * (HOSTILE // 3) + b"[]]\n"
    path.write_bytes(body + seal(hashlib.sha256(body).hexdigest()))
    line = [sys.executable, "-c", OPENING, str(path)]
    done = subprocess.run(line, cwd=home(), capture_output=True, text=True, check=True)
    seconds, megabytes = json.loads(done.stdout.splitlines()[-1])
    return [("records.hostile", seconds, "s"), ("records.hostile_memory", megabytes, "MB")]


OPENING = """
import json, resource, sys, time
from pathlib import Path
from game.rules import GAMES
from game.session.records import store
from game.session.match.record import Damaged

games = {name: GAMES[name] for name in GAMES}
used = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
before, begun = used(), time.process_time()
try:
    store.open_record(Path(sys.argv[1]), games)
except Damaged:
    print(json.dumps([time.process_time() - begun, used() - before]))
"""


def _ms(call: Callable[[], object]) -> float:
    begun = time.thread_time()
    call()
    return (time.thread_time() - begun) * 1000
