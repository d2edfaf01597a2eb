# reduced from transformers 4.44.2 transformers/models/deberta/modeling_tf_deberta.py:708
# observed: ends with TypeError: list indices must be integers or slices, not SymbolicTensor
# eager: (3, 2, 1)
import tensorflow as tf

HEADS = 2


@tf.function
def weights(w):
    ws = tf.split(w, num_or_size_splits=HEADS * 3, axis=0)
    qkvw = tf.TensorArray(dtype=tf.float32, size=3)
    for k in tf.range(3):
        inside = tf.TensorArray(dtype=tf.float32, size=HEADS)
        for i in tf.range(HEADS):
            inside = inside.write(i, ws[i * 3 + k])  # expect: TFF156
        qkvw = qkvw.write(k, inside.concat())
    return qkvw.stack()


print(weights(tf.ones([HEADS * 3, 1])).shape)
