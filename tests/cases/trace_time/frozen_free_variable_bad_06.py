# A loop in main rebinds a global.
# observed: 4.0 | 4.0 | 4.0
# eager: 4.0 | 2.0 | 1.0

import tensorflow as tf


TEMPERATURE = 1.0


@tf.function
def sample(x):
    return x / TEMPERATURE  # expect: TFF109


def main():
    global TEMPERATURE
    for t in (1.0, 2.0, 4.0):
        TEMPERATURE = t
        print(sample(tf.constant(4.0)).numpy())


main()
