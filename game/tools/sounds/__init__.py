"""What the sounds are made of: waves, notes, effects, tunes; only `sound` asks."""
