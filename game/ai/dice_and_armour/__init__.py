"""Computer players of Dice and Armour."""
