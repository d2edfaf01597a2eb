# Without AutoGraph `len` and `sorted` refuse a tensor: in losses and layers of Keras 3, and where AutoGraph is off.
# observed: loss TypeError | metric TypeError | layer TypeError | rows TypeError | median OperatorNotAllowedInGraphError | 2 3
import tensorflow as tf


def per_sample(y_true, y_pred):
    total = tf.constant(0.0)
    for i in range(len(y_true)):  # expect: TFF147
        total += tf.reduce_sum(tf.abs(y_true[i] - y_pred[i]))
    return total


def hits(y_true, y_pred):
    return tf.reduce_sum(tf.round(y_pred)) / len(y_pred)  # expect: TFF147


class Mean(tf.keras.layers.Layer):
    def call(self, x):
        return tf.reduce_sum(x, axis=0) / len(tf.abs(x))  # expect: TFF147


@tf.function(autograph=False)
def rows(x):
    return len(x + 1.0)  # expect: TFF145


@tf.function(autograph=False)
def median(x):
    return sorted(tf.abs(x))[1]  # expect: TFF145


class Count(tf.keras.layers.Layer):
    def call(self, inputs):
        return tf.constant(len(inputs)), len(inputs[0].shape) + len(self.weights) + 1


x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
mean, count = Mean(), Count()
infer = tf.function(lambda v: mean(v))
counted = tf.function(lambda v: count([v, v]))
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile("sgd", loss=per_sample)
measured = tf.keras.Sequential([tf.keras.layers.Dense(1)])
measured.compile("sgd", loss="mse", metrics=[hits])
for name, run in (
    ("loss", lambda: model.fit(x, x[:, :1], verbose=0)),
    ("metric", lambda: measured.fit(x, x[:, :1], verbose=0)),
    ("layer", lambda: infer(x)),
    ("rows", lambda: rows(x)),
    ("median", lambda: median(x[0])),
):
    try:
        run()
        print(name, "ran")
    except (TypeError, tf.errors.OperatorNotAllowedInGraphError) as error:
        print(name, type(error).__name__)
number, rank = counted(x)
print(int(number), int(rank))
