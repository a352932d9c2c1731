"""Tests of the contract and the values every game shares."""
