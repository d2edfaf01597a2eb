# reduced from keras 3.15.1 keras/src/trainers/compile_utils.py:59
# observed: 1.0 9
# eager: 1.0 9
import tensorflow as tf
from keras import losses, tree


class CompileLoss(losses.Loss):
    def __init__(self, user_metrics):
        super().__init__(name="compile_loss")
        self._user_metrics = user_metrics

    def call(self, y_true, y_pred):
        total = tf.reduce_mean(y_true - y_pred)
        for identifier in tree.flatten(self._user_metrics):
            if str(identifier).lower() in ("accuracy", "acc"):
                total = total + 1.0
        return total


@tf.function
def named(x):
    for name in tf.nest.flatten({"first": "a", "second": ["b", "c"]}):
        x = x + len(f"{name}: ")
    return x


loss = CompileLoss({"output": ["accuracy", "mae"]})
evaluate = tf.function(lambda y: loss.call(y, y))
print(evaluate(tf.ones([2])).numpy(), named(tf.constant(0)).numpy())
