# reduced from tensorflow-graphics 2021.12.3 tensorflow_graphics/projects/points_to_3Dobjects/train_multi_objects/train.py:619
# observed: traces 4
# eager: traces 0
import tensorflow as tf

traces = []


def val_epoch(model, dataset, run_graph, record_loss=False):
    def distributed_step(sample):
        output = model(sample, training=False)
        return output, tf.reduce_sum(output) if record_loss else 0.0

    if run_graph:
        distributed_step = tf.function(distributed_step)  # expect: TFF113
    for sample in dataset:
        distributed_step(sample)
    traces.append(distributed_step.experimental_get_tracing_count())


def val(checkpoints):
    model = tf.keras.layers.Dropout(0.5)
    while checkpoints:
        checkpoints -= 1
        val_epoch(model, [tf.constant([1.0])], True)


val(4)
print("traces", sum(traces))
