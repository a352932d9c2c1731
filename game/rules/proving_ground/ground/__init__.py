"""The board, how tokens are laid out on it, and where pawns come in; the rules and the maps ask."""
