"""Which scene comes first: the language, the title, or what the command line asks for.

What a title that is simply shown does not need is imported where it is needed.
"""

from __future__ import annotations

from pathlib import Path

from game.content.reader import ContentError

from .doors import Door, NotMine
from .kit import Kit
from .stack import Replace, Scene


def opening(
    kit: Kit,
    map: Path | None = None,
    replay: Path | None = None,
    game: str = "",
    asked: bool = False,
) -> tuple[Scene, ...]:
    """Return the first scenes, the title below; `game` alone opens that game's set-up.

    `asked` says that the command line names the language, so nobody is asked for it.
    """
    if map is not None:
        return kit.title(), opened_map(kit, map)
    if replay is not None:
        return kit.title(), opened_record(kit, replay)
    entry = kit.door(game)
    if entry is not None:
        return kit.title(), opened_game(kit, entry)
    if not kit.settings.now.language and not asked:
        from .language import first_start

        return (first_start(kit),)
    return (kit.title(),)


def opened_game(kit: Kit, entry: Door[Kit]) -> Scene:
    """Return the set-up of a game, or what is wrong with its data files."""
    from .faults import fault_sentences, faults_scene

    try:
        return entry.setup(kit, None)
    except ContentError as error:
        faults = fault_sentences(kit, error)
    name = kit.words(f"door.{entry.game}")
    return faults_scene(kit, name, faults, lambda: Replace(opened_game(kit, entry)))


def opened_map(kit: Kit, path: Path) -> Scene:
    """Return the set-up of the game whose map this is, or what is wrong with the map."""
    from .faults import fault_sentences, faults_scene

    faults: tuple[str, ...] = ()
    for entry in kit.doors:
        try:
            return entry.setup(kit, path)
        except NotMine:
            continue
        except ContentError as error:
            faults = fault_sentences(kit, error)
    found = faults or (kit.words("faults.no_game"),)
    return faults_scene(kit, path.name, found, lambda: Replace(opened_map(kit, path)))


def opened_record(kit: Kit, path: Path) -> Scene:
    """Return the record to watch, or the sentence that says why not."""
    from game.scenes.dialog import tell
    from game.scenes.play.keeping import refusal
    from game.session.record import Damaged, Foreign

    refused = kit.words("records.no_game")
    for entry in kit.doors:
        try:
            return entry.watch(kit, path)
        except (Damaged, Foreign, OSError) as error:
            refused = refusal(kit, error)
    return tell(kit, kit.words("records.title"), refused)
