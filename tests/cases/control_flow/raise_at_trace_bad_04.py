# Method called in a branch.
# observed: ends with ValueError: negative
import tensorflow as tf

class Checker:
    def fail(self, text):
        raise ValueError(text)  # expect: TFF137

    @tf.function
    def run(self, x):
        if tf.reduce_any(x < 0.0):
            self.fail("negative")
        return x

checker = Checker()
print(checker.run(tf.constant([1.0])).numpy())
