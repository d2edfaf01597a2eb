# List slot updated in tensor loop.
# source: https://github.com/tensorflow/tensorflow/issues/57756
# observed: InaccessibleTensorError <tf.Tensor 'while/add:0' shape=(2, 1) dtype=float32> is out of
#   scope and cannot be used here. Use return values, explicit Python locals or TensorFlow collec...
import tensorflow as tf


class Outer(tf.keras.Model):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    @tf.function
    def averaged_grads(self, x):
        total = [tf.zeros_like(w) for w in self.inner.trainable_variables]
        for _ in tf.range(10):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(self.inner(x) - 1.0))
            grads = tape.gradient(loss, self.inner.trainable_variables)
            for j in range(len(grads)):
                total[j] = total[j] + grads[j]  # expect: TFF136
        return total


inner = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
outer = Outer(inner)
try:
    print([g.shape for g in outer.averaged_grads(tf.ones([3, 2]))])
except Exception as err:
    print(type(err).__name__, " ".join(str(err).split())[:200])
