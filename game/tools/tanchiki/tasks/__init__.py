"""How tasks of Tanchiki are searched, graded and written; its generate, ship and solve ask."""
