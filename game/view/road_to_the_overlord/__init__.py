"""Pictures of Road to the Overlord: the land, the fight that opens over it, and all who walk."""
