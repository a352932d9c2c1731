"""Who is here: the people of last time by one press, pads by their own, phones when asked for."""

from dataclasses import replace

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.shelf.boxes import load_boxes
from game.link.messages import Lobby
from game.rules import GAMES
from game.scenes.frame import settings
from game.scenes.frame.commands import (
    KEYBOARD,
    Changed,
    Chosen,
    Device,
    Key,
    Kind,
    Moved,
    PadLost,
    Press,
    Pressed,
    Released,
)
from game.scenes.frame.company import Company, Person, Sitter
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book
from game.scenes.frame.stack import Pop
from game.scenes.opening.opening import opened_game
from game.scenes.opening.play_on import onward_scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.people.people_page import people_scene
from game.scenes.people.profiles import keep
from game.scenes.phones.guests import Guest, Stage
from game.scenes.phones.phones_at_hand import AtHand, phones_of
from game.scenes.saves.evening_file import begun, going
from game.scenes.saves.evening_file import keep as keep_evening
from game.scenes.seats.occupants import Occupant, SitDown, keep_setup
from game.scenes.shelf.shelf_page import shelf_scene
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Drawing, Field, Label
from game.session.people.evenings import Chair
from game.session.people.profiles import Profile
from game.tools.exhibits.people_on_shelf import PAD as CALLED
from game.tools.exhibits.people_on_shelf import PEOPLE_ON_SHELF
from game.tools.exhibits.phones import Still, still
from tests import stage
from tests.paper import shown

ONE, TWO = Device(Kind.PAD, 3), Device(Kind.PAD, 8)
ANNA, BORIS = Sitter("Anna", Kind.KEYBOARD), Sitter("Boris", Kind.PAD, CALLED)
LAST = (ANNA, BORIS)
OF_TWO = tuple(box.game for box in load_boxes(GAMES) if box.seats[1] == 2)
OF_MORE = tuple(game for game in GAMES if game not in OF_TWO)


@pytest.fixture
def kit(kit):
    """Two pads are in; those of last time are none yet."""
    own = replace(kit, pads=lambda: {ONE.number: CALLED, TWO.number: "Stadia"})
    return replace(own, title=lambda: title_scene(own))


def last_time(kit, *sitters):
    kit.settings.change(company=sitters)


def shelf_of(kit, leader=KEYBOARD):
    kit.seating.last = leader
    return stage.stack(shelf_scene(kit), size=(1280, 720))


def press(stack, key, device=KEYBOARD):
    stack.handle(Press(key, device=device))
    stack.update(16)


def controls(stack):
    return [each.name for each in stage.widgets_of(stack.top) if isinstance(each, Button)]


def chips(stack):
    return [
        each for each in stage.widgets_of(stack.top) if getattr(each, "name", "") == "here.person"
    ]


def said(stack):
    return [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]


def names(kit):
    return [each.name for each in kit.company.here]


def wished(stack):
    return [
        each.value
        for each in stage.widgets_of(stack.top)
        if isinstance(each, Button) and each.name == "people" and each.chosen
    ]


def players(stack):
    table = next(each for each in stack._scenes if not isinstance(each, Sheet))
    return [each.name for each in table.desk.sitting.match.players if each.strength is None]


def typed(stack):
    """Return the names that stand on the seats of a set-up."""
    fields = [each for each in stage.widgets_of(stack.top) if isinstance(each, Field)]
    return [each.words for each in fields if "name" in each.name]


def test_nothing_is_asked_where_nobody_has_played(kit):
    shelf = shelf_of(kit)
    assert "here.yes" not in controls(shelf)
    assert "here.others" not in controls(shelf)
    assert not wished(shelf)


def test_whoever_played_alone_is_not_asked_for(kit):
    keep_setup(kit, "one_cut", (Occupant("Anna"), Occupant("", "recruit")), "")
    opened_game(kit, "one_cut").handle(Chosen("setup.start"))
    assert kit.settings.now.company == ()


