"""The road: a campaign from data, a map for each chapter, stages on it; the title asks."""
