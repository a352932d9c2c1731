"""Planning in secret at Tanchiki's table: planners, piles, plans; the table and its sides ask."""
