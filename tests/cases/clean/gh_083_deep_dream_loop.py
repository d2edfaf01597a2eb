# A gradient loop over tf.range with a signature: one trace.
# source: https://github.com/tensorflow/tensorflow/issues/36643
# observed: (8, 8, 3) traces 1
import tensorflow as tf


class DeepDream(tf.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    @tf.function(
        input_signature=(
            tf.TensorSpec(shape=[None, None, 3], dtype=tf.float32),
            tf.TensorSpec(shape=[], dtype=tf.int32),
            tf.TensorSpec(shape=[], dtype=tf.float32),
        )
    )
    def __call__(self, img, steps, step_size):
        loss = tf.constant(0.0)
        for _ in tf.range(steps):
            with tf.GradientTape() as tape:
                tape.watch(img)
                loss = tf.reduce_mean(self.model(img[tf.newaxis]))
            grad = tape.gradient(loss, img)
            img = tf.clip_by_value(img + grad * step_size, -1, 1)
        return loss, img


net = tf.keras.Sequential([tf.keras.Input((None, None, 3)), tf.keras.layers.Conv2D(2, 3)])
dream = DeepDream(net)
loss, img = dream(tf.zeros([8, 8, 3]), tf.constant(5), tf.constant(0.1))
print(img.shape, "traces", dream.__call__.experimental_get_tracing_count())
