"""The monsters, treasures and tracks of Road to the Overlord, and with what a match begins."""
