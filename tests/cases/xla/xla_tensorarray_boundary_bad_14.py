# The loop is in a traced function that the jitted one calls; the tape is outside of both.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: [2.0, 4.0]
import tensorflow as tf


@tf.function
def squares(x):
    return tf.map_fn(lambda v: v * v, x)


@tf.function(jit_compile=True)
def loss_of(x):
    return tf.reduce_sum(squares(x))


x = tf.Variable([1.0, 2.0])
with tf.GradientTape() as tape:
    try:
        loss = loss_of(x)  # expect: TFF169
        print(tape.gradient(loss, x).numpy().tolist())
    except Exception as err:
        print(type(err).__name__, str(err).strip()[:60])
