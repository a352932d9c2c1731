"""What a teacher makes of a match: study, hints, mistakes, mates; the table and its panel ask."""
