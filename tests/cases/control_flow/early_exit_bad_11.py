# Search with return.
# observed: ends with NotImplementedError: a return statement cannot be placed inside this
#   TensorFlow loop; this may happen if a return statement depend...
import tensorflow as tf

class Index:
    def __init__(self, keys):
        self.keys = tf.constant(keys)

    @tf.function
    def find(self, key):
        for i in tf.range(tf.shape(self.keys)[0]):
            if self.keys[i] == key:
                return i  # expect: TFF139
        return tf.constant(-1)

index = Index([3, 5, 7])
print(index.find(tf.constant(5)).numpy())
