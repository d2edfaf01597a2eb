# Method helper.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

class Policy:
    def pick(self, q):
        if tf.random.uniform([]) < 0.0:  # expect: TFF132
            return tf.argmax(q)

    @tf.function
    def act(self, q):
        a = self.pick(q)
        return tf.constant(0, tf.int64) if a is None else a

policy = Policy()
print(policy.act(tf.constant([1.0, 2.0])))
