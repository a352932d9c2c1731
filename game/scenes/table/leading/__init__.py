"""Where keys of direction lead over the board, and ways that are drawn with the mouse."""
