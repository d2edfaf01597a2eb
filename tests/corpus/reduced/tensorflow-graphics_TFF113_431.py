# reduced from tensorflow-graphics 2021.12.3 tensorflow_graphics/projects/points_to_3Dobjects/train_multi_objects/train.py:431
# observed: traces 3
# eager: traces 0
import tensorflow as tf

traces = 0


def train_epoch(epoch, model, dataset, run_graph):
    global traces
    strategy = tf.distribute.get_strategy()

    def distributed_step(sample):
        return strategy.run(model, args=(sample,))

    if run_graph:
        distributed_step = tf.function(distributed_step)  # expect: TFF113

    for sample in dataset:
        distributed_step(sample)
    traces += distributed_step.experimental_get_tracing_count()


def train(dataset):
    model = tf.keras.layers.Rescaling(2.0)
    for epoch in range(3):
        train_epoch(epoch, model, dataset, True)


train([tf.constant(1.0), tf.constant(2.0)])
print("traces", traces)
