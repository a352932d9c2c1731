"""The process that thinks: the one room that starts another."""
