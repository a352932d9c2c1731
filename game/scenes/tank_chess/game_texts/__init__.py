"""Games and positions as text: copied, kept, pasted, opened; set-up and table ask."""
