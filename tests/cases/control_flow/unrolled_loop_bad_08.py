# Power iteration unrolled through an attribute set in a constructor.
# observed: [1. 0.]
import tensorflow as tf

class Spectral(tf.Module):
    def __init__(self, iterations):
        super().__init__()
        self.iterations = iterations
        self.u = tf.Variable([1.0, 0.0])

    @tf.function
    def norm(self, w):
        u = self.u
        for _ in range(self.iterations):  # expect: TFF131
            u = tf.linalg.matvec(w, u)
            u = u / tf.norm(u)
        return u

spectral = Spectral(100)
print(spectral.norm(tf.constant([[2.0, 0.0], [0.0, 1.0]])).numpy())
