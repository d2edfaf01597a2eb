# reduced from keras 3.15.1 keras/src/trainers/compile_utils.py:498
# observed: 3.0
# eager: 3.0
import tensorflow as tf
from keras import losses, tree


def _build_nested(y_pred, loss, current_path):
    if not tree.is_nested(loss):
        return ["/".join([str(path) for path in current_path])]
    if not isinstance(loss, dict):
        loss = tree.pack_sequence_as(y_pred, loss)
    names = []
    for key, _loss in loss.items():
        names += _build_nested(y_pred[key], _loss, current_path + (key,))
    return names


class CompileLoss(losses.Loss):
    def __init__(self, loss):
        super().__init__(name="compile_loss")
        self._user_loss = loss

    def call(self, y_true, y_pred):
        names = _build_nested(y_pred, self._user_loss, ())
        return tf.reduce_mean(y_pred[names[0]]) + len("".join(names))


loss = CompileLoss(["mse", "mae"])
outputs = {"a": tf.ones([2]), "b": tf.ones([2])}
evaluate = tf.function(lambda y: loss.call(y, y))
print(evaluate(outputs).numpy())
