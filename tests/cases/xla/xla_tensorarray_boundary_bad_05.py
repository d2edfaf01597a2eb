# A recurrent layer is a loop too: its forward pass is jitted, its training step is not.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: [[2, 8], [2, 8], [8]]
import tensorflow as tf

layer = tf.keras.layers.LSTM(2)
layer.build((None, 3, 2))


@tf.function(jit_compile=True)
def forward(x):
    return layer(x)


def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(forward(x))  # expect: TFF169
    return [gradient.shape.as_list() for gradient in tape.gradient(loss, layer.trainable_variables)]


try:
    print(step(tf.ones([1, 3, 2])))
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])
