# The model is an attribute of an agent that changes its scale.
# observed: [0.0, 0.0, 0.0]
# eager: [0.0, 1.0, 2.0]
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.scale = 1.0
    @tf.function
    def call(self, x, training=False):
        if training:
            return x * 2.0
        return x * self.scale  # expect: TFF109


class Agent:
    def __init__(self):
        self.net = Net()
    def run(self):
        out = []
        for i in range(3):
            self.net.scale = float(i)
            out.append(float(self.net(tf.constant([1.0]))[0]))
        return out


print(Agent().run())
