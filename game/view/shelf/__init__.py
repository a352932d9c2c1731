"""The boxes of the shelf as pictures: front, turned and back, and the board they stand on."""
