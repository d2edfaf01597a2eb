# A module-level TensorArray is a loop variable of a tensor loop: it can't become one of the graph.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [1.0, 4.0, 9.0]
import tensorflow as tf

SQUARES = tf.TensorArray(tf.float32, size=3)


@tf.function
def squares(x):
    out = SQUARES
    for i in tf.range(3):
        out = out.write(i, x[i] ** 2)  # expect: TFF120
    return out.stack()


try:
    print(squares(tf.constant([1.0, 2.0, 3.0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
