# A walrus rebinds a global.
# observed: 1.0 1.0 1.0
# eager: 1.0 2.0 2.0

import tensorflow as tf


best = 0.0


@tf.function
def step(x):
    global best
    print_it = (best := best + 1.0)  # expect: TFF102
    return x * print_it


print(step(tf.constant(1.0)).numpy(), step(tf.constant(1.0)).numpy(), best)
