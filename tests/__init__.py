"""Tests of flake8-tffunction; TensorFlow is the judge of what the rules claim."""
