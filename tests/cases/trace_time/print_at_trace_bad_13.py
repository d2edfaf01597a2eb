# A method handed to the run of a strategy that came as an argument.
# observed: replica
# eager: replica | replica

import tensorflow as tf


class Runner:
    def __init__(self, strategy):
        self.strategy = strategy

    def replica(self, x):
        print("replica")  # expect: TFF101
        return x * 2

    @tf.function
    def step(self, x):
        return self.strategy.run(self.replica, args=(x,))


r = Runner(tf.distribute.get_strategy())
for k in range(2):
    r.step(tf.constant(k))
