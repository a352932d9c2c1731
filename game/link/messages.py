"""What a phone and this screen say to each other, as frozen values with a codec.

A message is one JSON object that names itself by `is`; a picture is a binary frame: one byte with
the length of its name, the name in ASCII, then the PNG, JPEG or WebP. A phone says parts of a
spelling and never an action. What it says is read within bounds, and is refused beyond them.

Long, since it is a list: each message is a value with a sentence.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from game.core.codec import LATER, Codec, text
from game.core.number_bounds import Letters, Long, Within
from game.core.parts import Dial, Part
from game.core.rules import Seat

SPOKEN: Final = 3
"""The number of this language; a page of another one is loaded again."""

Sign = Annotated[str, Letters(64)]
"""A key, a code, a language."""

Name = Annotated[str, Letters(16)]
Pixels = Annotated[int, Within(-10_000, 10_000)]
Frame = tuple[Pixels, Pixels, Pixels, Pixels]
"""Left, top, width and height, in units of the picture."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message on a line: `key` came with the address, `session` from sitting before, and
    `name` is what was typed there at another time."""

    spoken: Long
    key: Sign
    session: Sign
    language: Sign
    name: Name = field(default="", metadata=LATER)


@dataclass(frozen=True, slots=True)
class Enter:
    """Ask to come in by the room code, typed by hand."""

    code: Sign
    name: Name = field(default="", metadata=LATER)


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat that is free, or one whose phone is lost; "" for the name it has."""

    seat: Seat
    name: Name


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up: the seat is free again."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Point at a part, answering the hand with number `n`."""

    n: Long
    part: Part


@dataclass(frozen=True, slots=True)
class Back:
    """Take the last part back, or else the own latest action as long as that is free."""

    n: Long


@dataclass(frozen=True, slots=True)
class Go:
    """Do what is picked."""

    n: Long


@dataclass(frozen=True, slots=True)
class Why:
    """Ask why a part cannot be picked, or what it would do."""

    part: Part


@dataclass(frozen=True, slots=True)
class Wonder:
    """Ask what lies at a spot of the picture, and why it cannot be picked."""

    x: Pixels
    y: Pixels


@dataclass(frozen=True, slots=True)
class Ping:
    n: Long


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn the dials of what is picked to a spot of the picture."""

    n: Long
    x: Pixels
    y: Pixels


FromPhone = Hello | Enter | Sit | Leave | Pick | Back | Go | Why | Wonder | Turn | Ping


@dataclass(frozen=True, slots=True)
class Text:
    key: str
    words: str


@dataclass(frozen=True, slots=True)
class Texts:
    """The words of the page itself, in the language of who holds it."""

    language: str
    texts: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as one may choose it. Colours are #rrggbb, the emblem is the name of a picture.

    `taken` is "" for free, "you", "person" at the screen, "screen" for one who may take a phone,
    "phone" awake, "asleep" for a phone that is not heard, "computer".
    """

    seat: Seat
    name: str
    colour: str
    light: str
    emblem: str
    taken: str


@dataclass(frozen=True, slots=True)
class Lobby:
    table: str
    game: str
    chairs: tuple[Chair, ...]


@dataclass(frozen=True, slots=True)
class Badge:
    """The sign by which this phone is told from others, on the big screen, too."""

    sign: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """Nothing to do yet. `why` is "code" to type it, "confirm" by the host, or of the "seat" that
    was asked for, "start" of a match, "without" for a match that has not the own seat."""

    why: str


@dataclass(frozen=True, slots=True)
class Denied:
    """`why` is "code", "tries", "refused", "seat" that is not given, "taken", "computer" that plays
    it, "ended" for a match, "sent_away", "over", "full", "elsewhere" or "reload"."""

    why: str


@dataclass(frozen=True, slots=True)
class Granted:
    """You sit here; `session` gives you back this seat, `calm` says that motion is not wanted."""

    seat: Seat
    name: str
    colour: str
    light: str
    emblem: str
    session: str
    calm: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """A part as it is shown: `box` is where it lies on the picture, `art` the name of its own.

    It is `lit` where it may be picked now, and `chosen` where it is picked already. A `main` one
    stands apart from the other words, and `shines` where it asks for attention now. `inside` are
    the pictures of what lies in a pile. `held` is what lies before the seat, and `titled` what has
    its name over the foot of its picture; a `last` part ends the choice as soon as it is picked.
    """

    part: Part
    name: str
    box: Frame | None = None
    art: str = ""
    count: int = 1
    short: str = ""
    tip: str = ""
    lit: bool = True
    main: bool = False
    shines: bool = False
    chosen: bool = False
    inside: tuple[str, ...] = ()
    titled: bool = False
    held: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class Picked:
    """A part as far as one has come; `box` is where it lies on the picture."""

    part: Part
    name: str
    box: Frame | None = None


@dataclass(frozen=True, slots=True)
class Turnable:
    """A dial of what is picked: where it stands and how that is `shown`, how far it goes, and
    whether `round`. Before it is done it swings `by` so much to either side, there and back in
    `period` milliseconds; 0 for one that stands still. One that goes below zero is `read`
    otherwise there, at zero and above. Of a ware that changes hands `note` is what both have,
    and one is told as so much as it is `worth`."""

    part: Dial
    name: str
    shown: str
    least: int
    most: int
    round: bool = False
    by: int = 0
    period: int = 0
    read: tuple[str, ...] = ()
    note: str = ""
    art: str = ""
    worth: int = 1


@dataclass(frozen=True, slots=True)
class Hand:
    """All that a seat is shown besides the picture; made of its view alone.

    `size` is that of the picture in its own units, and the board lies on it `turned` clockwise by
    so many quarters; `hexed` cells have six sides and stand on a corner. `go` is what the parts
    stand for, "" while they stand for nothing; `foretell` is what would come of it, and it or else
    the question `warns` of what that may cost. `notes` stand there while one chooses, `log` is what
    has happened since one chose last.
    """

    head: str
    ask: str
    size: tuple[Pixels, Pixels]
    turned: Pixels = 0
    hexed: bool = False
    offers: tuple[Offer, ...] = ()
    picked: tuple[Picked, ...] = ()
    go: str = ""
    undo: bool = False
    dials: tuple[Turnable, ...] = ()
    foretell: str = ""
    warns: bool = False
    notes: tuple[str, ...] = ()
    log: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """The hand with its number. `state` is "choose", "wait" for others, "watch" the screen, "pause"
    or "over"; `board` is the name of the picture, "" for none; `left` are the milliseconds of the
    own clock, which `runs` or stands."""

    n: Long
    state: str
    board: str
    hand: Hand
    left: int | None = None
    runs: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence for who holds the phone: why, or what is new."""

    words: str
    part: Part | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """What was said to the hand `n` does not count; the newest hand follows."""

    n: Long
    words: str


@dataclass(frozen=True, slots=True)
class Pong:
    n: Long


@dataclass(frozen=True, slots=True)
class Bye:
    """The line ends. `why` as of `Denied`."""

    why: str


ToPhone = Texts | Badge | Lobby | Waiting | Denied | Granted | Asked | Told | Refused | Pong | Bye

HEARD: Final[Codec[FromPhone]] = Codec(FromPhone)
SAID: Final[Codec[ToPhone]] = Codec(ToPhone)


def written(message: ToPhone) -> str:
    """Return the one line that is sent."""
    return text(SAID.plain(message))


def picture_frame(name: str, picture: bytes) -> bytes:
    """Return the binary frame of a picture."""
    called = name.encode("ascii")
    return bytes([len(called)]) + called + picture
