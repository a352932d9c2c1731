"""A choice on Tanchiki's board while it is made; the table and the overlay ask."""
