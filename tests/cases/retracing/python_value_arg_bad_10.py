# The loop value reaches the call through a helper's parameter and a dict.
# observed: traces 4
import tensorflow as tf


@tf.function
def apply(x, hp):
    return x * hp["rate"] + hp["bias"]


def run(x, rate):
    hp = {"rate": rate, "bias": 0.0}
    return apply(x, hp)  # expect: TFF111


for epoch in range(1, 5):
    run(tf.constant(1.0), 1.0 / epoch)
print("traces", apply.experimental_get_tracing_count())
