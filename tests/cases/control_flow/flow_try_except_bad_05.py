# Assert op.
# observed: eager False | InvalidArgumentError: Graph execution error: | Detected at node
#   assert_less/Assert/AssertGuard/Assert defined at (most recent call last): | assertion failed:
#   [Condition x < y did not hold element-wise:] [x (x:0) = ] [11] [y (assert_less/y:0) = ] [10] |
#   [[{{node assert_less/Assert/AssertGuard/Assert}}]] [Op:__inference___call___…]
import tensorflow as tf


class Model(tf.Module):
    @tf.function
    def __call__(self, x):
        try:
            tf.debugging.assert_less(x, 10.0)
            ok = True
        except tf.errors.InvalidArgumentError:  # expect: TFF138
            ok = False
        return ok


print("eager", Model.__call__.python_function(Model(), tf.constant(11.0)))
try:
    print(Model()(tf.constant(11.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
