"""Every scene of the program by its name, in a state that shows what it is for.

The gallery draws them, the tests of all scenes use them. What lies on a table comes from real
matches with fixed seeds.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.content.challenges import Challenge, load_challenges
from game.content.tiled.faults import Fault, MapFaults, Place
from game.core.grid import Cell
from game.rules import GAMES
from game.rules.tank_chess import TANK_CHESS
from game.scenes.agreeing import AgreementScene
from game.scenes.challenge_check import check_scene
from game.scenes.challenge_end import Ended, end_scene
from game.scenes.challenge_play import match_of, proved, table_of, tally_of
from game.scenes.challenges import challenges_scene
from game.scenes.commands import Changed, Chosen, Key, Press
from game.scenes.controls import controls_scene
from game.scenes.credits import credits_scene
from game.scenes.curtain import curtain_scene
from game.scenes.dialog import sure, tell
from game.scenes.faults import fault_sentences, faults_scene
from game.scenes.join import join_scene
from game.scenes.kit import Kit
from game.scenes.language import first_start
from game.scenes.pause import Extra, pause_scene
from game.scenes.play.half_way import challenge_kit
from game.scenes.play.saved_files import records
from game.scenes.play.saving import Autosaver, keep_record
from game.scenes.records import records_scene
from game.scenes.result import result_scene
from game.scenes.rules_book import rules_scene
from game.scenes.seat_names import names_of, usual_name
from game.scenes.settings_scene import settings_scene
from game.scenes.sheet import Sheet
from game.scenes.tanchiki.ending import result_of
from game.scenes.title import title_scene
from game.session.match import Match

from .shared_tables import tables
from .showing import Exhibit, passing, shown
from .tanchiki import exhibits as tanchiki
from .tank_chess import exhibits as chess

BELOW = {
    "tanchiki result": "tanchiki over",
    "chess result": "chess over",
    "tanchiki": "tanchiki planning",
    "chess": "chess plan",
    "pause": "tanchiki planning",
}
"""What lies below a scene that one sees through, by its name or the first word of it."""


def exhibits() -> dict[str, Exhibit]:
    """Return the scenes of the shell, of each game that shows some, and of the shared table."""
    found = {**SHELL, "agreement": _agreement}
    for game in GAMES:
        for module in ("exhibits", "exhibits_texts"):
            if GAMES.stands_in("tools", game, module):
                found |= GAMES.in_room("tools", game, f"{module}.TABLES")
    return found | tables()


def a_record(kit: Kit, name: str = "one.replay", text: str = '{"header": 1}\n') -> Path:
    """Put a file among the kept records."""
    records(kit).mkdir(parents=True, exist_ok=True)
    path = records(kit) / name
    path.write_text(text, "utf-8")
    return path


def _records(kit: Kit) -> Sheet:
    keep_record(kit, chess.match(kit, 2), kit.words("side.white"))
    keep_record(kit, tanchiki.begun(kit), kit.words("seat.amber"))
    a_record(kit, "broken.replay", "\0\0")
    return records_scene(kit)


def _result(kit: Kit) -> Sheet:
    """Show the end of a match without its moments, as a game may that tells none."""
    over = tanchiki.duel(kit)
    names = names_of(kit.words, "tanchiki", ("", ""))
    scene = result_scene(kit, result_of(kit.words, over.table, names), lambda: "")
    scene.update(5000)
    return scene


def _checked(kit: Kit, true: bool) -> Sheet:
    """Show a result that was played again: it is real, or letters of it are missing."""
    challenge = load_challenges("tank_chess")[0]
    text = proved(challenge, TANK_CHESS, _solved(kit, challenge))
    scene = check_scene(kit)
    scene.handle(Changed("text", text if true else text[:-3]))
    scene.handle(Chosen("check"))
    return scene


def _solved(kit: Kit, challenge: Challenge) -> Match:
    """Return the match after the one action that solves it."""
    for action in TANK_CHESS.legal(match_of(kit, challenge).table, 0):
        match = match_of(kit, challenge)
        match.submit(action)
        if tally_of(challenge, match).won is not None:
            return match
    raise LookupError("no action solves the challenge")


def _challenge(kit: Kit, stars: int) -> Sheet:
    challenge = load_challenges("tank_chess")[-1]
    text = "TK1-x" if stars else ""
    ended = Ended(challenge, match_of(kit, challenge), stars, 2, text, better=bool(stars))
    scene = end_scene(kit, ended, lambda: table_of(kit, challenge))
    scene.update(5000)
    return scene


def half_way(kit: Kit) -> None:
    """Leave a challenge half way."""
    challenge = load_challenges("tanchiki")[0]
    match = match_of(kit, challenge)
    match.submit(match.rules.legal(match.table, match.to_act[0])[0])
    Autosaver(challenge_kit(kit), "tanchiki")(match)


def _half_way(kit: Kit) -> Sheet:
    half_way(kit)
    return challenges_scene(kit)


def _waiting(kit: Kit) -> Sheet:
    """Show the title with a match of either game to go on with, and a record to watch."""
    full = replace(kit, folder=kit.folder / "waiting")
    for challenge in (load_challenges("tanchiki")[0], load_challenges("tank_chess")[0]):
        match = match_of(full, challenge)
        Autosaver(full, challenge.game)(match)
    keep_record(full, match)
    full.writer.settle()
    return title_scene(full)


def _faults(kit: Kit) -> Sheet:
    file = "river.tmx"
    found = (
        Fault(file, "gid_unknown", Place("terrain", Cell(3, 4)), gaps=(("gid", 900),)),
        Fault(file, "layer_missing", Place("terrain")),
        Fault(
            file,
            "data_length",
            Place("bricks", Cell(11, 11)),
            gaps=(("expected", 144), ("found", 143)),
        ),
        *(Fault(file, "cell_empty", Place("terrain", Cell(x, 7))) for x in range(4)),
        Fault(file, "layer_coloured", Place("decoration")),
    )
    return faults_scene(kit, file, fault_sentences(kit, MapFaults(*found)), lambda: None)


def _pause(kit: Kit) -> Sheet:
    name = kit.words("seat.sky")
    extras = (
        Extra("back", kit.words("tanchiki.undo_turn"), enabled=False),
        Extra("keep", kit.words("result.keep")),
        Extra("again", kit.words("pause.afresh")),
    )
    return pause_scene(kit, "tanchiki", kit.words("app.pad_lost", name=name), extras)


def _agreement(kit: Kit) -> AgreementScene:
    """Show four who share the keys; the first of them has agreed."""
    names = {seat: usual_name(kit.words, "tanchiki", seat) for seat in range(4)}
    title, question = kit.words("tanchiki.undo_turn"), kit.words("tanchiki.undo_turn.ask")
    scene = AgreementScene(kit, title, question, names)
    for key in (Key.RIGHT, Key.ACCEPT):
        scene.handle(Press(key))
    return scene


def _question(kit: Kit) -> Sheet:
    title, yes = kit.words("records.remove_ask"), kit.words("records.remove")
    return sure(kit, title, kit.words("records.remove_words", name="Tankodrom"), yes)


WHOLE = passing(120_000, 60_000)
"""A figure of the rules book is over by then."""

SHELL: dict[str, Exhibit] = {
    "title": title_scene,
    "title with matches": _waiting,
    "language": first_start,
    "settings": settings_scene,
    "settings of the picture": shown(settings_scene, Changed("tab", 1)),
    "settings of the sound": shown(settings_scene, Changed("tab", 2)),
    "controls": controls_scene,
    "controls of one half": shown(controls_scene, Changed("kind", 2)),
    "controls of a gamepad": shown(controls_scene, Changed("kind", 3)),
    "rules": lambda kit: rules_scene(kit, "tanchiki", "T5.4"),
    "rules played": shown(lambda kit: rules_scene(kit, "tanchiki", "T7.6"), WHOLE),
    "rules of chess": lambda kit: rules_scene(kit, "tank_chess", "C4.3"),
    "rules of chess played": shown(lambda kit: rules_scene(kit, "tank_chess", "C4.4"), WHOLE),
    "credits": credits_scene,
    "challenges": challenges_scene,
    "challenge half way": _half_way,
    "challenge solved": lambda kit: _challenge(kit, 3),
    "challenge lost": lambda kit: _challenge(kit, 0),
    "check a result": check_scene,
    "check a true result": lambda kit: _checked(kit, True),
    "check a false result": lambda kit: _checked(kit, False),
    "records": _records,
    "no records": records_scene,
    "pause": _pause,
    "curtain": lambda kit: curtain_scene(kit, 2, kit.words("seat.sky")),
    "faults": _faults,
    "join": lambda kit: join_scene(kit, 1, kit.words("seat.emerald")),
    "join after a loss": lambda kit: join_scene(kit, 1, kit.words("seat.emerald"), lost=True),
    "question": _question,
    "message": lambda kit: tell(kit, kit.words("records.title"), kit.words("records.no_game")),
    "result": _result,
}
