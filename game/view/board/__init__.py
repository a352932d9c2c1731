"""What any game's board is made of: its value, its rim, marks and zones; boards and tables ask."""
