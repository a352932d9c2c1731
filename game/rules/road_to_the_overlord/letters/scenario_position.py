"""The position that a story begins with, read from its parts.

`heroes` have a line each, with what is not as at the start of a match: `A mark 3 level 2 experience
4 life 8 barbarian wears halberd, knows fury, holds freeze ward, slow 2, quick 2 by 3, resigned`.
`track` are its marks from 1 on, `- T M2 X BOSS`; ten empty ones without it. `monsters` and
`treasures` are the decks, and `card_lines` says how they are read; two skeletons are all without
it. `teams`: `A B | C`, all together without it. `turn`: `B`, A without it. `counts`, one a line:
`arrived`, `thrown 3`, `offers 1`, `number 7`, `round 2`. `used`: treasures that lie aside.
`rounds`: `3`, none without it. `boss`: its life. `trade`: `no`. `given`: `B 2`, levels more. `way`:
`teams short`, with all that is agreed to for so many heroes who go so.

`fight` begins on the mark of the hero on turn, with a line for each hero, monster and companion:
`A front 2 used cleave under guard 2 for 3 of ward`, `4 skeleton 2/2 front 1 life 1 under stun 0 for
1`, `5 hound of A 1/2 front 3 left 2`, and lines as `stage placing`, `asked B C`, `turn B`, `number
3`, `quiet 5`, `hurt`, `stepped`, `acted`, `loot freeze ward`, `fallen skeleton`. A monster whose
card is none of the deck has that card by its line.

`offer`: `A to B: freeze for ward`, and `changed` in front of what has come back so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.core.codec import Unreadable
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.road_to_the_overlord.cards import Cards, Mark, Monster
from game.rules.road_to_the_overlord.setting_up import Ways, agreed, new
from game.rules.road_to_the_overlord.state import (
    BOSS,
    BOSS_LIFE,
    MOST_SEATS,
    Bargain,
    Hero,
    Setup,
    State,
    Table,
)

from .card_lines import read_monster, read_track, read_treasure
from .notation import hero_name
from .position_lines import is_foe, read_fight, read_hero_line
from .reading import read_hero, read_number

_TRACK: Final = (Mark(),) * 10
_MONSTERS: Final = ("skeleton 2/2",)


def read_position(sections: Sections) -> State:
    """Return the state that these parts draw."""
    setup = read_setup(sections)
    seed = read_number(_line(sections, "seed", "1"))
    if "heroes" not in sections:
        return new(setup, seed)
    heroes = tuple(map(read_hero_line, sections["heroes"]))
    table = Table(setup, heroes, read_hero(_line(sections, "turn", "A")), **_counts(sections))
    used = tuple(_line(sections, "used", "").split())
    return CoreState(_asked(replace(table, used=used), sections), (), seed)


def read_setup(sections: Sections) -> Setup:
    count = len(sections.get("heroes", ("A", "B")))
    groups = [group.split() for group in _line(sections, "teams", "").split("|")]
    teams = {read_hero(each): team for team, group in enumerate(groups) for each in group}
    given = dict(map(_pair, sections.get("given", ())))
    setup = Setup(
        read_cards(sections),
        read_track(sections["track"][0]) if "track" in sections else _TRACK,
        tuple(teams.get(seat, 0) for seat in range(max(count, len(teams)))),
        boss_life=read_number(_line(sections, "boss", str(BOSS_LIFE))),
        rounds=read_number(_line(sections, "rounds", "0")),
        trade=_line(sections, "trade", "yes") == "yes",
        given=tuple(given.get(seat, 0) for seat in range(count)) if given else (),
    )
    return agreed(setup, count, *_way(sections)) if "way" in sections else setup


def read_agreed(sections: Sections) -> tuple[str, ...]:
    """Return what is agreed to for each number of heroes who go so."""
    setup, found = Setup(read_cards(sections), _TRACK), list[str]()
    for seats in range(1, MOST_SEATS + 1) if "way" in sections else ():
        each = agreed(setup, seats, *_way(sections))
        groups = [
            " ".join(hero_name(seat) for seat in range(seats) if each.teams[seat] == team)
            for team in sorted({*each.teams})
        ]
        found.append(f"{' | '.join(groups)}: life {each.boss_life}, {each.rounds} rounds")
    return tuple(found)


def _way(sections: Sections) -> tuple[Ways, str]:
    ways, track = sections["way"][0].split()
    return Ways(ways), track


def read_cards(sections: Sections) -> Cards:
    """Return the decks, with the cards of those who are on the field already."""
    monsters = tuple(map(read_monster, sections.get("monsters", _MONSTERS)))
    there = tuple(_monster(line) for line in sections.get("fight", ()) if is_foe(line))
    known = {BOSS, *(each.name for each in monsters)}
    more = {each.name: each for each in there if each.name not in known}
    treasures = tuple(map(read_treasure, sections.get("treasures", ())))
    return Cards((*monsters, *more.values()), treasures)


def _monster(line: str) -> Monster:
    _, name, strength, *words = line.split()
    return read_monster(f"{name} {strength}{' mage' * ('mage' in words)}")


def _counts(sections: Sections) -> dict[str, Any]:
    """Read lines such as `arrived`, `thrown 3`, `number 7`."""
    found: dict[str, Any] = {}
    for line in sections.get("counts", ()):
        match line.split():
            case ["arrived"]:
                found["arrived"] = True
            case [("thrown" | "offers" | "number" | "round") as what, count]:
                found[what] = read_number(count)
            case _:
                raise Unreadable(f"{line!r} is no state of a turn: such as thrown 3")
    return found


def _asked(table: Table, sections: Sections) -> Table:
    """Return the table with what the story begins in the middle of."""
    if "fight" in sections:
        fight = read_fight(_hero_on_turn(table).mark, sections["fight"])
        if not any(line.startswith("turn ") for line in sections["fight"]):
            fight = replace(fight, turn=table.turn)
        table = replace(table, fight=fight, arrived=True)
    if "offer" in sections:
        table = replace(table, bargain=_bargain(sections["offer"][0]))
    return table


def _hero_on_turn(table: Table) -> Hero:
    if table.turn not in table.seats:
        raise Unreadable("nobody is on turn")
    return table.own


def _bargain(line: str) -> Bargain:
    changed = line.startswith("changed ")
    who, _, terms = line.removeprefix("changed ").partition(": ")
    (one, _, other), (give, _, get) = who.partition(" to "), terms.partition(" for ")
    of, to = read_hero(one), read_hero(other)
    return Bargain(of, to, _names(give), _names(get), changed)


def _names(written: str) -> tuple[str, ...]:
    return tuple(each for each in written.replace(",", " ").split() if each != "nothing")


def _pair(line: str) -> tuple[int, int]:
    hero, more = line.split()
    return read_hero(hero), read_number(more)


def _line(sections: Sections, heading: str, usual: str) -> str:
    return sections.get(heading, (usual,))[0]
