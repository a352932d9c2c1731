"""Why something cannot be done, as data and in plain English; the door, scenes and terminal ask."""
