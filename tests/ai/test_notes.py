"""Notes of computer players: made from what a seat was told, and given beside the view."""

from game.ai.mind import decided, random_mind
from game.ai.notes import Notebook, Recalling, begun, noted
from game.core.chance import Dice
from game.session.match.computer_matches import finished, trial
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.demo.rules import DEMO
from tests.demo.rules.events import HandDealt
from tests.setups.demo import DUEL

DICE = Dice(1, "notes")


def written(notes, event):
    return (*notes, event)


def counting(asked):
    """Return a mind that plays by chance and keeps all it is told, handing its notes out."""

    def think(view, seat, legal, dice, notes):
        asked.append((seat, notes))
        yield
        return (dice.choice(legal),)

    return Recalling(Notebook((), written), think)


def test_notes_are_written_event_by_event():
    assert Notebook("", lambda notes, event: notes + event).notes("abc") == "abc"


def test_a_mind_without_a_notebook_notes_nothing():
    assert noted(random_mind, ["something"]) is None
    assert decided(begun(random_mind, None, 0, ("only",), DICE, ("old",))) == ("only",)


def test_a_mind_that_is_asked_without_notes_has_seen_nothing():
    asked = []
    decided(counting(asked)(None, 0, ("only",), DICE))
    assert asked == [(0, ())]


def test_a_mind_is_given_what_its_seat_saw_and_no_more():
    asked = []
    played = finished(trial(DEMO, DUEL, 3, (counting(asked),)))
    dealt = [(s, e) for s, notes in asked for e in notes if isinstance(e, HandDealt)]
    assert len(asked) == len(played.actions)
    assert {e.hand[0] is None for seat, e in dealt if e.seat != seat} == {True}
    assert {e.hand[0] is None for seat, e in dealt if e.seat == seat} == {False}


def test_each_event_is_noted_once_in_its_order():
    asked, told = [], []
    played = finished(trial(DEMO, DUEL, 3, (counting(asked),)))
    state = DEMO.new(DUEL, 3)
    for (seat, notes), action in zip(asked, played.actions, strict=True):
        assert notes == tuple(DEMO.redact(event, seat) for event in told)
        step = DEMO.apply(state, action)
        state = step.state
        told += [one.event for one in step.events]


def test_notes_follow_the_events_that_stand_when_a_match_goes_back():
    players = (Player("", None), Player("", None))
    match = Match(DEMO, Header("demo", DEMO.number, DUEL, 3, players))
    mind = counting([])
    for _ in range(4):
        match.submit(DEMO.legal(match.table, match.to_act[0])[0])
    before = match.notes(0, mind)
    assert before == tuple(one.event for one in match.seen(match.events(), 0))
    match.undo_agreed(2)
    assert match.notes(0, mind) == before[: len(match.events())]
