# Op error and value error handlers.
# observed: ends with InvalidArgumentError: [[{{node MatrixSolve}}]] [Op:__inference_f_…]
import tensorflow as tf

@tf.function
def f(x, y):
    try:
        return tf.linalg.solve(x, y)
    except ValueError:
        return y
    except tf.errors.InvalidArgumentError:  # expect: TFF138
        return tf.zeros_like(y)

print(f(tf.zeros([2, 2]), tf.ones([2, 1])).numpy())
