# append for its effect in a comprehension.
# observed: [0, 1]
# eager: [0, 1, 0, 1]

import tensorflow as tf


names = []


@tf.function
def step(x):
    [names.append(i) for i in range(2)]  # expect: TFF103
    return x


for _ in range(2):
    step(tf.constant(1))
print(names)
