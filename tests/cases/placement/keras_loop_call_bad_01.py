# Predict of a subclass, in a method that gets it by its constructor.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf


class Net(tf.keras.Model):
    def call(self, x):
        return x * 2.0


class Agent:
    def __init__(self, net):
        self.net = net

    @tf.function
    def act(self, obs):
        return self.net.predict(obs, verbose=0)  # expect: TFF176


agent = Agent(Net())
print(agent.act(tf.ones([1, 2])))
