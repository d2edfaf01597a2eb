# Structures: gradients come in that of their sources, two lists that a layer is called with make one, a loss may be handed dicts.
# observed: nested 2.0 4.0 6.0 | penalty 8.0 | loss 3.0 5.0
import tensorflow as tf
from tensorflow import keras

pairs = [(tf.Variable(1.0), tf.Variable(2.0))]
others = [tf.Variable(3.0)]


@tf.function
def nested():
    sources = [(first, second) for first, second in pairs]
    with tf.GradientTape() as tape:
        loss = pairs[0][0] ** 2 + pairs[0][1] ** 2 + others[0] ** 2
    of_pairs, of_others = tape.gradient(loss, (sources, others))
    found = []
    for (first, second), _ in zip(of_pairs, sources):
        found += [first, second]
    return found + [gradient for gradient in of_others if gradient is not None]


def one_or_all(parts):
    if len(parts) == 1:
        return parts[0]
    return tf.add_n(parts)


class Penalty(keras.layers.Layer):
    def call(self, inputs, conditions):
        with tf.GradientTape() as tape:
            for part in inputs:
                tape.watch(part)
            output = one_or_all(inputs + conditions) ** 2
        gradients = tape.gradient(output, inputs)
        return sum(tf.reduce_sum(gradient) for gradient in gradients if gradient is not None)


@tf.function
def penalty():
    return Penalty()([tf.constant(1.0)], [tf.constant(3.0)])


class Levels(keras.losses.Loss):
    def call(self, y_true, y_pred):
        found = {}
        for key in y_pred:
            found[key] = y_pred[key] + 1.0
        return found["a"]


class Summed(keras.losses.Loss):
    def call(self, y_true, y_pred):
        return sum(tf.reduce_mean(y_pred[key]) for key in y_pred)


loss, summed = Levels(), Summed()


@tf.function
def of_levels():
    return loss.call(None, {"a": tf.constant(2.0)})


print("nested", *(float(gradient) for gradient in nested()))
print("penalty", float(penalty()))
@tf.function
def of_parts():
    return summed.call(None, {"a": tf.constant(2.0), "b": tf.constant([3.0])})


print("loss", float(of_levels()), float(of_parts()))
