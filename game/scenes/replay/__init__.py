"""A match that is watched: bar, list, viewpoint; records, tables and the opening ask."""
