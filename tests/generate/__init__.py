"""Programs assembled from pieces whose meaning is known, to be judged by TensorFlow and by the plugin."""
