# Two lambdas on one line of which one takes its parameter by keyword only.
# observed: -2.0
import tensorflow as tf

PAIR = (lambda x: x if x > 0.0 else -x, lambda *, x: x * 2.0)


@tf.function
def f(x):
    return PAIR[0](x) + PAIR[1](x=x)


print(f(tf.constant(-2.0)).numpy())
