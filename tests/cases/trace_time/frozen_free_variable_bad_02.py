# A list of layers grows after the trace.
# observed: 2.0 | 2.0
# eager: 2.0 | 3.0

import tensorflow as tf


layers = [lambda x: x * 2.0]


@tf.function
def forward(x):
    for layer in layers:  # expect: TFF109
        x = layer(x)
    return x


print(forward(tf.constant(1.0)).numpy())
layers.append(lambda x: x + 1.0)
print(forward(tf.constant(1.0)).numpy())
