"""The tasks of Dice and Armour; it borrows its maps."""
