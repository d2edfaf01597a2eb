# unroll=True writes the recurrent layer out: no loop, so the tape may be outside (twin of bad_05).
# observed: [[2, 6], [2, 6], [2, 6]]
import tensorflow as tf

layer = tf.keras.layers.GRU(2, unroll=True)
layer.build((None, 3, 2))


@tf.function(jit_compile=True)
def forward(x):
    return layer(x)


with tf.GradientTape() as tape:
    loss = tf.reduce_mean(forward(tf.ones([1, 3, 2])))
print([gradient.shape.as_list() for gradient in tape.gradient(loss, layer.trainable_variables)])
