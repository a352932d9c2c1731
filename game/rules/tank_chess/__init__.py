"""Tank Chess: two armies of tanks, armour by side, and no dice."""
