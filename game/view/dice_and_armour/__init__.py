"""How Dice and Armour looks: its board, tanks with their parts, and what happens to them."""
