"""The challenges: a list with stars, the chosen one's board and task, the board of the day."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import partial

from game.content.files.reader import ContentError
from game.content.tasks.challenges import Challenge
from game.content.tasks.packs import pack_of, packs
from game.scenes.boards.faults_page import fault_sentences
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.pages.dialog import sure, tell
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.widget_scene import Happening, Sheet
from game.scenes.saves.half_way_challenges import half_way
from game.scenes.widgets.widget_kinds import Area
from game.session.people import skill
from game.session.people.progress import load
from game.session.proofs.proof import BadProof

from .calendar_page import calendar_scene
from .check_page import check_scene
from .left_half_way import all_half_way, going_on, listed, named
from .list_contents import ChallengeList
from .list_page import ROW, PickOut, page_of
from .playing import table_of
from .proven_worth import weighed_on
from .puzzles_page import puzzles_scene
from .result_card import ResultCard
from .share_page import share_scene
from .stars_won import NEXT
from .words import title_of

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def challenges_scene(kit: Kit, brought: Challenge | None = None) -> Sheet:
    """Return the list, with a challenge first and chosen that somebody has brought."""
    patient = kit.boards.patient
    shelf = ChallengeList(games_of(kit), load(kit.folder), patient=patient)
    shelf.begun = patient
    shelf.half_way = all_half_way(kit, shelf.games)
    shelf.skill = skill.known(kit.folder, kit.settings.now.person)
    shelf.shelved = {game: packs(game) for game in shelf.games}
    shelf.read = partial(_listed_with, kit, brought)
    to_left_half_way(shelf)
    if brought is not None:
        shelf.open(shelf.games.index(brought.game))
        shelf.choose(0)

    def focused(said: Hashable) -> None:
        """What the keys point at in the list is chosen."""
        if isinstance(said, PickOut):
            shelf.choose(said.place)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("game", int(place)):
                shelf.open(place)
                show()
            case Changed("pack", int(place)):
                told = _opened(kit, shelf, place)
                show()
                return told
            case Said(PickOut(place)):
                again = shelf.place == place
                shelf.choose(place)
                return _asked(kit, shelf) if again else None
            case Chosen("play"):
                return _asked(kit, shelf)
            case Chosen("go_on"):
                return _go_on(kit, shelf)
            case Chosen("share"):
                return _shared(kit, shelf)
            case Chosen("check"):
                return Push(check_scene(kit))
            case Chosen("puzzles"):
                return Push(puzzles_scene(kit, shelf.games[shelf.game]))
            case Chosen("calendar"):
                return Push(calendar_scene(kit))
            case _:
                pass
        return None

    def resumed(answer: object) -> Change:
        if answer in ("yes", "no"):
            return _start(kit, shelf) if answer == "yes" else None
        kit.sounds.music("music.menu")
        if isinstance(answer, str) and _DATE.fullmatch(answer):
            _to_day(kit, shelf, answer)
            show()
            return None
        shelf.progress, shelf.half_way = load(kit.folder), all_half_way(kit, shelf.games)
        shelf.skill = skill.known(kit.folder, kit.settings.now.person)
        if answer == NEXT:
            shelf.to_next()
            show()
            return _asked(kit, shelf)
        return None

    def passing(ms: int) -> Change:
        """Read and draw in later frames what stands beside the list, and read packs ahead."""
        if shelf.busy and not shelf.patient:
            shelf.step()
        return None

    def show() -> None:
        """Bring the chosen one into the list's view."""
        for widget in page_of(kit, sheet.page, shelf):
            if isinstance(widget, Area):
                whole = int(widget.box.height / ROW)
                sheet.form.show(widget, ROW * (shelf.place + 1 - whole))

    first = "go_on" if shelf.chosen.id in shelf.half_way else "play"
    sheet = Sheet(
        kit,
        lambda page: page_of(kit, page, shelf),
        answer,
        resumed=resumed,
        first=first,
        focused=focused,
        passing=passing,
        moving=lambda: shelf.waits or not shelf.begun,
    )
    show()
    return sheet


def _listed_with(kit: Kit, brought: Challenge | None, game: str) -> tuple[Challenge, ...]:
    found = listed(kit, game)
    if brought is None or brought.game != game:
        return found
    return (brought, *(each for each in found if each.id != brought.id))


def to_left_half_way(shelf: ChallengeList) -> None:
    """Choose what was left half-way, else the first of the first game that is not solved yet."""
    for id in shelf.half_way:
        pack, game = pack_of(id), id.partition(".")[0]
        if pack is not None and pack in shelf.shelved[game]:
            shelf.open(shelf.games.index(game), shelf.shelved[game].index(pack) + 1)
            return
    shelf.to_first_open()


def _to_day(kit: Kit, shelf: ChallengeList, day: str) -> None:
    """List the tasks of a day first, and choose the first of them."""
    shelf.read = partial(listed, kit, day=day)
    for game in shelf.games:
        shelf.listed.pop(game, None)
    shelf.open(shelf.game)
    shelf.choose(0)


def _opened(kit: Kit, shelf: ChallengeList, pack: int) -> Change:
    """Show a pack; one that cannot be read is told about."""
    try:
        shelf.open(shelf.game, pack)
    except ContentError as error:
        title = kit.words("challenge.title")
        return Push(tell(kit, title, fault_sentences(kit, error)[0]))
    return None


def _asked(kit: Kit, shelf: ChallengeList) -> Change:
    """Start the chosen one; a run that was left half-way and would be lost is asked about."""
    words, chosen = kit.words, shelf.chosen
    left = half_way(kit, chosen.game)
    if not left:
        return _start(kit, shelf)
    title, found = words("challenge.afresh"), named(kit, left)
    question = words("challenge.afresh.ask")
    if left != chosen.id:
        name = title_of(kit, found) if found is not None else left
        title, question = words("challenge.play"), words("challenge.instead.ask", name=name)
    return Push(sure(kit, title, question, title))


def _start(kit: Kit, shelf: ChallengeList) -> Change:
    try:
        return Push(table_of(kit, shelf.chosen))
    except ContentError as error:
        return Push(tell(kit, title_of(kit, shelf.chosen), fault_sentences(kit, error)[0]))


def _go_on(kit: Kit, shelf: ChallengeList) -> Change:
    scene = going_on(kit, shelf.chosen)
    return Push(scene) if scene is not None else _start(kit, shelf)


def _shared(kit: Kit, shelf: ChallengeList) -> Change:
    """Show the best result with the table it ended on; one that can no longer be played again is
    copied as it is."""
    best = shelf.best(shelf.chosen)
    if best is None:
        return None
    try:
        found = weighed_on(kit, shelf.chosen, best.proof)
    except (BadProof, ContentError):
        done = kit.copy(best.proof)
        return Notice(kit.words("challenge.copied" if done else "challenge.not_copied"))
    table, squares = found.played.state.table, kit.squares(best.proof)
    card = ResultCard(
        shelf.chosen, table, found.stars, found.turn, found.points, best.proof, squares
    )
    return Push(share_scene(kit, card))
