# The state that an LSTM gives back is kept in an attribute.
# observed: TypeError
# eager: (1, 2)
import tensorflow as tf

lstm = tf.keras.layers.LSTM(2, return_sequences=True, return_state=True)
lstm.build((None, 3, 1))


class Enc(tf.Module):
    def __init__(self):
        self.last = None
    @tf.function
    def __call__(self, x):
        out, h, c = lstm(x)
        self.last = h  # expect: TFF105
        return out


e = Enc()
e(tf.ones((1, 3, 1)))
try:
    print((e.last + 0.0).shape)
except Exception as err:
    print(type(err).__name__)
