"""What lies over a table and is answered there: pause, agreements, seat care; tables ask."""
