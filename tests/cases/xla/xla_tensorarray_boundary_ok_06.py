# No tape at all: the forward pass of loops and recurrent layers is right under XLA (twin of bad_05).
# observed: (1, 2)
import tensorflow as tf

layer = tf.keras.layers.LSTM(2)
layer.build((None, 3, 2))


@tf.function(jit_compile=True)
def forward(x):
    return layer(x)


print(forward(tf.ones([1, 3, 2])).shape)
