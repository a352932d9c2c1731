"""A moment of a night, written as a story would begin."""

from game.rules.lamps_till_dawn.letters.scenario_position import read_position


def position(*places, **sections):
    lines = {key.replace("_", " "): tuple(value) for key, value in sections.items()}
    return read_position({"places": places, **lines})


def given(*places, **sections):
    return position(*places, **sections).table
