# A function that does not depend on anything around, made for each epoch.
# observed: traces 3
import tensorflow as tf


def run_epoch(dataset):
    @tf.function  # expect: TFF113
    def total(batch):
        return tf.reduce_sum(batch)

    value = 0
    for batch in dataset:
        value += int(total(batch))
    return value, total.experimental_get_tracing_count()


dataset = tf.data.Dataset.range(8).batch(4)
print("traces", sum(run_epoch(dataset)[1] for _ in range(3)))
