# Names that look like those of the project, and mean something else.
# observed: 10.0 10.0 | 10.0 10.0
import sys

import tensorflow as tf

sys.path.append("vendored")  # as if it were installed

from training import steps

x = tf.constant([1.0, 2.0])
for _ in range(2):
    print(steps.every(x).numpy().sum(), steps.shadowed(x).numpy().sum())
