"""A table with phones round it: a scene without a window, a line of this machine, and who plays."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from game.app.phone_line import Wired
from game.content.files.reader import ContentError
from game.content.maps.setups import standard
from game.core.rules import Seat
from game.core.spelling import Card, Part, Spot
from game.link.messages import Asked, Go, Granted, Lobby, Pick, Sit, ToPhone
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import SceneStack
from game.scenes.phones.line_contract import Opening, OwnAddress
from game.scenes.phones.listening import Listening
from game.scenes.phones.phones import Phones
from game.scenes.phones.phones_at_hand import AtHand
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage
from tests.link.phones import HOST, Phone, free_port

PATIENCE_S = 30.0


@dataclass
class Hand:
    """Somebody with a phone: what it was told last, and all of it."""

    phone: Phone
    told: list[ToPhone] = field(default_factory=list)
    asked: Asked | None = None
    answered: Asked | None = None
    session: str = ""
    seat: Seat = -1
    lost: bool = False

    def read(self) -> bool:
        """Take what has come, without waiting; return whether there was anything."""
        before = len(self.told)
        with contextlib.suppress(TimeoutError), self._noticing():
            self.phone.tick()
            while True:
                message = self.phone.told(0)
                self.told.append(message)
                if isinstance(message, Asked):
                    self.asked = message
                elif isinstance(message, Granted):
                    self.session, self.seat = message.session, message.seat
        return len(self.told) > before

    @contextlib.contextmanager
    def _noticing(self) -> Iterator[None]:
        """Note that the line was cut."""
        try:
            yield
        except ConnectionClosed:
            self.lost = True

    def last(self, kind: type) -> ToPhone | None:
        return next((each for each in reversed(self.told) if isinstance(each, kind)), None)

    def wake(self, door: str) -> None:
        """Come back on a new line, by the own session; the page, too, tries again and again."""
        self.lost = True
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            self.phone = self.phone.on(Phone.at(door))
            self.phone.hello("", self.session)
            self.lost = False

    @property
    def chooses(self) -> bool:
        return self.asked is not None and self.asked.state == "choose"

    @property
    def lit(self) -> tuple[Part, ...]:
        assert self.asked is not None
        return tuple(each.part for each in self.asked.hand.offers if each.lit)

    def pick(self, part: Part) -> None:
        assert self.asked is not None
        self.phone.say(Pick(self.asked.n, part))

    def go(self) -> None:
        assert self.asked is not None
        self.phone.say(Go(self.asked.n))

    def play(self, dice: random.Random) -> None:
        """Do something that may be done, whatever the game: what asks for attention first."""
        assert self.asked is not None
        self.answered = self.asked
        hand, lit = self.asked.hand, self.lit
        main = [each.part for each in hand.offers if each.lit and each.main]
        if hand.dials and (not hand.go or dice.random() < 0.5):
            dial = dice.choice(hand.dials)
            self.pick(replace(dial.part, value=dice.randint(dial.least, dial.most)))
        elif hand.go and (not lit or dice.random() < 0.7):
            self.go()
        elif main and dice.random() < 0.6:
            self.pick(main[0])
        else:
            kind = dice.choice(sorted({type(each).__name__ for each in lit}))
            self.pick(dice.choice([each for each in lit if type(each).__name__ == kind]))


@dataclass
class Party:
    kit: Kit
    at_hand: AtHand
    door: str
    stack: SceneStack | None = None
    hands: list[Hand] = field(default_factory=list)

    @property
    def phones(self) -> Phones:
        return self.at_hand.phones

    def open(self, scene) -> None:
        self.stack = SceneStack(scene)
        self.stack.handle(stage.resized((1280, 720)))

    def frame(self, ms: int = 20) -> None:
        """One frame, in the order of the shell."""
        _, said = self.at_hand.update(ms)
        if self.stack is not None:
            for words in said:
                self.stack.note(words)
            self.stack.update(ms)
        for hand in self.hands:
            hand.read()

    def until(self, test: Callable[[], object], ms: int = 20) -> None:
        """Let frames pass until something is so."""
        end = time.monotonic() + PATIENCE_S
        while not test():
            assert time.monotonic() < end, "it never came to that"
            self.frame(ms)
            time.sleep(0.0005)

    def comes(
        self, key: str | None = None, language: str = "en", session: str = "", name: str = ""
    ) -> Hand:
        """Somebody scans the picture."""
        hand = Hand(Phone.at(self.door))
        self.hands.append(hand)
        key = self.phones.entrance.keys.key if key is None else key
        hand.phone.hello(key, session, language, name)
        return hand

    def sits(self, seat: Seat, name: str = "", language: str = "en") -> Hand:
        """Somebody scans the picture and takes a seat, and who sits at the screen nods."""
        hand = self.comes(language=language)
        self.until(lambda: hand.last(Lobby))
        hand.phone.say(Sit(seat, name))
        self.until(lambda: hand.last(Granted) or self.phones.entrance.requests)
        if not hand.last(Granted):
            self.agree()
            self.until(lambda: hand.last(Granted))
        return hand

    def agree(self) -> None:
        """Who sits at the screen reads the only question there is, and says yes."""
        self.frame()
        self.nod()
        self.frame()
        if self.phones.entrance.requests:
            # A curtain lies over the question; who sits there draws it aside first.
            self.stack.handle(Chosen("here"))
            self.frame()
            self.nod()

    def nod(self) -> None:
        """Who sits at the screen says yes."""
        assert self.stack is not None
        self.stack.handle(Chosen("yes"))

    def leave(self) -> None:
        for hand in self.hands:
            hand.phone.close()
        self.at_hand.stop()


@contextlib.contextmanager
def party(kit: Kit, page: bytes = b"<p>page</p>") -> Iterator[Party]:
    """Return a kit that listens, on this machine only."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    at_hand = AtHand(lambda: own, Wired)
    own = replace(kit, phones=at_hand)
    opening = Opening(HOST, free_port(), "n0nce", lambda: page, b"icon", "image/svg+xml")
    listening = Listening(opening, "The table", OwnAddress(HOST, own=True), HOST)
    assert at_hand.phones.listen(listening)
    made = Party(own, at_hand, listening.address)
    try:
        yield made
    finally:
        made.leave()


