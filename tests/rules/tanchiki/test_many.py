"""Many matches: every one ends, keeps every invariant, and is the same on every machine.

The signatures stand here on purpose: a change of the rules changes them, raises the number of
the rules, and is written down with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.tanchiki.many import signature, steps

HOME = Path(__file__).parents[3]
THREE = "eee455a7a168baa4b90299a81b1cbae1a51c3f3f730c8ef7bb70f2fe80a1017e"
HUNDRED = "d6df5ac45368c32a37a68bebf1559ce86fb1da7f25ea1fb12c7c68f53a880f27"
# Numbers 0 to 999, so all options and 1 to 8 seats in turn, the first four turns, by players who
# commit a plan as soon as they may, two times of three.
THOUSAND = "3f8778c09d986162414d73394e8e041740ec9c353cd72debc9571a242fd1da42"
NIGHT = int(os.environ.get("TANCHIKI_MATCHES", "10000"))


def signed_elsewhere(hash_seed: str, *matches: object) -> str:
    program = f"from tests.rules.tanchiki.many import signature; print(signature{matches!r})"
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    played = subprocess.run(
        command, cwd=HOME, env=environment, capture_output=True, text=True, check=True
    )
    return played.stdout.strip()


def test_a_few_matches_have_their_signature():
    assert signature(3) == THREE


@pytest.mark.nightly
@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_a_hundred_matches_have_their_signature_under_every_hash_seed(hash_seed):
    assert signed_elsewhere(hash_seed, 100, None) == HUNDRED


@pytest.mark.nightly
@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_the_first_turns_of_a_thousand_matches_have_their_signature_under_every_hash_seed(
    hash_seed,
):
    assert signed_elsewhere(hash_seed, 1000, "hasty", 4) == THOUSAND


@pytest.mark.nightly
def test_ten_thousand_matches_end_and_keep_every_invariant():
    for number in range(NIGHT):
        assert steps(number)[-1].state.table.ending is not None


@pytest.mark.parametrize("number", [103])
def test_matches_of_many_seats_keep_every_invariant(number):
    assert steps(number)[-1].state.table.ending is not None
