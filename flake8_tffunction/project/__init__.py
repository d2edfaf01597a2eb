"""The other modules of the linted file's project: where they lie, what they say, and where their traps are reported."""
