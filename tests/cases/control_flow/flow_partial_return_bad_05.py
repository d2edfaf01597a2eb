# Inside with.
# observed: ValueError: in user code: ValueError: the else branch must also have a return statement.
import tensorflow as tf


@tf.function
def train_step(w, x):
    with tf.GradientTape() as tape:
        tape.watch(w)
        loss = tf.reduce_sum(w * x)
        if tf.math.is_nan(loss):  # expect: TFF132
            return tf.zeros_like(w)
    return tape.gradient(loss, w)


try:
    print(train_step(tf.constant([1.0, 2.0]), tf.constant([3.0, 4.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
