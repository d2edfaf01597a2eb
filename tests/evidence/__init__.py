"""What each TensorFlow does with the examples of the rules: `<minor>.json`, made in an environment of that version."""
