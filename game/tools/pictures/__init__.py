"""Pictures that tools make: tile sheets, moments of clips, other eyes; tools ask."""
