# A closure over a loop's alpha uses its first value three times (eagerly: 0, 5, 10).
# observed: [0.0, 0.0, 0.0] eager gives [0.0, 5.0, 10.0]

import tensorflow as tf


def train():
    alpha = 0.0

    @tf.function
    def mix(x):
        return x * alpha  # expect: TFF109

    out = []
    for epoch in range(3):
        alpha = epoch / 2.0
        out.append(float(mix(tf.constant(10.0))))
    return out


print(train(), "eager gives [0.0, 5.0, 10.0]")
