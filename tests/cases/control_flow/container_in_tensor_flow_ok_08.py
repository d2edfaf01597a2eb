# The same with a TensorArray.
# observed: [1 0 1]
import tensorflow as tf

class Decoder(tf.Module):
    def __init__(self):
        super().__init__()
        self.table = tf.Variable([[0.1, 0.9], [0.7, 0.3]])

    @tf.function
    def decode(self, start, length):
        token = start
        tokens = tf.TensorArray(tf.int32, size=length)
        for i in tf.range(length):
            logits = tf.gather(self.table, token)
            token = tf.argmax(logits, output_type=tf.int32)
            tokens = tokens.write(i, token)
        return tokens.stack()

decoder = Decoder()
print(decoder.decode(tf.constant(0), tf.constant(3)).numpy())
