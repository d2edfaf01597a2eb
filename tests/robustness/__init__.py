"""What no file may do to the plugin: `python -m tests.robustness --deep` tries many, pytest a few (`tests/test_robustness.py`)."""
