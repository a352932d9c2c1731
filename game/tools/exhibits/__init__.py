"""What the gallery shows: scenes of the program in telling states; gallery and tests ask."""
