"""Advice (TFF191, TFF192) and its judge.

`programs/` holds whole programs, written before the rules; those in `programs/later/` were written after them, to see what
they say of code that they were not made for. `labels` reads what they say of their functions, `trial` changes the
one decorator in question, and `judge` runs both variants under TensorFlow: same results, no trace after the first call, and how much
faster. `python -m tests.advice` asks all of them, and with `--record` keeps the answers in `measured.json`.
"""
