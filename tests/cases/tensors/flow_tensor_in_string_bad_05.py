# Error message in assert.
# observed: InvalidArgumentError: Graph execution error: | Detected at node assert_less/Assert/Assert defined at
#   (mo... | assertion failed: [x is Tensor(\"x:0\", shape=(), dtype=i... | [[{{node assert_less/Assert/Assert}}]]
#   [Op:__inference_ch...
# eager: InvalidArgumentError: x is 9 | Condition x < y did not hold. | First 1 elements of x: | [9] | First 1
#   elements of y: | [5]
import tensorflow as tf


@tf.function
def check(x):
    tf.debugging.assert_less(x, 5, message=f"x is {x}")  # expect: TFF153
    return x


try:
    print(check(tf.constant(9)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
