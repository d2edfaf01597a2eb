# Layer call if.
# observed: eager tf.Tensor([[0.5 1. ]], shape=(1, 2), dtype=float32) |
#   OperatorNotAllowedInGraphError: Exception encountered when calling Clip.call(). | Could not
#   automatically infer the output shape / dtype of 'clip_1' (of type Clip). Either the
#   `Clip.call()` method is incorrect, or you need to implement the `Clip.compute_output_s... |
#   Using a symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resolutions to the problem: If you are running in Graph mode, use Eager execution mode... |
#   Arguments received by Clip.call(): | • args=('<KerasTensor shape=(None, 2), dtype=float32,
#   sparse=False, ragged=False, name=keras_tensor>',) | • kwargs=<class 'inspect._empty'>
import tensorflow as tf


class Clip(tf.keras.layers.Layer):
    def call(self, x):
        if tf.reduce_max(x) > 1.0:  # expect: TFF147
            x = x / tf.reduce_max(x)
        return x


layer = Clip()
print("eager", layer(tf.constant([[1.0, 2.0]])))


def build():
    return tf.keras.Sequential([tf.keras.Input((2,)), Clip()])


try:
    print(build().predict(tf.ones([1, 2]), verbose=0))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
