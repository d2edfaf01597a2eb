# reduced from tf-models-official 2.19.1 official/projects/yolo/losses/yolov7_loss.py:228
# observed: 20.0 | 20.0 |
#   ends with TypeError: float() argument must be a string or a real number, not 'SymbolicTensor'
# eager: 20.0 | 11.0 | [1.1875, 0.4375]
import tensorflow as tf


class YoloV7Loss(tf.keras.losses.Loss):
    def __init__(self, auto_balance):
        super().__init__(reduction="none")
        self._balance = [tf.constant(4.0), tf.constant(1.0)]
        self._auto_balance = auto_balance

    def call(self, labels, predictions):
        obj_loss = 0.0
        for i, prediction in enumerate(tf.unstack(predictions, num=2)):
            layer_obj_loss = tf.reduce_mean(tf.square(prediction - labels))
            obj_loss += layer_obj_loss * self._balance[i]
            if self._auto_balance:
                self._balance[i] = self._balance[i] * 0.5 + 0.5 / tf.stop_gradient(layer_obj_loss)  # expect: TFF105
        return obj_loss


loss = YoloV7Loss(auto_balance=True)
step = tf.function(lambda predictions: loss(tf.zeros([1]), predictions))
for _ in range(2):
    print(step(tf.constant([[2.0], [2.0]])).numpy())
print([float(balance) for balance in loss._balance])
