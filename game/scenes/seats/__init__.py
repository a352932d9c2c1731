"""Who sits where before a match: people, commanders' faces, handicaps; set-ups and phones ask."""
