"""The laws every game keeps, as plain functions over a match played at random.

A law takes a `Subject` and a `Played` match and complains with an AssertionError. `LAWS` holds
them all, each under the sentence it keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.laws import hidden, shape, spelling, telling
from tests.laws.matches import Played, Subject

Law = Callable[[Subject, Played], None]

LAWS: Mapping[str, Law] = {
    "every legal action applies": shape.every_legal_action_applies,
    "any other action is refused": shape.any_other_action_is_refused,
    "talk is never listed": shape.talk_is_never_listed_and_ends_with_the_match,
    "somebody may act until the match is over": shape.somebody_may_act_until_the_end,
    "every match ends": shape.every_match_ends,
    "the events alone rebuild the table": shape.the_events_rebuild_the_table,
    "the same seed and actions make the same match": shape.the_same_again,
    "every value survives JSON": shape.every_value_survives_json,
    "no dice place is rolled twice": shape.no_place_is_rolled_twice,
    "a view follows redacted events": hidden.a_view_follows_redacted_events,
    "a view does not change when its secrets do": hidden.a_scrambled_table_looks_the_same,
    "a seat knows its own choices": hidden.a_seat_knows_its_own_choices,
    "an imagined state gives the same view": hidden.an_imagined_state_looks_the_same,
    "every event has its cause before it": telling.every_event_has_its_cause,
    "every rule told is in the rule book": telling.every_rule_told_is_in_the_book,
    "every legal action is spelled": spelling.every_action_is_spelled,
    "no spelling names two actions": spelling.no_spelling_names_two,
    "a spelling needs only the view": spelling.a_spelling_needs_only_the_view,
    "every part lies on the table": spelling.every_part_lies_on_the_table,
    "picking part by part ends in the action": spelling.picking_ends_in_the_action,
    "an action keeps its spelling while others act": spelling.an_action_keeps_its_spelling,
    "every dial turns as far as it goes": spelling.every_dial_turns_as_far_as_it_goes,
    "what is done at once ends there": spelling.what_is_done_at_once_ends_there,
}
