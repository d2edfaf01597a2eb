# An object with a `__call__` is a function: TensorFlow traces it for a Dataset, in a tf.function, and as a loss or metric.
# observed: flips 1 of 3 | steps 1 of 2 | branch 4 | losses 1 of 4 | dicts 2 2 2
import random

import tensorflow as tf


class Flip:
    def __init__(self):
        self.calls = 0

    def __call__(self, image):
        self.calls += 1  # expect: TFF104
        if image > 0:
            image = image * random.choice([1, 1])  # expect: TFF106
        return image


flip = Flip()
images = list(tf.data.Dataset.from_tensor_slices([1, 2, 3]).map(flip))
print("flips", flip.calls, "of", len(images))


class Step:
    def __init__(self):
        self.calls = 0

    def __call__(self, x):
        self.calls += 1  # expect: TFF104
        if x > 1:
            x = x * 2
        return x


step = Step()
fast = tf.function(step)
results = [fast(tf.constant(2)), fast(tf.constant(2))]
print("steps", step.calls, "of", len(results))
print("branch", int(tf.function(Step())(tf.constant(2))))


class Scaled:
    def __init__(self, weight):
        self.weight = weight
        self.calls = 0

    def __call__(self, y_true, y_pred):
        self.calls += 1  # expect: TFF104
        return self.weight * tf.reduce_mean(tf.square(y_true - y_pred))


x, y = tf.ones((8, 2)), tf.ones((8, 1))
scaled = Scaled(0.5)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.build((None, 2))
model.compile("sgd", scaled)
model.fit(x, y, batch_size=2, verbose=0)
print("losses", scaled.calls, "of", 4)

seen = {"loss": 0, "list": 0, "place": 0}


def loss(y_true, y_pred):
    seen["loss"] += 1  # expect: TFF103
    return tf.reduce_mean(tf.square(y_true - y_pred))


def listed(y_true, y_pred):
    seen["list"] += 1  # expect: TFF103
    return tf.reduce_mean(y_pred)


def placed(y_true, y_pred):
    seen["place"] += 1  # expect: TFF103
    return tf.reduce_mean(y_pred)


losses = {"out": loss}
metrics = ["mse", listed, placed]


def train(made):
    made.compile("SGD", losses, metrics=metrics)
    made.fit(x, y, batch_size=2, verbose=0)


inputs = tf.keras.Input((2,))
train(tf.keras.Model(inputs, {"out": tf.keras.layers.Dense(1, name="out")(inputs)}))
print("dicts", *seen.values())
