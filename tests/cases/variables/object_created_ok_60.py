# Keras 3 runs `call` once before it locks a layer that holds unbuilt ones and has no `build`: a guard opens in time.
# observed: (4, 2) (5, 2) 4 | (4, 3) (5, 3) 7 | (4, 3) (5, 3) 4
import tensorflow as tf


class Wide(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first = tf.keras.layers.Dense(3)

    def call(self, x):
        x = self.first(x)
        if not hasattr(self, "late"):
            self.late = tf.keras.layers.Dense(2)  # clean
        return self.late(x)


class Deep(tf.keras.layers.Layer):
    def __init__(self, depth):
        super().__init__()
        self.blocks = []
        for _ in range(depth):
            self.blocks.append(tf.keras.layers.Dense(3))
        self.head, self.scale = None, None

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        if self.head is None:
            self.head = tf.keras.layers.Dense(x.shape[-1])  # clean
            self.scale = self.add_weight(shape=(), initializer="ones")  # clean
        return self.head(x) * self.scale


class Around(tf.keras.layers.Layer):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner
        self.norm = None

    def call(self, x):
        if self.norm is None:
            self.norm = tf.keras.layers.LayerNormalization()  # clean
        return self.norm(self.inner(x))


for net in (Wide(), Deep(2), Around(tf.keras.layers.Dense(3))):
    run = tf.function(net)
    print(run(tf.ones([4, 3])).shape, run(tf.ones([5, 3])).shape, len(net.weights))
