"""Which scenes come first: the language, the title, or what the command line asks for."""

from __future__ import annotations

from pathlib import Path

from game.scenes.frame.commands import Dropped
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.opening.opening import opened_game, opened_map, opened_record


def opening(
    kit: Kit,
    map: Path | None = None,
    replay: Path | None = None,
    game: str = "",
    asked: bool = False,
    file: Path | None = None,
) -> tuple[Scene, ...]:
    """Return the first scenes, the title below; `game` alone opens that game's set-up, a `file`
    what it is for.

    `asked` says that the command line names the language, so nobody is asked for it.
    """
    if file is not None:
        return kit.title(), _of_file(kit, file)
    if map is not None:
        return kit.title(), opened_map(kit, map)
    if replay is not None:
        return kit.title(), opened_record(kit, replay)
    if game in kit.faces:
        return kit.title(), opened_game(kit, game)
    if not kit.settings.now.language and not asked:
        from game.scenes.title.language_page import first_start

        return kit.title(), first_start(kit)
    return (kit.title(),)


def _of_file(kit: Kit, file: Path) -> Scene:
    """Return what a file opens, or why it does not."""
    from game.scenes.opening.files_at_door import FilesAtDoor
    from game.scenes.pages.dialog import tell

    opens = FilesAtDoor(kit).opens(Dropped(str(file)))
    return tell(kit, file.name, opens) if isinstance(opens, str) else opens()
