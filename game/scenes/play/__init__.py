"""One run of a match, with its curtain, from the first look to the result; tables, phones ask."""