def match(game: str, *players: str | None, seed: int = 5) -> Match:
    """Return a match on the game's first board, None for a person."""
    rules = GAMES[game]
    seats = tuple(Player("", strength) for strength in players)
    return Match(rules, Header(game, rules.number, standard(game, len(players)), seed, seats))


def seats_up_to(game: str, most: int) -> int:
    """Return how many may play a game, the more the better."""
    for seats in range(most, 0, -1):
        with contextlib.suppress(ContentError):
            if GAMES[game].seats(GAMES[game].new(standard(game, seats), 1).table) == seats:
                return seats
    raise AssertionError(f"nobody can play {game}")


def table(made: Party, played: Match):
    """Lay out the game's own table."""
    scene = FACES[played.rules.name].door.resume(made.kit, played)
    made.open(scene)
    made.frame()
    return scene


def plan(made: Party, hands, others=None) -> None:
    """Let people answer what is asked on the board, until all of these plan; `others` is the
    table at which somebody without a phone does the same."""
    dice = random.Random(3)

    def planned() -> bool:
        for hand in hands:
            if hand.chooses and _on_board(hand) and hand.asked is not hand.answered:
                hand.play(dice)
        if others is not None:
            live = others.desk.live
            for seat in others.desk.sitting.choosers:
                if live.match.table.question is not None:
                    live.submit(dice.choice(live.legal(seat)))
        return all(hand.chooses and not _on_board(hand) for hand in hands)

    made.until(planned)


def lays(made: Party, hand: Hand) -> None:
    """Lay a card into each pile."""
    for number in (1, 2):
        card = next(part for part in hand.lit if isinstance(part, Card))
        hand.pick(card)
        made.until(lambda: hand.asked.hand.picked)
        hand.pick(Spot("pile", number))
        made.until(lambda number=number: len(_pile(hand, number).inside) == 1)


def play_on(made: Party, hands, dice, over, trouble: float = 0.0) -> int:
    """Let all play what may be played until it is over; return how often one of them slept.

    In trouble a phone falls asleep in the middle of anything, and comes back a little later. How
    many frames a match takes is the machine's, so each falls asleep once when it is first asked.
    """
    slept = idle = 0
    rested: set[int] = set()
    asleep: dict[int, int] = {}
    while not over():
        made.frame()
        acted = False
        for place, hand in enumerate(hands):
            if place in asleep:
                asleep[place] -= 1
                if asleep[place] <= 0:
                    del asleep[place]
                    hand.wake(made.door)
            elif trouble and ((hand.chooses and place not in rested) or dice.random() < trouble):
                hand.phone.cut()
                rested.add(place)
                slept += 1
                hand.asked = None
                asleep[place] = dice.randrange(1, 12)
            elif hand.lost:
                # Who talks faster than anybody can is cut, and comes back like the page does.
                hand.asked = None
                hand.wake(made.door)
            elif hand.chooses and hand.asked is not hand.answered and dice.random() < 0.8:
                with contextlib.suppress(ConnectionClosed):
                    hand.play(dice)
                acted = True
        idle = 0 if acted or asleep else idle + 1
        if idle:
            time.sleep(0.0005)
        assert idle < 20_000, [hand.asked for hand in hands]
    for place in asleep:
        hands[place].wake(made.door)
    return slept


def _on_board(hand: Hand) -> bool:
    return not any(isinstance(part, Card) for part in hand.lit)


def _pile(hand: Hand, number: int):
    return next(e for e in hand.asked.hand.offers if e.part == Spot("pile", number))
