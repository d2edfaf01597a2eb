# The traced __call__ of a temporary instance.
# observed: 4
import tensorflow as tf


class Scale(tf.Module):
    def __init__(self, k):
        super().__init__()
        self.k = k

    @tf.function
    def __call__(self, x):
        return x * self.k


ys = [Scale(float(k))(tf.constant(1.0)) for k in range(4)]  # expect: TFF117
print(len(ys))
