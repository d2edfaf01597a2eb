# A tf.function under the name of the function that it wraps, made anew in each epoch.
# observed: traces 3
# eager: traces 0
import tensorflow as tf

traces = 0


def train_epoch(dataset):
    global traces

    def step(sample):
        return sample * 2.0

    step = tf.function(step)  # expect: TFF113
    for sample in dataset:
        step(sample)
    traces += step.experimental_get_tracing_count()


def train(dataset):
    for _ in range(3):
        train_epoch(dataset)


train([tf.constant(1.0), tf.constant(2.0)])
print("traces", traces)
