# A string tensor as condition.
# observed: ValueError ValueError: condition of if statement expected...
# eager: 1
import tensorflow as tf


@tf.function
def f(s):
    if tf.strings.strip(s):  # expect: TFF150
        return 1
    return 0


try:
    print(f(tf.constant('a')))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
