"""One run of a match from the first look to the result, at any table; tables and phones ask."""
