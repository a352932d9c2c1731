"""The contract and the values that every game shares."""
