"""How random faults are planted, which tests come to them, and who notices; `mutants` asks."""
