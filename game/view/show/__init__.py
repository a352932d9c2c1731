"""How events look over time: clips, the reel, flares, flying pictures; clips and tables ask."""
