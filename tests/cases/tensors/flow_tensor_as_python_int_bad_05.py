# Counter becomes tensor.
# observed: eager tf.Tensor(6.0, shape=(), dtype=float32) | TypeError: in user code: TypeError: list indices must
#   be...
# eager: eager tf.Tensor(6.0, shape=(), dtype=float32) | tf.Tensor(6.0, shape=(), dtype=float32)
import tensorflow as tf
WEIGHTS = [1.0, 2.0, 3.0]


@tf.function
def dot(xs):
    total, k = 0.0, 0
    for x in xs:
        total += WEIGHTS[k] * x  # expect: TFF156
        k += 1
    return total


print("eager", dot.python_function(tf.ones([3])))
try:
    print(dot(tf.ones([3])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
