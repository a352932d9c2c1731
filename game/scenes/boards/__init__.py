"""The boards one may choose: their list, their numbers, what is wrong with one; set-ups ask."""
