"""Why something cannot be done, as data and in plain English; door, scenes, terminal ask."""
