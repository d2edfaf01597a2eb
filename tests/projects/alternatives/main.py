# Imports with an alternative: what certainly is imported takes part, what may come from an installed package does not.
# observed: own | 1.0 | 1.0 | 2.0 | 2.0 | 3.0 | 3.0 | base | 4.0 | 4.0
# eager: own | 1.0 | own | 1.0 | ...
import sys

import tensorflow as tf

sys.path.append("vendored")  # as if it were installed

from training import steps

x = tf.constant([1.0])
model = steps.Mine()
for function in (steps.first, steps.installed, steps.either, tf.function(model)):
    for _ in range(2):
        print(function(x).numpy().sum())
