# Both branches write into a TensorArray.
# source: https://www.tensorflow.org/guide/function#2020_guide_batching
# observed: [-2 -1  0  1  4]
import tensorflow as tf

@tf.function
def square_if_positive(x):
    result = tf.TensorArray(tf.int32, size=x.shape[0])
    for i in tf.range(x.shape[0]):
        if x[i] > 0:
            result = result.write(i, x[i] ** 2)
        else:
            result = result.write(i, x[i])
    return result.stack()

print(square_if_positive(tf.range(-2, 3)).numpy())
