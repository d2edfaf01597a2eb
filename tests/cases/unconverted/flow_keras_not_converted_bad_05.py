# Custom loss.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


def capped_mse(y_true, y_pred):
    loss = tf.reduce_mean(tf.square(y_true - y_pred))
    if loss > 10.0:  # expect: TFF147
        loss = loss * 0.1
    return loss


net = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])
net.compile("sgd", capped_mse)
try:
    print(net.fit(tf.ones([4, 3]), tf.ones([4, 1]), verbose=0).history.keys())
except Exception as err:
    print(f"{type(err).__name__}: {err}")
