"""What is kept of a moment: a picture, a film, a challenge; the pause and replays ask."""
