"""Who sits where before a match: people, computer players, handicaps; set-ups and phones ask."""
