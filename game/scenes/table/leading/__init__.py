"""Where keys of direction and those that turn lead, and ways that are drawn with the mouse."""
