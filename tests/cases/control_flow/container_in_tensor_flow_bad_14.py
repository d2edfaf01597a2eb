# Nested list of a dict.
# observed: 1
import tensorflow as tf

@tf.function
def f(xs):
    logs = {"loss": []}
    for x in xs:
        logs["loss"].append(1)  # expect: TFF136
    return len(logs["loss"])

print(int(f(tf.constant([1.0, 2.0]))))
