# A trainer's own learning rate is a Python number: only an optimizer has a variable under that name.
# observed: [0.025, 0.025, 0.025]
# eager: [0.025, 0.003, 0.001]
import tensorflow as tf


class Trainer(tf.Module):
    def __init__(self):
        self.learning_rate = 0.1
        self.lr = 0.5
        self.w = tf.Variable(1.0)

    @tf.function
    def step(self):
        self.learning_rate *= 0.5  # expect: TFF104
        return self.w * self.learning_rate * self.lr  # expect: TFF109


t = Trainer()
out = []
for i in range(3):
    out.append(round(float(t.step()), 3))
    t.lr = 0.1
print(out)
