# Build and get_config outside of Keras.
# observed: [0 1 2] 2 2
import tensorflow as tf


class Grid:
    @tf.function
    def build(self, n):
        return tf.range(n)

    @tf.function
    def get_config(self):
        return {"size": tf.constant(2)}

    @tf.function
    def compile(self, x):
        return x + 1


g = Grid()
print(g.build(3).numpy(), int(g.get_config()["size"]), int(g.compile(tf.constant(1))))
