"""What lies over a table and what is answered there: the pause, the result, a lost window or pad.

A table hands on here what comes from outside, and what a scene popped that lay over it.
"""

from __future__ import annotations

from game.scenes.faces.evening_count import counted
from game.scenes.faces.seat_names import called
from game.scenes.frame.commands import Command, FocusLost, PadLost
from game.scenes.frame.stack import Change, Notice, Pop, Push, Replace, Restart
from game.scenes.keeping.keep_as_challenge_page import keep_scene
from game.scenes.keeping.moment_as_challenge import moment_of
from game.scenes.match.clock_ticks import time_to_plan
from game.scenes.match.extra_pause_line import Extra
from game.scenes.pages.seat_device_page import lost_pad
from game.scenes.people.who_is_here import call
from game.scenes.people.who_played import Named
from game.scenes.phones.phones_page import phones_scene
from game.scenes.play.sitting import Sitting
from game.scenes.play.sitting_needs import Terms
from game.scenes.saves.saving import remove_autosave
from game.scenes.seats.occupants import name_last
from game.session.match.record import Seated

from .agreeing_page import Refusal
from .asking_beside_board import decide
from .pause_lines import usual_lines
from .pause_page import pause_scene, rules_line
from .seat_care_page import seats_scene
from .taking_back import ask_back, back_to, taken_back

LIST = "list"
"""What a task answers when its table is left for where it was chosen."""

LEAVING = ("title", "again", "further", "evening")
"""What leads away from the table."""


def from_outside(sitting: Sitting, command: Command) -> Change:
    """Answer what comes from outside: the window was left, a pad was pulled out."""
    kit, names = sitting.kit, sitting.names
    match command:
        case FocusLost() if sitting.match.to_act:
            return pause(sitting)
        case PadLost(seat) if 0 <= seat < len(names):
            return lost_pad(kit, names, seat, sitting.private)
        case PadLost(_, name):
            return pause(sitting, kit.words("app.pad_lost", name=name))
        case _:
            return None


def pause(sitting: Sitting, reason: str = "") -> Change:
    """Pause; what lies open for one seat only is hidden, and its curtain falls again."""
    kit, terms, match, hide = sitting.kit, sitting.terms, sitting.match, sitting.private
    if terms.pause:
        lines = terms.pause(match, sitting.names)
    else:
        lines = usual_lines(kit.words, terms, match, back_to(sitting))
    reason = reason or (kit.words("pause.clock") if sitting.ticks else "")
    if hide:
        sitting.shut_hands()
    sitting.asked = "pause"
    if sitting.ticks:
        # Whoever leaves now goes on with the time that is left.
        sitting.write()
    rules = *terms.options(match.table), *time_to_plan(kit.words, match)
    said = "\n".join(filter(None, (reason, rules_line(kit, rules))))
    listed = terms.quest if _of_list(terms) else None
    leave = kit.words(listed.leave or terms.leave) if listed else ""
    return Push(pause_scene(kit, match.rules.name, said, lines, hide, leave), cut=hide)


def _of_list(terms: Terms) -> bool:
    """Whether one leaves to the list of tasks, and not to the title."""
    return terms.quest is not None and bool(terms.leave) and not terms.quest.home


def resumed(sitting: Sitting, answer: object) -> Change:
    """Go on with what was asked; a name that is nobody's is the game's own."""
    sitting.uncovered()
    # Another language may have been chosen meanwhile.
    sitting.names = called(sitting.kit.words, sitting.match)
    asked, sitting.asked = sitting.asked, ""
    _forget_what_is_over(sitting, asked, answer)
    match asked, answer:
        case "curtain", True:
            return sitting.opened()
        case "curtain", _:
            return pause(sitting)
        case "take back", ("yes" | "agreed"):
            taken_back(sitting)
        case "pause", Extra() as line:
            return decide(sitting, asked, line.words, line.ask, line.name)
        case "who", Named() | None:
            if answer is not None:
                call(sitting.kit, sitting.match, answer.names)
                name_last(sitting.kit, sitting.match.rules.name, answer.names)
            return sitting.named(answer)
        case "phone", _:
            sitting.kit.phones.answered(answer == "yes")
        case "seats", Seated(seat, player):
            return sitting.reseat(seat, player)
        case _, Refusal(seat):
            return Notice(sitting.kit.words("agree.refused", name=sitting.names[seat]))
        case _, FocusLost():
            return pause(sitting)
        case _, "no":
            return None
        case (("pause" | "result"), str()):
            return _chosen(sitting, answer)
        case _:
            pass
    return None


def _forget_what_is_over(sitting: Sitting, asked: str, answer: object) -> None:
    """Remove the autosave only when the table is left: as long as its end is shown, the match is
    on the disk."""
    leaves = asked in ("pause", "result") and answer in LEAVING
    ours = sitting.terms.kept and sitting.terms.quest is None
    if leaves and sitting.match.outcome is not None and ours:
        remove_autosave(sitting.kit, sitting.match.rules.name)


def _chosen(sitting: Sitting, name: str) -> Change:
    """Do what was chosen in the pause or below the result."""
    terms, kit = sitting.terms, sitting.kit
    if name in LEAVING:
        sitting.live.leave()
    match name:
        case "back":
            return ask_back(sitting)
        case "seats":
            sitting.asked = "seats"
            return Push(seats_scene(kit, sitting.match, sitting.private))
        case "phones":
            sitting.asked = "phones"
            return Push(phones_scene(kit))
        case "keep":
            return Notice(sitting.keep_record())
        case "challenge":
            sitting.asked = "challenge"
            me = min(sitting.people, default=0)
            return Push(keep_scene(kit, moment_of(sitting.match), sitting.names, me))
        case "again" if terms.quest is not None:
            return Replace(terms.quest.again())
        case "again":
            return Restart(terms.again())
        case "further" if terms.further is not None:
            return Restart(terms.further())
        case "evening":
            return Restart(kit.evenings(counted(kit, sitting.match, sitting.names)))
        case "title":
            if terms.quest is None or not _of_list(terms):
                return Restart(kit.title())
            return Pop(LIST) if terms.quest.kept else Pop()
        case _:
            if terms.quest is not None:
                terms.quest.chosen(name)
            return terms.chosen(sitting.live, name)
