"""The ground a match is played on, and what it must meet; the rules and the maps ask."""
