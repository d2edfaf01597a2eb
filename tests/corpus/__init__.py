"""Every report on real packages, read and judged: `python -m tests.corpus`."""
