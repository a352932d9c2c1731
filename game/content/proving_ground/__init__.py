"""The maps and tasks of Proving Ground."""
