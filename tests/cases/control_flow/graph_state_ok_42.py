# Loops over many layers in a model.
# observed: [1 2]
import tensorflow as tf

class Deep(tf.Module):
    def __init__(self):
        super().__init__()
        self.blocks = [tf.keras.layers.Dense(2) for _ in range(3)]
        for b in self.blocks:
            b.build([None, 2])

    @tf.function
    def __call__(self, x):
        skips = []
        for block in self.blocks:
            x = block(x)
            skips.append(x)
        for skip in reversed(skips):
            x = x + skip
        return tf.shape(x)

deep = Deep()
print(deep(tf.ones([1, 2])).numpy())
