"""What Tanchiki tells beside its board: ends, exchanges, what was missed, chapters, set-ups."""

import re
from dataclasses import dataclass, replace

import pytest

from game.content.tanchiki.laid_boards import shuffled
from game.core.chance import Dice
from game.core.grid import Facing
from game.core.rules import Told
from game.core.spelling import Piece
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit, Exchange
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.events import (
    Asked,
    CardsDrawn,
    CardsLost,
    ColumnMoved,
    EagleTaken,
    MatchEnded,
    PhaseBegan,
    TurnBegan,
)
from game.rules.tanchiki.ground.assembly import layout_of
from game.rules.tanchiki.state import FIRST_BOT, Options, Setup, Table
from game.scenes.book.why_page import told_why
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.stack import Pop
from game.scenes.replay.watch_again import watch_scene
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.board_face import board_face
from game.scenes.tanchiki.end.ending import ended_scene
from game.scenes.tanchiki.end.recap import since
from game.scenes.tanchiki.figures import ASKING_MS, LAYING_MS, unhurried
from game.scenes.tanchiki.planning.exchange_page import exchange_scene
from game.scenes.tanchiki.sentences import explain
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel, tanchiki_setup
from game.scenes.tanchiki.table_face import TABLE
from game.scenes.widgets.widget_kinds import Area
from game.session.match.record import Header, Player
from game.tools.tanchiki.exhibits import duel
from game.view.canvas.box import Box
from game.view.tanchiki.clips import clip_for
from tests import stage
from tests.paper import Paper, plain, shown
from tests.view.tanchiki.moments import moments

from .table import plan_something, planning
from .test_ending import alone, ended

NAMES = ("Ann", "Bob", "Cy")


def words_of(remarks):
    return [getattr(each, "words", each) for each in remarks]


# A figure of the rules book.


def test_a_figure_stays_where_a_card_is_laid_and_where_it_asks():
    for table, told in moments():
        usual, ms = clip_for(table, told.event).ms, unhurried(table, told.event).ms
        if isinstance(told.event, Asked):
            assert ms == ASKING_MS
        else:
            assert ms == (LAYING_MS if usual == 1 else usual), told.event


# What was missed.


def test_being_pushed_is_told_to_who_was_pushed_and_not_to_who_pushed(kit):
    pushed = ColumnMoved((1, 0), Facing.EAST, False)
    told = (Told(1, pushed, "T5.2", None),)
    assert words_of(since(kit.words, 0, told, NAMES)) == [explain(kit.words, pushed, NAMES)]
    assert since(kit.words, 1, told, NAMES) == ()


def test_cards_that_others_lost_are_nobody_elses_matter(kit):
    lost = next(told for _, told in moments() if isinstance(told.event, CardsLost))
    owner = lost.event.seat
    assert words_of(since(kit.words, owner, (lost,), NAMES))
    assert since(kit.words, (owner + 1) % 3, (lost,), NAMES) == ()


def test_new_cards_lie_together_below_what_happened_no_more_than_a_hand_holds(kit, brushes):
    lost = next(told for _, told in moments() if isinstance(told.event, CardsLost))
    owner = lost.event.seat
    first, second = (Card.MOVE_1,) * 5, (Card.MOVE_2,) * 4
    drawn = [
        Told(900 + number, CardsDrawn(owner, len(cards), cards, False), "T4.1", None)
        for number, cards in enumerate((first, second))
    ]
    said = since(kit.words, owner, (drawn[0], lost, drawn[1]), NAMES)
    assert [plain(words) for words in words_of(said)].count("Your new cards") == 1
    paper = Paper(brushes)
    said[-1].draw(paper, Box(0, 0, 460, 86))
    assert [mark.what for mark in paper.pictures("card.")] == ["card.move_1"] * 3 + [
        "card.move_2"
    ] * 4


def test_what_why_was_asked_of_stays_in_sight_below_a_long_list(kit, brushes):
    told = next(each for _, each in moments() if isinstance(each.event, CardsLost))
    said = tuple((told, f"Cause {number}") for number in range(30))
    paper = shown(told_why(kit, "tanchiki", said), brushes)
    assert paper.ink("Cause 29") == "accent"
    last = next(mark for mark in paper.marks if mark.what == "Cause 29")
    close = next(mark for mark in paper.marks if mark.what == kit.words("dialog.ok"))
    first = next(mark for mark in paper.marks if mark.what == "Cause 0")
    assert first.box.bottom < last.box.y < last.box.bottom <= close.box.y


def test_a_long_list_of_causes_ends_with_a_whole_line(kit):
    told = next(each for _, each in moments() if isinstance(each.event, CardsLost))
    scene = told_why(kit, "tanchiki", tuple((told, f"Cause {number}") for number in range(30)))
    (area,) = (each for each in stage.widgets_of(scene) if isinstance(each, Area))
    assert area.peeps
    assert area.box.bottom in [row.box.bottom for row in area.widgets]


# The end.


@dataclass
class Over:
    """A match of one player as it stands at its end."""

    table: Table
    header: Header
    done: tuple = ()
    count: int = 0

    @property
    def rules(self):
        return TANCHIKI

    @property
    def players(self):
        return self.header.players

    def events(self):
        return ()


