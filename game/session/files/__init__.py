"""Files written so that nothing is lost, a slot for each program; all that keeps something asks."""
