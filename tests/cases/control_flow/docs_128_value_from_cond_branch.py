# Value from cond branch.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/common_errors.md)
# observed: InaccessibleTensorError in user code:
import tensorflow as tf

@tf.function
def pick(p):
    out = []

    def yes():
        v = tf.constant(1) * 2
        out.append(v)  # expect: TFF136
        return v

    tf.cond(p > 0.5, yes, lambda: tf.constant(0))
    return out[0] + 1

try:
    print(pick(tf.constant(0.7)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:60])
