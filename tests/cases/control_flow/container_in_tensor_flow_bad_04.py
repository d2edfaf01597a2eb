# List iadd under a branch.
# observed: 2
import tensorflow as tf

@tf.function
def f(x):
    layers = ["a"]
    if x > 0.0:
        layers += ["b"]  # expect: TFF136
    return len(layers)

print(int(f(tf.constant(-1.0))))
