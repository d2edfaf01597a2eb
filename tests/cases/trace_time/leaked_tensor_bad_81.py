# gradients are tensors or None, and what is computed from them are tensors
# observed: TypeError | TypeError
# eager: works | works
import tensorflow as tf


class Accumulator:
    def __init__(self, variables):
        self.variables = variables
        self.sums = []
        self.norms = None

    @tf.function
    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.add_n([tf.reduce_sum(v * x) for v in self.variables])
        grads = tape.gradient(loss, self.variables)
        if not self.sums:
            self.sums = [0.5 * g for g in grads]  # expect: TFF105
        else:
            self.sums = [s + g for s, g in zip(self.sums, grads)]  # expect: TFF105
        squares = [g * g for g in grads]
        self.norms = {v.name: s for v, s in zip(self.variables, squares)}  # expect: TFF105
        return [2.0 * g for g in grads]


accumulator = Accumulator([tf.Variable(1.0, name="a"), tf.Variable(2.0, name="b")])
kept = accumulator.step(tf.constant(1.0))
for held in (accumulator.sums, list(accumulator.norms.values())):
    try:
        tf.add_n([tensor * 2.0 for tensor in held])
        print("works")
    except TypeError as err:
        print(type(err).__name__)
