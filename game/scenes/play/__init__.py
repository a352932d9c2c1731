"""What the table scenes of all games share."""
