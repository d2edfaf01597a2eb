"""The kinds that the interpreter claims, against the types that values have in real traces."""
