# An exported function: its signature is what is served.
# kind: thin wrapper
import tempfile

import tensorflow as tf

tf.keras.utils.set_random_seed(50)


class Served(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.ones((3, 2)))

    @tf.function(input_signature=[tf.TensorSpec((None, 3), tf.float32)])
    def score(self, x):
        return tf.matmul(x, self.w)

    @tf.function(input_signature=[tf.TensorSpec((None, 3), tf.float32)])
    def serve(self, x):  # keep: needed
        return self.score(x)


served = Served()
folder = tempfile.mkdtemp()


def main(rounds):
    tf.saved_model.save(served, folder)
    loaded = tf.saved_model.load(folder)
    return loaded.serve(tf.ones((2, 3))).numpy()


if __name__ == "__main__":
    print(main(1))
