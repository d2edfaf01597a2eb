# reduced from tf-models-official 2.19.1 official/projects/yolo/losses/yolov7_loss.py:638
# observed: 4.0 | ends with TypeError: The tensor <tf.Tensor 'yolo_v7_loss_ota/add:0' shape=() dtype=float32> canno...
# eager: 4.0 | 3.9996998
import tensorflow as tf


class YoloV7LossOTA(tf.keras.losses.Loss):
    def __init__(self):
        super().__init__(reduction="none")
        self._balance = [tf.constant(4.0)]

    def call(self, labels, predictions):
        layer_obj_loss = tf.reduce_mean(tf.square(predictions - labels))
        obj_loss = layer_obj_loss * self._balance[0]
        self._balance[0] = self._balance[0] * 0.9999 + 0.0001 / tf.stop_gradient(layer_obj_loss)  # expect: TFF105
        return obj_loss


loss = YoloV7LossOTA()
step = tf.function(lambda predictions: loss(tf.zeros([1]), predictions))
print(step(tf.ones([2, 1])).numpy())
print(step(tf.ones([3, 1])).numpy())  # the last batch of an epoch is smaller: a second trace