def test_who_played_together_is_offered_another_day_as_they_sat(kit):
    keep_setup(kit, "one_cut", (Occupant("Anna"), Occupant("Boris")), "")
    setup = opened_game(kit, "one_cut")
    kit.seating.claim(KEYBOARD, 0)
    kit.seating.claim(ONE, 1)
    setup.handle(Chosen("setup.start"))
    assert kit.settings.now.company == LAST
    another = replace(
        kit,
        settings=Book(settings.read(settings.plain(kit.settings.now))[0]),
        company=Company(),
        seating=Seating(),
        pads=lambda: {5: "Stadia", 6: CALLED},
    )
    shelf = shelf_of(another)
    assert kit.words("shelf.here.again") in said(shelf)
    shelf.handle(Chosen("here.yes"))
    assert another.company.here == (
        Person("Anna", KEYBOARD),
        Person("Boris", Device(Kind.PAD, 6)),
    )


def test_settings_of_before_know_no_company_and_a_spoilt_one_is_left_out():
    written = settings.plain(settings.Settings())
    del written["company"]
    assert settings.read(written) == (settings.Settings(), ())
    spoilt, faults = settings.read({**written, "company": [["Anna", "a hat", 3]], "person": "Anna"})
    assert (spoilt.company, spoilt.person, faults) == ((), "Anna", ("company",))


