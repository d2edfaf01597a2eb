"""What could be a tf.function and is none, and what is one for nothing. Only asked when the codes 19x are selected."""
