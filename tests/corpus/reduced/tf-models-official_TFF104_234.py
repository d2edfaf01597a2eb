# reduced from tf-models-official 2.19.1 official/projects/yolo/losses/yolov7_loss.py:234
# observed: 4.0 | 4.0 |
#   ends with TypeError: The tensor <tf.Tensor 'yolo_v7_loss/truediv:0' shape=() dtype=float32> canno...
# eager: 4.0 | 2.0
import tensorflow as tf


_LAYER_BALANCE = {"2": [4.0, 2.0], "3": [4.0, 1.0, 0.4]}


class YoloV7Loss(tf.keras.losses.Loss):
    def __init__(self, strides):
        super().__init__(reduction="none")
        self._balance = _LAYER_BALANCE[str(len(strides))][:]
        for i, bal in enumerate(self._balance):
            self._balance[i] = tf.constant(bal, tf.float32)
        self._ssi = 1

    def call(self, labels, predictions):
        obj_loss = tf.reduce_mean(tf.square(predictions - labels))
        loss = obj_loss * self._balance[0]
        self._balance = [x / self._balance[self._ssi] for x in self._balance]  # expect: TFF104
        return loss


loss = YoloV7Loss([8, 16])
step = tf.function(lambda predictions: loss(tf.zeros([1]), predictions))
for _ in range(2):
    print(step(tf.constant([1.0])).numpy())
step(tf.constant([1.0, 1.0]))
