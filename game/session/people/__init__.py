"""What is remembered of people: tallies, profiles, stars, evenings; the scenes ask."""
