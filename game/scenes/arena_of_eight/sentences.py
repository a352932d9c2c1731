"""The events of Arena of Eight in the players' words."""

from __future__ import annotations

from game.core.played_story import along
from game.core.rules import Told
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.evolve import evolve
from game.rules.arena_of_eight.state import How, Table, other
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Chosen, Sentences, as_it_is, by_name, by_names

from .naming import blow_name, card_names


def tell(words: Words, shown: Table | None, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    return SENTENCES.tell(words, shown, event, names)


def retold(
    words: Words, seat: int, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what happened to both since the seat acted last, for its phone; at the screen all was
    seen openly."""
    unsaid = events.TurnBegan | events.ReplyAsked | events.CardsDrawn
    found = ((at, each.event) for at, each in along(before, told, evolve))
    said = (tell(words, at, event, names) for at, event in found if not isinstance(event, unsaid))
    return tuple(filter(None, said))


def _round(shown: Table | None, event: events.RoundEnded) -> str:
    if event.winner is None:
        return "round_drawn"
    return "round_knocked_out" if event.how is How.KNOCKED_OUT else "round_deck"


def _again(shown: Table | None, event: events.TurnBegan) -> str:
    """Return whether the reply has taken the other's turn, so that the striker goes on."""
    return "again" if shown is not None and shown.spent and shown.turn == event.seat else ""


Moved = events.FighterHopped | events.FighterSomersaulted | events.BlowDodged


def _moves(key: str) -> Chosen:
    """Return a sentence of a move, another one where it goes over the other fighter."""
    return lambda shown, event: f"{key}_over" if _over(shown, event) else key


def _dodged(shown: Table | None, event: events.BlowDodged) -> str:
    return f"dodged_{event.answer.value}{'_over' if _over(shown, event) else ''}"


def _over(shown: Table | None, event: Moved) -> bool:
    """Whether somebody passes the other one."""
    if shown is None:
        return False
    here, there = shown.sides[event.seat].cell, shown.sides[other(event.seat)].cell
    return min(here, event.to) < there < max(here, event.to)


SENTENCES = Sentences(
    prefix="event.arena_of_eight",
    keys={
        events.FighterStepped: "stepped",
        events.FighterHopped: _moves("hopped"),
        events.FighterSomersaulted: _moves("somersaulted"),
        events.CardsDrawn: "drawn",
        events.DeckRenewed: "renewed",
        events.Feinted: "feinted",
        events.BlowStruck: "struck",
        events.ReplyAsked: "",
        events.BlowTaken: "taken",
        events.BlowBlocked: lambda shown, event: "blocked_some" if event.left else "blocked",
        events.BlowDodged: _dodged,
        events.BlowCountered: "countered",
        events.FighterPulled: "pulled",
        events.FighterHit: lambda shown, event: "hit" if event.health else "knocked_out",
        events.FighterPushed: "pushed",
        events.FighterThrown: "thrown",
        events.WallHit: lambda shown, event: "wall" if event.lost else "at_wall",
        events.FighterSwept: "swept",
        events.FighterFrozen: "frozen",
        events.TurnSkipped: "skipped",
        events.TurnBegan: _again,
        events.RoundEnded: _round,
        events.RoundBegan: "round",
        events.Flourished: "flourished",
        events.MatchEnded: lambda shown, event: (
            f"arena.result.{'won' if event.winners else 'draw'}"
        ),
    },
    gaps=(
        ("seat", "name", by_name),
        ("seat", "other", lambda saying, seat: saying.names[other(seat)]),
        ("winner", "name", by_name),
        ("winners", "name", by_names),
        ("round", "number", as_it_is),
        ("to", "to", as_it_is),
        ("count", "count", as_it_is),
        ("lost", "count", as_it_is),
        ("left", "left", as_it_is),
        ("health", "left", as_it_is),
        ("skips", "count", as_it_is),
        ("card", "card", lambda saying, card: card_names(saying.words, (card,))),
        ("blow", "blow", lambda saying, blow: blow_name(saying.words, blow)),
        ("met", "met", lambda saying, blow: blow_name(saying.words, blow)),
    ),
)
