# Lambdas made by `eval` without control flow on tensors, outside of traced code, of another text, and of another `eval`.
# observed: -3.0 3.0 2.0 5.0
import tensorflow as tf

linear = tf.function(eval("lambda x: 2.0 * x + 1.0"))
eager = eval("lambda x: x if x > 0.0 else -x")
seven = eval("3 + 4")
broken = "lambda x: ("


@tf.function
def penalty(x, power=1):
    scale = eval("lambda v, n: v * 2.0 if n > 0 else v")
    return scale(x, power)


def run(eval):
    return eval("lambda x: x if x > 0 else -x")


@tf.function
def other(x):
    return run(len) - 28.0 + x


print(linear(tf.constant(-2.0)).numpy(), eager(tf.constant(-3.0)).numpy(), penalty(tf.constant(1.0)).numpy(), other(tf.constant(5.0)).numpy())
