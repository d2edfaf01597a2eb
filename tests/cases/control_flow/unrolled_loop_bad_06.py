# Attribute that is a constant.
# observed: 0.276
import tensorflow as tf

class Sampler(tf.Module):
    def __init__(self):
        super().__init__()
        self.steps = 128

    @tf.function
    def sample(self, x):
        for _ in range(self.steps):  # expect: TFF131
            x = x * 0.99
        return x

sampler = Sampler()
print(round(float(sampler.sample(tf.constant(1.0))), 3))
