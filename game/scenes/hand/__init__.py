"""What lies before a seat: its panel, its cards, what may be picked; tables and phones ask."""
