"""Computer players of Road to the Overlord."""
