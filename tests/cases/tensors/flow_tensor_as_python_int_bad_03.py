# Int does not help.
# observed: eager 0.01 | TypeError: in user code: TypeError: list indices must be...
# eager: eager 0.01 | 0.01
import tensorflow as tf
RATES = [0.1, 0.01, 0.001]


@tf.function
def rate(step):
    return RATES[int(step // 10)]  # expect: TFF156


print("eager", rate.python_function(tf.constant(12)))
try:
    print(rate(tf.constant(12)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
