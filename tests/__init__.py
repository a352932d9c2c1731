"""The tests; a package, so that they may share the demonstration game and the laws."""
