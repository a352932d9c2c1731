"""Files written so that nothing is lost, work in small steps; all that keeps something asks."""
