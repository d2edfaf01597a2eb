# In a helper.
# observed: ends with InvalidArgumentError: [[{{node MatrixInverse}}]] [Op:__inference_f_…]
import tensorflow as tf

def safe(x):
    try:
        return tf.linalg.inv(x)
    except tf.errors.InvalidArgumentError:  # expect: TFF138
        return tf.zeros_like(x)

@tf.function
def f(x):
    return safe(x) * 2.0

print(f(tf.zeros([2, 2])).numpy())
