"""Every scene of the program by its name, in a state that shows what it is for.

The gallery draws them, the tests of all scenes use them. What lies on a table comes from real
matches with fixed seeds; what a game has to show, it says itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.content.maps.map_kind import challenged
from game.content.shelf.boxes import ShelfBox, load_boxes
from game.content.tasks.challenges import load_challenges
from game.content.tasks.packs import all_packs, load_pack
from game.content.tiled.faults import Fault, FaultPlace, MapFaults
from game.core.grid import Cell
from game.rules import GAMES
from game.scenes.boards.faults_page import fault_sentences, faults_scene
from game.scenes.challenges.calendar_page import calendar_scene
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.check_page import check_scene
from game.scenes.challenges.playing import match_of
from game.scenes.frame.commands import Changed, Device, Key, Kind, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.pages.dialog import sure, tell
from game.scenes.pages.seat_device_page import join_scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.play.curtain import curtain_scene
from game.scenes.records.list_contents import RecordList
from game.scenes.records.record_page import record_page
from game.scenes.records.records_page import records_scene
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saved_files import records
from game.scenes.saves.saving import autosaver, keep_record
from game.scenes.settings.controls_page import controls_scene
from game.scenes.settings.credits_page import credits_scene
from game.scenes.settings.settings_page import settings_scene
from game.scenes.settings.storage_page import storage_scene
from game.scenes.shelf.back_of_box import back_scene
from game.scenes.shelf.shelf_page import shelf_scene
from game.scenes.title.five_minutes_page import five_minutes_scene, invited
from game.scenes.title.language_page import first_start, languages
from game.scenes.title.sits_page import sits_scene
from game.scenes.title.title import title_scene
from game.session.people import skill
from game.session.people.progress import Best, keep
from game.session.people.skill import Done

from .evenings import EVENINGS
from .exhibit import Exhibit, Exhibits, passing, shown
from .kit_sheet import kit_sheet
from .lessons import lesson_exhibits
from .people_on_shelf import PEOPLE_ON_SHELF
from .phones import PHONES
from .puzzles import PUZZLES, RUSHES
from .road import ROAD
from .shared_tables import tables
from .shelf_boxes import fronts


def exhibits() -> dict[str, Exhibit]:
    """Return the scenes of the shell, of each game that shows some, and of the shared table."""
    found = sheets()
    for each in _own():
        found |= each.tables
    return found | tables() | RUSHES


def on_show() -> tuple[str, ...]:
    """Return the names of those that somebody may come to see: not a game on the shared table that
    has a table of its own."""
    hidden = {f"table of {game}" for game, each in of_games() if each.own_table}
    return tuple(name for name in exhibits() if not name.startswith(tuple(hidden)))


def sheets() -> dict[str, Exhibit]:
    """Return the pages that all games share."""
    found = dict(SHELL)
    for each in _own():
        found |= each.sheets
    return found


def below(name: str) -> Exhibit:
    """Return what lies below a scene that is seen through."""
    found = {key: under for each in _own() for key, under in each.below.items()}
    under = found.get(name) or found.get(name.partition(" ")[0], "title")
    return exhibits()[under] if isinstance(under, str) else under


def _own() -> Iterator[Exhibits]:
    """Yield what each game shows, and the guided matches."""
    for _, each in of_games():
        yield each
    yield lesson_exhibits()


def of_games() -> Iterator[tuple[str, Exhibits]]:
    """Yield what each game shows, with its name."""
    for game in GAMES:
        for module in ("exhibits", "exhibits_texts"):
            if GAMES.stands_in("tools", game, module):
                yield game, GAMES.in_room("tools", game, f"{module}.EXHIBITS")


def a_record(kit: Kit, name: str = "one.replay", text: str = '{"header": 1}\n') -> Path:
    """Put a file among the kept records."""
    records(kit).mkdir(parents=True, exist_ok=True)
    path = records(kit) / name
    path.write_text(text, "utf-8")
    return path


def _records(kit: Kit) -> Sheet:
    for each in _own():
        each.keep(kit)
    return records_scene(kit)


def _damaged(kit: Kit) -> Sheet:
    a_record(kit, "broken.replay", "\0\0")
    return _records(kit)


def _one_record(kit: Kit) -> Sheet:
    for each in _own():
        each.keep(kit)
    shelf = RecordList(kit)
    return record_page(kit, shelf, shelf.mark(shelf.listed[0]))


def half_way(kit: Kit) -> None:
    """Leave a challenge half way."""
    challenge = load_challenges(challenged()[0])[0]
    match = match_of(kit, challenge)
    match.submit(match.rules.legal(match.table, match.to_act[0])[0])
    autosaver(challenge_kit(kit), challenge.game)(match)


def _half_way(kit: Kit) -> Sheet:
    half_way(kit)
    return challenges_scene(kit)


def _pack(kit: Kit) -> Sheet:
    """Show the first pack of challenges, some of which were tried."""
    first = all_packs()[0]
    full = replace(kit, folder=kit.folder / "pack")
    for each in load_pack(first)[:4]:
        keep(full.folder, Best(each.id, each.par, 3))
    skill.change(
        full.folder, lambda now: replace(now, grade=1040, streak=4, tried=(f"{first.game}.four",))
    )
    scene = challenges_scene(full)
    scene.handle(Changed("game", challenged().index(first.game)))
    scene.handle(Changed("pack", 1))
    return scene


def _calendar(kit: Kit) -> Sheet:
    """Show a month in which something was done on most days."""
    full = replace(kit, folder=kit.folder / "calendar")
    year, month, today = (int(part) for part in kit.today().split("-"))
    name = load_pack(all_packs()[0])[0].id
    days = (Done(f"{year}-{month:02}-{day:02}", name, day % 4) for day in range(3, today + 1))
    done = tuple(each for each in days if each.stars or each.day[-1] == "8")
    skill.change(full.folder, lambda now: replace(now, days=done))
    return calendar_scene(full)


def _waiting(kit: Kit) -> Sheet:
    """Show the title with a match of each game to go on with, and a record to watch."""
    full = replace(kit, folder=kit.folder / "waiting")
    for game in challenged():
        match = match_of(full, load_challenges(game)[0])
        autosaver(full, game)(match)
        keep_record(full, match)
    full.writer.settle()
    return title_scene(full)


def _shelf_with_matches(kit: Kit) -> Scene:
    """Show the shelf where one game was played, and a match of another goes on."""
    return shelf_scene(_with_matches(kit))


def _back_with_a_match(kit: Kit) -> Scene:
    """Show the back of the box whose match goes on."""
    return back_scene(_with_matches(kit), _box(challenged()[1]))


def _box(game: str) -> ShelfBox:
    return next(each for each in load_boxes(tuple(GAMES)) if each.game == game)


def _with_matches(kit: Kit) -> Kit:
    full = replace(kit, folder=kit.folder / "shelf")
    played, going, *_ = challenged()
    keep_record(full, match_of(full, load_challenges(played)[0]))
    autosaver(full, going)(match_of(full, load_challenges(going)[0]))
    full.writer.settle()
    return full


def _turned(game: str) -> Exhibit:
    """Show the back of a box while its picture moves."""

    def begin(kit: Kit) -> Scene:
        return back_scene(kit, _box(game))

    return shown(begin, passing(3000))


def _faults(kit: Kit) -> Sheet:
    file = "river.tmx"
    found = (
        Fault(file, "gid_unknown", FaultPlace("terrain", Cell(3, 4)), gaps=(("gid", 900),)),
        Fault(file, "layer_missing", FaultPlace("terrain")),
        Fault(
            file,
            "data_length",
            FaultPlace("bricks", Cell(11, 11)),
            gaps=(("count", 144), ("found", 143)),
        ),
        *(Fault(file, "cell_empty", FaultPlace("terrain", Cell(x, 7))) for x in range(4)),
        Fault(file, "layer_coloured", FaultPlace("decoration")),
    )
    return faults_scene(kit, file, fault_sentences(kit, MapFaults(*found)), lambda: None)


def _question(kit: Kit) -> Sheet:
    title, yes = kit.words("title.leave"), kit.words("title.quit")
    return sure(kit, title, kit.words("title.leave_words"), yes)


PADS = tuple(Press(Key.ACCEPT, device=Device(Kind.PAD, number)) for number in (1, 2, 3))
"""Three more press a button of their own."""

SHELL: dict[str, Exhibit] = {
    "title": title_scene,
    "title with matches": _waiting,
    "shelf": shelf_scene,
    "shelf with matches": _shelf_with_matches,
    "shelf of nothing": shown(shelf_scene, Changed("people", 5), Changed("fun", "together")),
    **PEOPLE_ON_SHELF,
    **PUZZLES,
    **{f"back of the box of {game}": _turned(game) for game in GAMES},
    "back of a box whose match goes on": _back_with_a_match,
    "kit": kit_sheet,
    "box fronts": fronts,
    "language": first_start,
    "desk or sofa": lambda kit: sits_scene(kit, invited, languages),
    "five minutes": five_minutes_scene,
    "five minutes for two": shown(five_minutes_scene, *PADS[:1]),
    "five minutes for four": shown(five_minutes_scene, *PADS),
    "settings": partial(settings_scene, ends=True),
    "settings of the picture": shown(settings_scene, Changed("tab", 1)),
    "settings of the sound": shown(settings_scene, Changed("tab", 2)),
    "settings of the records": shown(settings_scene, Changed("tab", 3)),
    "settings of the phones": shown(settings_scene, Changed("tab", 4)),
    "where everything lies": storage_scene,
    "controls": controls_scene,
    "controls of one half": shown(controls_scene, Changed("kind", 2)),
    "controls of a gamepad": shown(controls_scene, Changed("kind", 3)),
    "credits": credits_scene,
    "challenges": challenges_scene,
    "challenge half way": _half_way,
    "calendar": _calendar,
    "challenge pack": _pack,
    "check a result": check_scene,
    **EVENINGS,
    **PHONES,
    **ROAD,
    "records": _records,
    "records with a damaged one": _damaged,
    "no records": records_scene,
    "one record": _one_record,
    "curtain": lambda kit: curtain_scene(kit, 2, kit.words("seat.sky"), "emblem.2"),
    "faults": _faults,
    "join": lambda kit: join_scene(kit, 1, kit.words("seat.emerald")),
    "join after a loss": lambda kit: join_scene(kit, 1, kit.words("seat.emerald"), lost=True),
    "question": _question,
    "message": lambda kit: tell(kit, kit.words("records.title"), kit.words("records.no_game")),
}
