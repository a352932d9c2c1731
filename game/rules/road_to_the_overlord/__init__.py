"""Road to the Overlord: heroes walk a track, fight, find what they wear, and meet a boss."""
