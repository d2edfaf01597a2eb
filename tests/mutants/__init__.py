"""Do the tests bite? Changes decisions of the rules, one at a time, and looks whether any labelled program notices.

`python -m tests.mutants` runs it; a change that nothing notices is a near miss that nobody has written down, or makes no
difference, for a reason that `survivors.tsv` gives.
"""
