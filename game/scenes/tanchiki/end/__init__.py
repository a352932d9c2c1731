"""How a match of Tanchiki ended, and what turned it; the table and its sides ask."""
