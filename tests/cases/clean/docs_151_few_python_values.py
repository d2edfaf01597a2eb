# A Python flag with two values makes two traces in ten calls.
# source: https://www.tensorflow.org/api_docs/python/tf/function#retracing
# observed: traces 2
import tensorflow as tf

@tf.function
def forward(x, training):
    if training:
        x = x * 0.5
    return x

for _ in range(5):
    forward(tf.constant(1.0), training=True)
    forward(tf.constant(1.0), training=False)
print("traces", forward.experimental_get_tracing_count())
