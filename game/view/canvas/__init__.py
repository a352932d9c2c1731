"""What is drawn on and with: boxes, letters, plates, where a board lies; all drawing asks."""
