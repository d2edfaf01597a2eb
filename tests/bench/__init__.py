"""What the plugin costs: `python -m tests.bench`."""
