"""All small skeletons of control flow, and what TensorFlow does with each."""
