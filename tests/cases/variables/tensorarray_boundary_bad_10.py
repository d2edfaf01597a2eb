# A TensorArray inside the returned dict is a variant tensor too.
# observed: 2.0 | AttributeError 'tensorflow.python.framework.ops.EagerTensor' object has no attribute
# eager: 2.0 | [1.0, 2.0]
import tensorflow as tf


@tf.function
def roll_out(x):
    states = tf.TensorArray(tf.float32, size=2)
    states = states.write(0, x).write(1, x * 2.0)
    return {"last": x * 2.0, "states": states}  # expect: TFF120


result = roll_out(tf.constant(1.0))
print(result["last"].numpy())
try:
    print(result["states"].stack().numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
