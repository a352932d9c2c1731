"""YAML read with the way to every mistake, and where the program's files lie; every reader asks."""
