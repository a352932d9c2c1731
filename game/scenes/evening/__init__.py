"""The page of an evening: the standing table, and what is played next; the title asks."""