def test_a_player_alone_is_compared_with_the_best_on_the_board(kit, brushes):
    setup = Setup(moments()[0][0].board, 1, Options(solo=True))
    header, said = Header("tanchiki", 1, setup, 7, (Player("Ann"),)), []
    for turns in (9, 12, 7):
        over = Over(alone(ended((0,), turns)), header)
        scene = ended_scene(kit, over, NAMES[:1], lambda: "")
        scene.handle(stage.resized((1280, 720)))
        scene.update(5000)
        said.append(shown(scene, brushes))
    assert said[0].says(kit.words("tanchiki.end.record"))
    assert said[1].says(kit.words("tanchiki.end.best", count=9))
    assert said[2].says(kit.words("tanchiki.end.record"))


def test_the_end_of_several_names_the_reason_and_no_record(kit, brushes):
    match = duel(kit)
    scene = ended_scene(kit, match, NAMES[:2], lambda: "")
    scene.handle(stage.resized((1280, 720)))
    scene.update(5000)
    paper = shown(scene, brushes)
    winner = NAMES[next(iter(match.outcome.winners))]
    assert paper.says(kit.words("tanchiki.end.won", name=winner))
    assert not paper.says(kit.words("tanchiki.end.first"))


# The exchange.


def test_the_exchange_shows_how_many_are_held_how_many_go_and_what_may_come(kit, brushes):
    _, scene = planning(kit)
    hand = scene.desk.planners.hand(0)
    held = {card: hand.hand.count(card) for card in KINDS}
    dialog = exchange_scene(kit, 0, hand)
    dialog.handle(stage.resized((1280, 720)))
    many = max(KINDS, key=lambda card: held[card])
    for _ in range(2):
        dialog.handle(Changed("kind", KINDS.index(many)))
    going = 2 if held[many] > 1 else 1
    words = shown(dialog, brushes).words
    assert f"{going} / {held[many]}" in words
    deck = hand.deck or ()
    may_come = {f"+{deck.count(card)}" for card in KINDS if deck.count(card)}
    assert {each for each in words if re.fullmatch(r"\+\d+", each)} == may_come
    assert all(card is many or str(held[card]) in words for card in KINDS)


def test_an_exchange_gives_nothing_before_a_kind_is_chosen(kit, brushes):
    _, scene = planning(kit)
    hand = scene.desk.planners.hand(0)
    dialog = exchange_scene(kit, 0, hand)
    dialog.handle(stage.resized((1280, 720)))
    assert shown(dialog, brushes).says(kit.words("tanchiki.exchange.nothing"))
    assert dialog.handle(Chosen("do")) is None
    card = hand.hand[0]
    dialog.handle(Changed("kind", KINDS.index(card)))
    assert dialog.handle(Chosen("do")) == Pop(Exchange(0, card, 1))


# Chapters and stepping.


def test_a_watched_match_has_a_chapter_for_every_turn_every_eagle_and_the_end(kit):
    match = duel(kit)
    scene = watch_scene(kit, match, board_face(kit))
    told = [each.event for done in match.done for each in done.told]
    kinds = TurnBegan | EagleTaken | MatchEnded
    wanted = [place for place, event in enumerate(told) if isinstance(event, kinds)]
    assert [chapter.place for chapter in scene._shown.chapters] == wanted
    assert sum(isinstance(event, EagleTaken) for event in told) == sum(
        chapter.seat is not None for chapter in scene._shown.chapters
    )


def test_skipping_goes_to_the_next_phase_and_no_further(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    kit.settings.change(speed=100, bot_speed=100)
    scene.live.submit(Commit(0))
    stack.update(20)
    phases = 0
    for _ in range(3):
        before = scene.live.playback.place
        stack.handle(Chosen("bar.skip"))
        passed = [told.event for _, told in scene.live.playback.past[before:]]
        phases = sum(isinstance(event, PhaseBegan | TurnBegan) for event in passed)
        assert phases <= 1
        stack.update(20)
    assert phases == 1


# The set-up and the shared table.


@pytest.mark.parametrize("count, words", [(1, "solo"), (6, "crowd"), (3, "")])
def test_the_rules_of_a_set_up_tell_what_so_many_players_need(kit, brushes, count, words):
    places = tuple(Occupant("Ann") for _ in range(count))
    scene = tanchiki_setup(kit)
    scene.handle(stage.resized((1280, 720)))
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("tab", 2))
    widgets = panel.widgets(scene.page, scene.page.box, places)
    said = {getattr(each, "words", "") for each in widgets}
    notes = {kit.words(f"tanchiki.setup.{each}") for each in ("solo", "crowd")}
    assert said & notes == ({kit.words(f"tanchiki.setup.{words}")} if words else set())


@pytest.mark.parametrize("count", [4, 6, 8])
def test_a_board_by_code_has_as_many_quarters_as_were_asked_for(kit, count):
    panel = TanchikiPanel(kit, "")
    choice = getattr(panel, "choice", panel)
    seats = {4: 4, 6: 6, 8: 8}[count]
    quarters = choice.quarters(seats)
    laid = [one for row in layout_of(quarters.code) for one in row]
    assert len(laid) >= 4
    again = shuffled(choice.pool, quarters, Dice(5, "again"), len(laid))
    assert len([one for row in layout_of(again.code) for one in row]) == len(laid)
    twice = shuffled(choice.pool, replace(quarters, code="A0 B0 C0 D0"), Dice(5, "twice"), 8)
    assert len([one for row in layout_of(twice.code) for one in row]) == 8


def test_pieces_lie_where_they_stand_for_who_picks_them():
    table = next(table for table, _ in reversed(moments()) if table.field.bots)
    for bot in table.field.bots:
        assert TABLE.lies(table, Piece(bot.number)) == bot.cell
    for tank in table.field.tanks:
        assert TABLE.lies(table, Piece(tank.seat)) == tank.cell
    assert TABLE.lies(table, Piece(FIRST_BOT + 90)) is None
