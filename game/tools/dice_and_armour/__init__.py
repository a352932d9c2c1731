"""What the tools need of Dice and Armour."""
