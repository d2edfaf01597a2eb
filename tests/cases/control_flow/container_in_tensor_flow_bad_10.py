# Greedy decoding collects in a list.
# observed: ends with InaccessibleTensorError: The tensor <tf.Tensor 'while/ArgMax:0' shape=()
#   dtype=int32> cannot be accessed from FuncGraph(name=decod...
import tensorflow as tf

class Decoder(tf.Module):
    def __init__(self):
        super().__init__()
        self.table = tf.Variable([[0.1, 0.9], [0.7, 0.3]])

    @tf.function
    def decode(self, start, length):
        token = start
        tokens = []
        for _ in tf.range(length):
            logits = tf.gather(self.table, token)
            token = tf.argmax(logits, output_type=tf.int32)
            tokens.append(token)  # expect: TFF136
        return tf.stack(tokens)

decoder = Decoder()
print(decoder.decode(tf.constant(0), tf.constant(3)).numpy())