@pytest.mark.parametrize("device", [KEYBOARD, ONE], ids=["keys", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_four_presses_lead_from_the_title_to_a_board_with_the_people_of_last_time(
    kit, game, device
):
    last_time(kit, *LAST)
    keep_setup(kit, game, (Occupant("Zoe"), Occupant("", "recruit")), "")
    stack = stage.stack(title_scene(kit), size=(1280, 720))
    kit.seating.last = device
    press(stack, Key.ACCEPT, device)
    lead(stack, game)
    for key in (Key.SPECIAL, Key.MENU, Key.MENU):
        press(stack, key, device)
    assert players(stack) == ["Anna", "Boris"]
    assert kit.seating.claims == {KEYBOARD: 0, ONE: 1}


def lead(stack, game):
    """Have a box in front, as the last one that was played is."""
    place = next(n for n, box in enumerate(load_boxes(GAMES)) if box.game == game)
    for _ in range(place):
        stack.handle(Press(Key.RIGHT, device=Device(Kind.KEYBOARD)))


def test_four_clicks_do_the_same(kit):
    last_time(kit, *LAST)
    stack = stage.stack(title_scene(kit), size=(1280, 720))
    for name in ("play", "here.yes", "play", "setup.start"):
        click(stack, name)
    assert players(stack) == ["Anna", "Boris"]


def click(stack, name):
    found = [e for e in stage.widgets_of(stack.top) if isinstance(e, Button) and e.name == name]
    x, y = found[-1].box.middle
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.handle(command)
    stack.update(16)


def test_who_is_not_asked_again_after_others_were_wished_for(kit):
    last_time(kit, *LAST)
    shelf = shelf_of(kit)
    shelf.handle(Chosen("here.others"))
    assert "here.yes" not in controls(shelf)
    assert "here.yes" not in controls(shelf_of(kit))
    assert kit.settings.now.company == LAST, "another day they are asked for"


def test_a_pad_that_is_not_in_is_missed_until_it_is(kit):
    last_time(kit, ANNA, Sitter("Boris", Kind.PAD, "Joy-Con"))
    shelf = shelf_of(kit)
    shelf.handle(Chosen("here.yes"))
    assert kit.company.here[1] == Person("Boris")


def test_two_pads_that_are_called_alike_are_given_out_once_each(kit):
    twins = replace(kit, pads=lambda: {1: CALLED, 2: CALLED})
    last_time(twins, BORIS, Sitter("Vera", Kind.PAD, CALLED))
    shelf_of(twins).handle(Chosen("here.yes"))
    assert [each.device.number for each in twins.company.here] == [1, 2]


def test_a_pad_sits_down_by_its_first_press_and_chooses_by_the_next(kit):
    shelf = shelf_of(kit)
    press(shelf, Key.ACCEPT, TWO)
    assert (kit.company.here, shelf.depth) == ((Person("", TWO),), 1)
    assert wished(shelf) == [1]
    press(shelf, Key.ACCEPT, TWO)
    assert shelf.depth == 2


def test_whose_pad_opened_the_shelf_sits_down_with_the_second_one(kit):
    shelf = shelf_of(kit, ONE)
    press(shelf, Key.RIGHT, ONE)
    assert kit.company.here == ()
    press(shelf, Key.ACCEPT, TWO)
    assert kit.company.here == (Person("", ONE), Person("", TWO))
    assert len(chips(shelf)) == 2
    assert wished(shelf) == [2]


def test_a_pad_brings_whoever_played_with_it_last(kit):
    last_time(kit, *LAST)
    shelf = shelf_of(kit)
    press(shelf, Key.ACCEPT, TWO)
    press(shelf, Key.ACCEPT, ONE)
    assert kit.company.here == (Person("", TWO), Person("Boris", ONE))


def test_a_pad_that_comes_late_goes_to_whom_it_belonged(kit):
    last_time(kit, Sitter("Anna"), BORIS)
    late = replace(kit, pads=dict)
    shelf = shelf_of(late)
    shelf.handle(Chosen("here.yes"))
    assert late.company.here == (Person("Anna"), Person("Boris"))
    came = shelf_of(replace(late, pads=kit.pads))
    press(came, Key.ACCEPT, ONE)
    assert kit.company.here == (Person("Anna"), Person("Boris", ONE))


def test_back_on_a_pad_that_sat_down_lets_its_player_go_and_leaves_nothing(kit):
    shelf = shelf_of(kit, ONE)
    press(shelf, Key.ACCEPT, TWO)
    press(shelf, Key.BACK, TWO)
    assert (kit.company.here, shelf.depth) == ((Person("", ONE),), 1)
    assert kit.seating.claims == {ONE: 0}


def test_a_pad_that_is_pulled_out_leaves_its_player_here(kit):
    shelf = shelf_of(kit, ONE)
    press(shelf, Key.ACCEPT, TWO)
    shelf.handle(PadLost(kit.seating.lose(TWO), "Stadia"))
    shelf.update(16)
    assert kit.company.here == (Person("", ONE), Person(""))
    assert kit.seating.bereft == [], "no table asks for it"


def test_the_wish_follows_who_is_here_until_it_is_touched(kit):
    shelf = shelf_of(kit, ONE)
    press(shelf, Key.ACCEPT, TWO)
    shelf.handle(Changed("people", 4))
    press(shelf, Key.BACK, TWO)
    assert wished(shelf) == [4]


def test_a_chip_is_called_by_the_name_of_somebody_known(kit):
    shelf = shelf_of(kit)
    press(shelf, Key.ACCEPT, TWO)
    shelf.handle(Changed("here.person", 0))
    assert shelf.depth == 2
    shelf._act(Pop(SitDown(0, Profile("Vera"))))
    assert kit.company.here == (Person("Vera", TWO),)


def test_whoever_has_no_name_is_not_called_one_before_a_game_does(kit, brushes):
    kit.company.here = (Person("Anna", KEYBOARD), Person("", ONE))
    shelf = shelf_of(kit)
    said = shown(shelf, brushes).words
    assert "Anna" in said
    assert kit.words("shelf.here.nobody") not in said
    tips = [each.tip for each in chips(shelf)]
    assert [tip.endswith("press to say who this is") for tip in tips] == [False, True]


@pytest.mark.parametrize("game", OF_TWO)
def test_three_at_a_game_of_two_stand_in_a_queue(kit, game):
    kit.company.here = (Person("Anna", KEYBOARD), Person("Boris", ONE), Person("Vera", TWO))
    shelf = shelf_of(kit, ONE)
    shelf.handle(Changed("people", 3))
    while front(shelf) != game:
        press(shelf, Key.RIGHT, ONE)
    press(shelf, Key.MENU, ONE)
    assert typed(shelf) == ["Anna", "Boris", "Vera"]
    shelf.handle(Chosen("done"))
    assert typed(shelf)[:2] == ["Anna", "Boris"]
    assert going(kit).queue == ("Anna", "Boris", "Vera")
    assert kit.seating.claims == {KEYBOARD: 0, ONE: 1}
    shelf.handle(Chosen("setup.start"))
    assert players(shelf) == ["Anna", "Boris"]
    assert sorted(names(kit)) == ["Anna", "Boris", "Vera"], "who waits is here, too"


def front(stack):
    """Return the game of the box that lies in front once the row has come to rest."""
    for _ in range(100):
        stack.update(50)
    found = [each for each in stage.widgets_of(stack.top) if getattr(each, "name", "") == "box"]
    return found[-1].value


def test_a_queue_that_is_not_wanted_leads_back_to_the_shelf(kit):
    kit.company.here = tuple(Person(name) for name in ("Anna", "Boris", "Vera"))
    shelf = shelf_of(kit)
    shelf.handle(Changed("people", 3))
    while front(shelf) not in OF_TWO:
        press(shelf, Key.RIGHT)
    press(shelf, Key.MENU)
    press(shelf, Key.BACK)
    assert (shelf.depth, going(kit), names(kit)) == (1, None, ["Anna", "Boris", "Vera"])


def test_who_has_no_seat_is_told_so_and_is_here_afterwards(kit):
    five = ("Anna", "Boris", "Vera", "Gleb", "Daria")
    kit.company.here = tuple(Person(name) for name in five)
    stack = stage.stack(opened_game(kit, "proving_ground"), size=(1280, 720))
    assert typed(stack) == list(five[:4])
    assert kit.words("setup.waits", names="Daria") in said(stack)
    stack.handle(Chosen("setup.start"))
    assert players(stack) == list(five[:4])
    assert names(kit) == list(five)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_match_can_begin_with_as_many_as_are_here(kit, game, count):
    if count > 2 and game in OF_TWO:
        count = 2
    kit.company.here = tuple(Person(f"P{n}", device) for n, device in enumerate(DEVICES[:count]))
    stack = stage.stack(opened_game(kit, game), size=(1280, 720))
    stack.handle(Chosen("setup.start"))
    assert players(stack) == [f"P{n}" for n in range(count)]
    assert kit.seating.claims == {device: n for n, device in enumerate(DEVICES[:count])}


DEVICES = (KEYBOARD, ONE, TWO, Device(Kind.PAD, 9))


def test_a_new_evening_begins_with_who_is_here_and_then_goes_by_its_own_table(kit):
    kit.company.here = (Person("Anna", KEYBOARD), Person("Boris", ONE))
    ours = begun(kit)
    stack = stage.stack(opened_game(ours, "one_cut"), size=(1280, 720))
    assert typed(stack)[:2] == ["Anna", "Boris"]
    chairs = (Chair("Boris"), Chair("Zoe"))
    keep_evening(ours, lambda all: all.put(ours.evening, lambda now: replace(now, chairs=chairs)))
    later = stage.stack(opened_game(ours, "one_cut"), size=(1280, 720))
    assert typed(later)[:2] == ["Boris", "Zoe"]
    assert kit.seating.claims == {ONE: 0}


def test_computers_of_last_time_stay_and_handicaps_go_with_their_people(kit):
    given = Occupant("Boris", handicaps=("helmet",))
    keep_setup(kit, "tanchiki", (Occupant("Zoe"), given, Occupant("", "recruit")), "")
    kit.company.here = (Person("Boris"), Person("Anna"))
    stack = stage.stack(opened_game(kit, "tanchiki"), size=(1280, 720))
    assert typed(stack)[:2] == ["Boris", "Anna"]
    assert len(typed(stack)) == 3


def test_a_set_up_that_was_changed_is_who_is_here(kit):
    kit.company.here = (Person("Anna", KEYBOARD), Person("Boris", ONE))
    shelf = shelf_of(kit)
    press(shelf, Key.MENU)
    shelf.handle(Changed("seat.remove", 1))
    press(shelf, Key.BACK)
    assert kit.company.here == (Person("Anna", KEYBOARD),)
    assert kit.seating.claims == {KEYBOARD: 0}


def test_a_match_that_goes_on_from_a_record_sends_nobody_away(kit):
    keep_setup(kit, "one_cut", (Occupant("Boris"), Occupant("Anna")), "")
    match = stage.sat_down(opened_game(kit, "one_cut")).desk.sitting.match
    kit.company.here = (Person("Anna", KEYBOARD), Person("Boris", ONE), Person("Vera", TWO))
    stack = stage.stack(onward_scene(kit, match.header, ()), size=(1280, 720))
    assert kit.seating.claims == {ONE: 0, KEYBOARD: 1}
    stack.handle(Chosen("setup.start"))
    assert sorted(names(kit)) == ["Anna", "Boris", "Vera"]


def test_a_match_that_waits_is_gone_on_with_by_the_own_devices(kit):
    keep_setup(kit, "one_cut", (Occupant("Boris"), Occupant("Anna")), "")
    table = stage.sat_down(opened_game(kit, "one_cut"))
    table.desk.sitting.write()
    kit.company.here = (Person("Anna", KEYBOARD), Person("Boris", ONE))
    shelf = shelf_of(kit)
    press(shelf, Key.MENU)
    for _ in range(50):
        shelf.update(16)
        if not isinstance(shelf.top, Sheet):
            break
    assert kit.seating.claims == {ONE: 0, KEYBOARD: 1}


def left(kit, last, *names):
    """Leave a duel of these people half-way; those of `last` played, and the program is closed."""
    keep_setup(kit, "one_cut", tuple(map(Occupant, names)), "")
    stage.sat_down(opened_game(kit, "one_cut")).desk.sitting.write()
    kit.company.here = ()
    kit.seating.clear()
    last_time(kit, *last)


def gone_on(kit):
    """Go on with the match at the title, and return what all are told."""
    stack, heard = stage.stack(title_scene(kit), size=(1280, 720)), []
    stack.handle(Chosen("continue"))
    for _ in range(50):
        stack.update(16)
        heard += [words for words in stack.notices if words not in heard]
    assert players(stack)
    return heard


def test_a_match_goes_on_at_the_title_with_the_pads_of_last_time_and_says_so(kit):
    left(kit, (Sitter("", Kind.PAD, CALLED), Sitter("", Kind.PAD, "Stadia")), "", "")
    told = gone_on(kit)
    assert kit.seating.claims == {ONE: 0, TWO: 1}
    assert any(CALLED in words and "Stadia" in words for words in told)


def at_the_table(kit):
    """Go on with the match at the title, and lift the curtain."""
    stack = stage.stack(title_scene(kit), size=(1280, 720))
    stack.handle(Chosen("continue"))
    for _ in range(50):
        stack.update(16)
    press(stack, Key.ACCEPT)
    return stack


def test_a_pad_that_is_switched_on_at_the_table_goes_to_whom_it_belonged(kit):
    pads = {}
    kit = replace(kit, pads=lambda: dict(pads))
    left(kit, (Sitter("", Kind.PAD, CALLED), Sitter("", Kind.PAD, "Stadia")), "", "")
    stack, heard = at_the_table(kit), []
    for number, device, claims in ((8, "Stadia", {TWO: 1}), (3, CALLED, {TWO: 1, ONE: 0})):
        pads[number] = device
        for _ in range(3):
            stack.update(16)
            heard += stack.notices
        assert kit.seating.claims == claims
        assert any(device in words for words in heard)
    # What somebody takes in its place stays with him.
    kit.seating.claims = {KEYBOARD: 0, TWO: 1}
    del pads[3]
    stack.update(16)
    pads[3] = CALLED
    stack.update(16)
    assert kit.seating.claims == {KEYBOARD: 0, TWO: 1}


def test_a_strange_pad_at_the_table_is_nobodys(kit):
    pads = {}
    kit = replace(kit, pads=lambda: dict(pads))
    left(kit, (Sitter("", Kind.PAD, CALLED), Sitter("", Kind.KEYBOARD)), "", "")
    stack = at_the_table(kit)
    assert kit.seating.claims == {KEYBOARD: 1}
    pads[9] = "Stadia"
    stack.update(16)
    assert kit.seating.claims == {KEYBOARD: 1}


def test_whose_pad_is_missing_at_a_match_that_goes_on_is_told_to_share(kit):
    left(kit, (Sitter("Anna", Kind.PAD, "gone"), BORIS), "Boris", "Anna")
    told = gone_on(kit)
    assert kit.seating.claims == {ONE: 0}
    assert any(kit.words("device.shared") in words for words in told)


@pytest.mark.parametrize("names", [("Anna", "Vera"), ("Vera", "Boris")])
def test_a_match_of_others_gives_nobody_a_device(kit, names):
    left(kit, LAST, *names)
    assert gone_on(kit) == []
    assert kit.seating.claims == {}
    assert kit.company.here == ()


def test_whoever_is_forgotten_is_not_asked_for(kit):
    last_time(kit, *LAST)
    kit.settings.change(person="Boris")
    keep(kit, "all", lambda now: now.seated([("Boris", 1)]))
    page = stage.stack(people_scene(kit), size=(1280, 720))
    for _ in range(100):
        page.update(16)
    page.top.resume("yes")
    assert kit.settings.now.company == ()
    assert "here.yes" not in controls(shelf_of(kit))


def test_nobody_listens_for_phones_before_one_is_asked_for_and_it_sits_down_here(kit):
    own = still(kit)
    shelf = shelf_of(own)
    assert own.phones.made is None
    shelf.handle(Chosen("here.phone"))
    phones = phones_of(own)
    assert phones.listening is not None
    guest = phones.entrance.guests[1] = Guest(1, "host", "en", stage=Stage.IN)
    phones.sitters.sit(guest, 0, "Zoe")
    assert kit.words("phone.seated", start=kit.words("shelf.play")) in said(shelf)
    press(shelf, Key.BACK)
    own.phones.update(16)
    assert own.company.here == (Person("Zoe", Device(Kind.PHONE, 1)),)
    press(shelf, Key.MENU)
    own.phones.update(16)
    assert typed(shelf)[0] == "Zoe"
    assert own.seating.afar == {0}
    press(shelf, Key.BACK)
    own.phones.update(16)
    assert own.company.here[0].device == Device(Kind.PHONE, 1)
    assert phones.listening is not None


def test_a_phone_at_the_shelf_is_told_of_no_game_before_one_is_chosen(kit):
    heard = []

    class Heard(Still):
        def say(self, line, message):
            heard.append(message)

    own = replace(kit, phones=AtHand(lambda: own, Heard))
    shelf = shelf_of(own)
    shelf.handle(Chosen("here.phone"))
    phones_of(own).entrance.guests[1] = Guest(1, "host", "en", stage=Stage.IN)
    for key in (Key.BACK, Key.MENU):
        own.phones.update(16)
        press(shelf, key)
    own.phones.update(16)
    told = [each.game for each in heard if isinstance(each, Lobby)]
    first = next(iter(GAMES))
    assert list(dict.fromkeys(told)) == [own.words("shelf.title"), own.words(f"door.{first}")]


def test_a_phone_that_sits_down_while_a_box_is_turned_over_keeps_its_seat(kit):
    own = still(kit)
    shelf = shelf_of(own)
    shelf.handle(Chosen("here.phone"))
    phones = phones_of(own)
    press(shelf, Key.BACK)
    press(shelf, Key.ACCEPT)
    guest = phones.entrance.guests[1] = Guest(1, "host", "en", stage=Stage.IN)
    phones.sitters.sit(guest, 0, "Zoe")
    shelf.handle(Chosen("play"))
    own.phones.update(16)
    assert typed(shelf)[0] == "Zoe"
    assert own.seating.afar == {0}
    assert guest.stage is Stage.SITS


def test_a_phone_that_went_plays_for_nobody(kit):
    own = still(kit)
    own.company.here = (Person("Zoe", Device(Kind.PHONE, 1)), Person("Anna"))
    shelf_of(own)
    assert own.company.here == (Person("Zoe"), Person("Anna"))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("name", [name for name in PEOPLE_ON_SHELF if name.startswith("shelf")])
def test_nothing_lies_over_anything_and_every_word_is_read(tmp_path, language, size, percent, name):
    brushes = assets.load_brushes(home() / "assets", percent, False)
    kit = stage.make_kit(tmp_path, brushes, language)
    stack = stage.stack(PEOPLE_ON_SHELF[name](kit), size=size)
    found = [
        each.box
        for each in stage.widgets_of(stack.top)
        if isinstance(each, Button) and each.name != "box"
    ]
    assert not [(a, b) for n, a in enumerate(found) for b in found[n + 1 :] if a.meets(b)]
    told = [each.box for each in stage.widgets_of(stack.top) if isinstance(each, Label)]
    assert not [(a, b) for a in told for b in found if a.meets(b)]
    brushes.type.cut.clear()
    stack.draw(stage.canvas(brushes, size))
    assert brushes.type.cut == set()


def test_who_is_asked_about_is_drawn_with_sign_and_device(kit):
    last_time(kit, *LAST)
    shelf = shelf_of(kit)
    drawn = [each for each in stage.widgets_of(shelf.top) if isinstance(each, Drawing)]
    shelf.handle(Chosen("here.others"))
    fewer = [each for each in stage.widgets_of(shelf.top) if isinstance(each, Drawing)]
    assert len(drawn) - len(fewer) == 2
