# The second model without a build of its own runs, but its weights are tensors, no variables.
# observed: (1, 1) (1, 1) | AttributeError 'NoneType' object has no attribute 'assign'
# eager: (1, 1) (1, 1) | [[3.0]]
import numpy as np
import tensorflow as tf


class Linear(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)


@tf.function
def predict(model, x):
    return model(x)


x = tf.ones([1, 3])
online = Linear()
target = Linear()
print(predict(online, x).shape, predict(target, x).shape)  # expect: TFF129
try:
    target.set_weights([np.ones([3, 1]), np.zeros([1])])
    print(predict(target, x).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
